public import ModuloCore
public import ModuloModels
import ModuloProviders
public import ModuloScreens
public import ModuloUtilities

/// Ends a target as it opens, and then tells when.
public typealias TargetEndingScreen = ImmediateChangeScreen<TimeTargetChange, TimeTargetError>

extension ImmediateChange<TimeTargetChange, TimeTargetError> {
  /// Ends the target of a block or a group with a day. An undo brings it back.
  public convenience init(_ context: ScreenContext, ending reference: TargetReference, after lastDay: CalendarDay) {
    let format = context.format
    let provider = context.dependencies.timeTargetProvider
    let words = ImmediateChangeWords<TimeTargetChange>(
      title: format.strings.target.endingTitle, toast: Toast.targetEnded, done: { $0.endedText(format) })
    self.init(context, words) { () async throws(TimeTargetError) in
      try await provider.end(reference, after: lastDay)
    }
  }
}
