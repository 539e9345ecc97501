public import ModuloModels

/// The book on a server that the data is in, and its members.
///
/// Each call throws ``StorageError/needsServer`` where the data is elsewhere, and ``StorageError/missingBook(place:)`` where
/// there is no such book. A call that throws has changed nothing.
public protocol BookSafety: Sendable {
  /// Makes the book, empty.
  ///
  /// - Throws: ``StorageError/alreadyExists(path:)``; ``StorageError/permission(path:)`` for a role that may make none.
  func createBook() async throws(RepositoryError)

  /// Everyone who may use the book, by name.
  func members() async throws(RepositoryError) -> [BookMember]

  /// Gives a role this right, no more and no less.
  ///
  /// - Throws: ``RepositoryError/notFound`` when the server has no such role; `.forbidden(.bookManager)` for one that
  ///   manages the book, and for the right to do so; ``StorageError/permission(path:)`` for a member that doesn't.
  func invite(_ role: String, to right: BookMember.Right) async throws(RepositoryError)

  /// Takes every right from a member, and ends its connections.
  ///
  /// - Returns: The number of connections that the server didn't let one end. They may do nothing any more.
  /// - Throws: ``RepositoryError/unknownName(nearest:)`` for a role that is no member; as ``invite(_:to:)``.
  func remove(_ role: String) async throws(RepositoryError) -> Int
}
