public import ModuloCore
public import ModuloModels
import ModuloProviders
public import ModuloScreens
public import ModuloUtilities

/// The deletion of targets, and then the deleted ones.
public typealias TargetDeletionScreen = DeletionScreen<TimeTargetDeletion, TimeTargetError>

extension RowDeletion<TimeTargetDeletion, TimeTargetError> {
  /// Deletes the target of a block or a group that begins on a day, or all of its targets for `nil`.
  public convenience init(_ context: ScreenContext, targetOf reference: TargetReference, from day: CalendarDay?) {
    let (provider, format) = (context.dependencies.timeTargetProvider, context.format)
    let words = DeletionWords<TimeTargetDeletion>(
      title: format.strings.target.deletionTitle, toast: Toast.targetsDeleted,
      question: { $0.question(format) }, deleted: { $0.deletedText(format) })
    self.init(
      context, words,
      find: { () async throws(TimeTargetError) in try await provider.findDeletion(of: reference, from: day) },
      delete: { (found) async throws(TimeTargetError) in
        try await provider.delete(of: found.owner.reference, from: day)
      })
  }
}
