import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// The form of a contribution, and then the stored contribution.
public struct ContributionFormScreen: Screen {
  public let viewModel: ViewModel

  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText {
    switch (viewModel.mode, viewModel.type) {
    case (.update, _): TerminalText(words.updateTitle)
    case (.create, .add): TerminalText(words.createTitle)
    case (.create, .remove): TerminalText(words.withdrawTitle)
    }
  }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let saved = viewModel.saved {
      Message(message(saved), .success)
    } else {
      Figures([(words.amount, viewModel.amount), (words.name, viewModel.name), (words.date, viewModel.date ?? "")])
      if let failure = viewModel.failureText {
        Message(failure, .failure)
      }
    }
  }

  public func appear() async { await viewModel.send(.appear) }
}

extension ContributionFormScreen {
  private var words: ContributionStrings { viewModel.format.strings.contribution }

  private func message(_ contribution: ContributionDomain) -> String {
    let shown = contribution.toUIModel(viewModel.format)
    guard let goal = viewModel.goal else { return "\(shown.amount) \(shown.name)" }
    switch viewModel.mode {
    case .create:
      return words.created(
        shown.amount, goal.title, viewModel.format.amount(goal.currentAmount, goal.currency),
        viewModel.format.amount(goal.goalAmount, goal.currency))
    case .update: return words.updated(shown.amount, goal.title)
    }
  }
}
