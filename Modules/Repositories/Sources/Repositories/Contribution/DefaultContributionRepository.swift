public import Foundation
public import ModuloModels
public import ModuloPersistence
public import ModuloUtilities
import PersistenceKit

/// Contributions in a storage. The engine keeps the derived months in step.
public struct DefaultContributionRepository: ContributionRepository {
  private let storage: any Storage

  /// Creates a repository on a storage. Nothing is read.
  public init(storage: any Storage) {
    self.storage = storage
  }

  public func fetchAll(
    of reference: NamedReference?, matching filter: EntryFilter, on day: CalendarDay, page: Page
  ) async throws(RepositoryError) -> ContributionListRecord {
    try await storage.read { context in
      let goal = try reference.map { try context.goal($0) }
      let wanted = FetchDescriptor<ContributionEntity>.entries(of: goal?.id, matching: filter)
      let list = try wanted.within(filter.amounts) { amounts in
        try (goal.map { [$0] } ?? context.fetch(.goals)).map { ($0.id, try $0.minorUnits(amounts)) }
      }
      return ContributionListRecord(
        list: try context.list(
          page, of: list, owner: try goal.map { ($0.id, try context.record(of: $0, on: day)) },
          count: try context.count(of: list, of: goal?.id, matching: filter)
        ) { try context.record(of: try context.owner(of: $0), on: day) },
        sums: try context.sums(of: list, of: goal, matching: filter))
    }
  }

  public func fetchOne(
    matching reference: NumberReference, on day: CalendarDay
  ) async throws(RepositoryError) -> ContributionRecord {
    try await storage.read { context in
      guard let contribution: ContributionEntity = try context.fetch(.matching(reference)).first else {
        throw RepositoryError.notFound
      }
      return try context.record(of: contribution, in: try context.owner(of: contribution), on: day)
    }
  }

  public func insert(
    _ contribution: ContributionEntity, keepingTotalAtLeast minimum: Int64?, allowingShort allowsShort: Bool,
    on day: CalendarDay
  ) async throws(RepositoryError) -> ContributionRecord {
    try await storage.write { context in
      if let stored = try context.stored(contribution) { return try context.record(of: stored, on: day) }
      var stored = contribution
      stored.number = try context.insert(contribution)
      let record = try context.record(of: stored, on: day)
        .keepingTotal(atLeast: minimum, changedBy: Int128(stored.signedMinor))
      try context.keepFunded([stored.goalID: Int128(stored.signedMinor)], allowingShort: allowsShort)
      return record
    }
  }

  public func move(
    _ move: ContributionMoveEntity, keepingTotalAtLeast minimum: Int64?, allowingShort allowsShort: Bool,
    on day: CalendarDay
  ) async throws(RepositoryError) -> ContributionMoveRecord {
    try await storage.write { context in
      let source = try context.goal(move.withdrawal.goalID)
      let target = try context.goal(move.addition.goalID)
      guard source.currency == target.currency else {
        throw RepositoryError.storage(.internalError(detail: "money was moved between goals of different currencies"))
      }
      if let withdrawal = try context.stored(move.withdrawal) {
        guard let addition = try context.stored(move.addition) else { throw RepositoryError.notFound }
        return ContributionMoveRecord(
          source: try context.record(of: withdrawal, in: source, on: day),
          target: try context.record(of: addition, in: target, on: day))
      }
      var stored = move
      stored.withdrawal.number = try context.insert(move.withdrawal)
      stored.addition.number = try context.insert(move.addition)
      let record = ContributionMoveRecord(
        source: try context.record(of: stored.withdrawal, in: source, on: day)
          .keepingTotal(atLeast: minimum, changedBy: Int128(stored.withdrawal.signedMinor)),
        target: try context.record(of: stored.addition, in: target, on: day)
          .keepingTotal(atLeast: nil, changedBy: Int128(stored.addition.signedMinor)))
      // Between goals of one account nothing more is set aside in it.
      let changes = [stored.withdrawal, stored.addition].map { ($0.goalID, Int128($0.signedMinor)) }
      try context.keepFunded(Dictionary(changes, uniquingKeysWith: +), allowingShort: allowsShort)
      return record
    }
  }

  @discardableResult
  public func update(
    _ contribution: ContributionEntity, since original: ContributionEntity?, keepingTotalAtLeast minimum: Int64?,
    allowingShort allowsShort: Bool, on day: CalendarDay
  ) async throws(RepositoryError) -> ContributionRecord {
    try await storage.write { context in
      let present: ContributionEntity = try context.entry(contribution.id, of: contribution.goalID)
      var changed = present
      changed.take(\.name, \.amountMinor, \.type, \.date, of: contribution, since: original)
      try context.update(changed)
      let change = Int128(changed.signedMinor) - Int128(present.signedMinor)
      let record = try context.record(of: changed, on: day).keepingTotal(atLeast: minimum, changedBy: change)
      try context.keepFunded([changed.goalID: change], allowingShort: allowsShort)
      return record
    }
  }

  @discardableResult
  public func delete(
    by id: UUID, of goalID: UUID, keepingTotalAtLeast minimum: Int64?, on day: CalendarDay
  ) async throws(RepositoryError) -> ContributionRecord {
    try await storage.write { context in
      let present: ContributionEntity = try context.entry(id, of: goalID)
      try context.delete(ContributionEntity.self, for: id)
      return try context.record(of: present, on: day)
        .keepingTotal(atLeast: minimum, changedBy: -Int128(present.signedMinor))
    }
  }

  @discardableResult
  public func insertAll(
    into goalID: UUID, keepingTotalAtLeast minimum: Int64?,
    rows: @escaping @Sendable (_ insert: (ContributionEntity) throws -> RowResult) throws -> Void
  ) async throws(RepositoryError) -> ContributionInsertion {
    try await storage.write { context in
      // The rows of a file come once.
      context.forbidRepetition()
      let goal = try context.goal(goalID)
      let before = try context.net(of: goalID)
      var state = try context.contributionImport(into: goalID)
      try rows { try context.insert($0, into: &state) }
      let after = try context.net(of: goalID)
      let change = Int128(after) - Int128(before)
      try keepTotal(after, atLeast: minimum, changedBy: change)
      return ContributionInsertion(
        goal: goal, reachesGoal: isReached(goal.goalAmountMinor, by: after, changedBy: change))
    }
  }
}
