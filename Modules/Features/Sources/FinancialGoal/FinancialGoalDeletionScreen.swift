public import ModuloCore
public import ModuloModels
import ModuloProviders
public import ModuloScreens

/// The deletion of a goal, and then the number of contributions deleted with it.
public typealias FinancialGoalDeletionScreen = DeletionScreen<FinancialGoalDomain, FinancialGoalError>

extension RowDeletion<FinancialGoalDomain, FinancialGoalError> {
  /// Deletes a goal with its contributions.
  public convenience init(_ context: ScreenContext, goal: NamedReference) {
    let (dependencies, format) = (context.dependencies, context.format)
    let (provider, texts) = (dependencies.financialGoalProvider, format.strings.goal)
    let words = DeletionWords<FinancialGoalDomain>(
      title: texts.deletionTitle, toast: Toast.goalDeleted,
      question: { texts.deletionQuestion($0.numberedTitle, $0.lost(format), format.advice(.archiveGoal)) },
      deleted: { texts.deleted($0.numberedTitle, $0.lost(format)) })
    self.init(
      context, words,
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

extension FinancialGoalDomain {
  /// The number of contributions that go with the goal; `nil` for none.
  fileprivate func lost(_ format: FormatContext) -> String? {
    format.lost(contributionCount, of: .contribution)
  }
}
