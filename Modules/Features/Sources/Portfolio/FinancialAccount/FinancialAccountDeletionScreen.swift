public import ModuloCore
public import ModuloModels
import ModuloProviders
public import ModuloScreens

/// The deletion of an account, and then the number of balances deleted with it.
public typealias FinancialAccountDeletionScreen = DeletionScreen<FinancialAccountDomain, FinancialAccountError>

extension RowDeletion<FinancialAccountDomain, FinancialAccountError> {
  /// Deletes an account with its balances, and the saved range of its chart.
  public convenience init(_ context: ScreenContext, account: NamedReference) {
    let (dependencies, format) = (context.dependencies, context.format)
    let (provider, texts) = (dependencies.financialAccountProvider, format.strings.account)
    let words = DeletionWords<FinancialAccountDomain>(
      title: texts.deletionTitle, toast: Toast.accountDeleted,
      question: { texts.deletionQuestion($0.numberedTitle, $0.lost(format)) },
      deleted: { texts.deleted($0.numberedTitle, $0.lost(format)) })
    self.init(
      context, words,
      find: { () async throws(FinancialAccountError) in try await provider.findOne(account, on: dependencies.today) },
      delete: { (account) async throws(FinancialAccountError) in
        do throws(FinancialAccountError) {
          let deleted = try await provider.delete(by: account.id, on: dependencies.today)
          dependencies.preferences.forgetChartRange(of: account.id)
          return deleted
        } catch .reference(.account, .notFound) {
          throw .notFound(account.name)
        }
      })
  }
}

extension FinancialAccountDomain {
  /// The number of balances that go with the account; `nil` for none.
  fileprivate func lost(_ format: FormatContext) -> String? {
    format.lost(updateCount, of: .balance)
  }
}

extension Preferences {
  fileprivate func forgetChartRange(of accountID: FinancialAccountDomain.ID) {
    let key = PortfolioPreferences.chartRange(of: accountID)
    guard self[key] != nil else { return }
    do {
      try set(nil, for: key)
    } catch {
      // The account is deleted; only the saved range of a chart that can't be opened any more remains.
      return
    }
  }
}
