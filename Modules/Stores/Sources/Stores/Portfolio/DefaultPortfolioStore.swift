import Foundation
public import ModuloModels
public import ModuloRepositories
public import ModuloUtilities
public import Observation

/// Adds up the accounts of a repository, and keeps its exchange rates.
@MainActor
@Observable
public final class DefaultPortfolioStore: PortfolioStore {
  public private(set) var exchangeRates: [ExchangeRateDomain] = []
  @ObservationIgnored private let accounts: any FinancialAccountRepository
  @ObservationIgnored private let rates: any ExchangeRateRepository

  public init(accounts: any FinancialAccountRepository, rates: any ExchangeRateRepository) {
    self.accounts = accounts
    self.rates = rates
  }

  public func portfolio(
    on day: CalendarDay, in currency: Currency, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioDomain {
    do {
      return try await accounts.fetchPortfolio(on: day, in: currency.code)
        .toDomain(on: day, in: currency, without: exclusions)
    } catch {
      throw FinancialAccountError(reading: "", error)
    }
  }

  public func series(
    through day: CalendarDay, in currency: Currency, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioSeries {
    do {
      return try await accounts.fetchHistory(through: day, in: currency.code)
        .toDomain(through: day, in: currency, without: exclusions)
    } catch {
      throw FinancialAccountError(reading: "", error)
    }
  }

  public func report(
    on day: CalendarDay, in currency: Currency?, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioReportDomain? {
    let report: PortfolioReportDomain?
    do throws(RepositoryError) {
      let record = try await accounts.fetchAllDetailed(on: day)
      if record.accounts.isEmpty { return nil }
      report = try record.toDomain(on: day, in: currency, without: exclusions)
    } catch {
      throw FinancialAccountError(reading: "", error)
    }
    guard let report else { throw .missingCurrency }
    return report
  }

  public func fetchAllRates() async throws(ExchangeRateError) {
    do {
      exchangeRates = try await rates.fetchAll().toDomain()
    } catch {
      throw ExchangeRateError(error)
    }
  }

  @discardableResult
  public func setRate(_ draft: ExchangeRateDraft) async throws(ExchangeRateError) -> ExchangeRateDomain {
    let entity = try draft.checked()
    let stored: ExchangeRateDomain
    do { stored = try await rates.set(entity).toDomain() } catch { throw ExchangeRateError(error) }
    if let index = exchangeRates.firstIndex(where: { $0.id == stored.id }) {
      exchangeRates[index] = stored
    } else {
      exchangeRates.append(stored)
    }
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
    exchangeRates.removeAll { $0.id == deleted.id }
    return deleted
  }

  public func merge(_ fresh: [ExchangeRateDomain]) {
    let merged = exchangeRates.merged(with: fresh)
    if merged != exchangeRates { exchangeRates = merged }
  }
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
