public import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// One page of an account's balances, newest first.
public struct BalanceUpdatesListScreen: Screen {
  public let viewModel: ViewModel
  private let currentTheme: CurrentTheme
  private var theme: Theme { currentTheme() }

  public init(viewModel: ViewModel, theme: @autoclosure @escaping CurrentTheme = .standard) {
    self.viewModel = viewModel
    currentTheme = theme
  }

  public var title: TerminalText { TerminalText(viewModel.account?.title ?? "") }

  public func body(in environment: EnvironmentValues) -> [any View] {
    let words = viewModel.format.strings
    if let failure = viewModel.failure {
      Message(failure.text(viewModel.format), .failure, theme: theme)
    } else if let account = viewModel.account {
      // Not the page is asked: one beyond the last balance is empty too.
      if account.updateCount == 0 {
        Text(verbatim: words.balance.emptyHistory)
      }
      BalanceUpdateTable(viewModel.models, words: words.balance, theme: theme)
      if viewModel.furtherUpdates > 0 {
        Text(verbatim: words.contribution.further(viewModel.format.number(viewModel.furtherUpdates)))
      }
    }
  }

  public func appear() async { await viewModel.send(.appear) }
}
