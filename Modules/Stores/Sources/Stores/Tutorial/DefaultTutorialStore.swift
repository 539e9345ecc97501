public import ModuloModels
public import ModuloRepositories

/// Asks a repository whether the tutorial is done.
@MainActor
public final class DefaultTutorialStore: TutorialStore {
  private let repository: any TutorialRepository

  /// Creates a store on a repository. Nothing is read.
  public init(repository: any TutorialRepository) {
    self.repository = repository
  }

  public func isCompleted() async throws(TrackingError) -> Bool {
    try await TrackingError.during(.reading) { () throws(RepositoryError) in try await repository.isCompleted() }
  }

  public func complete() async throws(TrackingError) {
    try await TrackingError.during(.changing) { () throws(RepositoryError) in try await repository.complete() }
  }
}
