public import ModuloCore
public import ModuloModels
import ModuloProviders
public import ModuloScreens

/// The deletion of a plan, and then the deleted plan.
public typealias RecurringPlanDeletionScreen = DeletionScreen<RecurringPlanDomain, RecurringPlanError>

extension RowDeletion<RecurringPlanDomain, RecurringPlanError> {
  /// Deletes a plan.
  public convenience init(_ context: ScreenContext, plan: NumberReference) {
    let (provider, format) = (context.dependencies.recurringPlanProvider, context.format)
    let words = DeletionWords<RecurringPlanDomain>(
      title: format.strings.plan.noun.deletionTitle, toast: Toast.planDeleted,
      question: { $0.deletionQuestion(format) }, deleted: { $0.deletedText(format) })
    self.init(
      context, words,
      find: { () async throws(RecurringPlanError) in try await provider.findOne(plan) },
      delete: { (plan) async throws(RecurringPlanError) in try await provider.delete(by: plan.id) })
  }
}
