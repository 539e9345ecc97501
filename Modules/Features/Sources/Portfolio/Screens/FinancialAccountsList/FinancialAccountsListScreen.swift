import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// Every account, in a row each.
public struct FinancialAccountsListScreen: Screen {
  public let viewModel: ViewModel

  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.format.strings.account.listTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    let words = viewModel.format.strings.account
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if viewModel.accounts.isEmpty {
      EmptyState(title: words.emptyTitle, advice: words.emptyAdvice)
    } else {
      FinancialAccountTable(viewModel.accounts.map { $0.toUIModel(viewModel.format) }, words: words)
    }
  }

  public func appear() async { await viewModel.send(.appear) }
}
