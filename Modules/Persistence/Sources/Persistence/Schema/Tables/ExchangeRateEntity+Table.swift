public import ModuloModels
public import PersistenceKit

extension ModuloModels.ExchangeRateEntity: PersistenceKit.PersistentModel, StoredModel {
  public static var noun: Noun { .rate }

  public static let schema = Schema<Self>(
    "exchange_rate",
    columns: [
      .number(\.number),
      Column("id", \.id),
      Column("currency", \.currency, check: .nonEmpty),
      Column("base", \.base, check: .nonEmpty),
      Column("rate", \.rate, check: .nonEmpty),
      Column("date", \.date),
    ],
    indexes: [Index(\.base, \.currency, \.date, isUnique: true)], isChecksummed: true)

  public init(row: borrowing Row) throws(PersistenceError) {
    self.init(
      id: try row[1], number: try row[0], currency: try row[2], base: try row[3], rate: try row[4], date: try row[5])
  }

  public func findings(in row: borrowing Row) throws(PersistenceError) -> [RowFinding] {
    .found(brokenRules)
  }
}
