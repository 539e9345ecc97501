import DependencyKit
public import ModuloCore
public import ModuloModels
import ModuloProviders
public import ModuloScreens

/// The deletion of an account, and then what was deleted with it.
public typealias FinancialAccountDeletionScreen = DeletionScreen<
  OwnerDeletion<FinancialAccountDomain>, FinancialAccountError
>

extension RowDeletion<OwnerDeletion<FinancialAccountDomain>, FinancialAccountError> {
  /// Deletes an account with its balances, its plans and its links to goals, and the saved range of its chart.
  public convenience init(_ context: ScreenContext, account: NamedReference) {
    let (dependencies, format) = (context.dependencies, context.format)
    let (provider, texts) = (dependencies.financialAccountProvider, format.strings.account)
    let words = DeletionWords<OwnerDeletion<FinancialAccountDomain>>(
      title: texts.deletionTitle, toast: Toast.accountDeleted,
      question: {
        texts.deletionQuestion(
          format.title($0.owner.numberedTitle, with: [($0.owner.updateCount, .balance), ($0.fundingCount, .funding)]),
          plans: $0.lostPlans(format))
      },
      deleted: {
        texts.deleted(
          $0.owner.numberedTitle,
          format.lost([($0.owner.updateCount, .balance), ($0.planCount, .plan), ($0.fundingCount, .funding)]))
      })
    self.init(
      context, words,
      find: { () async throws(FinancialAccountError) in
        try await provider.findDeletion(of: account, on: dependencies.today)
      },
      delete: { (found) async throws(FinancialAccountError) in
        do throws(FinancialAccountError) {
          let deleted = try await provider.delete(by: found.owner.id, on: dependencies.today)
          dependencies.shared.forgetChartRange(of: found.owner.id)
          return deleted
        } catch .reference(.account, .notFound) {
          throw .notFound(found.owner.name)
        }
      })
  }
}

extension OwnerDeletion<FinancialAccountDomain> {
  /// What is said of the plans; `nil` for none.
  fileprivate func lostPlans(_ format: FormatContext) -> String? {
    format.lost(planCount, of: .plan).map { format.strings.plan.lostWithAccount(planCount, $0) }
  }
}

extension SharedState {
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
