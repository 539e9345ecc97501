public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
public import TerminalKit

/// The deletion of a contribution, and then its goal's total.
public struct ContributionDeletionScreen: Screen {
  /// Deletes what the screen is about.
  public typealias ViewModel = RowDeletion<ContributionDetailedDomain, ContributionError>

  public let viewModel: ViewModel

  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.deletionTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    OutcomeMessage(failure: viewModel.failureText, success: viewModel.deleted.map(message))
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: ContributionStrings { viewModel.format.strings.contribution }

  private func message(_ deleted: ContributionDetailedDomain) -> String {
    let (format, goal) = (viewModel.format, deleted.goal)
    return words.deleted(
      deleted.contribution.toUIModel(format).amount, goal.title, format.amount(goal.currentAmount),
      format.amount(goal.goalAmount))
  }
}
