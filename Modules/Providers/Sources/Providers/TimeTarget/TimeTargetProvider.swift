public import DependencyKit
public import ModuloStores

@_exported public import protocol ModuloStores.TimeTargetOperations

/// Targets of time and days off, for screens.
@MainActor
public protocol TimeTargetProvider: TimeTargetOperations {}

extension DefaultTimeTargetStore: TimeTargetProvider {}

private enum TimeTargetProviderKey: DependencyKey { typealias Value = any TimeTargetProvider }

extension DependencyValues {
  /// The provider of targets of time; `AppComposition` registers it.
  public var timeTargetProvider: any TimeTargetProvider {
    get { self[TimeTargetProviderKey.self] }
    set { self[TimeTargetProviderKey.self] = newValue }
  }
}
