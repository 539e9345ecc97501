public import ModuloCore
public import ModuloModels
import ModuloProviders
public import ModuloScreens

/// The deletion of a balance, and then its account's balance.
public typealias BalanceUpdateDeletionScreen = DeletionScreen<BalanceUpdateDetailedDomain, BalanceUpdateError>

extension RowDeletion<BalanceUpdateDetailedDomain, BalanceUpdateError> {
  /// Deletes a balance.
  public convenience init(_ context: ScreenContext, balanceUpdate: NumberReference) {
    let (dependencies, format) = (context.dependencies, context.format)
    let (provider, texts) = (dependencies.balanceUpdateProvider, format.strings.balance)
    let words = DeletionWords<BalanceUpdateDetailedDomain>(
      title: texts.deletionTitle, toast: Toast.balanceDeleted,
      question: {
        let shown = $0.balanceUpdate.toUIModel(format)
        return texts.deletionQuestion(shown.number, shown.balance, shown.date, $0.account.title)
      },
      deleted: {
        let (account, update) = ($0.account, $0.balanceUpdate)
        let balance = format.exactAmount(update.balance) + format.onDay(update.date, today: dependencies.today)
        return texts.deleted(
          AmountText(balance, of: update.balance), account.title, format.exactAmount(account.balance))
      })
    self.init(
      context, words,
      find: { () async throws(BalanceUpdateError) in
        try await provider.findOne(balanceUpdate, on: dependencies.today)
      },
      delete: { (row) async throws(BalanceUpdateError) in
        try await provider.delete(by: row.balanceUpdate.id, of: row.account, on: dependencies.today)
      })
  }
}
