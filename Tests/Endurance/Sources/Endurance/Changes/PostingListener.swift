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
    for await change in changes where change.isForeign {
      let seen = ages.count
      let new = try await container.read { context in
        try context.fetch(
          FetchDescriptor<Posting>(predicate: #Predicate { $0.id > seen }, sortBy: [SortDescriptor(\.id)]))
      }
      ages += new.map(\.age)
      do { try await Task.sleep(for: pause) } catch { return ages }
    }
    return ages
  }

  /// Writes until its task is cancelled. Returns the number of its commits.
  func write() async throws -> Int {
    var count = 0
    while !Task.isCancelled {
      count += 1
      try await container.write { [id = -count] in _ = try $0.insert(Posting(id: id)) }
    }
    return count
  }
}
