public import ModuloCore
public import ModuloModels
import ModuloProviders
public import ModuloScreens
public import ModuloUtilities

/// Makes days off working days again as it opens, and then tells which.
public typealias WorkingDaysScreen = ImmediateChangeScreen<DaysOffChange, TimeTargetError>

extension ImmediateChange<DaysOffChange, TimeTargetError> {
  /// Makes the days off in a span working days again. An undo brings them back.
  public convenience init(_ context: ScreenContext, working days: ClosedRange<CalendarDay>) {
    let format = context.format
    let provider = context.dependencies.timeTargetProvider
    let words = ImmediateChangeWords<DaysOffChange>(
      title: format.strings.target.workingTitle, toast: Toast.daysOffRemoved, done: { $0.removedText(format) })
    self.init(context, words) { () async throws(TimeTargetError) in try await provider.removeDaysOff(days) }
  }
}
