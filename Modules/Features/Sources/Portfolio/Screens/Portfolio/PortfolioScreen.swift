import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// All accounts together: their value, its change, and each account.
public struct PortfolioScreen: Screen {
  public let viewModel: ViewModel

  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.format.strings.portfolio.title) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    let words = viewModel.format.strings
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let portfolio = viewModel.model {
      VStack(spacing: Spacing.tiny) {
        Text("\(title.bold())  \(environment.theme.text(portfolio.day, .secondary))")
        if portfolio.accounts.isEmpty {
          EmptyState(title: words.account.emptyTitle, advice: words.account.emptyAdvice)
        } else {
          PortfolioSummary(portfolio, words: words.portfolio)
          FinancialAccountTable(portfolio.accounts, words: words.account)
        }
      }
    }
  }

  public func appear() async { await viewModel.send(.appear) }
}
