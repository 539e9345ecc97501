import Foundation
import PersistenceKit

/// What the engine is measured with: a row like a contribution's, without the product's derived months.
struct Deposit: Identifiable, Equatable, Sendable {
  /// The row's number; 0 while it isn't stored.
  var number: Int64 = 0
  let id: UUID
  let goalID: UUID
  /// In minor units.
  let amount: Int64
  /// yyyymmdd
  let day: Int64
  let name: String?
}

extension Deposit: PersistentModel {
  static let schema = Schema<Deposit>(
    "deposit",
    columns: [
      .number(\.number), Column("id", \.id), Column("goal_id", \.goalID), Column("amount", \.amount),
      Column("day", \.day), Column("name", \.name),
    ],
    indexes: [Index(\.goalID, \.day)])

  init(row: borrowing Row) throws(PersistenceError) {
    self.init(
      number: try row[0], id: try row[1], goalID: try row[2], amount: try row[3], day: try row[4], name: try row[5])
  }
}

extension Deposit {
  /// The container makes the file for everybody: all contenders have the same table, indexes and header.
  static func makeDatabase(at url: URL) throws {
    try container(at: url).close()
  }

  static func container(at url: URL) throws -> ModelContainer {
    try ModelContainer(for: Deposit.self, configuration: ModelConfiguration(url: url))
  }
}

/// Makes deposits, the same ones in every run: 100 goals, five years, a name for every other one.
struct DepositMaker {
  private static let names = ["Salary", "Bonus for the year", "Café", "From grandmother", "Tax refund 2025"]

  let goalIDs: [UUID]
  private var generator: SeededGenerator
  private var order = 0

  init(seed: UInt64 = 20_260_412) {
    var generator = SeededGenerator(seed: seed)
    goalIDs = (0..<100).map { generator.id($0) }
    self.generator = generator
  }

  mutating func next() -> Deposit {
    order += 1
    let day = Int64.random(in: 1...28, using: &generator) + 100 * Int64.random(in: 1...12, using: &generator)
    return Deposit(
      id: generator.id(order), goalID: goalIDs[Int.random(in: goalIDs.indices, using: &generator)],
      amount: Int64.random(in: 1...100_000, using: &generator),
      day: day + 10_000 * Int64.random(in: 2021...2025, using: &generator),
      name: Bool.random(using: &generator) ? Self.names.randomElement(using: &generator) : nil)
  }

  mutating func next(_ count: Int) -> [Deposit] {
    (0..<count).map { _ in next() }
  }
}
