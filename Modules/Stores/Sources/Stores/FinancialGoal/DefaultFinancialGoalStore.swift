public import Foundation
public import ModuloModels
public import ModuloRepositories
public import ModuloUtilities
public import Observation

/// Keeps the goals of a repository, and checks the rules before anything is written.
@MainActor
@Observable
public final class DefaultFinancialGoalStore: FinancialGoalStore {
  public private(set) var financialGoals: [FinancialGoalDomain] = []
  @ObservationIgnored private let repository: any FinancialGoalRepository

  public init(repository: any FinancialGoalRepository) {
    self.repository = repository
  }

  public func fetchAll(on today: CalendarDay) async throws(FinancialGoalError) {
    do {
      financialGoals = try await repository.fetchAll(in: today.month).toDomain()
    } catch {
      throw FinancialGoalError(reading: "", error)
    }
  }

  public func findOne(
    _ reference: String, on today: CalendarDay
  ) async throws(FinancialGoalError) -> FinancialGoalDomain {
    let meant = FinancialGoalReference(reference)
    let found = try await fetchAll(matching: meant, called: reference, on: today)
    if case .number = meant, found.isEmpty { return try await findOne(named: reference, on: today) }
    if case .name(let key) = meant, let exact = found.first(where: { $0.name.folded == key }) { return exact }
    guard let first = found.first else {
      // New names have one blank for each run of white space; older ones are as they were typed.
      guard reference.tidied != reference else { throw .notFound(reference) }
      return try await findOne(reference.tidied, on: today)
    }
    guard found.count == 1 else {
      throw .ambiguous(
        reference, candidates: found.map { FinancialGoalCandidate(number: $0.number, name: $0.name) })
    }
    return first
  }

  public func findOne(by id: UUID, on today: CalendarDay) async throws(FinancialGoalError) -> FinancialGoalDomain {
    let found = try await fetchAll(matching: .id(id), called: id.uuidString, on: today)
    guard let goal = found.first else { throw .notFound(id.uuidString) }
    return goal
  }

  public func findOneDetailed(
    by id: UUID, on today: CalendarDay, page: Page
  ) async throws(FinancialGoalError) -> FinancialGoalDetailedDomain {
    let found: FinancialGoalDetailedDomain?
    do {
      found = try await repository.fetchDetailed(by: id, in: today.month, page: page)?.toDetailed()
    } catch {
      throw FinancialGoalError(reading: id.uuidString, error)
    }
    guard let found else { throw .notFound(id.uuidString) }
    return found
  }

  public func report(on today: CalendarDay) async throws(FinancialGoalError) -> SavingsReportDomain {
    do {
      let records = try await repository.fetchAllDetailed(in: today.month, page: SavingsReportDomain.contributions)
      var goals: [FinancialGoalDetailedDomain] = []
      for record in records { goals.append(try record.toDetailed()) }
      return SavingsReportDomain(today: today, goals: goals)
    } catch {
      throw FinancialGoalError(reading: "", error)
    }
  }

  @discardableResult
  public func create(_ draft: FinancialGoalDraft, on today: CalendarDay) async throws(FinancialGoalError)
    -> FinancialGoalDomain
  {
    let entity = try draft.checked()
    let stored: FinancialGoalDomain
    do {
      stored = try await repository.insert(entity).toDomain()
    } catch .duplicate(let value) {
      // The same draft again has the id and the name of its own goal.
      let present = try await fetchAll(matching: .id(draft.id), called: entity.name, on: today)
      guard let goal = present.first else {
        throw FinancialGoalError(saving: try await namesake(of: entity, on: today), .duplicate(value))
      }
      return goal
    } catch {
      throw FinancialGoalError(saving: entity.name, error)
    }
    financialGoals.append(stored)
    return stored
  }

  @discardableResult
  public func update(
    _ draft: FinancialGoalDraft, on today: CalendarDay
  ) async throws(FinancialGoalError) -> FinancialGoalDomain {
    // What is stored already may stay, so it is read only where a rule would refuse the draft's.
    let present = draft.keepsTextRules ? nil : try await findOne(by: draft.id, on: today)
    let entity = try draft.checked(keeping: present)
    let goal: FinancialGoalDomain
    do {
      goal = try await repository.update(entity, in: today.month).toDomain()
    } catch .duplicate(let value) {
      throw FinancialGoalError(saving: try await namesake(of: entity, on: today), .duplicate(value))
    } catch {
      throw FinancialGoalError(saving: entity.name, error)
    }
    replace(goal)
    return goal
  }

  @discardableResult
  public func setArchived(
    _ isArchived: Bool, by id: UUID, on today: CalendarDay
  ) async throws(FinancialGoalError) -> FinancialGoalDomain {
    let goal: FinancialGoalDomain
    do {
      goal = try await repository.setArchived(isArchived, by: id, in: today.month).toDomain()
    } catch {
      throw FinancialGoalError(reading: id.uuidString, error)
    }
    replace(goal)
    return goal
  }

  @discardableResult
  public func delete(by id: UUID, on today: CalendarDay) async throws(FinancialGoalError) -> FinancialGoalDomain {
    let goal: FinancialGoalDomain
    do {
      goal = try await repository.delete(by: id, in: today.month).toDomain()
    } catch {
      throw FinancialGoalError(reading: id.uuidString, error)
    }
    financialGoals.removeAll { $0.id == id }
    return goal
  }

  public func merge(_ fresh: [FinancialGoalDomain]) {
    let merged = financialGoals.merged(with: fresh)
    if merged != financialGoals { financialGoals = merged }
  }

  private func replace(_ goal: FinancialGoalDomain) {
    if let index = financialGoals.firstIndex(where: { $0.id == goal.id }) { financialGoals[index] = goal }
  }

  /// The name of the goal there is whose name is the same, as names are compared.
  private func namesake(of goal: FinancialGoalEntity, on today: CalendarDay) async throws(FinancialGoalError) -> String
  {
    let found = try await fetchAll(matching: .name(goal.nameKey), called: goal.name, on: today)
    return found.first { $0.name.folded == goal.nameKey }?.name ?? goal.name
  }

  /// The goal with exactly this name, as names are compared.
  private func findOne(
    named name: String, on today: CalendarDay
  ) async throws(FinancialGoalError) -> FinancialGoalDomain {
    let key = name.trimmed.folded
    let found = try await fetchAll(matching: .name(key), called: name, on: today)
    guard let goal = found.first(where: { $0.name.folded == key }) else { throw .notFound(name) }
    return goal
  }

  private func fetchAll(
    matching reference: FinancialGoalReference, called text: String, on today: CalendarDay
  ) async throws(FinancialGoalError) -> [FinancialGoalDomain] {
    do {
      return try await repository.fetchAll(matching: reference, in: today.month).toDomain()
    } catch {
      throw FinancialGoalError(reading: text, error)
    }
  }
}
