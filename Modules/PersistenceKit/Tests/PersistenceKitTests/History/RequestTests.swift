import Foundation
import PersistenceKit
import Synchronization
import Testing

/// Writes that carry out requests: each one once.
@Suite(.temporaryFolder) struct RequestTests {
  private typealias Shelf = Library.Shelf
  private typealias Book = Library.Book

  private let hall = Shelf(id: UUID(1), name: "Hall")

  @Test(arguments: Engine.allCases)
  func `a request that was carried out isn't carried out again`(_ engine: Engine) throws {
    let (container, requests) = try library(on: engine)
    let body = Mutex(0)
    let error = failure {
      try requests.carryOut(7) {
        try container.write { context in
          body.withLock { $0 += 1 }
          _ = try context.insert(Shelf(id: UUID(9), name: "Other"))
        }
      }
    }
    let shelves = try container.read { try $0.fetchCount(FetchDescriptor<Shelf>()) }
    let runs = body.withLock(\.self)
    #expect(error == .repeated(step: 1))
    #expect(shelves == 1)
    #expect(runs == 0)
  }

  @Test(arguments: Engine.allCases)
  func `a receipt has the numbers of what was inserted, and the digest`(_ engine: Engine) throws {
    let (container, requests) = try library(on: engine)
    try requests.carryOut(8) {
      try container.write { context in for number: UInt64 in 1...3 { _ = try context.insert(book(number)) } }
    }
    let receipt = try container.read { try $0.receipt(of: UUID(8)) }
    let none = try container.read { try $0.receipt(of: UUID(99)) }
    #expect(receipt?.step == 2)
    #expect(receipt?.digest == Data([8]))
    #expect(receipt?.inserted == ["book": [1...3]])
    #expect(receipt?.isKept == true)
    #expect(receipt?.isUndone == false)
    #expect(none == nil)
  }

  @Test(arguments: Engine.allCases)
  func `a request that failed can be carried out`(_ engine: Engine) throws {
    let (container, requests) = try library(on: engine)
    let error = failure {
      try requests.carryOut(8) { try container.write { _ = try $0.insert(hall) } }
    }
    try requests.carryOut(8) { try container.write { _ = try $0.insert(book(1)) } }
    let receipt = try container.read { try $0.receipt(of: UUID(8)) }
    #expect(error != nil)
    #expect(receipt?.step == 2)
  }

  @Test(arguments: Engine.allCases)
  func `a request that found nothing to do is no undoable step, and isn't carried out later`(_ engine: Engine) throws {
    let (container, requests) = try library(on: engine)
    try container.undoLast()
    try requests.carryOut(8) { try container.write { _ = try $0.delete(model: Book.self) } }
    let error = failure { try requests.carryOut(8) { try container.write { _ = try $0.insert(hall) } } }
    let named = failure { try container.write { try $0.undo([3]) } }
    let isRedone = try container.redoLast()
    let undoable = try container.read { try $0.undoableSteps(limit: 5).map(\.number) }
    #expect(error == .repeated(step: 3))
    #expect(named == .undo(.notUndoable(step: 3)))
    #expect(isRedone)
    #expect(undoable == [1])
  }

  @Test(arguments: Engine.allCases)
  func `a receipt outlives its step, which is no step any more`(_ engine: Engine) throws {
    let (container, requests) = try library(on: engine)
    try container.write { _ = try $0.insert(book(1)) }
    let forgotten = try container.write { try $0.forgetSteps() }
    try container.write { _ = try $0.insert(book(2)) }
    let receipt = try container.read { try $0.receipt(of: UUID(7)) }
    let error = failure { try requests.carryOut(7) { try container.write { _ = try $0.insert(book(3)) } } }
    let kept = try container.read { try $0.fetch(FetchDescriptor(predicate: HistoryStep.kept)).map(\.number) }
    let undoable = try container.read { try $0.undoableSteps(limit: 5).map(\.number) }
    let named = failure { try container.read { _ = try $0.step(1) } }
    let again = try container.write { try $0.forgetSteps() }
    let still = try container.read { try $0.receipt(of: UUID(7)) }
    #expect(forgotten == 2)
    #expect(receipt?.inserted == ["shelf": [1...1]])
    #expect(receipt?.isKept == false)
    #expect(error == .repeated(step: 1))
    #expect(kept == [3])
    #expect(undoable == [3])
    #expect(named == .undo(.notKept(step: 1, oldest: 3)))
    #expect(again == 1)
    #expect(still == receipt)
  }

  @Test(arguments: Engine.allCases)
  func `pruning leaves receipts, which count as no steps`(_ engine: Engine) throws {
    let (container, requests) = try library(on: engine, steps: 10)
    for number: UInt64 in 1...70 {
      try requests.carryOut(100 + number) { try container.write { _ = try $0.insert(book(number)) } }
    }
    let kept = try container.read { try $0.fetchCount(FetchDescriptor(predicate: HistoryStep.kept)) }
    let first = try container.read { try $0.receipt(of: UUID(101)) }
    let (start, now) = try container.read { (try $0.history(after: .start), try $0.historyToken()) }
    #expect(kept < 45)
    #expect(first?.isKept == false)
    #expect(first?.inserted == ["book": [1...1]])
    #expect(start.restart == now)
  }

