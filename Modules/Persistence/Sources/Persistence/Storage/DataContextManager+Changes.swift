public import ModuloModels
import PersistenceKit

extension DataContextManager {
  /// The commits in the manager's container, one element for one or several, until the iteration is given up. A container
  /// that is opened in the place of another counts as a commit of everything, and so does the first one of a file that
  /// wasn't there.
  public func changes() -> AsyncStream<StoredChange> {
    AsyncStream { continuation in
      let following = Task.detached(priority: .utility) {
        var isNew = false
        while !Task.isCancelled {
          if await !waitForData(atMost: .milliseconds(250)) {
            isNew = true
            continue
          }
          await follow(fromFirst: isNew) { continuation.yield($0) }
          isNew = false
          do { try await Task.sleep(for: .milliseconds(250)) } catch { break }
          continuation.yield(.everything)
        }
      }
      continuation.onTermination = { _ in following.cancel() }
    }
  }

  /// Tells each commit, until the container is closed.
  ///
  /// - Parameter isNew: Whether what was committed before counts as a commit.
  private func follow(fromFirst isNew: Bool, _ tell: (StoredChange) -> Void) async {
    let container: ModelContainer
    do throws(PersistenceError) {
      container = try self.container()
    } catch {
      // The next read says why; here it means to try again.
      return
    }
    var changes = container.changes().makeAsyncIterator()
    if isNew { tell(.everything) }
    while let change = await changes.next() { tell(change.tables.map(StoredChange.tables) ?? .everything) }
  }
}
