public import DependencyKit
public import Foundation
public import ModuloModels
public import ModuloRepositories
public import ModuloUtilities
public import Observation

/// Keeps the contributions of a repository, and checks the rules before anything is written.
@MainActor
public final class DefaultContributionStore: ContributionStore, Observable {
  public var rows: [ContributionDomain] { list.elements }
  private lazy var list = ObservableRows<ContributionDomain>()
  private let repository: any ContributionRepository
  private let uuid: UUIDGenerator

  /// - Parameter uuid: Generates the ids of imported rows.
  public init(repository: any ContributionRepository, uuid: UUIDGenerator) {
    self.repository = repository
    self.uuid = uuid
  }

  @discardableResult
  public func fetchAll(
    of goal: NamedReference?, matching filter: EntryFilter, on today: CalendarDay, page: Page
  ) async throws(ContributionError) -> ContributionListDomain {
    do {
      let found = try await repository.fetchAll(of: goal, matching: filter, on: today, page: page).toDomain()
      list.show(found.list.entries, of: found.list.owner?.id)
      return found
    } catch {
      throw ContributionError(FinancialGoalError(error, during: goal.map { .reading($0.text) } ?? .listing))
    }
  }

  public func findOne(
    _ reference: NumberReference, on today: CalendarDay
  ) async throws(ContributionError) -> ContributionDetailedDomain {
    try await ContributionError.during(.reading) { () throws(RepositoryError) in
      try await repository.fetchOne(matching: reference, on: today).toDomain()
    }
  }

  @discardableResult
  public func create(
    _ draft: ContributionDraft, on today: CalendarDay
  ) async throws(ContributionError) -> ContributionDetailedDomain {
    let entity = try draft.checked()
    try draft.checkTotal()
    let stored: ContributionDetailedDomain
    do {
      stored = try await repository.insert(
        entity, keepingTotalAtLeast: minimumTotal(draft.allowsNegativeTotal), allowingShort: draft.allowsShort,
        on: today
      ).toDomain()
    } catch {
      throw ContributionError(error, during: .creating(in: draft.goal.currency))
    }
    show(stored)
    return stored
  }

  @discardableResult
  public func move(
    _ draft: ContributionMoveDraft, on today: CalendarDay
  ) async throws(ContributionError) -> ContributionMoveDomain {
    let entity = try draft.checked()
    let stored: ContributionMoveDomain
    do {
      stored = try await repository.move(
        entity, keepingTotalAtLeast: minimumTotal(draft.allowsNegativeTotal), allowingShort: draft.allowsShort,
        on: today
      ).toDomain()
    } catch {
      throw ContributionError(error, during: .creating(in: draft.source.currency))
    }
    for made in [stored.source, stored.target] { show(made) }
    return stored
  }

  @discardableResult
  public func update(
    _ draft: ContributionDraft, on today: CalendarDay
  ) async throws(ContributionError) -> ContributionDetailedDomain {
    let entity = try draft.checked(negative: ContributionRule.negativeChange)
    let original = try draft.original?.stored()
    let changed = try await ContributionError.during(.changing(in: draft.goal.currency)) { () throws(RepositoryError) in
      try await repository.update(
        entity, since: original, keepingTotalAtLeast: minimumTotal(draft.allowsNegativeTotal),
        allowingShort: draft.allowsShort, on: today
      ).toDomain()
    }
    list.replace(changed.contribution)
    return changed
  }

  @discardableResult
  public func delete(
    by id: UUID, of goal: FinancialGoalDomain, allowsNegativeTotal: Bool, on today: CalendarDay
  ) async throws(ContributionError) -> ContributionDetailedDomain {
    let deleted = try await ContributionError.during(.changing(in: goal.currency)) { () throws(RepositoryError) in
      try await repository.delete(
        by: id, of: goal.id, keepingTotalAtLeast: minimumTotal(allowsNegativeTotal), on: today
      ).toDomain()
    }
    list.remove(id)
    return deleted
  }

  /// Shows a stored contribution, once where its draft is submitted again.
  private func show(_ stored: ContributionDetailedDomain) {
    if !list.replace(stored.contribution) { list.append(stored.contribution, of: stored.goal.id) }
  }

  public func importAll(
    _ file: ContributionImport, into goal: FinancialGoalDomain,
    onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void
  ) async throws(ContributionImportError) -> ContributionImportReport {
    let run = ImportRun<ContributionImportError>(onProgress: onProgress)
    let inserted: ContributionInsertion
    do {
      inserted = try await repository.insertAll(
        into: goal.id, keepingTotalAtLeast: minimumTotal(file.allowsNegativeTotal)
      ) { [uuid] insert in
        try run.readRows(ImportRows(file: file, goal: goal)) { content, line, report in
          report.note(try insert(try content.entity(id: uuid(), goalID: goal.id)), line: line)
        }
      }
    } catch {
      throw run.failure ?? ContributionImportError(error, in: goal.currency)
    }
    var report = run.report
    if inserted.reachesGoal { report.reachedGoal = goal.title }
    return report
  }

  public func invalidate() { list.show([]) }
}
