import Foundation
import PersistenceKit
import Testing

/// What no column keeps is refused when it is written, in both engines alike; what is taken can be read back.
@Suite(.temporaryFolder) struct RefusedValueTests {
  /// What is refused. It says nothing of a date itself: Foundation can't describe one that is NaN.
  enum Refused: CaseIterable {
    case price, maybePrice, ratio, moment, distantMoment, maybeMoment

    fileprivate var reading: Reading {
      switch self {
      case .price: Reading(id: 1, price: .nan)
      case .maybePrice: Reading(id: 1, maybePrice: .nan)
      case .ratio: Reading(id: 1, ratio: .nan)
      case .moment: Reading(id: 1, moment: Date(timeIntervalSince1970: .nan))
      case .distantMoment: Reading(id: 1, moment: Date(timeIntervalSince1970: .infinity))
      case .maybeMoment: Reading(id: 1, maybeMoment: Date(timeIntervalSince1970: -.infinity))
      }
    }

    fileprivate var error: PersistenceError {
      switch self {
      case .price, .maybePrice, .ratio: noNumber
      case .moment, .distantMoment, .maybeMoment: noMoment
      }
    }
  }

  @Test(arguments: Engine.allCases, Refused.allCases)
  func `what isn't a number or a moment is refused by every write`(_ engine: Engine, _ refused: Refused) throws {
    let container = try engine.container(for: [Reading.self])
    let (kept, reading) = (Reading(id: 1), refused.reading)
    let inserted = failure { try container.write { _ = try $0.insert(reading) } }
    let upserted = failure { try container.write { _ = try $0.upsert(reading) } }
    try container.write { _ = try $0.insert(kept) }
    let replaced = failure { try container.write { _ = try $0.upsert(reading) } }
    let updated = failure { try container.write { try $0.update(reading) } }
    let changed = failure { try container.write { _ = try $0.update(Reading.self, for: 1) { $0 = reading } } }
    let errors = [inserted, upserted, replaced, updated, changed]
    let refusals = Array(repeating: refused.error, count: 5)
    let rows = try container.read { try $0.fetch(FetchDescriptor<Reading>()) }
    #expect(errors == refusals)
    #expect(rows == [kept])
  }

  @Test(arguments: Engine.allCases)
  func `a refused value leaves the transaction as it was`(_ engine: Engine) throws {
    let container = try engine.container(for: [Reading.self])
    let rows = try container.write { context in
      try context.insert(Reading(id: 1))
      let refused = failure { try context.insert(Reading(id: 2, price: .nan)) }
      #expect(refused != nil)
      return try context.fetch(FetchDescriptor<Reading>())
    }
    #expect(rows == [Reading(id: 1)])
  }

  @Test(arguments: Engine.allCases)
  func `a predicate with such a value is refused`(_ engine: Engine) throws {
    let container = try engine.container(for: [Reading.self])
    let (price, moment) = (Decimal.nan, Date(timeIntervalSince1970: .nan))
    let byPrice = failure {
      _ = try container.read { try $0.fetch(FetchDescriptor<Reading>(predicate: #Predicate { $0.price == price })) }
    }
    let byMoment = failure {
      _ = try container.read { try $0.fetch(FetchDescriptor<Reading>(predicate: #Predicate { $0.moment < moment })) }
    }
    #expect([byPrice, byMoment] == [noNumber, noMoment])
  }

  @Test(arguments: Engine.allCases)
  func `a decimal at the end of its range is kept`(_ engine: Engine) throws {
    let ends = try [
      "99999999999999999999999999999999999999e127", "10e127", "1e127", "340282366920938463463374607431768211455e127",
      "1e-127", "340282366920938463463374607431768211455e-128",
    ].map { try #require(Decimal(string: $0)) }
    let beyond = try #require(Decimal(string: "7e127")) + #require(Decimal(string: "3e127"))
    let container = try engine.container(for: [Reading.self])
    let prices = ends + ends.map { -$0 } + [beyond, .greatestFiniteMagnitude, .leastNonzeroMagnitude]
    try container.write { context in
      for (id, price) in prices.enumerated() { try context.insert(Reading(id: id, price: price)) }
    }
    let found = try container.read { try $0.fetch(FetchDescriptor<Reading>()) }.map(\.price)
    #expect(found == prices)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `every decimal comes back from its text, which sorts as it does`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let values = (0..<400).compactMap { _ in
      let digits = (1...Int.random(in: 1...38, using: &generator)).map { _ in
        String(Int.random(in: 0...9, using: &generator))
      }
      let exponent = Int.random(in: generator.chance(1, in: 2) ? -128 ... -80 : 90...127, using: &generator)
      return Decimal(string: (generator.chance(1, in: 2) ? "-" : "") + digits.joined() + "e\(exponent)")
    }
    let sorted = values.sorted()
    let (texts, unsorted) = (try sorted.map { try $0.stored }, try values.map { try $0.stored })
    let restored = unsorted.map { Decimal(stored: $0) }
    #expect(values.count > 300, "seed \(seed)")
    #expect(restored == values, "seed \(seed)")
    #expect(texts == unsorted.sorted(), "seed \(seed)")
  }
}

private let noNumber = PersistenceError.unsupported(construct: "a number that is NaN", advice: "store nil instead")
private let noMoment = PersistenceError.unsupported(
  construct: "a date that is infinite or NaN", advice: "store nil instead")

private struct Reading: Identifiable, Equatable, Sendable {
  let id: Int
  var price: Decimal = 1
  var maybePrice: Decimal?
  var ratio: Float = 1
  var moment = Date(timeIntervalSince1970: 1)
  var maybeMoment: Date?
}

extension Reading: PersistentModel {
  static let schema = Schema<Reading>(
    "reading",
    columns: [
      Column("id", \.id), Column("price", \.price), Column("maybe_price", \.maybePrice), Column("ratio", \.ratio),
      Column("moment", \.moment), Column("maybe_moment", \.maybeMoment),
    ])

  init(row: borrowing Row) throws(PersistenceError) {
    self.init(
      id: try row[0], price: try row[1], maybePrice: try row[2], ratio: try row[3], moment: try row[4],
      maybeMoment: try row[5])
  }
}
