import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// Every goal, in a row each.
public struct FinancialGoalsListScreen: Screen {
  public let viewModel: ViewModel

  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.format.strings.goal.listTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    let words = viewModel.format.strings.goal
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if viewModel.goals.isEmpty {
      EmptyState(title: words.emptyTitle, advice: words.emptyAdvice)
    } else {
      FinancialGoalTable(
        viewModel.goals.map { $0.toUIModel(viewModel.format, on: viewModel.today) }, words: words)
    }
  }

  public func appear() async { await viewModel.send(.appear) }
}
