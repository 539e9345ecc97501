import Foundation
import PersistenceKit
import Synchronization
import Testing

@Suite(.temporaryFolder) struct HistoryTokenTests {
  private typealias Shelf = Library.Shelf

  @Test(arguments: Engine.allCases)
  func `what follows a token is read page by page, to the token after it`(_ engine: Engine) throws {
    let container = try engine.recordedLibrary()
    for number: UInt64 in 1...5 { try container.addShelf(number) }
    let (first, next) = try container.steps(after: .start, limit: 3)
    let (rest, end) = try container.steps(after: next, limit: 3)
    let (none, same) = try container.steps(after: end, limit: 3)
    let now = try container.read { try $0.historyToken() }
    #expect(first == [1, 2, 3])
    #expect(rest == [4, 5])
    #expect(none.isEmpty)
    #expect(same == end)
    #expect(end == now)
    #expect(HistoryToken.start < next)
    #expect(next < end)
  }

  @Test(arguments: Engine.allCases)
  func `the token of an empty history is the start`(_ engine: Engine) throws {
    let container = try engine.recordedLibrary()
    let token = try container.read { try $0.historyToken() }
    let (steps, next) = try container.steps(after: token, limit: 10)
    #expect(token == .start)
    #expect(steps.isEmpty)
    #expect(next == .start)
  }

  @Test(arguments: Engine.allCases)
  func `a history that was forgotten begins again`(_ engine: Engine) throws {
    let container = try engine.recordedLibrary()
    try container.addShelf(1)
    let before = try container.read { try $0.historyToken() }
    try container.write { _ = try $0.delete(model: HistoryStep.self) }
    let atStart = try container.restart(after: .start)
    let forgotten = try container.restart(after: before)
    try container.addShelf(2)
    let (steps, _) = try container.steps(after: try #require(forgotten), limit: 10)
    let old = try container.restart(after: before)
    #expect(atStart != nil)
    #expect(forgotten == atStart)
    #expect(steps == [2])
    #expect(old != nil)
  }

  @Test(arguments: Engine.allCases)
  func `steps that were removed after a token begin again`(_ engine: Engine) throws {
    let container = try engine.recordedLibrary()
    for number: UInt64 in 1...4 { try container.addShelf(number) }
    let (_, first) = try container.steps(after: .start, limit: 1)
    let (_, third) = try container.steps(after: .start, limit: 3)
    try container.write { _ = try $0.delete(model: HistoryStep.self, where: #Predicate { $0.number <= 2 }) }
    let (steps, _) = try container.steps(after: third, limit: 10)
    let atStart = try container.restart(after: .start)
    let atFirst = try container.restart(after: first)
    #expect(steps == [4])
    #expect(atStart?.number == 4)
    #expect(atFirst == atStart)
  }

  @Test func `a restored backup begins again, unless the token is of before it`() throws {
    let (place, backup) = (
      TemporaryFolder.current.newPlace(for: "library.store"), TemporaryFolder.current.file("backup.store")
    )
    var configuration = ModelConfiguration(url: place)
    configuration.history = .test
    let models = Library.models + [HistoryStep.self]
    let container = try ModelContainer(for: models, configuration: configuration)
    try container.addShelf(1)
    let before = try container.read { try $0.historyToken() }
    try container.backUp(to: backup)
    try container.addShelf(2)
    let after = try container.read { try $0.historyToken() }
    container.close()
    try ModelContainer.restore(from: backup, for: models, configuration: configuration)
    let restored = try ModelContainer(for: models, configuration: configuration)
    // The same number as the step that is gone.
    try restored.addShelf(3)
    let (steps, now) = try restored.steps(after: before, limit: 10)
    let restart = try restored.restart(after: after)
    #expect(steps == [2])
    #expect(restart == now)
    #expect(now.number == after.number)
    #expect(now != after)
  }

  @Test(arguments: Engine.allCases)
  func `a change that the history doesn't hold begins it again`(_ engine: Engine) throws {
    let isKept = Mutex(true)
    let container = try engine.recordedLibrary(
      HistoryConfiguration {
        isKept.withLock(\.self)
          ? StepLabel(id: UUID(), date: Date(timeIntervalSince1970: 5), author: "", words: "") : nil
      })
    try container.addShelf(1)
    let first = try container.read { try $0.historyToken() }
    isKept.withLock { $0 = false }
    try container.addShelf(2)
    let second = try #require(try container.restart(after: first))
    try container.addShelf(3)
    let third = try #require(try container.restart(after: second))
    let same = try container.steps(after: third, limit: 10)
    isKept.withLock { $0 = true }
    try container.addShelf(4)
    let (steps, _) = try container.steps(after: third, limit: 10)
    let old = try container.restart(after: second)
    #expect(second < third)
    #expect(same.0.isEmpty)
    #expect(steps.count == 1)
    #expect(old != nil)
  }

  @Test(arguments: Engine.committing)
  func `a document that is imported begins it again, also for who has read nothing yet`(_ engine: Engine) throws {
    let source = try engine.recordedLibrary()
    try source.addShelf(1)
    let document = TemporaryFolder.current.file("library.json")
    try source.exportDocument(to: document)
    let container = try engine.recordedLibrary()
    let before = try container.read { try $0.historyToken() }
    _ = try container.importDocument(from: document)
    let now = try container.restart(after: before)
    let atStart = try container.restart(after: .start)
    #expect(before == .start)
    #expect(now != nil)
    #expect(atStart == now)
  }

  @Test func `a token is kept as JSON`() throws {
    let container = try Engine.memory.recordedLibrary()
    try container.addShelf(1)
    let token = try container.read { try $0.historyToken() }
    let bytes = try JSONEncoder().encode([token, .start])
    let read = try JSONDecoder().decode([HistoryToken].self, from: bytes)
    #expect(read == [token, .start])
  }

  @Test(arguments: Engine.allCases)
  func `a write whose label has the id of a step changes nothing`(_ engine: Engine) throws {
    let id = UUID(77)
    let container = try engine.recordedLibrary(
      HistoryConfiguration { StepLabel(id: id, date: Date(timeIntervalSince1970: 5), author: "", words: "") })
    try container.addShelf(1)
    let error = failure { try container.addShelf(2) }
    let (shelves, steps) = try container.read { context in
      (try context.fetchCount(FetchDescriptor<Shelf>()), try context.fetch(FetchDescriptor<HistoryStep>()))
    }
    #expect(error?.isUniqueViolation == true)
    #expect(shelves == 1)
    #expect(steps.map(\.id) == [id])
  }
}

extension ModelContainer {
  fileprivate func addShelf(_ number: UInt64) throws(PersistenceError) {
    try write { context throws(PersistenceError) in
      try context.insert(Library.Shelf(id: UUID(number), name: "Shelf \(number)"))
    }
  }

  /// The numbers of the steps after a token, and the token after them.
  fileprivate func steps(after token: HistoryToken, limit: Int) throws -> ([Int64], HistoryToken) {
    guard case .steps(let steps, let next) = try read({ try $0.history(after: token, limit: limit) }) else {
      throw PersistenceError.misuse("the history began again")
    }
    return (steps.map(\.number), next)
  }

  /// The token to go on from when the history begins again; nil when it goes on.
  fileprivate func restart(after token: HistoryToken) throws -> HistoryToken? {
    guard case .restarted(let now) = try read({ try $0.history(after: token) }) else { return nil }
    return now
  }
}

extension PersistenceError {
  fileprivate var isUniqueViolation: Bool {
    guard case .constraint(let rule) = self else { return false }
    return rule.kind == .unique
  }
}
