public import Foundation
public import ModuloModels
public import ModuloStores
public import ModuloUtilities
public import Observation

/// Sorts the rows of a store, and passes intents on to it. It computes from the store, so an observer of the provider
/// observes the store.
@MainActor
public final class DefaultBlockGroupProvider: BlockGroupProvider, Observable {
  private let store: any BlockGroupStore

  /// Creates a provider on a store, whose state it presents.
  public init(store: any BlockGroupStore) {
    self.store = store
  }

  public var groups: [BlockGroupDomain] { store.groups.inOrder }

  public func fetchAll() async throws(BlockGroupError) { try await store.fetchAll() }

  public func findOne(_ reference: NamedReference) async throws(BlockGroupError) -> BlockGroupDomain {
    try await store.findOne(reference)
  }

  public func create(_ draft: BlockGroupDraft) async throws(BlockGroupError) -> BlockGroupDomain {
    try await store.create(draft)
  }

  public func update(_ draft: BlockGroupDraft) async throws(BlockGroupError) -> BlockGroupDomain {
    try await store.update(draft)
  }

  @discardableResult
  public func move(
    _ reference: NamedReference, to position: Int
  ) async throws(BlockGroupError) -> BlockGroupDomain {
    try await store.move(reference, to: position)
  }

  @discardableResult
  public func delete(by id: UUID, at now: Instant) async throws(BlockGroupError) -> BlockGroupDeletionDomain {
    try await store.delete(by: id, at: now)
  }

  @discardableResult
  public func reset(at now: Instant) async throws(BlockGroupError) -> BlockGroupResetDomain {
    try await store.reset(at: now)
  }
}

extension [BlockGroupDomain] {
  /// The groups by their places, and those of one place by their numbers.
  var inOrder: Self { sorted { ($0.position, $0.number) < ($1.position, $1.number) } }
}
