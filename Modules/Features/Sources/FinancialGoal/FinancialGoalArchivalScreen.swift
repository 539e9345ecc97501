public import ModuloCore
public import ModuloModels
import ModuloProviders
public import ModuloScreens

/// The archiving or restoring of a goal, and then its result.
public typealias FinancialGoalArchivalScreen = ImmediateChangeScreen<FinancialGoalDomain, FinancialGoalError>

extension ImmediateChange<FinancialGoalDomain, FinancialGoalError> {
  /// Archives a goal, or restores it from the archive.
  public convenience init(_ context: ScreenContext, goal: NamedReference, isArchived: Bool) {
    let dependencies = context.dependencies
    let (provider, texts) = (dependencies.financialGoalProvider, context.format.strings.goal)
    self.init(
      context,
      ImmediateChangeWords(
        title: texts.archivalTitle(isArchived), toast: isArchived ? Toast.goalArchived : Toast.goalUnarchived
      ) { goal in
        goal.isArchived ? texts.archived(goal.numberedTitle) : texts.unarchived(goal.numberedTitle)
      },
      change: { () async throws(FinancialGoalError) in
        try await provider.setArchived(isArchived, goal, on: dependencies.today)
      })
  }
}
