import PersistenceKit

extension DataContextManager {
  /// The commits in the manager's container, one element for one or several, until the iteration is given up. A container
  /// that is opened in the place of another counts as a commit, and so does the first one of a file that wasn't there.
  public func changes() -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let following = Task.detached(priority: .utility) {
        while !Task.isCancelled {
          let isThere = hasData
          if isThere { await follow { continuation.yield() } }
          do { try await Task.sleep(for: .milliseconds(250)) } catch { break }
          if isThere || hasData { continuation.yield() }
        }
      }
      continuation.onTermination = { _ in following.cancel() }
    }
  }

  /// Whether there is a container to follow. What can't be opened counts as there: the next read says why.
  private var hasData: Bool {
    do { return try !isMissing } catch { return true }
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
