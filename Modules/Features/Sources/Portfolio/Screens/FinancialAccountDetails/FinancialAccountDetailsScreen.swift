import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// One account: its kind and balance, its chart, its latest balances.
public struct FinancialAccountDetailsScreen: Screen {
  public let viewModel: ViewModel

  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.details?.account.title ?? "") }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let account = viewModel.model {
      VStack(spacing: Spacing.tiny) {
        FinancialAccountSummary(account, words: words.account)
        chart(account)
        history(account)
      }
    }
  }

  public func appear() async { await viewModel.send(.appear) }
}

extension FinancialAccountDetailsScreen {
  private var words: Strings { viewModel.format.strings }

  private func chart(_ account: FinancialAccountDetailedUIModel) -> Section {
    Section("\(words.balance.chartTitle)") { BalanceColumns(account.chart) }
  }

  private func history(_ account: FinancialAccountDetailedUIModel) -> Section {
    Section("\(words.balance.historyTitle)") {
      // The count is checked, not the page: a page beyond the last balance is empty too.
      if viewModel.details?.account.updateCount == 0 {
        Text(verbatim: words.balance.emptyHistory)
      }
      BalanceUpdateTable(account.updates, words: words.balance)
      if account.furtherUpdates > 0 {
        Text(verbatim: words.contribution.further(viewModel.format.number(account.furtherUpdates)))
      }
    }
  }
}
