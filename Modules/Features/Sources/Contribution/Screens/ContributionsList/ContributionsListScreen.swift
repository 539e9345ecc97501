import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// One page of a goal's contributions, newest first.
public struct ContributionsListScreen: Screen {
  public let viewModel: ViewModel

  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.goal?.title ?? "") }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let goal = viewModel.goal {
      // The count is checked, not the page: a page beyond the last contribution is empty too.
      if goal.contributionCount == 0 {
        Text(verbatim: viewModel.format.strings.goal.noContributions)
      }
      ContributionTable(viewModel.contributions.map { $0.toUIModel(viewModel.format) })
      if viewModel.furtherContributions > 0 {
        Text(
          verbatim: viewModel.format.strings.contribution.further(
            viewModel.format.number(viewModel.furtherContributions)))
      }
    }
  }

  public func appear() async { await viewModel.send(.appear) }
}
