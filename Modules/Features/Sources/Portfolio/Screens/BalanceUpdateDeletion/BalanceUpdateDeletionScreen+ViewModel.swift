public import ModuloCore
public import ModuloModels
import ModuloProviders

extension BalanceUpdateDeletionScreen.ViewModel {
  /// Deletes a balance.
  public convenience init(_ context: ScreenContext, balanceUpdate: NumberReference) {
    let (dependencies, format) = (context.dependencies, context.format)
    let provider = dependencies.balanceUpdateProvider
    self.init(
      context, toast: .balanceDeleted,
      question: {
        let shown = $0.balanceUpdate.toUIModel(format)
        return format.strings.balance.deletionQuestion(shown.number, shown.balance, shown.date, $0.account.title)
      },
      find: { () async throws(BalanceUpdateError) in
        try await provider.findOne(balanceUpdate, on: dependencies.today)
      },
      delete: { (row) async throws(BalanceUpdateError) in
        try await provider.delete(by: row.balanceUpdate.id, of: row.account, on: dependencies.today)
      })
  }
}
