public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloScreens
import ModuloUtilities
public import TerminalKit

/// The end of the running session without storing anything, and then what was discarded.
public struct TrackingDiscardScreen: InteractiveScreen {
  /// Discards the session.
  public typealias ViewModel = RowDeletion<TrackingDomain, TrackingError>

  /// The state of the screen, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows what is discarded as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.format.strings.tracking.discardTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    OutcomeMessage(failure: viewModel.failureText, success: viewModel.deleted.map(message))
  }

  private func message(_ discarded: TrackingDomain) -> String {
    discarded.discardedText(viewModel.format, at: viewModel.now)
  }
}

extension TrackingDiscardScreen.ViewModel {
  /// Discards the running session, after a question where it has completed halves.
  public convenience init(_ context: ScreenContext) {
    let (dependencies, format) = (context.dependencies, context.format)
    let provider = dependencies.trackingProvider
    self.init(
      context, toast: .trackingDiscarded, question: { $0.discardQuestion(format, at: dependencies.now) },
      find: { () async throws(TrackingError) in
        guard let running = try await provider.fetchRunning() else { throw .rule(.notRunning) }
        return running
      },
      delete: { (_) async throws(TrackingError) in try await provider.stop() })
  }
}
