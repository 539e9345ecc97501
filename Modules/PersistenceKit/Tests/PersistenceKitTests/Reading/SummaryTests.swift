import Foundation
import PersistenceKit
import Testing

@Suite(.temporaryFolder) struct SummaryTests {
  private typealias Book = Library.Book

  private static let shelf = Library.Shelf(id: UUID(1), name: "A")

  /// Books on one shelf that differ in what is summed and grouped.
  private func library(_ engine: Engine, prices: [Int64], ratings: [Double] = []) throws -> ModelContainer {
    let books = prices.enumerated().map { place, price in
      Book(
        id: UUID(10 + UInt64(place)), price: price, rating: place < ratings.count ? ratings[place] : 0,
        shelf: Self.shelf.id)
    }
    return try engine.library(shelves: [Self.shelf], books: books)
  }

  @Test(arguments: Engine.allCases)
  func `a summary has the count, the sum, the extremes and the average`(_ engine: Engine) throws {
    let container = try library(engine, prices: [5, -7, 12])
    let summary = try container.read { try $0.summary(of: \Book.price) }
    #expect(summary.count == 3)
    #expect(summary.sum == 10)
    #expect(summary.minimum == -7)
    #expect(summary.maximum == 12)
    #expect(summary.average == 10.0 / 3)
  }

  @Test(arguments: Engine.allCases)
  func `nothing sums up to zero, without extremes`(_ engine: Engine) throws {
    let container = try library(engine, prices: [5])
    let (whole, real) = try container.read { context in
      (
        try context.summary(of: \Book.price, matching: #Predicate { $0.isRead }),
        try context.summary(of: \Book.rating, matching: #Predicate { $0.isRead })
      )
    }
    #expect(whole.count == 0)
    #expect(whole.sum == 0)
    #expect(whole.minimum == nil)
    #expect(whole.average == nil)
    #expect(real.sum == 0)
    #expect(real.maximum == nil)
  }

  @Test(arguments: Engine.allCases)
  func `nil is no value`(_ engine: Engine) throws {
    let container = try engine.sightings(40)
    let summary = try container.read { try $0.summary(of: \Sighting.weight) }
    let weights = (0..<40).compactMap { Sighting($0).weight }
    let sum = weights.reduce(0, +)
    #expect(summary.count == weights.count)
    #expect(summary.sum == sum)
    #expect(summary.minimum == weights.min())
  }

  @Test(arguments: Engine.allCases)
  func `a sum that doesn't fit is an overflow, and one that fits only in the end isn't`(_ engine: Engine) throws {
    let container = try engine.sightings(0)
    func sum(adding weight: Int64, as id: UInt64) throws -> Int64 {
      let sighting = Sighting(id: UUID(id), day: 1, place: "pond", weight: weight)
      return try container.write { context in
        try context.insert(sighting)
        return try context.summary(of: \Sighting.weight).sum
      }
    }
    _ = try sum(adding: .max, as: 1)
    try container.write { try $0.insert(Sighting(id: UUID(2), day: 1, place: "pond", weight: 1)) }
    let error = failure { _ = try container.read { try $0.summary(of: \Sighting.weight) } }
    let sum = try sum(adding: .min, as: 3)
    #expect(error == .overflow(table: "sighting"))
    #expect(sum == 0)
  }

  @Test(arguments: Engine.allCases)
  func `numbers with a fraction are summed too`(_ engine: Engine) throws {
    let container = try library(engine, prices: [0, 0, 0], ratings: [0.5, 2.25, 1])
    let summary = try container.read { try $0.summary(of: \Book.rating) }
    #expect(summary.sum == 3.75)
    #expect(summary.minimum == 0.5)
    #expect(summary.maximum == 2.25)
    #expect(summary.average == 1.25)
  }

  @Test(arguments: Engine.allCases)
  func `a property without a column is refused`(_ engine: Engine) throws {
    let container = try library(engine, prices: [])
    let error = failure { _ = try container.read { try $0.summary(of: \Book.title.count) } }
    guard case .unsupported = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(arguments: Engine.allCases)
  func `no model is made`(_ engine: Engine) throws {
    let container = try engine.sightings(10)
    let before = container.decodedRows(of: Sighting.self)
    try container.read { context in
      _ = try context.summary(of: \Sighting.day)
      _ = try context.summaries(of: \Sighting.day, by: \.place)
    }
    let after = container.decodedRows(of: Sighting.self)
    #expect(after == before)
  }
}
