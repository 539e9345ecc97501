import Dispatch
import Foundation
import Testing

@testable import PersistenceKit

@Suite(.timeLimit(.minutes(10))) struct SnapshotTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [false, true])
  func `a read sees nothing that was committed after it began`(isInMemory: Bool) throws {
    let container = try ModelContainer(
      for: League.models, configuration: isInMemory ? .inMemory : .league(folder.file()))
    let (before, after) = try container.read { context in
      // Nothing has been read yet.
      insertBeside(container, number: 1)
      let before = try context.fetchCount(FetchDescriptor<Referee>())
      insertBeside(container, number: 2)
      return (before, try context.fetchCount(FetchDescriptor<Referee>()))
    }
    #expect(before == 0)
    #expect(after == 0)
    let count = try Referee.everything(in: container).count
    #expect(count == 2)
  }

  /// Commits a row on another thread, and returns when that has happened.
  private func insertBeside(_ container: ModelContainer, number: Int) {
    let end = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let error = thrown { try container.write { try $0.insert(Referee(id: .fixed(number))) } }
      #expect(error == nil)
      end.signal()
    }
    end.wait()
  }
}
