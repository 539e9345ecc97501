public import Foundation
public import ModuloModels
import ModuloRepositories
import ModuloUtilities

extension DefaultBlockStore {
  public func findGroup(_ reference: NamedReference) async throws(BlockGroupError) -> BlockGroupDomain {
    let standard = standard
    return try await BlockGroupError.during(.reading(reference.text)) { () throws(RepositoryError) in
      try await groupRepository.fetchOne(matching: reference, default: standard).toDomain()
    }
  }

  @discardableResult
  public func createGroup(_ draft: BlockGroupDraft) async throws(BlockGroupError) -> BlockGroupDomain {
    let entity = try draft.checked()
    let stored: (group: BlockGroupRecord, default: BlockGroupRecord)
    do {
      stored = try await groupRepository.insert(entity, default: standard)
    } catch .duplicate {
      // A draft submitted again has the id and the name of its own group.
      do { return try await findGroup(.id(draft.id)) } catch .notFound {
        throw .duplicateName(try await namesake(of: entity))
      }
    } catch {
      throw BlockGroupError(error, during: .saving(entity.name))
    }
    replace(stored.default)
    if !groups.isEmpty { groups.append(stored.group.toDomain()) }
    selection = BlockSelection(groupID: stored.group.group.id, blockID: selection.blockID)
    return stored.group.toDomain()
  }

  @discardableResult
  public func updateGroup(_ draft: BlockGroupDraft) async throws(BlockGroupError) -> BlockGroupDomain {
    // A stored name may stay, so it is read only where a rule would refuse the draft's.
    let present = draft.hasUsableName ? nil : try await findGroup(.id(draft.id))
    let entity = try draft.checked(keeping: present)
    let changed: BlockGroupRecord
    do {
      changed = try await groupRepository.update(name: entity.name, of: draft.id, default: standard)
    } catch .duplicate {
      throw .duplicateName(try await namesake(of: entity))
    } catch .notFound {
      throw .notFound(draft.id.uuidString)
    } catch {
      throw BlockGroupError(error, during: .saving(entity.name))
    }
    replace(changed)
    return changed.toDomain()
  }

  public func moveGroup(_ id: UUID, to position: Int) async throws(BlockGroupError) {
    let standard = standard
    groups = try await BlockGroupError.during(.reading(id.uuidString)) { () throws(RepositoryError) in
      try await groupRepository.move(id, to: position, default: standard).map { $0.toDomain() }
    }
    order(blocks)
  }

  @discardableResult
  public func deleteGroup(
    by id: UUID
  ) async throws(BlockGroupError) -> (group: BlockGroupDomain, stopped: TrackingState?) {
    let standard = standard
    let deleted: (group: BlockGroupRecord, stopped: TrackingRecord?)
    do {
      deleted = try await groupRepository.delete(by: id, default: standard)
    } catch .forbidden(.defaultGroup) {
      throw .defaultGroup(try await findGroup(.id(id)).name)
    } catch {
      throw BlockGroupError(error, during: .reading(id.uuidString))
    }
    groups.removeAll { $0.id == id }
    arrange(blocks)
    return (deleted.group.toDomain(), deleted.stopped?.state)
  }

  @discardableResult
  public func reset() async throws(BlockGroupError) -> (groups: Int, blocks: Int, stopped: TrackingState?) {
    let deleted = try await BlockGroupError.during(.listing) { () throws(RepositoryError) in
      try await groupRepository.reset()
    }
    groups = [BlockGroupRecord(group: standard, isDefault: true).toDomain()]
    blocks = []
    selection = BlockSelection(groupID: nil, blockID: nil)
    return (deleted.groups, deleted.blocks, deleted.stopped?.state)
  }

  /// The name of the group with an equal name, compared as names are.
  private func namesake(of group: BlockGroupEntity) async throws(BlockGroupError) -> String {
    do { return try await findGroup(.name(group.name)).name } catch .notFound { return group.name }
  }
}
