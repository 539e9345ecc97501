import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// The form of a move of money, and then the totals of both goals.
public struct ContributionMoveScreen: Screen {
  public let viewModel: ViewModel

  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.moveTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    FormStatus(
      [
        (words.source, viewModel.source?.title), (words.target, viewModel.target?.title),
        (words.amount, viewModel.amount), (words.date, viewModel.date ?? ""),
      ],
      failure: viewModel.failureText, success: viewModel.moved.map(message))
  }

  public func appear() async { await viewModel.send(.appear) }
}

extension ContributionMoveScreen {
  private var words: ContributionStrings { viewModel.format.strings.contribution }

  private func message(_ moved: ContributionMoveDomain) -> String {
    let (format, source, target) = (viewModel.format, moved.source.goal, moved.target.goal)
    return words.moved(
      format.amount(moved.addition.amount), source.title,
      format.amount(source.currentAmount), target.title,
      format.amount(target.currentAmount))
  }
}
