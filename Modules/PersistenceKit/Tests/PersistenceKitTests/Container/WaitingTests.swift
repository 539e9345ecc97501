import Dispatch
import Foundation
import Synchronization
import Testing

@testable import PersistenceKit

/// A task that is cancelled while it waits for its turn goes on at once, and what it wanted never begins.
@Suite(.timeLimit(.minutes(10))) struct WaitingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  enum Place: CaseIterable, Sendable {
    case memory, file, dryRun
  }

  @Test(arguments: Place.allCases, [false, true])
  func `a write that waits for another one is cancelled at once`(_ place: Place, isSync: Bool) async throws {
    let container = try open(place)
    let turn = Turn()
    turn.take(of: container, isWriting: true, isSync: isSync)
    await turn.begins()
    try await expectCancelled(before: turn) { note in
      try await container.write { context in
        note()
        try context.insert(Referee(id: .fixed(1)))
      }
    }
    try await expectCancelled(before: turn) { note in
      try await container.importDocument {
        note()
        return nil
      }
    }
    turn.end()
    try await container.write { try $0.insert(Referee(id: .fixed(2))) }
    let found = try await container.read { try $0.fetch(FetchDescriptor<Referee>()) }
    #expect(found == [Referee(id: .fixed(2))])
  }

  @Test(arguments: Place.allCases, [false, true])
  func `so is what waits for two reads`(_ place: Place, isSync: Bool) async throws {
    // In memory a sync read holds up no one else.
    if place == .memory, isSync { return }
    let container = try open(place)
    let turns = [Turn(), Turn()]
    for turn in place == .dryRun ? Array(turns.prefix(1)) : turns {
      turn.take(of: container, isWriting: false, isSync: isSync)
      await turn.begins()
    }
    let before = try folder.contents()
    try await expectCancelled(before: turns[0]) { note in try await container.read { _ in note() } }
    try await expectCancelled(before: turns[0]) { note in try await container.exportDocument { _ in note() } }
    try await expectCancelled(before: turns[0]) { [folder] _ in
      try await container.exportDocument(to: folder.file("export"))
    }
    if place == .file {
      try await expectCancelled(before: turns[0]) { [folder] _ in try await container.backUp(to: folder.file("copy")) }
    }
    try await expectCancelled(before: turns[0]) { note in _ = try await container.check { _ in note() } }
    let after = try folder.contents()
    #expect(after == before)
    for turn in turns { turn.end() }
    let count = try await container.read { try $0.fetchCount(FetchDescriptor<Referee>()) }
    #expect(count == 0)
  }

  @Test func `a read of a dry run that waits for its write is cancelled at once`() async throws {
    let container = try open(.dryRun)
    let turn = Turn()
    turn.take(of: container, isWriting: true, isSync: false)
    await turn.begins()
    try await expectCancelled(before: turn) { note in try await container.read { _ in note() } }
    turn.end()
  }

  @Test(arguments: [false, true])
  func `a write that waits for another process is cancelled at once`(isSync: Bool) async throws {
    let container = try ModelContainer(
      for: League.models, configuration: .league(folder.file(), busyTimeout: .seconds(300)))
    let other = try OtherProgram(folder.file())
    try other.run("BEGIN IMMEDIATE")
    let clock = ContinuousClock()
    // A sync call holds up its thread, and the pool of tasks has few: the task that cancels it needs one.
    let task = Task(executorPreference: isSync ? ThreadExecutor() : nil) {
      if isSync { return (thrown { try container.write { try $0.insert(Referee(id: .fixed(1))) } }, clock.now) }
      return (await asyncThrown { try await container.write { try $0.insert(Referee(id: .fixed(1))) } }, clock.now)
    }
    try await Task.sleep(for: .milliseconds(200))
    let start = clock.now
    task.cancel()
    let (error, end) = await task.value
    #expect(error == .cancelled)
    // It asks at least every 40 ms; the machine may have much else to do.
    #expect(end - start < .seconds(250))
    try other.run("ROLLBACK")
    try await container.write { try $0.insert(Referee(id: .fixed(2))) }
    let count = try await container.read { try $0.fetchCount(FetchDescriptor<Referee>()) }
    #expect(count == 1)
  }
}

extension WaitingTests {
  private func open(_ place: Place) throws -> ModelContainer {
    let configuration: ModelConfiguration =
      switch place {
      case .memory: .inMemory
      case .file: .league(folder.file())
      case .dryRun: .league(folder.file(), discardsChanges: true)
      }
    return try ModelContainer(for: League.models, configuration: configuration)
  }

  /// Expects that a call is cancelled while the turn lasts, and that its closure never ran, which would note it.
  private func expectCancelled(
    before turn: Turn, _ call: @escaping @Sendable (@escaping @Sendable () -> Void) async throws -> Void
  ) async throws {
    let note = Note()
    let task = Task { await asyncThrown { try await call { note.write() } } }
    try await Task.sleep(for: .milliseconds(30))
    task.cancel()
    let error = await task.value
    #expect(error == .cancelled)
    #expect(turn.lasts)
    #expect(!note.isWritten)
  }
}

/// Runs each piece of a task on a thread of its own, where a wait holds up nothing else.
private final class ThreadExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread.detachNewThread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

/// Whether something has happened.
private final class Note: Sendable {
  private let state = Atomic(false)
  var isWritten: Bool { state.load(ordering: .sequentiallyConsistent) }
  func write() { state.store(true, ordering: .sequentiallyConsistent) }
}

/// A transaction that lasts until it is told to end.
private final class Turn: Sendable {
  private let begun = AsyncStream.makeStream(of: Void.self)
  private let mayEnd = DispatchSemaphore(value: 0)
  private let hasEnded = Note()

  /// Whether it hasn't ended yet, not even by itself.
  var lasts: Bool { !hasEnded.isWritten }

  func take(of container: ModelContainer, isWriting: Bool, isSync: Bool) {
    if isSync {
      Thread.detachNewThread { self.runSync(container, isWriting) }
    } else {
      Task { await self.runAsync(container, isWriting) }
    }
  }

  func begins() async { for await _ in begun.stream {} }

  func end() { mayEnd.signal() }
}

extension Turn {
  private func runSync(_ container: ModelContainer, _ isWriting: Bool) {
    let error = thrown { try isWriting ? container.write { _ in self.last() } : container.read { _ in self.last() } }
    #expect(error == nil)
  }

  private func runAsync(_ container: ModelContainer, _ isWriting: Bool) async {
    let error = await asyncThrown {
      if isWriting {
        try await container.write { _ in self.last() }
      } else {
        try await container.read { _ in self.last() }
      }
    }
    #expect(error == nil)
  }

  private func last() {
    begun.continuation.finish()
    // By itself only so that a test that fails ends: others use the processors for minutes.
    _ = mayEnd.wait(timeout: .now() + 300)
    hasEnded.write()
  }
}
