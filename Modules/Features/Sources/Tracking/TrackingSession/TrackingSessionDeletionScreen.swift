public import ModuloCore
public import ModuloModels
import ModuloProviders
public import ModuloScreens

/// The deletion of a session with all of its times, and then what was deleted.
public typealias TrackingSessionDeletionScreen = DeletionScreen<TrackingSessionOutcome, TrackingError>

extension RowDeletion<TrackingSessionOutcome, TrackingError> {
  /// Deletes a session.
  public convenience init(_ context: ScreenContext, session: NumberReference) {
    let (provider, format) = (context.dependencies.trackingSessionProvider, context.format)
    let texts = format.strings.trackingSession
    let words = DeletionWords<TrackingSessionOutcome>(
      title: texts.deletionTitle, toast: Toast.trackingSessionDeleted,
      question: { outcome in
        outcome.sessions.first.map { session in
          let shown = session.toUIModel(format)
          return texts.deletionQuestion(
            shown.number, shown.block.name, format.hours(session.session.activeSeconds), shown.day, shown.times)
        }
      },
      deleted: { outcome in
        outcome.sessions.map { row in
          texts.deleted(
            "#\(row.session.number)", row.block.title, format.hours(row.session.activeSeconds),
            format.day(row.session.day))
        }.joined(separator: "\n")
      },
      ended: { outcome in
        outcome.recounted.isEmpty ? nil : outcome.recounted.map { $0.text(format) }.joined(separator: "\n")
      })
    self.init(
      context, words,
      find: { () async throws(TrackingError) in
        TrackingSessionOutcome(sessions: [try await provider.findOne(session)])
      },
      delete: { (outcome) async throws(TrackingError) in
        guard let row = outcome.sessions.first else { throw .missing }
        return try await provider.delete(by: row.id)
      })
  }
}
