public import ModuloCore
public import ModuloModels
import ModuloProviders
public import ModuloScreens

/// Skips what is due as it opens, and then tells what.
public typealias DueSkippingScreen = ImmediateChangeScreen<[DueOccurrence], RecurringPlanError>

extension ImmediateChange<[DueOccurrence], RecurringPlanError> {
  /// Skips a selection of what is due. An undo makes it due again.
  public convenience init(_ context: ScreenContext, skipping selection: DueSelection) {
    let (dependencies, format) = (context.dependencies, context.format)
    let provider = dependencies.recurringPlanProvider
    let words = ImmediateChangeWords<[DueOccurrence]>(
      title: format.strings.plan.skippingTitle, toast: Toast.dueSkipped, done: { $0.skippedText(format) })
    self.init(context, words) { () async throws(RecurringPlanError) in
      try await provider.skip(selection, on: dependencies.today)
    }
  }
}
