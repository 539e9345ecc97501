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
    if let moved = viewModel.moved {
      Message(message(moved), .success)
    } else {
      Figures([
        (words.source, viewModel.source?.title), (words.target, viewModel.target?.title),
        (words.amount, viewModel.amount), (words.date, viewModel.date ?? ""),
      ])
      if let failure = viewModel.failureText {
        Message(failure, .failure)
      }
    }
  }

  public func appear() async { await viewModel.send(.appear) }
}

extension ContributionMoveScreen {
  private var words: ContributionStrings { viewModel.format.strings.contribution }

  private func message(_ moved: ContributionMoveDomain) -> String {
    let format = viewModel.format
    let amount = format.amount(moved.addition.amount, moved.addition.currency)
    guard let source = viewModel.source, let target = viewModel.target else {
      return words.movedAmount(amount)
    }
    return words.moved(
      amount, source.title, format.amount(source.currentAmount, source.currency), target.title,
      format.amount(target.currentAmount, target.currency))
  }
}
