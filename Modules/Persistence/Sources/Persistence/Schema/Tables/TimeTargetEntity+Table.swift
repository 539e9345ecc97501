public import ModuloModels
import ModuloUtilities
public import PersistenceKit

extension ModuloModels.TimeTargetEntity: PersistenceKit.PersistentModel, StoredModel {
  public static var noun: Noun { .target }

  public static let schema = Schema<Self>(
    "time_target",
    columns: [
      .number(\.number),
      Column("id", \.id),
      Column("block_id", \.blockID),
      Column("group_id", \.groupID),
      Column("first_day", \.firstDay),
      Column("seconds", \.seconds, check: .nonNegative),
      Column("period", \.period, check: .oneOf(TargetPeriod.allCases.map(\.rawValue))),
      Column("first_weekday", \.firstWeekday, check: .range(0...6)),
      Column("working_days", \.workingDays, check: .range(1...127)),
      Column("carry_limit", \.carryLimit, check: .nonNegative),
      Column("opening", \.opening),
    ],
    relationships: [
      Relationship(\.blockID, to: BlockEntity.self, onDelete: .cascade),
      Relationship(\.groupID, to: BlockGroupEntity.self, onDelete: .cascade),
    ],
    // One begins on a day, also by two processes. A row without a block, or without a group, is equal to no other.
    indexes: [
      Index(\.blockID, \.firstDay, isUnique: true), Index(\.groupID, \.firstDay, isUnique: true),
    ], isChecksummed: true)

  public init(row: borrowing Row) throws(PersistenceError) {
    self.init(
      id: try row[1], number: try row[0], blockID: try row[2], groupID: try row[3], firstDay: try row[4],
      seconds: try row[5], period: try row[6], firstWeekday: try row[7], workingDays: try row[8],
      carryLimit: try row[9], opening: try row[10])
  }

  public func findings(in row: borrowing Row) throws(PersistenceError) -> [RowFinding] {
    .found(brokenRules)
  }
}
