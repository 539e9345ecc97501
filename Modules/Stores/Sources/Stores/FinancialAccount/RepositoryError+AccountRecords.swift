import ModuloModels
import ModuloUtilities

extension [FinancialAccountRecord] {
  /// The accounts as the rules see them; a stored value without meaning is damage.
  func toDomain() throws(RepositoryError) -> [FinancialAccountDomain] {
    var accounts: [FinancialAccountDomain] = []
    for record in self { accounts.append(try record.checkedDomain()) }
    return accounts
  }
}

extension FinancialAccountRecord {
  func checkedDomain() throws(RepositoryError) -> FinancialAccountDomain {
    do { return try toDomain() } catch { throw RepositoryError(error) }
  }
}

extension FinancialAccountDetailedRecord {
  func checkedDomain() throws(RepositoryError) -> FinancialAccountDetailedDomain {
    do { return try toDetailed() } catch { throw RepositoryError(error) }
  }
}

extension BalanceUpdateRecord {
  func checkedDomain() throws(RepositoryError) -> BalanceUpdateDomain {
    do { return try toDomain() } catch { throw RepositoryError(error) }
  }
}

extension PortfolioRecord {
  func checkedDomain(
    on day: CalendarDay, in currency: Currency, without exclusions: PortfolioExclusions
  ) throws(RepositoryError) -> PortfolioDomain {
    do { return try toDomain(on: day, in: currency, without: exclusions) } catch { throw RepositoryError(error) }
  }
}

extension PortfolioHistoryRecord {
  func checkedDomain(
    through day: CalendarDay, in currency: Currency, without exclusions: PortfolioExclusions
  ) throws(RepositoryError) -> PortfolioSeries {
    do { return try toDomain(through: day, in: currency, without: exclusions) } catch { throw RepositoryError(error) }
  }
}

extension PortfolioReportRecord {
  func checkedDomain(
    on day: CalendarDay, in currency: Currency?, without exclusions: PortfolioExclusions
  ) throws(RepositoryError) -> PortfolioReportDomain? {
    do { return try toDomain(on: day, in: currency, without: exclusions) } catch { throw RepositoryError(error) }
  }
}

extension [ExchangeRateEntity] {
  func checkedDomain() throws(RepositoryError) -> [ExchangeRateDomain] {
    do { return try toDomain() } catch { throw RepositoryError(error) }
  }
}

extension ExchangeRateEntity {
  func checkedDomain() throws(RepositoryError) -> ExchangeRateDomain {
    do { return try toDomain() } catch { throw RepositoryError(error) }
  }
}
