public import ModuloCore
public import ModuloModels
import ModuloProviders

extension FinancialAccountDeletionScreen.ViewModel {
  /// Deletes an account with its balances, and the saved range of its chart.
  public convenience init(_ context: ScreenContext, account: NamedReference) {
    let (dependencies, format) = (context.dependencies, context.format)
    let provider = dependencies.financialAccountProvider
    self.init(
      context, toast: .accountDeleted,
      question: {
        format.strings.account.deletionQuestion(
          "\($0.title) (#\($0.number))", format.strings.count.balances($0.updateCount, format))
      },
      find: { () async throws(FinancialAccountError) in try await provider.findOne(account, on: dependencies.today) },
      delete: { (account) async throws(FinancialAccountError) in
        let deleted = try await provider.delete(by: account.id, on: dependencies.today)
        dependencies.preferences.forgetChartRange(of: account.id)
        return deleted
      })
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
