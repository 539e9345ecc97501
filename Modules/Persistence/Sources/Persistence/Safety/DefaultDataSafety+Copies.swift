import Foundation
public import ModuloModels
import ModuloUtilities
import PersistenceKit

extension DefaultDataSafety {
  public func copies() async throws(RepositoryError) -> [String] {
    try await kept().map(\.path) + leftovers()
  }

  public func removeCopies() async throws(RepositoryError) -> [String] {
    let kept = try kept()
    if isDryRun { return try await copies() }
    for copy in kept { try remove(copy) }
    return try await kept.map(\.path) + clean()
  }

  public func leftovers() async throws(RepositoryError) -> [String] {
    try abandoned.map(\.path) + partial().map(\.path)
  }

  public func clean() async throws(RepositoryError) -> [String] {
    let (abandoned, partial) = (abandoned, try partial())
    if !isDryRun {
      for draft in abandoned where !draft.remove() { throw .storage(.permission(path: draft.path)) }
      for file in partial { try remove(file) }
    }
    return abandoned.map(\.path) + partial.map(\.path)
  }
}

extension DefaultDataSafety {
  /// What restores kept, and the backups beside the data.
  private func kept() throws(RepositoryError) -> [URL] {
    do { return try ModelContainer.copies(for: manager.configuration) } catch { throw RepositoryError(error) }
  }

  /// The unfinished files of earlier versions. Their next backup or export leaves them alone: only a cleanup asks for
  /// them.
  private func partial() throws(RepositoryError) -> [URL] {
    do { return try ModelContainer.leftovers(for: manager.configuration) } catch { throw RepositoryError(error) }
  }

  private func remove(_ file: URL) throws(RepositoryError) {
    do { try ModelContainer.removeCopy(file) } catch { throw RepositoryError(error) }
  }

  private var abandoned: [AbandonedDraft] { location.map { AbandonedDraft.all(beside: $0.path) } ?? [] }
}
