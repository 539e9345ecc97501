public import ModuloModels
public import PersistenceKit

extension ModuloModels.HourlyRateEntity: PersistenceKit.PersistentModel, StoredModel {
  public static var noun: Noun { .hourlyRate }

  public static let schema = Schema<Self>(
    "hourly_rate",
    columns: [
      .number(\.number),
      Column("id", \.id),
      Column("block_id", \.blockID),
      Column("group_id", \.groupID),
      Column("amount_minor", \.amountMinor, check: .positive),
      Column("currency", \.currency, check: .nonEmpty),
      Column("start_date", \.start),
    ],
    relationships: [
      Relationship(\.blockID, to: BlockEntity.self, onDelete: .cascade),
      Relationship(\.groupID, to: BlockGroupEntity.self, onDelete: .cascade),
    ],
    // A block and a group have one rate a day, also by two processes. Of one's own no column says whose they are: the
    // transaction that writes one looks.
    indexes: [Index(\.blockID, \.start, isUnique: true), Index(\.groupID, \.start, isUnique: true)],
    isChecksummed: true)

  public init(row: borrowing Row) throws(PersistenceError) {
    self.init(
      id: try row[1], number: try row[0], blockID: try row[2], groupID: try row[3], amountMinor: try row[4],
      currency: try row[5], start: try row[6])
  }

  public func findings(in row: borrowing Row) throws(PersistenceError) -> [RowFinding] {
    .found(brokenRules)
  }
}
