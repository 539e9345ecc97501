public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
public import TerminalKit

/// The deletion of a goal, and then the number of contributions deleted with it.
public struct FinancialGoalDeletionScreen: Screen {
  /// Deletes what the screen is about.
  public typealias ViewModel = RowDeletion<FinancialGoalDomain, FinancialGoalError>

  public let viewModel: ViewModel

  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.deletionTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    OutcomeMessage(failure: viewModel.failureText, success: viewModel.deleted.map(message))
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: FinancialGoalStrings { viewModel.format.strings.goal }

  private func message(_ goal: FinancialGoalDomain) -> String {
    let count = viewModel.format.strings.count.contributions(goal.contributionCount, viewModel.format)
    return words.deleted("\(goal.title) (#\(goal.number))", count)
  }
}
