import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// The deletion of a contribution, and then its goal's total.
public struct ContributionDeletionScreen: Screen {
  public let viewModel: ViewModel

  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.deletionTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let deleted = viewModel.deleted {
      Message(message(deleted), .success)
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: ContributionStrings { viewModel.format.strings.contribution }

  private func message(_ contribution: ContributionDomain) -> String {
    let format = viewModel.format
    let shown = contribution.toUIModel(format)
    guard let goal = viewModel.goal else { return "\(shown.number) \(shown.name) \(shown.amount)" }
    return words.deleted(
      shown.amount, goal.title, format.amount(goal.currentAmount, goal.currency),
      format.amount(goal.goalAmount, goal.currency))
  }
}
