import Foundation
public import ModuloModels
public import ModuloRepositories
public import ModuloUtilities
public import Observation

/// Adds up the accounts of a repository, and keeps its exchange rates.
@MainActor
public final class DefaultPortfolioStore: PortfolioStore, Observable {
  public var exchangeRates: [ExchangeRateDomain] { list.elements }
  private let list = ListState<ExchangeRateDomain>()
  private let accounts: any FinancialAccountRepository
  private let rates: any ExchangeRateRepository

  public init(accounts: any FinancialAccountRepository, rates: any ExchangeRateRepository) {
    self.accounts = accounts
    self.rates = rates
  }

  public func portfolio(
    on day: CalendarDay, in currency: Currency?, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioDomain {
    try await inKnownCurrency { () throws(RepositoryError) in
      try await accounts.fetchPortfolio(on: day, in: currency?.code)
        .toDomain(on: day, in: currency, without: exclusions)
    }
  }

  public func series(
    through day: CalendarDay, in currency: Currency?, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioSeries {
    try await inKnownCurrency { () throws(RepositoryError) in
      guard let currency else {
        return try await accounts.fetchPortfolio(on: day, in: nil).toSeries(through: day, without: exclusions)
      }
      return try await accounts.fetchHistory(through: day, in: currency.code)
        .toDomain(through: day, in: currency, without: exclusions)
    }
  }

  public func report(
    on day: CalendarDay, in currency: Currency?, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioReportDomain? {
    let record: PortfolioReportRecord
    do { record = try await accounts.fetchAllDetailed(on: day) } catch {
      throw FinancialAccountError(reading: "", error)
    }
    if record.accounts.isEmpty { return nil }
    return try await inKnownCurrency { () throws(RepositoryError) in
      try record.toDomain(on: day, in: currency, without: exclusions)
    }
  }

  /// - Throws: ``FinancialAccountError/missingCurrency`` when `read` returns `nil`, for want of a currency.
  private func inKnownCurrency<Figures>(
    _ read: () async throws(RepositoryError) -> Figures?
  ) async throws(FinancialAccountError) -> Figures {
    let figures: Figures?
    do { figures = try await read() } catch { throw FinancialAccountError(reading: "", error) }
    guard let figures else { throw .missingCurrency }
    return figures
  }

  public func fetchAllRates() async throws(ExchangeRateError) {
    do {
      list.show(try await rates.fetchAll().toDomain())
    } catch {
      throw ExchangeRateError(error)
    }
  }

  @discardableResult
  public func setRate(_ draft: ExchangeRateDraft) async throws(ExchangeRateError) -> ExchangeRateDomain {
    let entity = try draft.checked()
    let stored: ExchangeRateDomain
    do { stored = try await rates.set(entity).toDomain() } catch { throw ExchangeRateError(error) }
    if !list.replace(stored) { list.append(stored) }
    return stored
  }

  @discardableResult
  public func deleteRate(
    _ reference: NumberReference
  ) async throws(ExchangeRateError) -> ExchangeRateDomain {
    let deleted: ExchangeRateDomain
    do { deleted = try await rates.delete(matching: reference).toDomain() } catch {
      throw ExchangeRateError(error)
    }
    list.remove(deleted.id)
    return deleted
  }

  public func merge(_ fresh: [ExchangeRateDomain]) { list.merge(fresh) }
}

extension ExchangeRateDraft {
  /// The rate as it will be stored.
  ///
  /// - Throws: The first rule it breaks.
  func checked() throws(ExchangeRateError) -> ExchangeRateEntity {
    if currency == base { throw .sameCurrency(currency) }
    if rate <= 0 { throw .notPositive }
    return ExchangeRateDomain(id: id, currency: currency, base: base, rate: rate, date: date).toEntity()
  }
}
