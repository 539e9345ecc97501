public import DependencyKit
public import ModuloStores

@_exported public import protocol ModuloStores.TutorialOperations

/// Whether the tutorial of day blocks is done, for screens.
@MainActor
public protocol TutorialProvider: TutorialOperations {}

extension DefaultTutorialStore: TutorialProvider {}

private enum TutorialProviderKey: DependencyKey { typealias Value = any TutorialProvider }

extension DependencyValues {
  /// The provider of the tutorial's state; `AppComposition` registers it.
  public var tutorialProvider: any TutorialProvider {
    get { self[TutorialProviderKey.self] }
    set { self[TutorialProviderKey.self] = newValue }
  }
}
