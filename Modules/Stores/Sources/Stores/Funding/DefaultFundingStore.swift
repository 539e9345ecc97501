public import ModuloModels
public import ModuloRepositories
public import ModuloUtilities

/// Links goals to accounts in a repository, and checks the rules before anything is written.
@MainActor
public final class DefaultFundingStore: FundingStore {
  private let repository: any FundingRepository

  /// Creates a store on a repository. Nothing is read.
  public init(repository: any FundingRepository) {
    self.repository = repository
  }

  public func fundings(of owner: FundingOwner?) async throws(FundingError) -> FundingList {
    do {
      return try await repository.fetchAll(of: owner).toDomain()
    } catch {
      throw Self.failure(error, listing: owner)
    }
  }

  private static func failure(_ error: RepositoryError, listing owner: FundingOwner?) -> FundingError {
    switch owner {
    case .goal(let goal): FundingError(FinancialGoalError(error, during: .reading(goal.text)))
    case .account(let account): FundingError(FinancialAccountError(error, during: .reading(account.text)))
    case nil: FundingError(error, during: .listing)
    }
  }

  public func choices(
    for goal: NamedReference, account: NamedReference?, on today: CalendarDay
  ) async throws(FundingError) -> FundingChoices {
    try await FundingError.during(.choosing(goal: goal.text, account: account?.text)) { () throws(RepositoryError) in
      try await repository.fetchChoices(of: goal, account: account, on: today).toDomain()
    }
  }

  @discardableResult
  public func save(_ draft: FundingDraft) async throws(FundingError) -> FundingDomain {
    let edit = try draft.checked()
    return try await FundingError.during(.saving) { () throws(RepositoryError) in
      try await repository.save(edit, allowingShort: draft.allowsShort).toDomain()
    }
  }

  @discardableResult
  public func remove(
    _ goal: NamedReference, from account: NamedReference?
  ) async throws(FundingError) -> [FundingDomain] {
    try await FundingError.during(.choosing(goal: goal.text, account: account?.text)) { () throws(RepositoryError) in
      var removed: [FundingDomain] = []
      for record in try await repository.delete(of: goal, from: account) { removed.append(try record.toDomain()) }
      return removed
    }
  }
}
