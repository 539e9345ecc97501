public import DependencyKit
public import ModuloStores

@_exported public import protocol ModuloStores.PlannedBlockOperations

/// The plans for blocks, for screens.
@MainActor
public protocol PlannedBlockProvider: PlannedBlockOperations {}

extension DefaultPlannedBlockStore: PlannedBlockProvider {}

private enum PlannedBlockProviderKey: DependencyKey { typealias Value = any PlannedBlockProvider }

extension DependencyValues {
  /// The provider of plans for blocks; `AppComposition` registers it.
  public var plannedBlockProvider: any PlannedBlockProvider {
    get { self[PlannedBlockProviderKey.self] }
    set { self[PlannedBlockProviderKey.self] = newValue }
  }
}
