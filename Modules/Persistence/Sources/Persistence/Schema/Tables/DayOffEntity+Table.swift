public import ModuloModels
import ModuloUtilities
public import PersistenceKit

extension ModuloModels.DayOffEntity: PersistenceKit.PersistentModel, StoredModel {
  public static var noun: Noun { .dayOff }

  public static let schema = Schema<Self>(
    "day_off",
    columns: [
      .number(\.number),
      Column("id", \.id),
      Column("day", \.day),
      Column("percent", \.percent, check: .range(1...100)),
    ],
    // A day is off once, also by two processes.
    indexes: [Index(\.day, isUnique: true)], isChecksummed: true)

  public init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[1], number: try row[0], day: try row[2], percent: try row[3])
  }

  public func findings(in row: borrowing Row) throws(PersistenceError) -> [RowFinding] {
    .found(brokenRules)
  }
}
