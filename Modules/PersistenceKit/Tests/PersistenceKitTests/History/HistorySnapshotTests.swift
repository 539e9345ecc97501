import Foundation
import PersistenceKit
import Testing

@Suite(.temporaryFolder) struct HistorySnapshotTests {
  private typealias Shelf = Library.Shelf
  private typealias Book = Library.Book

  private let hall = Shelf(id: UUID(1), name: "Hall")
  private let attic = Shelf(id: UUID(2), name: "Attic")

  /// A shelf at each ten seconds, whose name is changed at the third.
  private func library(on engine: Engine) throws -> ModelContainer {
    let clock = TickingClock()
    let container = try engine.recordedLibrary(
      HistoryConfiguration { StepLabel(id: UUID(), date: clock.tick(by: 10), author: "", words: "") })
    try container.write { _ = try $0.insert(hall) }
    try container.write { _ = try $0.insert(attic) }
    try container.write { try $0.update(Shelf.self, for: hall.id) { $0.name = "Foyer" } }
    return container
  }

  private func names(in container: ModelContainer) throws -> [String] {
    try container.read { try $0.fetch(FetchDescriptor<Shelf>()) }.map(\.name)
  }

  private func error(_ container: ModelContainer, _ moment: HistoryMoment) -> PersistenceError? {
    failure { _ = try container.snapshot(asOf: moment) }
  }

  private func range(_ first: Int64, _ last: Int64) -> PersistenceError {
    let date = Date(timeIntervalSince1970: Double(first * 10))
    return .undo(.noSnapshot(HistoryRange(first: first, date: date, last: last)))
  }

  @Test(arguments: Engine.committing)
  func `a snapshot has what was there after a step, and the steps up to it`(_ engine: Engine) throws {
    let container = try library(on: engine)
    let past = try container.snapshot(asOf: .step(2))
    let (then, now) = (try names(in: past), try names(in: container))
    let steps = try past.steps().map(\.number)
    #expect(then == ["Hall", "Attic"])
    #expect(now == ["Foyer", "Attic"])
    #expect(steps == [1, 2])
  }

  @Test(arguments: Engine.committing, [(10.0, 1), (19.999, 1), (20.0, 2), (1e9, 3)])
  func `a date means the last step that isn't later`(_ engine: Engine, _ moment: (date: Double, step: Int)) throws {
    let container = try library(on: engine)
    let past = try container.snapshot(asOf: .date(Date(timeIntervalSince1970: moment.date)))
    let last = try past.steps().last?.number
    #expect(last == Int64(moment.step))
  }

