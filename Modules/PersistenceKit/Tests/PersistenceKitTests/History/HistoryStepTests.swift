import Foundation
import PersistenceKit
import Synchronization
import Testing

@Suite(.temporaryFolder) struct HistoryStepTests {
  private typealias Shelf = Library.Shelf
  private typealias Book = Library.Book

  private let hall = Shelf(id: UUID(1), name: "Hall")
  private let attic = Shelf(id: UUID(2), name: "Attic")

  @Test(arguments: Engine.allCases)
  func `a write that changes something is one step with its label`(_ engine: Engine) throws {
    let container = try engine.recordedLibrary(
      HistoryConfiguration {
        StepLabel(id: UUID(), date: Date(timeIntervalSince1970: 5.25), author: "ann", words: "shelf add Hall")
      })
    try container.write { context in
      try context.insert(hall)
      try context.insert(attic)
    }
    let steps = try container.steps()
    let step = try #require(steps.first)
    #expect(steps.count == 1)
    #expect(step.number == 1)
    #expect(step.date == Date(timeIntervalSince1970: 5.25))
    #expect(step.author == "ann")
    #expect(step.words == "shelf add Hall")
    let summary = try step.summary()
    let numbers = try step.insertedNumbers(of: Shelf.self)
    #expect(summary == [HistorySummary(table: "shelf", inserted: 2, updated: 0, deleted: 0)])
    #expect(numbers == [1...2])
  }

  @Test(arguments: Engine.allCases)
  func `a read, a failure and a change to nothing are no steps`(_ engine: Engine) throws {
    let container = try engine.recordedLibrary()
    try container.write { _ = try $0.insert(hall) }
    _ = try container.read { try $0.fetch(FetchDescriptor<Shelf>()) }
    _ = failure {
      try container.write { context in
        try context.insert(attic)
        throw PersistenceError.busy
      }
    }
    try container.write { context in
      _ = try context.update(Shelf.self, for: hall.id) { $0.name = "Hall" }
      try context.insert(attic)
      try context.delete(Shelf.self, for: attic.id)
    }
    let steps = try container.steps()
    #expect(steps.count == 1)
  }

  @Test(arguments: Engine.allCases)
  func `a step knows what rows were before it, cascades among them`(_ engine: Engine) throws {
    let container = try engine.recordedLibrary()
    try container.write { context in
      try context.insert(hall)
      try context.insert(Shelf(id: attic.id, name: "Attic", above: hall.id))
      try context.insert(Book(id: UUID(10), title: "Emma", shelf: hall.id))
    }
    try container.write { try $0.delete(Shelf.self, for: hall.id) }
    let step = try #require(try container.steps().last)
    let (shelves, books) = (try step.deleted(Shelf.self), try step.deleted(Book.self))
    let updated = try step.updated(Shelf.self)
    #expect(shelves.map(\.name) == ["Hall"])
    #expect(books.map(\.title) == ["Emma"])
    #expect(updated.map(\.above) == [hall.id])
  }

  @Test(arguments: Engine.allCases)
  func `what a savepoint undoes isn't in the step`(_ engine: Engine) throws {
    let container = try engine.recordedLibrary()
    try container.write { context in
      try context.insert(hall)
      _ = failure {
        try context.savepoint { part in
          try part.insert(attic)
          throw PersistenceError.busy
        }
      }
    }
    let numbers = try container.steps().first?.insertedNumbers(of: Shelf.self)
    #expect(numbers == [1...1])
  }

  @Test(arguments: Engine.allCases)
  func `a step that is too large is refused where the program says so, and changes nothing`(_ engine: Engine) throws {
    let isAllowed = Mutex(true)
    let container = try engine.recordedLibrary(
      HistoryConfiguration(bytes: 1_000, allowsIncomplete: { isAllowed.withLock(\.self) }) {
        StepLabel(id: UUID(), date: Date(timeIntervalSince1970: 5), author: "", words: "")
      })
    try container.write { context in
      for number: UInt64 in 1...40 {
        _ = try context.insert(Library.Shelf(id: UUID(number), name: "A shelf with a long name, \(number)"))
      }
    }
    isAllowed.withLock { $0 = false }
    let error = failure { try container.write { _ = try $0.delete(model: Library.Shelf.self) } }
    let small = failure { try container.write { try $0.delete(Library.Shelf.self, for: UUID(1)) } }
    let left = try container.read { try $0.fetchCount(FetchDescriptor<Library.Shelf>()) }
    isAllowed.withLock { $0 = true }
    try container.write { _ = try $0.delete(model: Library.Shelf.self) }
    let last = try container.steps().last
    #expect(error == .undo(.unkept))
    #expect(small == nil)
    #expect(left == 39)
    #expect(last?.isComplete == false)
  }

