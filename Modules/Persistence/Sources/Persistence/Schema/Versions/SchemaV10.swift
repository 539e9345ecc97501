import Foundation
import ModuloModels
import ModuloUtilities
public import PersistenceKit

/// The tenth version of the database: plans, and their occurrences that were entered or skipped.
///
/// The occurrences are written down here as they were, because those of the entity move on.
public enum SchemaV10: VersionedSchema {
  /// The number stored in files of this version.
  public static let version: Int32 = 10
  /// The models that a version adds are at the end, where the documents of an earlier one have nothing.
  public static let models: [any PersistentModel.Type] =
    SchemaV9.models + [RecurringPlanEntity.self, PlanOccurrence.self]
}

extension SchemaV10 {
  /// An occurrence as version 10 has it.
  struct PlanOccurrence: PersistentModel {
    let id: UUID
    let number: Int64
    let planID: UUID
    let day: CalendarDay
    let contributionID: UUID?

    static let schema = Schema<Self>(
      "plan_occurrence",
      columns: [
        .number(\.number), Column("id", \.id), Column("plan_id", \.planID), Column("day", \.day),
        Column("contribution_id", \.contributionID),
      ],
      relationships: [
        Relationship(\.planID, to: RecurringPlanEntity.self, onDelete: .cascade),
        Relationship(\.contributionID, to: ContributionEntity.self, onDelete: .cascade),
      ],
      indexes: [Index(\.planID, \.day, isUnique: true)], isChecksummed: true)
  }
}

extension SchemaV10.PlanOccurrence {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(
      id: try row[1], number: try row[0], planID: try row[2], day: try row[3], contributionID: try row[4])
  }

  /// An occurrence of the newest version has the same columns, at the same places.
  func findings(in row: borrowing Row) throws(PersistenceError) -> [RowFinding] {
    try PlanOccurrenceEntity(row: row).findings(in: row)
  }
}
