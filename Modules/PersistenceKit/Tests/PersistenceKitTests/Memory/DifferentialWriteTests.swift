import Foundation
import PersistenceKit
import Testing

/// The same random changes, valid and not, against all engines: the same answers, the same rows, the same sums.
@Suite(.temporaryFolder) struct DifferentialWriteTests {
  @Test(arguments: 1...24 as ClosedRange<UInt64>)
  func `all engines answer the same changes alike`(_ seed: UInt64) throws {
    try compare(12, seed) { $0.transaction() }
  }

  @Test(arguments: [100, 104, 108, 112] as [UInt64])
  func `all engines answer many insertions, one after the other, alike`(_ seed: UInt64) throws {
    try compare(3, seed) { $0.longTransaction() }
  }

  private func compare(
    _ rounds: Int, _ seed: UInt64, _ next: (inout RandomLibrary) -> RandomTransaction
  ) throws {
    let memory = try Engine.memory.library()
    let others = try Engine.compared(to: .memory, seed: seed).map { try $0.library() }
    var random = RandomLibrary(seed: seed)
    for container in [memory] + others {
      try container.write { context in
        for id in RandomLibrary.shelves { try context.insert(Library.Shelf(id: id, name: id.uuidString)) }
        for id in RandomLibrary.readers { try context.insert(Library.Reader(id: id, name: id.uuidString)) }
      }
    }
    for round in 0..<rounds {
      let transaction = next(&random)
      let (expected, expectedState) = (transaction.run(on: memory), try LibraryState(of: memory))
      for other in others {
        let (found, state) = (transaction.run(on: other), try LibraryState(of: other))
        #expect(found == expected, "seed \(seed), round \(round): \(transaction)")
        #expect(state == expectedState, "seed \(seed), round \(round): \(transaction)")
      }
    }
  }
}
