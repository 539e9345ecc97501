public import ModuloCore
public import ModuloModels
import ModuloProviders
public import ModuloScreens

/// The deletion of a goal, and then the numbers of contributions and of plans deleted with it.
public typealias FinancialGoalDeletionScreen = DeletionScreen<
  PlanOwnerDeletion<FinancialGoalDomain>, FinancialGoalError
>

extension RowDeletion<PlanOwnerDeletion<FinancialGoalDomain>, FinancialGoalError> {
  /// Deletes a goal with its contributions and its plans.
  public convenience init(_ context: ScreenContext, goal: NamedReference) {
    let (dependencies, format) = (context.dependencies, context.format)
    let (provider, texts) = (dependencies.financialGoalProvider, format.strings.goal)
    let words = DeletionWords<PlanOwnerDeletion<FinancialGoalDomain>>(
      title: texts.deletionTitle, toast: Toast.goalDeleted,
      question: {
        texts.deletionQuestion(
          $0.owner.numberedTitle, format.lost($0.owner.contributionCount, of: .contribution),
          plans: $0.lostPlans(format), format.advice(.archiveGoal))
      },
      deleted: {
        texts.deleted(
          $0.owner.numberedTitle,
          format.lost($0.owner.contributionCount, of: .contribution, plans: $0.planCount))
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

extension PlanOwnerDeletion<FinancialGoalDomain> {
  /// What is said of the plans; `nil` for none.
  fileprivate func lostPlans(_ format: FormatContext) -> String? {
    format.lost(planCount, of: .plan).map { format.strings.plan.lostWithGoal(planCount, $0) }
  }
}
