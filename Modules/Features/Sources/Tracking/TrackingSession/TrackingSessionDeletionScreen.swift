public import ModuloCore
public import ModuloModels
import ModuloProviders
public import ModuloScreens

/// The deletion of a session with all of its times, and then what was deleted.
public typealias TrackingSessionDeletionScreen = DeletionScreen<TrackingSessionDetailedDomain, TrackingError>

extension RowDeletion<TrackingSessionDetailedDomain, TrackingError> {
  /// Deletes a session.
  public convenience init(_ context: ScreenContext, session: NumberReference) {
    let (provider, format) = (context.dependencies.trackingSessionProvider, context.format)
    let texts = format.strings.trackingSession
    let words = DeletionWords<TrackingSessionDetailedDomain>(
      title: texts.deletionTitle, toast: .trackingSessionDeleted,
      question: {
        let shown = $0.toUIModel(format)
        return texts.deletionQuestion(
          shown.number, shown.block.name, format.blocks(of: $0.session.halves), shown.day, shown.times)
      },
      deleted: {
        texts.deleted(
          "#\($0.session.number)", $0.block.title, format.blocks(of: $0.session.halves), format.day($0.session.day))
      })
    self.init(
      context, words,
      find: { () async throws(TrackingError) in try await provider.findOne(session) },
      delete: { (row) async throws(TrackingError) in try await provider.delete(by: row.id) })
  }
}