  @Test(arguments: Engine.committing)
  func `before the first step that is kept, and after the last, there is no snapshot`(_ engine: Engine) throws {
    let container = try library(on: engine)
    let before = [error(container, .step(0)), error(container, .date(Date(timeIntervalSince1970: 9)))]
    let after = error(container, .step(4))
    try container.write { try $0.delete(model: HistoryStep.self, where: #Predicate { $0.number < 2 }) }
    let pruned = error(container, .step(1))
    try container.write { try $0.delete(model: HistoryStep.self) }
    let forgotten = error(container, .step(3))
    let (whole, rest) = (range(1, 3), range(2, 3))
    #expect(before == [whole, whole])
    #expect(after == whole)
    #expect(pruned == rest)
    #expect(forgotten == .undo(.noSnapshot(nil)))
  }

  @Test(arguments: Engine.committing)
  func `a step that is kept without its changes ends the past`(_ engine: Engine) throws {
    let container = try engine.recordedLibrary(HistoryConfiguration(bytes: 40, label: HistoryConfiguration.test.label))
    try container.write { context in
      try context.insert(hall)
      try context.insert(attic)
    }
    try container.write { try $0.delete(model: Shelf.self) }
    try container.write { _ = try $0.insert(hall) }
    let refused = error(container, .step(1))
    let past = try container.snapshot(asOf: .step(2))
    let left = try names(in: past)
    let moment = try #require(HistoryConfiguration.test.label()).date
    #expect(refused == .undo(.noSnapshot(HistoryRange(first: 2, date: moment, last: 3))))
    #expect(left.isEmpty)
  }

  @Test(arguments: Engine.committing)
  func `a snapshot stays as it is, and only reads`(_ engine: Engine) throws {
    let container = try library(on: engine)
    let past = try container.snapshot(asOf: .step(3))
    try container.write { try $0.delete(model: Shelf.self) }
    let refused = failure { try past.write { _ = try $0.insert(attic) } }
    container.close()
    let left = try names(in: past)
    past.close()
    let closed = failure { _ = try names(in: past) }
    #expect(refused == .readOnly)
    #expect(left == ["Foyer", "Attic"])
    #expect(closed == .closed)
  }

  @Test func `a snapshot of a container that only reads waits for no writer`() throws {
    let url = TemporaryFolder.current.newPlace(for: "engine.store")
    var configuration = ModelConfiguration(url: url, history: .test)
    let models = Library.models + [HistoryStep.self]
    let container = try ModelContainer(for: models, configuration: configuration)
    try container.write { _ = try $0.insert(hall) }
    (configuration.allowsSave, configuration.history) = (false, nil)
    let reader = try ModelContainer(for: models, configuration: configuration)
    let found = try container.write { context in
      try context.insert(attic)
      let past = try reader.snapshot(asOf: .step(1))
      return try names(in: past)
    }
    #expect(found == ["Hall"])
  }

  @Test func `a large snapshot is a file without a name`() throws {
    let url = TemporaryFolder.current.newPlace(for: "engine.store")
    var configuration = ModelConfiguration(url: url, history: .test)
    configuration.snapshotMemoryLimit = 0
    let container = try ModelContainer(for: Library.models + [HistoryStep.self], configuration: configuration)
    try container.write { _ = try $0.insert(hall) }
    let before = try files(beside: url)
    try container.write { try $0.update(Shelf.self, for: hall.id) { $0.name = "Foyer" } }
    let past = try container.snapshot(asOf: .step(1))
    let (meanwhile, found) = (try files(beside: url), try names(in: past))
    #expect(found == ["Hall"])
    #expect(meanwhile == before)
  }

  private func files(beside url: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path).sorted()
  }

  @Test func `rows that no step changed show no past`() throws {
    let url = TemporaryFolder.current.newPlace(for: "engine.store")
    let container = try ModelContainer(
      for: Library.models + [HistoryStep.self], configuration: ModelConfiguration(url: url, history: .test))
    try container.write { _ = try $0.insert(hall) }
    try container.write { try $0.update(Shelf.self, for: hall.id) { $0.name = "Foyer" } }
    let other = try ModelContainer(for: Library.models, configuration: ModelConfiguration(url: url))
    try other.write { try $0.delete(model: Shelf.self) }
    let refused = error(container, .step(1))
    #expect(refused == .damaged(detail: "the rows aren't what step 2 of the history left"))
  }

  @Test func `a dry run and a container without steps have no snapshot`() throws {
    let dryRun = try Engine.dryRun.recordedLibrary()
    let plain = try Engine.memory.library()
    let refused = error(dryRun, .step(0))
    let misused = error(plain, .step(0))
    #expect(refused == .unsupported(construct: "a copy of a dry run", advice: "copy what is saved"))
    #expect(misused == .misuse("a container that shows the past is for HistoryStep"))
  }

  @Test func `a cancelled task makes no snapshot`() async throws {
    let container = try library(on: .sqlite)
    let task = Task { () async throws -> Void in
      withUnsafeCurrentTask { $0?.cancel() }
      _ = try await container.snapshot(asOf: .step(1))
    }
    let error = await task.result.failure as? PersistenceError
    #expect(error == .cancelled)
  }
}

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}
