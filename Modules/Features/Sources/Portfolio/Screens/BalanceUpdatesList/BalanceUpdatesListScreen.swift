import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// One page of an account's balances, newest first.
public struct BalanceUpdatesListScreen: Screen {
  public let viewModel: ViewModel

  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.account?.title ?? "") }

  public func body(in environment: EnvironmentValues) -> [any View] {
    let words = viewModel.format.strings
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let account = viewModel.account {
      // The count is checked, not the page: a page beyond the last balance is empty too.
      if account.updateCount == 0 {
        Text(verbatim: words.balance.emptyHistory)
      }
      BalanceUpdateTable(viewModel.models, words: words.balance)
      if viewModel.furtherUpdates > 0 {
        Text(verbatim: words.contribution.further(viewModel.format.number(viewModel.furtherUpdates)))
      }
    }
  }

  public func appear() async { await viewModel.send(.appear) }
}
