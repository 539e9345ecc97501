import Synchronization
import Testing

/// Books on the tests' own server, each for one test at a time: to empty one costs a hundredth of what making it does.
final class ServerBooks: Sendable {
  static let shared = ServerBooks()

  private struct Book: Sendable {
    let name: String
    /// What it was made for: only the same may find its tables there.
    let purpose: String
    weak var user: (any AnyObject & Sendable)?
    var isTaken = true
  }

  private let books = Mutex<[Book]>([])

  /// Runs the body with the address of an empty book, or of one that isn't there yet. It is free for others once what the
  /// body returns is gone.
  ///
  /// - Parameter purpose: The same for what has the same tables.
  func use<User: AnyObject & Sendable>(
    for purpose: String, _ body: (_ address: String, _ isNew: Bool) throws -> User
  ) throws -> User {
    let cluster = try #require(ServerCluster.shared)
    let free = books.withLock { books -> String? in
      guard let index = books.firstIndex(where: { !$0.isTaken && $0.user == nil && $0.purpose == purpose }) else {
        return nil
      }
      books[index].isTaken = true
      return books[index].name
    }
    let name = free ?? ServerCluster.newName()
    if let free {
      try empty(free, on: cluster)
    } else {
      books.withLock { $0.append(Book(name: name, purpose: purpose)) }
    }
    let user = try body(cluster.text(name), free == nil)
    books.withLock { books in
      guard let index = books.firstIndex(where: { $0.name == name }) else { return }
      (books[index].user, books[index].isTaken) = (user, false)
    }
    return user
  }

  /// Removes every row, and the numbers that were given out.
  private func empty(_ book: String, on cluster: ServerCluster) throws {
    try cluster.execute(
      """
      DO $$ DECLARE name text; BEGIN
      FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = '\(book)'
      AND tablename NOT IN ('persistence_book', 'persistence_part') LOOP
      EXECUTE format('DELETE FROM %I.%I', '\(book)', name); END LOOP; END $$
      """)
  }
}
