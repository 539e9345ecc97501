public import ModuloCore
import ModuloNavigation
public import ModuloScreens
public import NavigationKit

extension NavigationRegistry<any InteractiveScreen> {
  /// Registers the screens of the destinations of tracking, and of days.
  public func registerTracking(_ context: ScreenContext) {
    register(TrackingDestination.self) { destination in
      switch destination {
      case .running: TrackingScreen(viewModel: .init(context))
      case .start(let block):
        TrackingStartScreen(viewModel: .init(context, mode: block.map { .start($0) } ?? .continueLast))
      case .change(let block): TrackingStartScreen(viewModel: .init(context, mode: .change(to: block)))
      case .completion: TrackingCompletionScreen(viewModel: .init(context))
      case .discard: TrackingDiscardScreen(viewModel: .init(context))
      }
    }
    register(TrackingSessionDestination.self) { destination in
      switch destination {
      case .list(let block): TrackingSessionsListScreen(viewModel: .init(context, block: block))
      case .create(let block, let day):
        TrackingSessionFormScreen(viewModel: .init(context, mode: .create(of: block, on: day)))
      case .update(let session): TrackingSessionFormScreen(viewModel: .init(context, mode: .update(session)))
      case .split(let session): TrackingSessionDivisionScreen(viewModel: .init(context, mode: .split(session)))
      case .join(let session): TrackingSessionDivisionScreen(viewModel: .init(context, mode: .join(session)))
      case .deletion(let session): TrackingSessionDeletionScreen(viewModel: .init(context, session: session))
      case .importFile: TrackingSessionImportScreen(viewModel: .init(context))
      case .exportFile(let filter): TrackingSessionExportScreen(viewModel: .init(context, filter: filter))
      }
    }
    register(DayDestination.self) { destination in
      switch destination {
      case .details(let day): DayScreen(viewModel: .init(context, day: day))
      }
    }
  }
}
