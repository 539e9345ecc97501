import Foundation
import PersistenceKit
import Testing

@Suite(.temporaryFolder) struct EngineRollupTests {
  private typealias Shelf = Library.Shelf
  private typealias Book = Library.Book
  private typealias Day = Library.Day

  private func library(_ engine: Engine) throws -> ModelContainer {
    try engine.library(shelves: [Shelf(id: UUID(1), name: "A"), Shelf(id: UUID(2), name: "B")])
  }

  private func book(_ id: UInt64, _ price: Int64, in year: Int64 = 2024, on shelf: UInt64 = 1) -> Library.Book {
    Book(id: UUID(id), price: price, published: Day(number: year * 10_000 + 101), shelf: UUID(shelf))
  }

  @Test(arguments: Engine.allCases)
  func `a group without rows is zeros, and has no buckets`(_ engine: Engine) throws {
    let container = try library(engine)
    let (total, totals, buckets) = try container.read { context in
      (
        try context.total(of: Library.prices, for: UUID(1), in: 2024),
        try context.totals(of: Library.prices, in: 2024), try context.buckets(of: Library.prices, for: UUID(1))
      )
    }
    let zeros = RollupTotal(sum: 0, count: 0, sumInBucket: 0)
    let (isEmpty, isFlat) = (totals.isEmpty, buckets.isEmpty)
    #expect(total == zeros)
    #expect(isEmpty)
    #expect(isFlat)
  }

  @Test(arguments: Engine.allCases)
  func `when every row goes, so do the sums, those not yet written too`(_ engine: Engine) throws {
    let container = try engine.container(for: Vault.models)
    try container.write { try $0.insert(Vault.Coin(id: UUID(1), mint: "A", value: 3)) }
    let (count, sums) = try container.write { context in
      try context.insert(Vault.Coin(id: UUID(2), mint: "B", value: 5))
      let count = try context.delete(model: Vault.Coin.self)
      try context.insert(Vault.Coin(id: UUID(3), mint: "A", value: 8))
      return (count, try context.totals(of: Vault.Coin.byMint, in: 0))
    }
    #expect(count == 2)
    #expect(sums == ["A": RollupTotal(sum: 8, count: 1, sumInBucket: 8)])
    let undone = failure(of: {
      try container.write { context in
        try context.savepoint { part in
          try part.delete(model: Vault.Coin.self)
          throw PersistenceError.misuse("undo")
        }
      }
    })
    #expect(undone == .misuse("undo"))
    let left = try container.read { try $0.totals(of: Vault.Coin.byMint, in: 0) }
    #expect(left == sums)
    let faults = try container.check()
    #expect(faults.isEmpty)
  }

  @Test(arguments: Engine.allCases)
  func `sums follow every change, also inside the transaction`(_ engine: Engine) throws {
    let container = try library(engine)
    let seen = try container.write { context in
      try context.insert(book(10, 5))
      try context.insert(book(11, 7, in: 2025))
      try context.insert(book(12, 9, on: 2))
      let inserted = try context.totals(of: Library.prices, in: 2024)
      try context.update(book(11, -1, in: 2023, on: 2))
      let updated = try context.totals(of: Library.prices, in: 2024)
      try context.delete(Book.self, for: UUID(10))
      return [inserted, updated, try context.totals(of: Library.prices, in: 2024)]
    }
    let expected: [[UUID: RollupTotal]] = [
      [
        UUID(1): RollupTotal(sum: 12, count: 2, sumInBucket: 5),
        UUID(2): RollupTotal(sum: 9, count: 1, sumInBucket: 9),
      ],
      [
        UUID(1): RollupTotal(sum: 5, count: 1, sumInBucket: 5),
        UUID(2): RollupTotal(sum: 8, count: 2, sumInBucket: 9),
      ],
      [UUID(2): RollupTotal(sum: 8, count: 2, sumInBucket: 9)],
    ]
    #expect(seen == expected)
  }

  @Test(arguments: Engine.allCases)
  func `buckets ascend`(_ engine: Engine) throws {
    let container = try library(engine)
    try container.write { context in
      for (id, year) in [(10, 2025), (11, 2023), (12, 2024), (13, 2023)] as [(UInt64, Int64)] {
        try context.insert(book(id, 1, in: year))
      }
    }
    let buckets = try container.read { try $0.buckets(of: Library.prices, for: UUID(1)) }
    let expected = [
      RollupBucket(bucket: 2023, sum: 2, count: 2), RollupBucket(bucket: 2024, sum: 1, count: 1),
      RollupBucket(bucket: 2025, sum: 1, count: 1),
    ]
    #expect(buckets == expected)
    let parts = [(2023...2024, expected.prefix(2)), (2025...9999, expected.suffix(1)), (1...2022, expected.prefix(0))]
    for (range, part) in parts {
      let found = try container.read { try $0.buckets(of: Library.prices, for: UUID(1), in: range) }
      #expect(found == Array(part))
    }
  }

  @Test(arguments: Engine.allCases)
  func `a sum that doesn't fit changes nothing`(_ engine: Engine) throws {
    let container = try library(engine)
    try container.write { _ = try $0.insert(book(10, .max)) }
    let inBucket = failure { try container.write { _ = try $0.insert(book(11, 1)) } }
    let overBuckets = failure { try container.write { _ = try $0.insert(book(11, 1, in: 2025)) } }
    let count = try container.read { try $0.fetchCount(FetchDescriptor<Book>()) }
    let expected = PersistenceError.overflow(table: "shelf_year")
    #expect(inBucket == expected)
    #expect(overBuckets == expected)
    #expect(count == 1)
  }

  @Test(arguments: Engine.allCases)
  func `only the sum at the end has to fit`(_ engine: Engine) throws {
    let container = try library(engine)
    try container.write { context in
      try context.insert(book(10, .max))
      try context.insert(book(11, .max))
      try context.insert(book(12, .min))
    }
    let total = try container.read { try $0.total(of: Library.prices, for: UUID(1), in: 2024) }
    let expected = RollupTotal(sum: .max - 1, count: 3, sumInBucket: .max - 1)
    #expect(total == expected)
  }

  @Test(arguments: Engine.allCases)
  func `an overflow that was ignored can't be committed`(_ engine: Engine) throws {
    let container = try library(engine)
    let found = failure {
      try container.write { context in
        try context.insert(book(10, .max))
        try context.insert(book(11, .max))
        _ = failure { _ = try context.totals(of: Library.prices, in: 2024) }
      }
    }
    let expected = PersistenceError.overflow(table: "shelf_year")
    #expect(found == expected)
  }
}
