public import Foundation
public import ModuloModels
public import ModuloRepositories
public import ModuloUtilities
public import Observation

/// Keeps the accounts of a repository, and checks the rules before anything is written.
@MainActor
@Observable
public final class DefaultFinancialAccountStore: FinancialAccountStore {
  public var rows: [FinancialAccountDomain] { list.elements }
  /// The order of the accounts, at the rates of the last read.
  public private(set) var order = FinancialAccountOrder(in: nil, on: .latest, rates: [])
  @ObservationIgnored private lazy var list = ObservableRows<FinancialAccountDomain>()
  @ObservationIgnored private let repository: any FinancialAccountRepository

  /// Creates a store on a repository. Nothing is read.
  public init(repository: any FinancialAccountRepository) {
    self.repository = repository
  }

  public func fetchAll(on day: CalendarDay, in currency: ReportingCurrency) async throws(FinancialAccountError) {
    try await FinancialAccountError.during(.listing) { () throws(RepositoryError) in
      let found = try await repository.fetchAll(on: day, in: currency.chosen?.code)
      let accounts = try found.accounts.toDomain()
      order = FinancialAccountOrder(in: currency.currency(of: accounts), on: day, rates: try found.rates.toDomain())
      list.show(accounts)
    }
  }

  public func findOne(
    _ reference: NamedReference, on day: CalendarDay
  ) async throws(FinancialAccountError) -> FinancialAccountDomain {
    try await FinancialAccountError.during(.reading(reference.text)) { () throws(RepositoryError) in
      try await repository.fetchOne(matching: reference, on: day).toDomain()
    }
  }

  public func findOneDetailed(
    _ reference: NamedReference, on day: CalendarDay, page: Page
  ) async throws(FinancialAccountError) -> FinancialAccountDetailedDomain {
    try await FinancialAccountError.during(.reading(reference.text)) { () throws(RepositoryError) in
      try await repository.fetchDetailed(matching: reference, on: day, page: page).toDetailed()
    }
  }

  @discardableResult
  public func create(
    _ draft: FinancialAccountDraft, on day: CalendarDay
  ) async throws(FinancialAccountError) -> FinancialAccountDomain {
    let entity = try draft.checked()
    let opening = try draft.checkedOpening()
    let stored: FinancialAccountDomain
    do {
      stored = try await repository.insert(entity, opening: opening, on: day).toDomain()
    } catch .duplicate(.bankID) {
      throw .rule(.duplicateBankID(account: try await owner(ofBankID: entity.bankID, on: day)))
    } catch .duplicate(let value) {
      throw FinancialAccountError(.duplicate(value), during: .saving(try await namesake(of: entity, on: day)))
    } catch {
      throw FinancialAccountError(error, during: .saving(entity.name))
    }
    if !list.replace(stored) { list.append(stored) }
    return stored
  }

  @discardableResult
  public func update(
    _ draft: FinancialAccountDraft, on day: CalendarDay
  ) async throws(FinancialAccountError) -> FinancialAccountDomain {
    let isNamed = draft.provider.isName && draft.ownName?.isName ?? true
    let entity = try draft.checked(keeping: isNamed ? nil : try await findOne(.id(draft.id), on: day))
    let account: FinancialAccountDomain
    do {
      account = try await repository.update(entity, since: draft.original?.toEntity(), on: day).toDomain()
    } catch .forbidden(.debtWithBalances) {
      throw .rule(.changesAssetToLiability(from: try await findOne(.id(draft.id), on: day).type, to: draft.type))
    } catch .duplicate(.bankID) {
      throw .rule(.duplicateBankID(account: try await owner(ofBankID: entity.bankID, on: day)))
    } catch .duplicate(let value) {
      throw FinancialAccountError(.duplicate(value), during: .saving(try await namesake(of: entity, on: day)))
    } catch {
      throw FinancialAccountError(error, during: .saving(entity.name))
    }
    list.replace(account)
    return account
  }

  public func findDeletion(
    of reference: NamedReference, on day: CalendarDay
  ) async throws(FinancialAccountError) -> OwnerDeletion<FinancialAccountDomain> {
    try await FinancialAccountError.during(.reading(reference.text)) { () throws(RepositoryError) in
      try await repository.fetchDeletion(matching: reference, on: day).toDomain()
    }
  }

  @discardableResult
  public func delete(
    by id: UUID, on day: CalendarDay
  ) async throws(FinancialAccountError) -> OwnerDeletion<FinancialAccountDomain> {
    let deleted = try await FinancialAccountError.during(.reading(id.uuidString)) { () throws(RepositoryError) in
      try await repository.delete(by: id, on: day).toDomain()
    }
    list.remove(id)
    return deleted
  }

  public func invalidate() { list.show([]) }

  /// The title of the account with a bank's id; `nil` where it is gone by now.
  private func owner(ofBankID id: String?, on day: CalendarDay) async throws(FinancialAccountError) -> String? {
    try await fetchAll(on: day)
    return rows.first { $0.bankID == id }?.numberedTitle
  }

  /// The name of the existing account with an equal name, compared as names are.
  private func namesake(
    of account: FinancialAccountEntity, on day: CalendarDay
  ) async throws(FinancialAccountError) -> String {
    do { return try await findOne(.name(account.name), on: day).name } catch .reference(.account, .notFound) {
      return account.name
    }
  }
}
