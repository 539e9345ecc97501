import Foundation
import PersistenceKit
import Testing

/// The same random changes, valid and not, against both engines: the same answers, the same rows, the same sums.
@Suite struct DifferentialWriteTests {
  @Test(arguments: 1...24 as ClosedRange<UInt64>)
  func `both engines answer the same changes alike`(_ seed: UInt64) throws {
    let (memory, sqlite) = (try Engine.memory.library(), try Engine.sqlite.library())
    var random = RandomLibrary(seed: seed)
    for container in [memory, sqlite] {
      try container.write { context in
        for id in RandomLibrary.shelves { try context.insert(Library.Shelf(id: id, name: id.uuidString)) }
        for id in RandomLibrary.readers { try context.insert(Library.Reader(id: id, name: id.uuidString)) }
      }
    }
    for round in 0..<12 {
      let transaction = random.transaction()
      let (found, expected) = (transaction.run(on: sqlite), transaction.run(on: memory))
      #expect(found == expected, "seed \(seed), round \(round): \(transaction)")
      let (state, expectedState) = (try LibraryState(of: sqlite), try LibraryState(of: memory))
      #expect(state == expectedState, "seed \(seed), round \(round): \(transaction)")
    }
  }
}
