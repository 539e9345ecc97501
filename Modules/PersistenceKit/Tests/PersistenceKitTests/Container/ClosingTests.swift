import Foundation
import Synchronization
import Testing

@testable import PersistenceKit

@Suite(.timeLimit(.minutes(10))) struct ClosingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: Engine.allCases)
  func `closing waits for the write that is running`(_ engine: Engine) async throws {
    defer { withExtendedLifetime(self) {} }
    let container = try league(engine)
    let isClosing = Atomic(false)
    let listener = Task {
      for await _ in container.changes() {}
      isClosing.store(true, ordering: .relaxed)
    }
    let number = try await container.write { context in
      // The first thing that closing does is to end the iterations.
      Thread.detachNewThread { container.close() }
      for _ in 0..<60_000 where !isClosing.load(ordering: .relaxed) { Thread.sleep(forTimeInterval: 0.001) }
      return try context.insert(Referee(id: .fixed(1)))
    }
    await listener.value
    #expect(number == 1)
    container.close()
    let error = thrown { try Referee.everything(in: container) }
    #expect(error == .closed)
    guard engine == .sqlite else { return }
    let kept = try Referee.everything(in: .league(in: folder)).count
    #expect(kept == 1)
  }

  private func league(_ engine: Engine) throws -> ModelContainer {
    switch engine {
    case .memory: try ModelContainer(for: League.models, configuration: .inMemory)
    case .sqlite: try .league(in: folder)
    case .server: try ModelContainer(for: League.models, configuration: .server())
    case .dryRun: try ModelContainer(for: League.models, configuration: .league(folder.file(), discardsChanges: true))
    }
  }
}
