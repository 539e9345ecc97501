public import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// A contribution on its way out; once it is gone, what its goal stands at.
public struct ContributionDeletionScreen: Screen {
  public let viewModel: ViewModel
  private let currentTheme: CurrentTheme
  private var theme: Theme { currentTheme() }

  public init(viewModel: ViewModel, theme: @autoclosure @escaping CurrentTheme = .standard) {
    self.viewModel = viewModel
    currentTheme = theme
  }

  public var title: TerminalText { TerminalText(words.deletionTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failure {
      Message(failure.text(viewModel.format), .failure, theme: theme)
    } else if let deleted = viewModel.deleted {
      Message(message(deleted), .success, theme: theme)
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
