public import Foundation
public import ModuloModels
public import ModuloRepositories
public import ModuloUtilities
public import Observation

/// Keeps the goals of a repository, and checks the rules before anything is written.
@MainActor
public final class DefaultFinancialGoalStore: FinancialGoalStore, Observable {
  public var rows: [FinancialGoalDomain] { list.elements }
  private lazy var list = ObservableRows<FinancialGoalDomain>()
  private let repository: any FinancialGoalRepository

  /// Creates a store on a repository. Nothing is read.
  public init(repository: any FinancialGoalRepository) {
    self.repository = repository
  }

  public func fetchAll(on today: CalendarDay) async throws(FinancialGoalError) {
    try await FinancialGoalError.during(.listing) { () throws(RepositoryError) in
      list.show(try await repository.fetchAll(on: today).toDomain())
    }
  }

  public func fetchAll(
    choosing references: [NamedReference], on today: CalendarDay
  ) async throws(FinancialGoalError) -> [FinancialGoalDomain] {
    let found = try await FinancialGoalError.during(.listing) { () throws(RepositoryError) in
      try await repository.fetchAll(on: today)
    }
    var chosen: [FinancialGoalDomain] = []
    for reference in references { chosen.append(try found.goal(reference)) }
    try await FinancialGoalError.during(.listing) { () throws(RepositoryError) in list.show(try found.toDomain()) }
    return chosen
  }

  public func findOne(
    _ reference: NamedReference, on today: CalendarDay
  ) async throws(FinancialGoalError) -> FinancialGoalDomain {
    try await FinancialGoalError.during(.reading(reference.text)) { () throws(RepositoryError) in
      try await repository.fetchOne(matching: reference, on: today).toDomain()
    }
  }

  public func findOneDetailed(
    _ reference: NamedReference, on today: CalendarDay, page: Page
  ) async throws(FinancialGoalError) -> FinancialGoalDetailedDomain {
    try await FinancialGoalError.during(.reading(reference.text)) { () throws(RepositoryError) in
      try await repository.fetchDetailed(matching: reference, on: today, page: page).toDetailed()
    }
  }

  public func report(on today: CalendarDay) async throws(FinancialGoalError) -> SavingsReportDomain {
    try await FinancialGoalError.during(.listing) { () throws(RepositoryError) in
      let records = try await repository.fetchAllDetailed(on: today, page: SavingsReportDomain.contributions)
      var goals: [FinancialGoalDetailedDomain] = []
      for record in records { goals.append(try record.toDetailed()) }
      return SavingsReportDomain(today: today, goals: goals)
    }
  }

  @discardableResult
  public func create(_ draft: FinancialGoalDraft, on today: CalendarDay) async throws(FinancialGoalError)
    -> FinancialGoalDomain
  {
    let entity = try draft.checked()
    let stored: FinancialGoalDomain
    do {
      stored = try await repository.insert(entity, on: today).toDomain()
    } catch .duplicate(let value) {
      throw FinancialGoalError(.duplicate(value), during: .saving(try await namesake(of: entity, on: today)))
    } catch {
      throw FinancialGoalError(error, during: .saving(entity.name))
    }
    if !list.replace(stored) { list.append(stored) }
    return stored
  }

  @discardableResult
  public func update(
    _ draft: FinancialGoalDraft, on today: CalendarDay
  ) async throws(FinancialGoalError) -> FinancialGoalDomain {
    // Stored texts may stay, so they are read only where a rule would refuse the draft's.
    let present = draft.keepsTextRules ? nil : try await findOne(.id(draft.id), on: today)
    let entity = try draft.checked(keeping: present)
    let original = try draft.original?.stored()
    let goal: FinancialGoalDomain
    do {
      goal = try await repository.update(entity, since: original, on: today).toDomain()
    } catch .forbidden(.endBeforeStart) {
      throw .rule(.endBeforeStart)
    } catch .duplicate(let value) {
      throw FinancialGoalError(.duplicate(value), during: .saving(try await namesake(of: entity, on: today)))
    } catch {
      throw FinancialGoalError(error, during: .saving(entity.name))
    }
    list.replace(goal)
    return goal
  }

  @discardableResult
  public func setArchived(
    _ isArchived: Bool, _ reference: NamedReference, on today: CalendarDay
  ) async throws(FinancialGoalError) -> FinancialGoalDomain {
    let goal = try await FinancialGoalError.during(.reading(reference.text)) { () throws(RepositoryError) in
      try await repository.setArchived(isArchived, matching: reference, on: today).toDomain()
    }
    list.replace(goal)
    return goal
  }

  public func findDeletion(
    of reference: NamedReference, on today: CalendarDay
  ) async throws(FinancialGoalError) -> OwnerDeletion<FinancialGoalDomain> {
    try await FinancialGoalError.during(.reading(reference.text)) { () throws(RepositoryError) in
      try await repository.fetchDeletion(matching: reference, on: today).toDomain()
    }
  }

  @discardableResult
  public func delete(
    by id: UUID, on today: CalendarDay
  ) async throws(FinancialGoalError) -> OwnerDeletion<FinancialGoalDomain> {
    let deleted = try await FinancialGoalError.during(.reading(id.uuidString)) { () throws(RepositoryError) in
      try await repository.delete(by: id, on: today).toDomain()
    }
    list.remove(id)
    return deleted
  }

  public func invalidate() { list.show([]) }

  /// The name of the existing goal with an equal name, compared as names are.
  private func namesake(
    of goal: FinancialGoalEntity, on today: CalendarDay
  ) async throws(FinancialGoalError) -> String {
    do { return try await findOne(.name(goal.name), on: today).name } catch .reference(.goal, .notFound) {
      return goal.name
    }
  }
}

extension [FinancialGoalRecord] {
  /// The goal that a reference names.
  ///
  /// - Throws: ``ReferenceProblem/notFound(_:)``; ``ReferenceProblem/ambiguous(_:candidates:)``.
  fileprivate func goal(_ reference: NamedReference) throws(FinancialGoalError) -> FinancialGoalDomain {
    do throws(RepositoryError) {
      let chosen = try reference.choice(of: map(\.goal))
      guard let record = first(where: { $0.goal.id == chosen.id }) else { throw .notFound }
      return try record.toDomain()
    } catch {
      throw FinancialGoalError(error, during: .reading(reference.text))
    }
  }
}
