public import ModuloCore
public import ModuloModels
import ModuloProviders
public import ModuloScreens

/// The deletion of a goal, and then what was deleted with it.
public typealias FinancialGoalDeletionScreen = DeletionScreen<
  OwnerDeletion<FinancialGoalDomain>, FinancialGoalError
>

extension RowDeletion<OwnerDeletion<FinancialGoalDomain>, FinancialGoalError> {
  /// Deletes a goal with its contributions, its plans and its links to accounts.
  public convenience init(_ context: ScreenContext, goal: NamedReference) {
    let (dependencies, format) = (context.dependencies, context.format)
    let (provider, texts) = (dependencies.financialGoalProvider, format.strings.goal)
    let words = DeletionWords<OwnerDeletion<FinancialGoalDomain>>(
      title: texts.deletionTitle, toast: Toast.goalDeleted,
      question: {
        texts.deletionQuestion(
          format.title(
            $0.owner.numberedTitle, with: [($0.owner.contributionCount, .contribution), ($0.fundingCount, .funding)]),
          plans: $0.lostPlans(format), format.advice(.archiveGoal))
      },
      deleted: {
        texts.deleted(
          $0.owner.numberedTitle,
          format.lost([($0.owner.contributionCount, .contribution), ($0.planCount, .plan), ($0.fundingCount, .funding)])
        )
      })
    self.init(
      context, words,
      find: { () async throws(FinancialGoalError) in try await provider.findDeletion(of: goal, on: dependencies.today)
      },
      delete: { (found) async throws(FinancialGoalError) in
        do throws(FinancialGoalError) {
          return try await provider.delete(by: found.owner.id, on: dependencies.today)
        } catch .reference(.goal, .notFound) {
          throw .notFound(found.owner.name)
        }
      })
  }
}

extension OwnerDeletion<FinancialGoalDomain> {
  /// What is said of the plans; `nil` for none.
  fileprivate func lostPlans(_ format: FormatContext) -> String? {
    format.lost(planCount, of: .plan).map { format.strings.plan.lostWithGoal(planCount, $0) }
  }
}
