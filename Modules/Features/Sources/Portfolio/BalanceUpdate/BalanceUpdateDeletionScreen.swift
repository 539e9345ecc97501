public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloScreens
public import TerminalKit

/// The deletion of a balance, and then its account's balance.
public struct BalanceUpdateDeletionScreen: InteractiveScreen {
  /// Deletes what the screen is about.
  public typealias ViewModel = RowDeletion<BalanceUpdateDetailedDomain, BalanceUpdateError>

  /// The state of the deletion of a balance, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the deletion of a balance as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.deletionTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    OutcomeMessage(failure: viewModel.failureText, success: viewModel.deleted.map(message))
  }

  private var words: BalanceUpdateStrings { viewModel.format.strings.balance }

  private func message(_ deleted: BalanceUpdateDetailedDomain) -> String {
    let (format, account, update) = (viewModel.format, deleted.account, deleted.balanceUpdate)
    let balance = format.exactAmount(update.balance) + format.onDay(update.date, today: viewModel.today)
    return words.deleted(
      AmountText(balance, of: update.balance), account.title, format.exactAmount(account.balance))
  }
}

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
