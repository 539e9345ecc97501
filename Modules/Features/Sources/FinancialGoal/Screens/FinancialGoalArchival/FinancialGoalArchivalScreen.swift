import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// The archiving or restoring of a goal, and then its result.
public struct FinancialGoalArchivalScreen: Screen {
  public let viewModel: ViewModel

  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.archivalTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let goal = viewModel.saved {
      let title = "\(goal.title) (#\(goal.number))"
      Message(goal.isArchived ? words.archived(title) : words.unarchived(title), .success)
    }
  }

  public func appear() async {}

  private var words: FinancialGoalStrings { viewModel.format.strings.goal }
}
