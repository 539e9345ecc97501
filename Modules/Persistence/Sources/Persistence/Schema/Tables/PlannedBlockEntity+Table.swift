public import ModuloModels
import ModuloUtilities
public import PersistenceKit

extension ModuloModels.PlannedBlockEntity: PersistenceKit.PersistentModel, StoredModel {
  public static var noun: Noun { .plannedBlock }

  public static let schema = Schema<Self>(
    "planned_block",
    columns: [
      .number(\.number),
      Column("id", \.id),
      Column("block_id", \.blockID),
      Column("day", \.day),
      Column("start", \.start),
      Column("end", \.end),
      Column("zone", \.zone, check: .nonEmpty),
    ],
    relationships: [Relationship(\.blockID, to: BlockEntity.self, onDelete: .cascade)],
    // The first serves the plans of days, the second what overlaps with a time, the third the plans of a block.
    indexes: [Index(\.day, \.start), Index(\.end, \.start), Index(\.blockID, \.day)], isChecksummed: true)

  public init(row: borrowing Row) throws(PersistenceError) {
    self.init(
      id: try row[1], number: try row[0], blockID: try row[2], day: try row[3], start: try row[4], end: try row[5],
      zone: try row[6])
  }

  public func findings(in row: borrowing Row) throws(PersistenceError) -> [RowFinding] {
    .found(brokenRules)
  }
}
