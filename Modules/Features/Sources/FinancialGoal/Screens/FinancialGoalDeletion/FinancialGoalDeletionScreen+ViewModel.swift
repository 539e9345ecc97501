public import ModuloCore
public import ModuloModels
import ModuloProviders

extension FinancialGoalDeletionScreen.ViewModel {
  /// Deletes a goal with its contributions.
  public convenience init(_ context: ScreenContext, goal: NamedReference) {
    let (dependencies, format) = (context.dependencies, context.format)
    let provider = dependencies.financialGoalProvider
    self.init(
      context, toast: .goalDeleted,
      question: {
        format.strings.goal.deletionQuestion(
          "\($0.title) (#\($0.number))", format.strings.count.contributions($0.contributionCount, format))
      },
      find: { () async throws(FinancialGoalError) in try await provider.findOne(goal, on: dependencies.today) },
      delete: { (goal) async throws(FinancialGoalError) in
        try await provider.delete(by: goal.id, on: dependencies.today)
      })
  }
}
