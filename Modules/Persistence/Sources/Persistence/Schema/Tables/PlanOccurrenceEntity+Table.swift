public import Foundation
public import ModuloModels
import ModuloUtilities
public import PersistenceKit

extension ModuloModels.PlanOccurrenceEntity: PersistenceKit.PersistentModel, StoredModel {
  public static var noun: Noun { .occurrence }

  public static let schema = Schema<Self>(
    "plan_occurrence",
    columns: [
      .number(\.number),
      Column("id", \.id),
      Column("plan_id", \.planID),
      Column("day", \.day),
      Column("contribution_id", \.contributionID),
    ],
    relationships: [
      Relationship(\.planID, to: RecurringPlanEntity.self, onDelete: .cascade),
      // A contribution that is deleted makes its day due again.
      Relationship(\.contributionID, to: ContributionEntity.self, onDelete: .cascade),
    ],
    // A day of a plan is entered once, also by two processes. The second finds the occurrences that are later than today.
    indexes: [Index(\.planID, \.day, isUnique: true), Index(\.day, \.number)],
    rollups: [settled], isChecksummed: true)

  /// The number of days of each plan that aren't due any more. What is due is the number of its days, less this one.
  public static let settled = Rollup<Self, UUID>(
    "plan_occurrence_total", by: \.planID, bucket: { _ in 0 }, value: { _ in 1 }, isChecksummed: true)

  public init(row: borrowing Row) throws(PersistenceError) {
    self.init(
      id: try row[1], number: try row[0], planID: try row[2], day: try row[3], contributionID: try row[4])
  }

  public func findings(in row: borrowing Row) throws(PersistenceError) -> [RowFinding] {
    .found(brokenRules)
  }
}
