public import DependencyKit
public import Foundation
public import ModuloModels
public import ModuloStores
public import Observation

@_exported public import protocol ModuloStores.BlockOperations

/// Blocks for screens: in order under their groups, with what is selected.
@MainActor
public protocol BlockProvider: BlockOperations, Observable {
  /// The groups that were last read with the blocks, in order, each with the number of its blocks.
  var groups: [BlockGroupDomain] { get }

  /// The group that is selected: the saved one, else the default one; `nil` before the first read.
  var selectedGroup: BlockGroupDomain? { get }

  /// The block that is selected: the one that was added, changed or started last; `nil` where it is gone, and before the
  /// first read.
  var selectedBlock: BlockDomain? { get }

  /// The blocks of a group that were last read, in order.
  func blocks(of groupID: UUID) -> [BlockDomain]
}

extension DefaultBlockStore: BlockProvider {
  public var groups: [BlockGroupDomain] {
    let counts = Dictionary(grouping: rows, by: \.groupID).mapValues(\.count)
    return groupRows.map { $0.counting(counts[$0.id] ?? 0) }.inOrder
  }

  public var selectedGroup: BlockGroupDomain? { groups.selected(selection.groupID) }

  public var selectedBlock: BlockDomain? { rows.selected(selection.blockID) }

  public func blocks(of groupID: UUID) -> [BlockDomain] {
    rows.filter { $0.groupID == groupID }.sorted { ($0.position, $0.number) < ($1.position, $1.number) }
  }
}

private enum BlockProviderKey: DependencyKey { typealias Value = any BlockProvider }

extension DependencyValues {
  /// The provider of blocks; `AppComposition` registers it.
  public var blockProvider: any BlockProvider {
    get { self[BlockProviderKey.self] }
    set { self[BlockProviderKey.self] = newValue }
  }
}

extension BlockGroupDomain {
  /// The group with another number of blocks.
  fileprivate func counting(_ count: Int) -> BlockGroupDomain {
    BlockGroupDomain(
      id: id, number: number, name: name, position: position, isDefault: isDefault, blockCount: count)
  }
}
