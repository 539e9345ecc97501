import Foundation
import PersistenceKit
import Testing

/// Random transactions, taken back and brought back: each state is the one that was there.
@Suite(.temporaryFolder) struct HistoryPropertyTests {
  /// A library after some random transactions, and its states: before them, and after each that became a step.
  private struct Run {
    let container: ModelContainer
    var states: [LibraryState]
    var numbers: [Int64] = []
    var random: RandomLibrary

    init(on engine: Engine, seed: UInt64, rounds: Int) throws {
      container = try engine.recordedLibrary()
      random = RandomLibrary(seed: seed)
      try container.write { context in
        for id in RandomLibrary.shelves { try context.insert(Library.Shelf(id: id, name: id.uuidString)) }
        for id in RandomLibrary.readers { try context.insert(Library.Reader(id: id, name: id.uuidString)) }
      }
      states = [try LibraryState(of: container)]
      for _ in 0..<rounds {
        let last = try container.steps().last?.number
        _ = random.transaction().run(on: container)
        let number = try container.steps().last?.number
        guard let number, number != last else { continue }
        states.append(try LibraryState(of: container))
        numbers.append(number)
      }
    }
  }

  @Test(arguments: Engine.allCases, 1...16 as ClosedRange<UInt64>)
  func `undo of all gives the first state, redo of all the last, and each one between`(
    _ engine: Engine, _ seed: UInt64
  ) throws {
    let run = try Run(on: engine, seed: seed, rounds: 16)
    var undone = 0
    for (state, number) in zip(run.states.dropLast(), run.numbers).reversed() {
      do {
        let found = try run.container.undoLast()
        #expect(found == number, "seed \(seed)")
      } catch PersistenceError.undo(.conflict(let conflict)) where conflict.kind == .taken {
        // Two rows that exchanged a unique value in one transaction.
        break
      }
      undone += 1
      let now = try LibraryState(of: run.container)
      #expect(now == state, "seed \(seed), step \(number)")
    }
    for state in run.states.suffix(undone) {
      do {
        let isRedone = try run.container.redoLast()
        #expect(isRedone, "seed \(seed)")
      } catch PersistenceError.undo(.conflict(let conflict)) where conflict.kind == .taken {
        break
      }
      let now = try LibraryState(of: run.container)
      #expect(now == state, "seed \(seed)")
    }
    let faults = try run.container.check { _ in }
    #expect(faults.isEmpty, "seed \(seed)")
  }

  @Test(arguments: Engine.committing, 1...16 as ClosedRange<UInt64>)
  func `a snapshot as of each step has the state that was there`(_ engine: Engine, _ seed: UInt64) throws {
    let run = try Run(on: engine, seed: seed, rounds: 16)
    for (state, number) in zip(run.states.dropFirst(), run.numbers).reversed() {
      do {
        let past = try run.container.snapshot(asOf: .step(number))
        let (found, faults) = (try LibraryState(of: past), try past.check { _ in })
        #expect(found == state, "seed \(seed), step \(number)")
        #expect(faults.isEmpty, "seed \(seed), step \(number)")
      } catch PersistenceError.unsupported {
        // Two rows that exchanged a unique value in one transaction.
        break
      }
    }
    let (now, last) = (try LibraryState(of: run.container), run.states.last)
    #expect(now == last, "seed \(seed)")
  }

  @Test(arguments: 1...16 as ClosedRange<UInt64>)
  func `all engines take the same steps back alike`(_ seed: UInt64) throws {
    var memory = try Run(on: .memory, seed: seed, rounds: 12)
    let others = try Engine.compared(to: .memory, seed: seed).map { try Run(on: $0, seed: seed, rounds: 12) }
    for _ in 0..<24 {
      let step = Int64.random(in: 0...30, using: &memory.random.generator)
      let expected = failure { try memory.container.write { try $0.undo([step]) } }
      let state = try LibraryState(of: memory.container)
      for other in others {
        let error = failure { try other.container.write { try $0.undo([step]) } }
        let found = try LibraryState(of: other.container)
        #expect(error == expected, "seed \(seed), step \(step)")
        #expect(found == state, "seed \(seed), step \(step)")
      }
    }
  }
}
