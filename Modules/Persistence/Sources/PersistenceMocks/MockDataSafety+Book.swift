public import ModuloModels
import ModuloPersistence

extension MockDataSafety {
  public func createBook() async throws(RepositoryError) {
    try await with(StorageOperation()) { book, place throws(RepositoryError) in try book.create(at: place) }
  }

  public func members() async throws(RepositoryError) -> [BookMember] {
    try await with(StorageOperation()) { book, place throws(RepositoryError) in try book.members(at: place) }
  }

  public func invite(_ role: String, to right: BookMember.Right) async throws(RepositoryError) {
    try await with(StorageOperation()) { book, place throws(RepositoryError) in
      try book.invite(role, to: right, at: place)
    }
  }

  /// Nobody is connected.
  public func remove(_ role: String) async throws(RepositoryError) -> Int {
    try await with(StorageOperation()) { book, place throws(RepositoryError) in
      try book.remove(role, at: place)
      return 0
    }
  }

  private func with<Result>(
    _ operation: StorageOperation, _ body: (MockBook, _ place: String) throws(RepositoryError) -> Result
  ) async throws(RepositoryError) -> Result {
    try note(operation)
    guard let book else { throw .storage(.needsServer) }
    return try body(book, location ?? "")
  }
}
