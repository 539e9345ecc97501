import ModuloModels
import ModuloUtilities

extension TrackingError {
  /// Calls a repository.
  ///
  /// - Returns: What the call returns.
  /// - Throws: The error for the one that the call throws.
  static func mapping<Result>(_ call: () async throws(RepositoryError) -> Result) async throws(Self) -> Result {
    do { return try await call() } catch { throw Self(error) }
  }
}

extension String? {
  /// The text as a memo to store: `nil` for a blank one.
  var unlessBlank: String? { flatMap { $0.isBlank ? nil : $0.trimmed.normalized } }
}
