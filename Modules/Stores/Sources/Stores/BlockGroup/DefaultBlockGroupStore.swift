public import Foundation
public import ModuloModels
public import ModuloRepositories
public import ModuloUtilities
public import Observation

/// Keeps the groups of a repository, and checks the rules before anything is written.
@MainActor
public final class DefaultBlockGroupStore: BlockGroupStore, Observable {
  public var rows: [BlockGroupDomain] { list.elements }
  private lazy var list = ObservableRows<BlockGroupDomain>()
  private let repository: any BlockGroupRepository

  /// Creates a store on a repository. Nothing is read.
  public init(repository: any BlockGroupRepository) {
    self.repository = repository
  }

  public func fetchAll() async throws(BlockGroupError) {
    try await BlockGroupError.during(.listing) { () throws(RepositoryError) in
      list.show(try await repository.fetchAll().map { $0.toDomain() })
    }
  }

  public func findOne(_ reference: NamedReference) async throws(BlockGroupError) -> BlockGroupDomain {
    try await BlockGroupError.during(.reading(reference.text)) { () throws(RepositoryError) in
      try await repository.fetchOne(matching: reference).toDomain()
    }
  }

  @discardableResult
  public func create(_ draft: BlockGroupDraft) async throws(BlockGroupError) -> BlockGroupDomain {
    let entity = try draft.checked()
    let stored: (group: BlockGroupRecord, default: BlockGroupRecord)
    do {
      stored = try await repository.insert(entity)
    } catch {
      throw try await failure(error, saving: entity)
    }
    let created = stored.group.toDomain()
    list.replace(stored.default.toDomain())
    if !list.replace(created) { list.append(created) }
    return created
  }

  @discardableResult
  public func update(_ draft: BlockGroupDraft) async throws(BlockGroupError) -> BlockGroupDomain {
    // A stored name may stay, so it is read only where a rule would refuse the draft's.
    let present = draft.hasUsableName ? nil : try await findOne(.id(draft.id))
    let entity = try draft.checked(keeping: present)
    let changed: BlockGroupDomain
    do {
      changed = try await repository.update(name: entity.name, of: draft.id).toDomain()
    } catch {
      throw try await failure(error, saving: entity)
    }
    list.replace(changed)
    return changed
  }

  @discardableResult
  public func move(
    _ reference: NamedReference, to position: Int
  ) async throws(BlockGroupError) -> BlockGroupDomain {
    let moved: (groups: [BlockGroupRecord], id: UUID)
    do {
      moved = try await repository.move(reference, to: position)
    } catch .forbidden(.noSuchPlace(let count)) {
      throw .rule(.noSuchPlace(count: count))
    } catch {
      throw BlockGroupError(error, during: .reading(reference.text))
    }
    list.show(moved.groups.map { $0.toDomain() })
    guard let group = moved.groups.first(where: { $0.group.id == moved.id }) else { throw .notFound(reference.text) }
    return group.toDomain()
  }

  public func findDeletion(of reference: NamedReference) async throws(BlockGroupError) -> BlockGroupDeletionDomain {
    try await BlockGroupError.during(.reading(reference.text)) { () throws(RepositoryError) in
      // No session is stopped, so no moment counts.
      try await repository.fetchDeletion(of: reference).toDomain(at: .epoch)
    }
  }

  @discardableResult
  public func delete(by id: UUID, at now: Instant) async throws(BlockGroupError) -> BlockGroupDeletionDomain {
    let deleted: BlockGroupDeletionDomain
    do {
      deleted = try await repository.delete(by: id).toDomain(at: now)
    } catch .forbidden(.defaultGroup) {
      throw .rule(.defaultGroup(try await findOne(.id(id)).name))
    } catch {
      throw BlockGroupError(error, during: .reading(id.uuidString))
    }
    list.remove(id)
    return deleted
  }

  public func findReset() async throws(BlockGroupError) -> BlockGroupResetDomain {
    try await BlockGroupError.during(.listing) { () throws(RepositoryError) in
      // No session is stopped, so no moment counts.
      try await repository.fetchReset().toDomain(at: .epoch)
    }
  }

  @discardableResult
  public func reset(at now: Instant) async throws(BlockGroupError) -> BlockGroupResetDomain {
    let deleted = try await BlockGroupError.during(.listing) { () throws(RepositoryError) in
      try await repository.reset().toDomain(at: now)
    }
    list.show([])
    return deleted
  }

  public func invalidate() { list.show([]) }

  /// The error of a group that couldn't be stored; of one whose name another one has, with that one's name.
  private func failure(
    _ error: RepositoryError, saving group: BlockGroupEntity
  ) async throws(BlockGroupError) -> BlockGroupError {
    guard error == .duplicate(.name) else { return BlockGroupError(error, during: .saving(group.name)) }
    do { return .rule(.duplicateName(try await findOne(.name(group.name)).name)) } catch .reference(.group, .notFound) {
      return .rule(.duplicateName(group.name))
    }
  }
}
