import Foundation
import PersistenceKit

/// Reads the rows of other connections after each foreign change, while its own container writes without pause.
struct PostingListener {
  let container: ModelContainer
  /// How long it does nothing after a change.
  let pause: Duration

  /// How long each row took to be seen, in the order of their commits.
  ///
  /// It ends when its task is cancelled.
  func hear(_ changes: ModelChanges) async throws -> [Duration] {
    var ages: [Duration] = []
    do {
      for await change in changes where change.isForeign {
        ages += try await rows(after: ages.count).map(\.age)
        try await Task.sleep(for: pause)
      }
    } catch  where Task.isCancelled {
      // What is still to be read was committed too late to be heard of.
    }
    return ages
  }

  private func rows(after seen: Int) async throws -> [Posting] {
    try await container.read { context in
      try context.fetch(
        FetchDescriptor<Posting>(predicate: #Predicate { $0.id > seen }, sortBy: [SortDescriptor(\.id)]))
    }
  }

  /// Writes until its task is cancelled. Returns the number of its commits.
  func write() async throws -> Int {
    var count = 0
    do {
      while !Task.isCancelled {
        try await insert(-count - 1)
        count += 1
      }
    } catch  where Task.isCancelled {
      // The write that was cancelled has stored nothing.
    }
    return count
  }

  private func insert(_ id: Int) async throws {
    try await container.write { _ = try $0.insert(Posting(id: id)) }
  }
}
