public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloScreens
public import TerminalKit

/// The deletion of a session with all of its times, and then what was deleted.
public struct TrackingSessionDeletionScreen: InteractiveScreen {
  /// Deletes what the screen is about.
  public typealias ViewModel = RowDeletion<TrackingSessionDetailedDomain, TrackingError>

  /// The state of the deletion of a session, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the deletion of a session as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.deletionTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    OutcomeMessage(failure: viewModel.failureText, success: viewModel.deleted.map(message))
  }

  private var words: TrackingSessionStrings { viewModel.format.strings.trackingSession }

  private func message(_ deleted: TrackingSessionDetailedDomain) -> String {
    let (format, session) = (viewModel.format, deleted.session)
    return words.deleted(
      "#\(session.number)", deleted.block.title, format.blocks(of: session.halves), format.day(session.day))
  }
}

extension TrackingSessionDeletionScreen.ViewModel {
  /// Deletes a session.
  public convenience init(_ context: ScreenContext, session: NumberReference) {
    let (provider, format) = (context.dependencies.trackingSessionProvider, context.format)
    self.init(
      context, toast: .trackingSessionDeleted,
      question: { row in
        let shown = row.toUIModel(format)
        return format.strings.trackingSession.deletionQuestion(
          shown.number, shown.block.name, format.blocks(of: row.session.halves), shown.day, shown.times)
      },
      find: { () async throws(TrackingError) in try await provider.findOne(session) },
      delete: { (row) async throws(TrackingError) in try await provider.delete(by: row.id) })
  }
}