  @Test(arguments: Engine.allCases)
  func `where no history is kept a request is refused, and changes nothing`(_ engine: Engine) throws {
    let requests = Requests()
    let container = try engine.recordedLibrary(
      HistoryConfiguration(request: { requests.current }, label: { nil }))
    let error = failure { try requests.carryOut(7) { try container.write { _ = try $0.insert(hall) } } }
    let shelves = try container.read { try $0.fetchCount(FetchDescriptor<Shelf>()) }
    #expect(error == .undo(.off))
    #expect(shelves == 0)
  }

  // MARK: - What came of it

  @Test(arguments: Engine.committing)
  func `a request is carried out again on the data before it, with the same numbers`(_ engine: Engine) throws {
    let (container, requests) = try library(on: engine)
    try requests.carryOut(8) { try container.write { try addBooks(to: $0) } }
    try container.write { context in
      _ = try context.update(Shelf.self, for: hall.id) { $0.name = "Loft" }
      try context.delete(Book.self, for: book(1).id)
      _ = try context.insert(book(6))
    }
    let before = try LibraryState(of: container)
    let copy = try container.repetition(of: UUID(8))
    let answer = try requests.carryOut(8) {
      try copy.write { context in (try addBooks(to: context), try shelf(context)) }
    }
    let inCopy = try copy.read { try $0.fetchCount(FetchDescriptor<Book>()) }
    copy.close()
    let after = try LibraryState(of: container)
    let steps = try container.steps().map(\.number)
    #expect(answer.0 == [1, 2])
    #expect(answer.1 == "Hall")
    #expect(inCopy == 2)
    #expect(after == before)
    #expect(steps == [1, 2, 3])
  }

  @Test(arguments: Engine.committing)
  func `a write that does something else on the copy is refused`(_ engine: Engine) throws {
    let (container, _) = try library(on: engine)
    let copy = try container.repetition(of: UUID(7))
    let error = failure { try copy.write { _ = try $0.insert(Library.Reader(id: UUID(3), name: "Ann")) } }
    let left = try copy.read { try $0.fetchCount(FetchDescriptor<Library.Reader>()) }
    try copy.write { _ = try $0.insert(hall) }
    #expect(error == .repeated(step: 1))
    #expect(left == 0)
  }

  @Test(arguments: Engine.committing)
  func `a step that is taken back is carried out again on the data before it`(_ engine: Engine) throws {
    let (container, _) = try library(on: engine)
    try container.undoLast()
    let receipt = try container.read { try $0.receipt(of: UUID(7)) }
    let copy = try container.repetition(of: UUID(7))
    let number = try copy.write { try $0.insert(hall) }
    #expect(receipt?.isUndone == true)
    #expect(number == 1)
  }

  @Test(arguments: Engine.committing)
  func `without the step, or the steps since, there is no copy`(_ engine: Engine) throws {
    let (container, _) = try library(on: engine)
    try container.write { _ = try $0.insert(book(1)) }
    try container.write { _ = try $0.insert(book(2)) }
    let unknown = failure { _ = try container.repetition(of: UUID(99)) }
    try container.write { try $0.delete(model: HistoryStep.self, where: #Predicate { $0.number == 2 }) }
    let gap = failure { _ = try container.repetition(of: UUID(7)) }
    try container.write { try $0.forgetSteps() }
    let forgotten = failure { _ = try container.repetition(of: UUID(7)) }
    #expect(unknown == .undo(.notKept(step: 0, oldest: nil)))
    #expect(gap?.isOfHistory == true)
    #expect(forgotten == .undo(.notKept(step: 1, oldest: nil)))
  }

  // MARK: - What the tests work on

  /// A library with one shelf, which the request 7 has added.
  private func library(on engine: Engine, steps: Int = 1_000) throws -> (ModelContainer, Requests) {
    let requests = Requests()
    let clock = TickingClock()
    let container = try engine.recordedLibrary(
      HistoryConfiguration(steps: steps, days: 0, request: { requests.current }) {
        StepLabel(
          id: requests.current ?? UUID(), date: clock.tick(by: 60), author: "test", words: "test",
          digest: requests.digest)
      })
    try requests.carryOut(7) { try container.write { _ = try $0.insert(hall) } }
    return (container, requests)
  }

  private func book(_ number: UInt64) -> Book {
    Book(id: UUID(10 + number), title: "Volume \(number)", shelf: hall.id)
  }

  private func addBooks(to context: borrowing ModelContext) throws -> [Int64] {
    [try context.insert(book(1)), try context.insert(book(2))]
  }

  private func shelf(_ context: borrowing ModelContext) throws -> String? {
    try context.model(Shelf.self, for: hall.id)?.name
  }
}

/// The request that the next write carries out.
private final class Requests: Sendable {
  private let number = Mutex<UInt64?>(nil)

  var current: UUID? { number.withLock { $0.map(UUID.init) } }
  var digest: Data? { number.withLock { $0.map { Data([UInt8(truncatingIfNeeded: $0)]) } } }

  @discardableResult func carryOut<Result>(_ request: UInt64, _ body: () throws -> Result) rethrows -> Result {
    number.withLock { $0 = request }
    defer { number.withLock { $0 = nil } }
    return try body()
  }
}

extension HistoryPage {
  fileprivate var restart: HistoryToken? { if case .restarted(let token) = self { token } else { nil } }
}

extension PersistenceError {
  fileprivate var isOfHistory: Bool { if case .undo(.noSnapshot) = self { true } else { false } }
}
