import Foundation
import Synchronization
import Testing

@testable import PersistenceKit

@Suite struct CancellationTests {
  private let folder: TemporaryFolder
  private let container: ModelContainer

  init() throws {
    folder = try TemporaryFolder()
    container = try .league(in: folder)
  }

  @Test func `a cancelled write rolls back`() async throws {
    let error = await cancelled { context, hasBegun in
      try context.insert(Referee(id: .fixed(1)))
      hasBegun()
      try context.waitForCancellation()
    }
    #expect(error == .cancelled)
    let count = try Referee.everything(in: container).count
    #expect(count == 0)
  }

  @Test func `the statements of a cancelled write stop by themselves`() async throws {
    let error = await cancelled { context, hasBegun in
      hasBegun()
      var number = 0
      while true {
        try context.insert(Referee(id: .fixed(number)))
        number += 1
        Thread.sleep(forTimeInterval: 0.001)
      }
    }
    #expect(error == .cancelled)
    let count = try Referee.everything(in: container).count
    #expect(count == 0)
  }

  @Test func `one that is cancelled before its commit isn't committed`() async throws {
    let error = await cancelled { context, hasBegun in
      try context.insert(Referee(id: .fixed(1)))
      hasBegun()
      let error = thrown { try context.waitForCancellation() }
      #expect(error == .cancelled)
    }
    #expect(error == .cancelled)
    let count = try Referee.everything(in: container).count
    #expect(count == 0)
  }

  @Test func `a task that is cancelled already doesn't begin`() async throws {
    let hasRun = Atomic(false)
    let task = Task { [container] in
      withUnsafeCurrentTask { $0?.cancel() }
      return await asyncThrown {
        try await container.write { _ in hasRun.store(true, ordering: .relaxed) }
      }
    }
    let error = await task.value
    #expect(error == .cancelled)
    let ran = hasRun.load(ordering: .relaxed)
    #expect(!ran)
  }

  @Test func `a CancellationError of the body is a cancellation`() {
    let error = thrown { try container.write { _ in throw CancellationError() } }
    #expect(error == .cancelled)
  }

  @Test func `one long statement is interrupted`() throws {
    let connection = try Connection(path: ":memory:", access: .readWrite, busyTimeout: .zero)
    let cancellation = Cancellation()
    cancellation.cancel()
    let error = thrown {
      try connection.interruptible(by: cancellation) { () throws(PersistenceError) in
        try connection.execute(
          "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n")
      }
    }
    #expect(error == .cancelled)
    let again = thrown { try connection.execute("SELECT 1") }
    #expect(again == nil)
  }

  /// Runs a write, cancels its task once the body says that it has begun, and returns what it threw.
  private func cancelled(
    _ body: @escaping @Sendable (borrowing ModelContext, () -> Void) throws -> Void
  ) async -> PersistenceError? {
    let (begun, continuation) = AsyncStream.makeStream(of: Void.self)
    let task = Task { [container] in
      await asyncThrown {
        try await container.write { context in try body(context) { continuation.finish() } }
      }
    }
    for await _ in begun {}
    task.cancel()
    return await task.value
  }
}
