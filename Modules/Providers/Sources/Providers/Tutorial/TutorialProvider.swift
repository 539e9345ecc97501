public import DependencyKit
public import ModuloModels

/// Whether the tutorial of day blocks is done, for screens.
@MainActor
public protocol TutorialProvider: AnyObject, Sendable {
  /// Reads whether the tutorial is done.
  func isCompleted() async throws(TrackingError) -> Bool

  /// Stores that the tutorial is done; nothing else of it is stored.
  func complete() async throws(TrackingError)
}

private enum TutorialProviderKey: DependencyKey { typealias Value = any TutorialProvider }

extension DependencyValues {
  /// The provider of the tutorial's state; `AppComposition` registers it.
  public var tutorialProvider: any TutorialProvider {
    get { self[TutorialProviderKey.self] }
    set { self[TutorialProviderKey.self] = newValue }
  }
}
