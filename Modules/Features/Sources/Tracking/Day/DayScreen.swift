public import Foundation
public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloNavigation
import ModuloProviders
public import ModuloScreens
public import ModuloUtilities
import NavigationKit
public import Observation
public import TerminalKit

/// A day: its total, its board and its timeline.
public struct DayScreen: InteractiveScreen {
  /// The state of the day, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the day as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.day.map { viewModel.format.day($0.day) } ?? "") }

  public func body(in environment: EnvironmentValues) -> some View {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let day = viewModel.day {
      content(day.toUIModel(viewModel.format, at: viewModel.now), environment.theme)
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  public var rows: [UUID] {
    !viewModel.hasFailed ? viewModel.day?.timeline.entries.map(\.session.id) ?? [] : []
  }

  /// The time until the clock's next minute, while a session runs.
  public var refreshInterval: Duration? {
    guard viewModel.day?.running?.state.isPaused == false else { return nil }
    return .milliseconds(60_000 - viewModel.now.rawValue % 60_000)
  }

  public func keys(for row: UUID?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    let selected = viewModel.day?.sessions.first { $0.id == row }
    return ScreenKeys(
      key("n", "\(words.next)", viewModel.shownDay?.adding(days: 1)),
      key("p", "\(words.previous)", viewModel.shownDay?.adding(days: -1)),
      KeyBinding("t", "\(words.today)", viewModel.sends(.show(nil)))
    ) + ScreenKeys(sessions: selected, of: selected == nil ? viewModel.day?.block : nil, on: viewModel.otherDay, words)
      + [KeyBinding("l", "\(words.sessions)", .push(.trackingSession(.list(block: nil))), isProminent: false)]
      + [KeyBinding("P", "\(words.planned)", .push(.plannedBlock(.list(viewModel.shownDay))), isProminent: false)]
      + [KeyBinding("o", "\(words.targets)", .push(.target(.list)), isProminent: false)] + TimePlace.day.others(words)
  }

  /// The key that shows a day; `nil` where the calendar ends.
  private func key(_ key: Key, _ label: TerminalText, _ day: CalendarDay?) -> KeyBinding<ScreenAction>? {
    day.map { KeyBinding(key, label, viewModel.sends(.show($0))) }
  }

  private func content(_ day: DayUIModel, _ theme: Theme) -> some View {
    let strings = viewModel.format.strings
    let (words, plans) = (strings.day, strings.plannedBlock)
    return VStack(spacing: Spacing.tiny) {
      Text(day.total.map { "\(title.bold())  \(theme.text($0, .secondary))" } ?? title.bold())
      if day.board.isEmpty { Text(verbatim: words.none) } else { DayBoardView(day.board) }
      Section("\(words.timeline)") { TrackingSessionTable(day.timeline, showsDay: false) }
      Section("\(plans.title)") { PlannedBlockTable(day.planned, showsDay: false) }
      if let comparison = day.comparison {
        Section("\(plans.comparison)") { PlannedComparisonTable(comparison, words: plans) }
      }
      Section("\(strings.target.title)") {
        if !day.targets.isEmpty { TargetProgressTable(day.targets) }
      }
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
      /// Another day, which is read at once; `nil` for today.
      case show(CalendarDay?)
    }

    public let context: ScreenContext
    /// The day as it was last read; `nil` until then.
    public private(set) var day: DayDomain?
    public private(set) var failure: TrackingError?
    /// The text of the day; `nil` for the one that was asked for without a text.
    private var date: String?
    /// The day that was asked for; `nil` for today.
    private var asked: CalendarDay?

    /// Creates a view model for a day, which is read when the screen appears.
    ///
    /// - Parameter day: `nil` for today.
    public init(_ context: ScreenContext, day: CalendarDay? = nil) {
      self.context = context
      asked = day
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure, load)
      case .date(let text): date = text
      case .show(let day):
        (date, asked) = (nil, day)
        await attempt(\.failure, load)
      }
    }

    /// The day that is shown, where it isn't today.
    var otherDay: CalendarDay? { shownDay == today ? nil : shownDay }

    /// The day that is shown, or could not be read; `nil` for a text that isn't a day, until it was read.
    var shownDay: CalendarDay? { date == nil ? asked ?? today : day?.day }

    private func load() async throws(TrackingError) {
      let shown =
        if date == nil, let asked { asked } else { try dependencies.readDay(date, throwing: TrackingError.self) }
      day = try await dependencies.dayProvider.day(shown)
    }
  }
}
