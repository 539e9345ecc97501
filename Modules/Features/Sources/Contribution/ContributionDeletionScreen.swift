public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloScreens
public import TerminalKit

/// The deletion of a contribution, and then its goal's total.
public struct ContributionDeletionScreen: InteractiveScreen {
  /// Deletes what the screen is about.
  public typealias ViewModel = RowDeletion<ContributionDetailedDomain, ContributionError>

  /// The state of the deletion of a contribution, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the deletion of a contribution as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.deletionTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    OutcomeMessage(failure: viewModel.failureText, success: viewModel.deleted.map(message))
  }

  private var words: ContributionStrings { viewModel.format.strings.contribution }

  private func message(_ deleted: ContributionDetailedDomain) -> String {
    let (format, goal, contribution) = (viewModel.format, deleted.goal, deleted.contribution)
    let amount = contribution.toUIModel(format).amount + format.onDay(contribution.date, today: viewModel.today)
    return words.deleted(
      AmountText(amount, of: contribution.amount), goal.title,
      AmountText(format.amount(goal.currentAmount), of: goal.currentAmount), format.amount(goal.goalAmount))
  }
}

extension ContributionDeletionScreen.ViewModel {
  /// Deletes a contribution.
  ///
  /// - Parameter allowsNegativeTotal: Whether the goal's total may fall below zero.
  public convenience init(_ context: ScreenContext, contribution: NumberReference, allowsNegativeTotal: Bool = false) {
    let (dependencies, format) = (context.dependencies, context.format)
    let provider = dependencies.contributionProvider
    self.init(
      context, toast: .contributionDeleted,
      question: {
        let shown = $0.contribution.toUIModel(format)
        return format.strings.contribution.deletionQuestion(
          shown.number, shown.name, shown.amount, shown.date, $0.goal.title)
      },
      find: { () async throws(ContributionError) in
        try await provider.findOne(contribution, on: dependencies.today)
      },
      delete: { (row) async throws(ContributionError) in
        try await provider.delete(
          by: row.contribution.id, of: row.goal, allowsNegativeTotal: allowsNegativeTotal, on: dependencies.today)
      })
  }
}
