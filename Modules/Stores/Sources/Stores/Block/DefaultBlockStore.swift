public import Foundation
public import ModuloModels
public import ModuloRepositories
public import ModuloUtilities
public import Observation

/// Keeps the blocks of a repository with their groups, and checks the rules before anything is written.
@MainActor
@Observable
public final class DefaultBlockStore: BlockStore {
  public var groupRows: [BlockGroupDomain] { groupList.elements }
  public var rows: [BlockDomain] { list.elements }
  public private(set) var selection = BlockSelection(groupID: nil, blockID: nil)
  @ObservationIgnored private lazy var groupList = ObservableRows<BlockGroupDomain>()
  @ObservationIgnored private lazy var list = ObservableRows<BlockDomain>()
  @ObservationIgnored private let repository: any BlockRepository

  /// Creates a store on a repository. Nothing is read.
  public init(repository: any BlockRepository) {
    self.repository = repository
  }

  @discardableResult
  public func fetchAll(
    of group: NamedReference?, on day: CalendarDay
  ) async throws(BlockError) -> BlockGroupDomain? {
    let found = try await fetchAll(on: day)
    let chosen = try group.map { (reference) throws(BlockError) in try found.group(reference) }
    show(found)
    return chosen
  }

  public func fetchAll(choosing block: BlockReference, on day: CalendarDay) async throws(BlockError) -> BlockDomain {
    let found = try await fetchAll(on: day)
    let chosen = try found.block(block)
    show(found)
    return chosen
  }

  public func findOne(
    _ reference: BlockReference, on day: CalendarDay
  ) async throws(BlockError) -> BlockDetailedDomain {
    try await BlockError.during(.reading(reference.text)) { () throws(RepositoryError) in
      try await repository.fetchOne(matching: reference, on: day).toDetailed()
    }
  }

  @discardableResult
  public func create(_ draft: BlockDraft, on day: CalendarDay) async throws(BlockError) -> BlockDetailedDomain {
    let entity = try draft.checked()
    let created: BlockDetailedDomain
    do {
      created = try await repository.insert(
        entity, into: draft.group, on: day, takingNextColor: draft.color == nil
      ).toDomain()
    } catch {
      throw BlockError(error, during: .saving(entity.name), in: draft.group)
    }
    replace(created)
    return created
  }

  @discardableResult
  public func update(_ draft: BlockDraft, on day: CalendarDay) async throws(BlockError) -> BlockDetailedDomain {
    // A stored name may stay, so it is read only where a rule would refuse the draft's.
    let present = draft.hasUsableName ? nil : try await findOne(.id(draft.id), on: day).block
    let name = try draft.checkedName(keeping: present)
    let changed: BlockDetailedDomain
    do {
      changed = try await repository.update(draft.id, into: draft.group, on: day) {
        draft.applied(to: $0, name: name)
      }.toDomain()
    } catch .duplicate where name == nil {
      throw .rule(.duplicateName(try await findOne(.id(draft.id), on: day).block.name))
    } catch {
      throw BlockError(error, during: .saving(name ?? draft.id.uuidString), in: draft.group)
    }
    replace(changed)
    return changed
  }

  @discardableResult
  public func move(
    _ reference: BlockReference, to group: NamedReference?, at position: Int?, on day: CalendarDay
  ) async throws(BlockError) -> BlockMoveDomain {
    let moved: BlockMoveRecord
    do {
      moved = try await repository.move(reference, to: group, at: position, on: day)
    } catch .duplicate {
      throw .rule(.duplicateName(try await findOne(reference, on: day).block.name))
    } catch {
      throw BlockError(error, during: .reading(reference.text), in: group)
    }
    show(moved.list)
    return moved.toDomain()
  }

  public func findDeletion(
    of reference: BlockReference, on day: CalendarDay
  ) async throws(BlockError) -> BlockDeletionDomain {
    try await BlockError.during(.reading(reference.text)) { () throws(RepositoryError) in
      // No session is stopped, so no moment counts.
      try await repository.fetchDeletion(of: reference, on: day).toDomain(at: .epoch)
    }
  }

  @discardableResult
  public func delete(
    by id: UUID, on day: CalendarDay, at now: Instant
  ) async throws(BlockError) -> BlockDeletionDomain {
    let deleted = try await BlockError.during(.reading(id.uuidString)) { () throws(RepositoryError) in
      try await repository.delete(by: id, on: day).toDomain(at: now)
    }
    list.remove(id)
    return deleted
  }

  public func invalidate() {
    groupList.show([])
    list.show([])
    selection = BlockSelection(groupID: nil, blockID: nil)
  }

  private func fetchAll(on day: CalendarDay) async throws(BlockError) -> BlockListRecord {
    try await BlockError.during(.listing) { () throws(RepositoryError) in try await repository.fetchAll(on: day) }
  }

  private func show(_ record: BlockListRecord) {
    groupList.show(record.groups.map { $0.toDomain() })
    list.show(record.blocks.map { $0.toDomain() })
    if selection != record.selection { selection = record.selection }
  }

  private func replace(_ changed: BlockDetailedDomain) {
    groupList.replace(changed.group)
    if !list.replace(changed.block) { list.append(changed.block) }
    selection = BlockSelection(changed.block)
  }
}
