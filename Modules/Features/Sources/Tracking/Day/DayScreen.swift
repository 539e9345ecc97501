public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloUtilities
public import Observation
public import TerminalKit

/// A day: its total, its board and its timeline.
public struct DayScreen: Screen {
  /// The state of the day, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the day as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.day.map { viewModel.format.day($0.day) } ?? "") }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let day = viewModel.day {
      content(day.toUIModel(viewModel.format, at: viewModel.dependencies.now), environment.theme)
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  private func content(_ day: DayUIModel, _ theme: Theme) -> VStack {
    let words = viewModel.format.strings.day
    return VStack(spacing: Spacing.tiny) {
      Text(day.total.map { "\(title.bold())  \(theme.text($0, .secondary))" } ?? title.bold())
      if day.board.isEmpty { Text(verbatim: words.none) } else { DayBoardView(day.board) }
      Section("\(words.timeline)") { TrackingSessionTable(day.timeline, showsDay: false) }
    }
  }
}

extension DayScreen {
  /// What was tracked on a day, with the running session.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of a day.
    public enum Action: Equatable, Sendable {
      /// The screen appears: the day is read.
      case appear
      /// Another day, as typed; it is read when the screen appears again.
      case date(String)
    }

    public let context: ScreenContext
    /// The day as it was last read; `nil` until then.
    public private(set) var day: DayDomain?
    public private(set) var failure: TrackingError?
    /// The text of the day; `nil` for the day the screen was opened for.
    private var date: String?
    @ObservationIgnored private let start: CalendarDay?

    /// Creates a view model for a day, which is read when the screen appears.
    ///
    /// - Parameter day: `nil` for today.
    public init(_ context: ScreenContext, day: CalendarDay? = nil) {
      self.context = context
      start = day
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure, load)
      case .date(let text): date = text
      }
    }

    private func load() async throws(TrackingError) {
      let shown =
        if date == nil, let start { start } else { try dependencies.readDay(date, throwing: TrackingError.self) }
      day = try await dependencies.dayProvider.day(shown)
    }
  }
}
