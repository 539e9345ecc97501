public import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// Every goal, in a row each.
public struct FinancialGoalsListScreen: Screen {
  public let viewModel: ViewModel
  private let currentTheme: CurrentTheme
  private var theme: Theme { currentTheme() }

  public init(viewModel: ViewModel, theme: @autoclosure @escaping CurrentTheme = .standard) {
    self.viewModel = viewModel
    currentTheme = theme
  }

  public var title: TerminalText { TerminalText(viewModel.format.strings.goal.listTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    let words = viewModel.format.strings.goal
    if let failure = viewModel.failure {
      Message(failure.text(viewModel.format), .failure, theme: theme)
    } else if viewModel.goals.isEmpty {
      EmptyState(title: words.emptyTitle, advice: words.emptyAdvice)
    } else {
      FinancialGoalTable(
        viewModel.goals.map { $0.toUIModel(viewModel.format, on: viewModel.today) }, words: words, theme: theme)
    }
  }

  public func appear() async { await viewModel.send(.appear) }
}
