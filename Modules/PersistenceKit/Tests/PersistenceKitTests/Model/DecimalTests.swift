import Foundation
import PersistenceKit
import Testing

/// Columns of decimals: exact, and in their own order.
@Suite(.temporaryFolder) struct DecimalTests {
  /// In ascending order.
  private static let texts = [
    "-99999999999999999999999999999999999999e127", "-1000000", "-12.5", "-12.49", "-1.25", "-1.2", "-1", "-0.1",
    "-0.01",
    "-1e-127", "0", "1e-127", "0.001", "0.01", "0.099", "0.1", "0.3", "1", "1.2", "1.25", "9.99", "10", "12.49", "12.5",
    "99", "100", "1e20", "99999999999999999999999999999999999999", "1e127",
  ]
  private static let values = texts.compactMap { Decimal(string: $0) }

  @Test func `a decimal comes back with every digit`() throws {
    let restored = try Self.values.map { Decimal(stored: try $0.stored) }
    let expected = Self.values.map(Optional.some)
    let count = Self.values.count
    #expect(count == Self.texts.count)
    #expect(restored == expected)
  }

  @Test func `equal decimals are equal texts`() throws {
    let texts = try ["1.50", "1.5", "01.500"].compactMap { try Decimal(string: $0)?.stored }
    let quotient = try (Decimal(3) / Decimal(2)).stored
    let distinct = Set(texts + [quotient])
    #expect(distinct == ["15001" + "5"])
  }

  @Test func `the texts are in the order of the numbers`() throws {
    let texts = try Self.values.map { try $0.stored }
    let sorted = texts.sorted()
    #expect(texts == sorted)
  }

  @Test(arguments: [
    "", "1", "-", "1500", "15000", "150010", "-4998", "2500", "1500x", "1999" + "1", "~", "+1.5", "1.5", "NaN",
  ])
  func `another text is no decimal`(_ text: String) {
    let found = Decimal(stored: text)
    #expect(found == nil)
  }

  @Test(arguments: Engine.allCases)
  func `decimals are sorted and compared as numbers`(_ engine: Engine) throws {
    let container = try engine.container(for: [Price.self])
    try container.write { context in
      for (id, value) in Self.values.enumerated().reversed() { try context.insert(Price(id: id, amount: value)) }
    }
    let low = Decimal(-12.5)
    let range = low..<Decimal(10)
    let (sorted, ranged, equal) = try container.read { context in
      (
        try context.fetch(FetchDescriptor<Price>(sortBy: [SortDescriptor(\.amount)])).map(\.amount),
        try context.fetch(FetchDescriptor<Price>(predicate: #Predicate { range.contains($0.amount) })).count,
        try context.fetch(FetchDescriptor<Price>(predicate: #Predicate { $0.amount == low })).map(\.amount)
      )
    }
    #expect(sorted == Self.values)
    #expect(ranged == 19)
    #expect(equal == [low])
  }

  @Test(arguments: Engine.allCases)
  func `arithmetic with decimals is refused`(_ engine: Engine) throws {
    let container = try engine.container(for: [Price.self])
    let error = failure {
      _ = try container.read { try $0.fetch(FetchDescriptor<Price>(predicate: #Predicate { $0.amount + 1 > 2 })) }
    }
    guard case .unsupported("arithmetic", _) = error else {
      Issue.record("not refused: \(String(describing: error))")
      return
    }
  }
}

private struct Price: PersistentModel {
  let id: Int
  var amount: Decimal

  static let schema = Schema<Price>(
    "price", columns: [Column("id", \.id), Column("amount", \.amount)], indexes: [Index(\.amount)])
}

extension Price {
  init(row: borrowing Row) throws(PersistenceError) { self.init(id: try row[0], amount: try row[1]) }
}
