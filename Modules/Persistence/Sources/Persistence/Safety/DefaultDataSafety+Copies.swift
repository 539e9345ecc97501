import Foundation
public import ModuloModels
import ModuloUtilities
import PersistenceKit

extension DefaultDataSafety {
  public func copies() async throws(RepositoryError) -> [String] {
    try kept().map(\.path) + abandoned.map(\.path)
  }

  public func removeCopies() async throws(RepositoryError) -> [String] {
    let kept = try kept()
    if isRehearsal { return try await copies() }
    for copy in kept {
      do { try ModelContainer.removeCopy(copy) } catch { throw RepositoryError(error) }
    }
    return try await kept.map(\.path) + clean()
  }

  public func leftovers() async throws(RepositoryError) -> [String] { abandoned.map(\.path) }

  public func clean() async throws(RepositoryError) -> [String] {
    try abandoned.map { draft throws(RepositoryError) in
      if !isRehearsal, !draft.remove() { throw .permission(path: draft.path) }
      return draft.path
    }
  }
}

extension DefaultDataSafety {
  /// What restores kept, and the backups beside the data.
  private func kept() throws(RepositoryError) -> [URL] {
    do { return try ModelContainer.copies(for: manager.configuration) } catch { throw RepositoryError(error) }
  }

  private var abandoned: [AbandonedDraft] { location.map { AbandonedDraft.all(beside: $0.path) } ?? [] }
}
