import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// The form of a goal, and then the stored goal.
public struct FinancialGoalFormScreen: Screen {
  /// The state of the form of a goal, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the form of a goal as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText {
    TerminalText(viewModel.mode == .create ? words.createTitle : words.updateTitle)
  }

  public func body(in environment: EnvironmentValues) -> [any View] {
    FormStatus(
      [
        (words.name, viewModel.name), (words.emoji, viewModel.emoji), (words.target, viewModel.target),
        (words.start, viewModel.start ?? ""), (words.end, viewModel.end ?? ""),
      ],
      failure: viewModel.failureText, success: viewModel.saved.map(message))
  }

  public func appear() async { await viewModel.send(.appear) }
}

extension FinancialGoalFormScreen {
  private var words: FinancialGoalStrings { viewModel.format.strings.goal }

  private func message(_ goal: FinancialGoalDomain) -> String {
    let title = "\(goal.title) (#\(goal.number))"
    switch viewModel.mode {
    case .create: return words.created(title, viewModel.format.amount(goal.goalAmount))
    case .update: return words.updated(title)
    }
  }
}