  @Test(arguments: Engine.allCases)
  func `a step that is too large is kept without what it changed`(_ engine: Engine) throws {
    let container = try engine.recordedLibrary(HistoryConfiguration(bytes: 40, label: HistoryConfiguration.test.label))
    try container.write { context in
      try context.insert(hall)
      try context.insert(attic)
    }
    try container.write { context in
      try context.delete(Shelf.self, for: hall.id)
      try context.delete(Shelf.self, for: attic.id)
    }
    let complete = try container.steps().map(\.isComplete)
    let error = failure { try container.undoLast() }
    #expect(complete == [true, false])
    #expect(error == .undo(.incomplete(step: 2)))
  }

  @Test(arguments: Engine.committing)
  func `steps beyond the number, the days and the bytes are removed, the oldest first`(_ engine: Engine) throws {
    let clock = TickingClock()
    let container = try engine.recordedLibrary(
      HistoryConfiguration(steps: 10, days: 2) {
        StepLabel(id: UUID(), date: clock.tick(by: 3_600 * 4), author: "", words: "")
      })
    try container.write { _ = try $0.insert(hall) }
    for round in 2...96 {
      try container.write { try $0.update(Shelf.self, for: hall.id) { $0.name = "\(round)" } }
    }
    let kept = try container.steps().map(\.number)
    // Twelve steps are younger than two days, and one is just two days old.
    #expect(kept == Array(84...96))
  }

  @Test(arguments: Engine.allCases)
  func `deleting all steps leaves none of the same write`(_ engine: Engine) throws {
    let container = try engine.recordedLibrary()
    try container.write { _ = try $0.insert(hall) }
    try container.write { context in
      try context.delete(model: HistoryStep.self)
      try context.delete(model: Shelf.self)
    }
    let forgotten = try container.steps()
    try container.write { _ = try $0.insert(attic) }
    let steps = try container.steps().map(\.number)
    #expect(forgotten.isEmpty)
    #expect(steps == [2])
  }

  @Test(arguments: Engine.allCases)
  func `a write without a label is no step, and removes those before it`(_ engine: Engine) throws {
    let isOn = Switch()
    let container = try engine.recordedLibrary(
      HistoryConfiguration { isOn.value ? HistoryConfiguration.test.label() : nil })
    try container.write { _ = try $0.insert(hall) }
    isOn.value = false
    _ = try container.read { try $0.fetch(FetchDescriptor<Shelf>()) }
    let kept = try container.steps().map(\.number)
    try container.write { _ = try $0.insert(attic) }
    let forgotten = try container.steps()
    isOn.value = true
    try container.write { try $0.delete(Shelf.self, for: attic.id) }
    let begun = try container.steps().map(\.number)
    #expect(kept == [1])
    #expect(forgotten.isEmpty)
    #expect(begun == [3])
  }

  @Test(arguments: Engine.allCases)
  func `a mark is a step that changed nothing, and an undo stops at it`(_ engine: Engine) throws {
    let container = try engine.recordedLibrary()
    try container.write { _ = try $0.insert(hall) }
    try container.write { try $0.markStep() }
    let marks = try container.steps().map(\.isMark)
    let refused = failure { try container.undoLast() }
    try container.write { _ = try $0.insert(attic) }
    let undone = try container.undoLast()
    let named = failure { try container.write { try $0.undo([1]) } }
    #expect(marks == [false, true])
    #expect(refused == .undo(.mark(step: 2)))
    #expect(undone == 3)
    #expect(named == nil)
  }

  @Test func `a history needs its model, and the model a history`() {
    let unconfigured = failure { _ = try Engine.memory.container(for: Library.models + [HistoryStep.self]) }
    let unmodelled = failure { _ = try Engine.memory.container(for: Library.models, history: .test) }
    #expect(unconfigured == .misuse("the container is for HistoryStep, and its configuration has no history"))
    #expect(unmodelled == .misuse("a container that keeps a history is for HistoryStep too"))
  }

  @Test(arguments: Engine.committing)
  func `a document has no history, and an imported one begins a new one`(_ engine: Engine) throws {
    let (source, target) = (try engine.recordedLibrary(), try engine.recordedLibrary())
    try source.write { _ = try $0.insert(hall) }
    try target.write { _ = try $0.insert(attic) }
    try target.write { try $0.delete(Shelf.self, for: attic.id) }
    var parts: [Data] = []
    try source.exportDocument { parts.append($0) }
    var rest = parts[...]
    try target.importDocument { rest.popFirst() }
    let steps = try target.steps()
    let shelves = try target.read { try $0.fetch(FetchDescriptor<Shelf>()) }
    #expect(steps.isEmpty)
    #expect(shelves.map(\.name) == ["Hall"])
  }
}

/// Whether something is on.
private final class Switch: Sendable {
  private let state = Mutex(true)

  var value: Bool {
    get { state.withLock(\.self) }
    set { state.withLock { $0 = newValue } }
  }
}
