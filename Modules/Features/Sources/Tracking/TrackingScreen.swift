import DependencyKit
public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloNavigation
import ModuloProviders
public import ModuloScreens
import ModuloUtilities
import NavigationKit
public import Observation
public import TerminalKit

/// The running session and today's board; after a command, what it did.
public struct TrackingScreen: InteractiveScreen {
  /// The state of the running session, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the running session as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.title) }

  public func body(in environment: EnvironmentValues) -> some View {
    // In a window, and in an app by lines, a toast has said what was done.
    let hasToasts = environment.height != nil || environment.firstRowNumber != nil
    OutcomeMessage(failure: viewModel.failureText, success: hasToasts ? nil : viewModel.answer)
    if let day = viewModel.day { summary(day) }
  }

  public func appear() async { await viewModel.send(.appear) }

  /// The seconds of a session that runs.
  public var refreshInterval: Duration? { viewModel.session?.state.isPaused == false ? .seconds(1) : nil }

  public func keys(for row: Never?) -> ScreenKeys {
    let keys = viewModel.format.strings.key
    let sessions = KeyBinding("l", "\(keys.sessions)", ScreenAction.push(.trackingSession(.list(block: nil))))
    guard let session = viewModel.session else {
      return ScreenKeys(KeyBinding("c", "\(keys.continueLast)", .present(.tracking(.start(nil)))), sessions)
        + TimePlace.tracking.others(keys, isProminent: true)
    }
    let isPaused = session.state.isPaused
    return ScreenKeys(
      KeyBinding(
        .space, "\(isPaused ? keys.resume : keys.pause)",
        viewModel.sends(isPaused ? .resume(at: nil) : .pause(at: nil))),
      KeyBinding("f", "\(keys.complete)", .present(.tracking(.completion))),
      KeyBinding("D", "\(keys.discard)", .ask(.tracking(.discard))),
      KeyBinding("a", "\(keys.addTime)", .present(.trackingSession(.create(block: session.block.reference)))),
      sessions
    ) + TimePlace.tracking.others(keys)
  }

  private var words: TrackingStrings { viewModel.format.strings.tracking }

  private func summary(_ day: DayDomain) -> some View {
    let format = viewModel.format
    let shown = day.toUIModel(format, at: viewModel.now)
    return VStack(spacing: Spacing.tiny) {
      if let running = day.running {
        TrackingSummary(running.toUIModel(format, at: viewModel.now), words: words)
      } else {
        EmptyState(title: words.notRunning, advice: format.advice(.startTracking))
      }
      if !shown.board.isEmpty {
        Section("\(format.strings.day.today)") { DayBoardView(shown.board) }
      }
      Section("\(format.strings.target.title)") {
        if !shown.targets.isEmpty { TargetProgressTable(shown.targets) }
      }
    }
  }
}

extension TrackingScreen {
  /// The running session, with today's board.
  ///
  /// Nothing is written while time passes: the figures are those of the moment at which they are shown.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the running session.
    public enum Action: Equatable, Sendable {
      /// The screen appears: the session and the day are read.
      case appear
      /// Pauses the session at a time as typed; `nil` for now.
      case pause(at: String?)
      /// Goes on with the session from a time as typed; `nil` for now.
      case resume(at: String?)
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// Today with the running session, as last read or changed; `nil` until it was read.
    public private(set) var day: DayDomain?
    /// The session as the last command left it; `nil` before one.
    public private(set) var changed: TrackingDomain?
    /// What the last command did, in words; `nil` before one.
    public private(set) var answer: String?
    public private(set) var failure: TrackingError?
    private var provider: any TrackingProvider { dependencies.trackingProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    /// The running session; `nil` until it was read, and without one.
    public var session: TrackingDomain? { day?.running }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure) { () throws(TrackingError) in try await load() }
      case .pause(let time):
        await change(Toast.trackingPaused) { () throws(TrackingError) in
          try await provider.pause(at: try dependencies.readTime(time, throwing: TrackingError.self), now: now)
        }
      case .resume(let time):
        await change(Toast.trackingResumed) { () throws(TrackingError) in
          let typed = try dependencies.readZonedTime(time, throwing: TrackingError.self)
          return try await provider.resume(at: typed?.instant, in: typed?.zone ?? dependencies.timeZone, now: now)
        }
      }
    }

    private func load() async throws(TrackingError) {
      day = try await dependencies.dayProvider.day(today)
      (changed, answer) = (nil, nil)
    }

    private func change(
      _ toast: (String) -> Toast, _ command: () async throws(TrackingError) -> TrackingDomain
    ) async {
      await attempt(\.failure) { () throws(TrackingError) in
        let session = try await command()
        let toast = toast(session.text(format, at: now))
        (changed, answer) = (session, toast.text(format))
        day = day.map { $0.running(session) }
        commands.issue(.toast(toast))
      }
    }
  }
}
