public import Foundation
public import ModuloModels
public import ModuloRepositories
public import ModuloUtilities
public import Observation

/// Keeps the blocks and the groups of two repositories, and checks the rules before anything is written.
@MainActor
@Observable
public final class DefaultBlockStore: BlockStore {
  public internal(set) var groups: [BlockGroupDomain] = []
  public internal(set) var blocks: [BlockDomain] = []
  public internal(set) var selection = BlockSelection(groupID: nil, blockID: nil)
  @ObservationIgnored let groupRepository: any BlockGroupRepository
  @ObservationIgnored private let repository: any BlockRepository
  @ObservationIgnored private let defaultName: @MainActor () -> String

  /// Creates a store on the repositories. Nothing is read.
  ///
  /// - Parameter defaultName: The name of the default group while none is stored, in the user's language.
  public init(
    groups: any BlockGroupRepository, blocks: any BlockRepository, defaultName: @escaping @MainActor () -> String
  ) {
    groupRepository = groups
    repository = blocks
    self.defaultName = defaultName
  }

  /// The default group before it is stored.
  var standard: BlockGroupEntity { .defaultGroup(named: defaultName()) }

  public func fetchAll(on day: CalendarDay) async throws(BlockError) {
    let standard = standard
    try await BlockError.during(.listing) { () throws(RepositoryError) in
      show(try await repository.fetchAll(on: day, default: standard))
    }
  }

  public func findOne(_ reference: BlockReference, on day: CalendarDay) async throws(BlockError) -> BlockDomain {
    try await BlockError.during(.reading(reference.text)) { () throws(RepositoryError) in
      try await repository.fetchOne(matching: reference, on: day).toDomain()
    }
  }

  @discardableResult
  public func create(_ draft: BlockDraft, on day: CalendarDay) async throws(BlockError) -> BlockDomain {
    let entity = try draft.checked()
    let stored: (block: BlockRecord, group: BlockGroupRecord)
    do {
      stored = try await repository.insert(entity, into: draft.groupID, default: standard)
    } catch .duplicate {
      // A draft submitted again has the id and the name of its own block.
      do { return try await findOne(.id(draft.id), on: day) } catch .notFound { throw .duplicateName(entity.name) }
    } catch .notFound {
      throw .group(.notFound(draft.groupID?.uuidString ?? draft.name))
    } catch {
      throw BlockError(error, during: .saving(entity.name))
    }
    let created = stored.block.toDomain()
    replace(stored.group)
    arrange(blocks + [created])
    selection = BlockSelection(created)
    return created
  }

  @discardableResult
  public func update(_ draft: BlockDraft, on day: CalendarDay) async throws(BlockError) -> BlockDomain {
    // A stored name may stay, so it is read only where a rule would refuse the draft's.
    let present = draft.hasUsableName ? nil : try await findOne(.id(draft.id), on: day)
    let entity = try draft.checked(keeping: present)
    let changed: BlockDomain
    do {
      changed = try await repository.update(entity, into: draft.groupID, on: day, default: standard).toDomain()
    } catch .notFound {
      throw try await missing(draft.id, into: draft.groupID, on: day)
    } catch {
      throw BlockError(error, during: .saving(entity.name))
    }
    arrange(blocks.map { $0.id == changed.id ? changed : $0 })
    selection = BlockSelection(changed)
    return changed
  }

  public func move(
    _ id: UUID, to groupID: UUID?, at position: Int?, on day: CalendarDay
  ) async throws(BlockError) {
    do {
      show(try await repository.move(id, to: groupID, at: position, on: day, default: standard))
    } catch .notFound {
      throw try await missing(id, into: groupID, on: day)
    } catch .duplicate {
      throw .duplicateName(try await findOne(.id(id), on: day).name)
    } catch {
      throw BlockError(error, during: .reading(id.uuidString))
    }
  }

  @discardableResult
  public func delete(
    by id: UUID, on day: CalendarDay
  ) async throws(BlockError) -> (block: BlockDomain, stopped: TrackingState?) {
    let deleted = try await BlockError.during(.reading(id.uuidString)) { () throws(RepositoryError) in
      try await repository.delete(by: id, on: day)
    }
    arrange(blocks.filter { $0.id != id })
    return (deleted.block.toDomain(), deleted.stopped?.state)
  }

  public func invalidate() {
    groups = []
    blocks = []
    selection = BlockSelection(groupID: nil, blockID: nil)
  }

  private func show(_ list: BlockListRecord) {
    groups = list.groups.map { $0.toDomain() }
    blocks = list.blocks.map { $0.toDomain() }
    selection = list.selection
  }

  /// Shows a group as it is now, where it is shown.
  func replace(_ group: BlockGroupRecord) {
    groups = groups.map { $0.id == group.group.id ? group.toDomain() : $0 }
  }

  /// Shows blocks in the order of their groups, whose counts they change.
  func arrange(_ changed: [BlockDomain]) {
    let counts = Dictionary(grouping: changed, by: \.groupID).mapValues(\.count)
    order(changed)
    groups = groups.map { $0.counting(counts[$0.id] ?? 0) }
  }

  /// Shows blocks in the order of their groups.
  func order(_ changed: [BlockDomain]) {
    let places = Dictionary(groups.enumerated().map { ($1.id, $0) }) { first, _ in first }
    blocks = changed.filter { places[$0.groupID] != nil }
      .sorted {
        (places[$0.groupID] ?? 0, $0.position, $0.number) < (places[$1.groupID] ?? 0, $1.position, $1.number)
      }
  }

  /// What isn't there: the block, else the group that it was to come into.
  private func missing(_ id: UUID, into groupID: UUID?, on day: CalendarDay) async throws(BlockError) -> BlockError {
    let block = try await findOne(.id(id), on: day)
    return .group(.notFound(groupID?.uuidString ?? block.name))
  }
}

extension BlockGroupDomain {
  /// The group with another number of blocks.
  fileprivate func counting(_ count: Int) -> BlockGroupDomain {
    BlockGroupDomain(
      id: id, number: number, name: name, position: position, isDefault: isDefault, blockCount: count)
  }
}
