public import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// Every account, in a row each.
public struct FinancialAccountsListScreen: Screen {
  public let viewModel: ViewModel
  private let currentTheme: CurrentTheme
  private var theme: Theme { currentTheme() }

  public init(viewModel: ViewModel, theme: @autoclosure @escaping CurrentTheme = .standard) {
    self.viewModel = viewModel
    currentTheme = theme
  }

  public var title: TerminalText { TerminalText(viewModel.format.strings.account.listTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    let words = viewModel.format.strings.account
    if let failure = viewModel.failure {
      Message(failure.text(viewModel.format), .failure, theme: theme)
    } else if viewModel.accounts.isEmpty {
      EmptyState(title: words.emptyTitle, advice: words.emptyAdvice)
    } else {
      FinancialAccountTable(viewModel.accounts.map { $0.toUIModel(viewModel.format) }, words: words, theme: theme)
    }
  }

  public func appear() async { await viewModel.send(.appear) }
}
