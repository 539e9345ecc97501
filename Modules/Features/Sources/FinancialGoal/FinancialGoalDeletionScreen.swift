public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloScreens
public import TerminalKit

/// The deletion of a goal, and then the number of contributions deleted with it.
public struct FinancialGoalDeletionScreen: InteractiveScreen {
  /// Deletes what the screen is about.
  public typealias ViewModel = RowDeletion<FinancialGoalDomain, FinancialGoalError>

  /// The state of the deletion of a goal, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the deletion of a goal as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.deletionTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    OutcomeMessage(failure: viewModel.failureText, success: viewModel.deleted.map(message))
  }

  private var words: FinancialGoalStrings { viewModel.format.strings.goal }

  private func message(_ goal: FinancialGoalDomain) -> String {
    let format = viewModel.format
    let count = format.strings.count.lost(goal.contributionCount, format.strings.count.contributions, format)
    return words.deleted("\(goal.title) (#\(goal.number))", count)
  }
}

extension FinancialGoalDeletionScreen.ViewModel {
  /// Deletes a goal with its contributions.
  public convenience init(_ context: ScreenContext, goal: NamedReference) {
    let (dependencies, format) = (context.dependencies, context.format)
    let provider = dependencies.financialGoalProvider
    self.init(
      context, toast: .goalDeleted,
      question: {
        format.strings.goal.deletionQuestion(
          "\($0.title) (#\($0.number))",
          format.strings.count.lost($0.contributionCount, format.strings.count.contributions, format),
          format.advice(.archiveGoal))
      },
      find: { () async throws(FinancialGoalError) in try await provider.findOne(goal, on: dependencies.today) },
      delete: { (goal) async throws(FinancialGoalError) in
        do throws(FinancialGoalError) {
          return try await provider.delete(by: goal.id, on: dependencies.today)
        } catch .reference(.goal, .notFound) {
          throw .notFound(goal.name)
        }
      })
  }
}
