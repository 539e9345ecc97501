public import DependencyKit
public import Foundation
public import ModuloModels
public import ModuloUtilities
public import Observation

/// Groups of blocks for screens: in order, with the user's intents passed on to the store.
@MainActor
public protocol BlockGroupProvider: AnyObject, Observable, Sendable {
  /// The groups that were last read, in order.
  var groups: [BlockGroupDomain] { get }

  /// Reads every group with the number of its blocks.
  func fetchAll() async throws(BlockGroupError)

  /// The one group with this number, id, name or prefix of a name.
  func findOne(_ reference: NamedReference) async throws(BlockGroupError) -> BlockGroupDomain

  /// Creates a group, the last one.
  func create(_ draft: BlockGroupDraft) async throws(BlockGroupError) -> BlockGroupDomain

  /// Renames a group.
  func update(_ draft: BlockGroupDraft) async throws(BlockGroupError) -> BlockGroupDomain

  /// Moves a group to a place among the others, from 0; returns it as it is now.
  @discardableResult
  func move(_ reference: NamedReference, to position: Int) async throws(BlockGroupError) -> BlockGroupDomain

  /// Deletes a group with all below it; returns it as it was, and the running session that is gone with it.
  @discardableResult
  func delete(by id: UUID, at now: Instant) async throws(BlockGroupError) -> BlockGroupDeletionDomain

  /// Deletes every group with all below it; returns what was deleted, and the running session that is gone with it.
  @discardableResult
  func reset(at now: Instant) async throws(BlockGroupError) -> BlockGroupResetDomain
}

private enum BlockGroupProviderKey: DependencyKey { typealias Value = any BlockGroupProvider }

extension DependencyValues {
  /// The provider of groups of blocks; `AppComposition` registers it.
  public var blockGroupProvider: any BlockGroupProvider {
    get { self[BlockGroupProviderKey.self] }
    set { self[BlockGroupProviderKey.self] = newValue }
  }
}
