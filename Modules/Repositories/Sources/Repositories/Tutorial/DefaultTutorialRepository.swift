public import ModuloModels
public import ModuloPersistence
import PersistenceKit

/// The state of the tutorial in a storage, as a value of the data's own.
public struct DefaultTutorialRepository: TutorialRepository {
  private let storage: any Storage

  /// Creates a repository on a storage. Nothing is read.
  public init(storage: any Storage) {
    self.storage = storage
  }

  public func isCompleted() async throws(RepositoryError) -> Bool {
    try await storage.read { try $0.value(of: .isOnboardingCompleted) }
  }

  public func complete() async throws(RepositoryError) {
    try await storage.write { try $0.set(true, for: .isOnboardingCompleted) }
  }
}
