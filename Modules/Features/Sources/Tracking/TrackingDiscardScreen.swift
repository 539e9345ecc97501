public import ModuloCore
public import ModuloModels
import ModuloProviders
public import ModuloScreens

/// The end of the running session without storing anything, and then what was discarded.
public typealias TrackingDiscardScreen = DeletionScreen<TrackingDomain, TrackingError>

extension RowDeletion<TrackingDomain, TrackingError> {
  /// Discards the running session, after a question where it has any active time.
  public convenience init(_ context: ScreenContext) {
    let (dependencies, format) = (context.dependencies, context.format)
    let provider = dependencies.trackingProvider
    let words = DeletionWords<TrackingDomain>(
      title: format.strings.tracking.discardTitle, toast: Toast.trackingDiscarded,
      question: { $0.discardQuestion(format, at: dependencies.now) },
      deleted: { $0.discardedText(format, at: dependencies.now) })
    self.init(
      context, words,
      find: { () async throws(TrackingError) in
        guard let running = try await provider.fetchRunning() else { throw .rule(.notRunning) }
        return running
      },
      delete: { (_) async throws(TrackingError) in try await provider.stop() })
  }
}
