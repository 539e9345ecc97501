import Foundation
import Testing

@testable import PersistenceKit

@Suite(.temporaryFolder) struct DocumentPropertyTests {
  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `exporting what was imported gives the same bytes, whatever the engine`(_ seed: UInt64) throws {
    let (memory, sqlite) = (try Engine.memory.library(), try Engine.sqlite.library())
    for container in [memory, sqlite] { try RandomLibrary.fill(container, seed: seed) }
    let document = try Document.export(memory)
    let other = try Document.export(sqlite)
    #expect(other == document, "seed \(seed)")
    for engine in Engine.allCases {
      let copy = try engine.library()
      try Document.load(document, into: copy, by: 1 + Int(seed) * 13)
      let again = try Document.export(copy)
      #expect(again == document, "seed \(seed), \(engine)")
      let faults = try copy.check()
      #expect(faults.isEmpty, "seed \(seed), \(engine)")
      let (sums, expected) = (try Self.sums(copy), try Self.sums(memory))
      #expect(sums == expected, "seed \(seed), \(engine)")
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `no change of a byte gets past an import as something else`(_ seed: UInt64) throws {
    let memory = try Engine.memory.library()
    try RandomLibrary.fill(memory, seed: seed)
    let document = Array(try Document.export(memory).utf8)
    var generator = SeededGenerator(seed: seed)
    for round in 0..<60 {
      var bytes = document
      bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      let copy = try Engine.memory.library()
      let parts = Data(bytes)
      var isRead = false
      do throws(PersistenceError) {
        try copy.importDocument {
          defer { isRead = true }
          return isRead ? nil : parts
        }
      } catch {
        let (library, isEmpty) = (copy, try Library.Book.everything(in: copy).isEmpty)
        #expect(isEmpty, "seed \(seed), round \(round)")
        withExtendedLifetime(library) {}
        continue
      }
      // Then it is a document of other data, and comes back as such.
      let again = try Document.export(copy)
      let second = try Engine.memory.library()
      try Document.load(again, into: second)
      let third = try Document.export(second)
      #expect(third == again, "seed \(seed), round \(round)")
    }
  }

  private static func sums(_ container: ModelContainer) throws -> [UUID: RollupTotal] {
    try container.read { try $0.totals(of: Library.prices, in: 2024) }
  }
}

extension RandomLibrary {
  /// Rows, and gaps between their numbers; what the schema refuses is left out.
  static func fill(_ container: ModelContainer, seed: UInt64) throws {
    var random = RandomLibrary(seed: seed)
    try container.write { context in
      for (index, id) in shelves.enumerated() {
        try context.insert(
          Library.Shelf(
            id: id, number: index == 2 ? 9 : 0, name: "\(index)", above: index > 0 ? shelves[index - 1] : nil))
      }
      for id in readers { try context.insert(Library.Reader(id: id, name: random.generator.pick(texts))) }
      for number in 0..<40 as Range<UInt64> {
        let book = random.book(UUID(1_000 + number))
        do { try context.insert(book) } catch PersistenceError.constraint { continue }
        if random.generator.chance(1, in: 4) { try context.delete(Library.Book.self, for: book.id) }
      }
      for book in try context.fetch(FetchDescriptor<Library.Book>()).prefix(5) {
        try context.insert(
          Library.Loan(id: UUID(5_000 + UInt64(book.number)), book: book.id, reader: random.generator.maybe(readers[0]))
        )
      }
    }
  }
}
