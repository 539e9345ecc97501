import ModuloModels

extension OperationError {
  /// Calls a repository.
  ///
  /// - Returns: What the call returns.
  /// - Throws: The error for the one that the call throws.
  static func during<Result>(
    _ operation: Operation, _ call: () async throws(RepositoryError) -> Result
  ) async throws(Self) -> Result {
    do { return try await call() } catch { throw Self(error, during: operation) }
  }
}
