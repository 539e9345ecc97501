public import DependencyKit
public import ModuloModels
public import ModuloStores
public import Observation

@_exported public import protocol ModuloStores.BlockGroupOperations

/// Groups of blocks for screens: in order.
@MainActor
public protocol BlockGroupProvider: BlockGroupOperations, Observable {
  /// The groups that were last read, in order.
  var groups: [BlockGroupDomain] { get }
}

extension DefaultBlockGroupStore: BlockGroupProvider {
  public var groups: [BlockGroupDomain] { rows.inOrder }
}

private enum BlockGroupProviderKey: DependencyKey { typealias Value = any BlockGroupProvider }

extension DependencyValues {
  /// The provider of groups of blocks; `AppComposition` registers it.
  public var blockGroupProvider: any BlockGroupProvider {
    get { self[BlockGroupProviderKey.self] }
    set { self[BlockGroupProviderKey.self] = newValue }
  }
}

extension [BlockGroupDomain] {
  /// The groups by their places, and those of one place by their numbers.
  var inOrder: Self { sorted { ($0.position, $0.number) < ($1.position, $1.number) } }
}
