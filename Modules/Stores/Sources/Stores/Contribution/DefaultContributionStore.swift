public import DependencyKit
public import Foundation
public import ModuloModels
public import ModuloRepositories
import ModuloUtilities
public import Observation

/// Keeps the contributions of a repository, and checks the rules before anything is written.
@MainActor
public final class DefaultContributionStore: ContributionStore, Observable {
  public var contributions: [ContributionDomain] { list.elements }
  private let list = ListState<ContributionDomain>()
  private let repository: any ContributionRepository
  private let uuid: UUIDGenerator

  /// - Parameter uuid: Generates the ids of imported rows.
  public init(repository: any ContributionRepository, uuid: UUIDGenerator) {
    self.repository = repository
    self.uuid = uuid
  }

  public func fetchAll(for goal: FinancialGoalDomain, page: Page) async throws(ContributionError) {
    do {
      let page = try await repository.fetchAll(for: goal.id, page: page).toDomain(in: goal.currency)
      list.show(page, of: goal.id)
    } catch {
      throw ContributionError(changing: goal.currency, error)
    }
  }

  public func findOne(
    by id: UUID, of goal: FinancialGoalDomain
  ) async throws(ContributionError) -> ContributionDomain {
    do throws(RepositoryError) {
      guard let found = try await repository.fetchOne(by: id), found.goalID == goal.id else { throw .notFound }
      return try found.toDomain(in: goal.currency)
    } catch {
      throw ContributionError(changing: goal.currency, error)
    }
  }

  public func findOne(_ reference: NumberReference) async throws(ContributionError) -> ContributionDomain {
    do throws(RepositoryError) {
      guard let found = try await repository.fetchOne(matching: reference) else { throw .notFound }
      return try found.toDomain()
    } catch {
      throw ContributionError(changing: nil, error)
    }
  }

  @discardableResult
  public func create(_ draft: ContributionDraft) async throws(ContributionError) -> ContributionDomain {
    let entity = try draft.checked()
    try draft.checkTotal()
    let stored: ContributionDomain
    do {
      stored = try await repository.insert(entity, keepingTotalAtLeast: draft.minimumTotal)
        .toDomain(in: draft.goal.currency)
    } catch .duplicate(.id) {
      return try await findOne(by: draft.id, of: draft.goal)
    } catch {
      throw ContributionError(creating: draft.goal.currency, error)
    }
    list.append(stored, of: stored.goalID)
    return stored
  }

  @discardableResult
  public func move(_ draft: ContributionMoveDraft) async throws(ContributionError) -> ContributionMoveDomain {
    let entity = try draft.checked()
    let stored: ContributionMoveDomain
    do {
      stored = try await repository.move(entity, keepingTotalAtLeast: draft.allowsNegativeTotal ? nil : 0)
        .toDomain(in: draft.source.currency)
    } catch .duplicate(.id) {
      // A draft submitted again: both of its contributions exist.
      return ContributionMoveDomain(
        withdrawal: try await findOne(by: draft.withdrawalID, of: draft.source),
        addition: try await findOne(by: draft.additionID, of: draft.target))
    } catch {
      throw ContributionError(creating: draft.source.currency, error)
    }
    for made in [stored.withdrawal, stored.addition] { list.append(made, of: made.goalID) }
    return stored
  }

  @discardableResult
  public func update(_ draft: ContributionDraft) async throws(ContributionError) -> ContributionDomain {
    let entity = try draft.checked(negative: ContributionError.negativeChange)
    let changed: ContributionDomain
    do {
      changed = try await repository.update(entity, keepingTotalAtLeast: draft.minimumTotal)
        .toDomain(in: draft.goal.currency)
    } catch {
      throw ContributionError(changing: draft.goal.currency, error)
    }
    list.replace(changed)
    return changed
  }

  @discardableResult
  public func delete(
    by id: UUID, of goal: FinancialGoalDomain, allowsNegativeTotal: Bool
  ) async throws(ContributionError) -> ContributionDomain {
    let deleted: ContributionDomain
    do {
      deleted = try await repository.delete(by: id, of: goal.id, keepingTotalAtLeast: allowsNegativeTotal ? nil : 0)
        .toDomain(in: goal.currency)
    } catch {
      throw ContributionError(changing: goal.currency, error)
    }
    list.remove(id)
    return deleted
  }

  public func importAll(
    _ file: ContributionImport, into goal: FinancialGoalDomain,
    onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void
  ) async throws(ContributionImportError) -> ContributionImportReport {
    let run = ImportRun<ContributionImportError>(onProgress: onProgress)
    do {
      try await repository.insertAll(
        into: goal.id, keepingTotalAtLeast: file.allowsNegativeTotal ? nil : 0
      ) { [uuid] insert in
        try run.readRows(ImportRows(file: file, goal: goal)) { content, line, report in
          report.note(try insert(content.entity(id: uuid(), goalID: goal.id)), line: line)
        }
      }
    } catch {
      throw run.failure ?? ContributionImportError(importing: goal.currency, error)
    }
    return run.report
  }

  public func merge(_ fresh: [ContributionDomain]) { list.merge(fresh) }
}
