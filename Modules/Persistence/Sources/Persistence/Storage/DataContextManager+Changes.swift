import PersistenceKit

extension DataContextManager {
  /// The commits in the manager's container, one element for one or several, until the iteration is given up. A container
  /// that is opened in the place of another counts as a commit.
  public func changes() -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let following = Task.detached(priority: .utility) {
        while !Task.isCancelled {
          await follow { continuation.yield() }
          do { try await Task.sleep(for: .milliseconds(250)) } catch { break }
          continuation.yield()
        }
      }
      continuation.onTermination = { _ in following.cancel() }
    }
  }

  /// Tells each commit, until the container is closed.
  private func follow(_ tell: () -> Void) async {
    let container: ModelContainer
    do throws(PersistenceError) {
      container = try self.container()
    } catch {
      // The next read says why; here it means to try again.
      return
    }
    for await _ in container.changes() { tell() }
  }
}
