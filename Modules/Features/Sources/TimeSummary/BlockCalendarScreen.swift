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

/// A month with the tiles of its days, and its total.
public struct BlockCalendarScreen: InteractiveScreen {
  /// The state of the calendar, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the calendar as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.format.month(viewModel.month)) }

  public func body(in environment: EnvironmentValues) -> some View {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let calendar = viewModel.model {
      BlockCalendarView(calendar, words: words)
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  /// Every day of the grid, those of the months beside it too.
  public var rows: [CalendarDay] { !viewModel.hasFailed ? viewModel.calendar?.cells.map(\.day) ?? [] : [] }

  /// A week.
  public var rowColumns: Int { 7 }

  public var selectedRow: CalendarDay? { viewModel.selectedDay }

  public func select(_ row: CalendarDay) async { await viewModel.send(.select(row)) }

  public func keys(for row: CalendarDay?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    return ScreenKeys(
      row.map { KeyBinding(.enter, "\(words.open)", .push(.day(.details($0)))) },
      viewModel.month.next.map { KeyBinding("n", "\(words.next)", viewModel.sends(.turn(to: $0))) },
      viewModel.month.previous.map { KeyBinding("p", "\(words.previous)", viewModel.sends(.turn(to: $0))) },
      KeyBinding("t", "\(words.today)", viewModel.sends(.selectToday))
    ) + TimePlace.calendar.others(words)
  }

  /// The calendar in SVG; `nil` until it was read.
  public func svg(in environment: EnvironmentValues) -> String? {
    viewModel.model.map {
      BlockCalendarSVG($0, id: "calendar")
        .document(theme: environment.theme, caption: words.month($0.title, $0.total), empty: words.none)
    }
  }

  private var words: TimeSummaryStrings { viewModel.format.strings.time }
}

extension BlockCalendarScreen {
  /// One month, day by day, which begins with that of today.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the calendar.
    public enum Action: Equatable, Sendable {
      /// The screen appears: the month is read.
      case appear
      /// Turns to a month, and selects the same day of it, or its last one.
      case turn(to: CalendarMonth)
      /// Selects a day of the grid; one of another month turns to that month.
      case select(CalendarDay)
      /// Selects today, and turns to its month.
      case selectToday
    }

    public let context: ScreenContext
    /// The month that is shown.
    public private(set) var month: CalendarMonth
    /// The day that is selected: today at first, or the first day of a month without today.
    public private(set) var selectedDay: CalendarDay
    /// The month as it was last read; `nil` until then.
    public private(set) var calendar: BlockCalendar?
    public private(set) var failure: TrackingError?
    private var provider: any DayProvider { dependencies.dayProvider }

    /// Creates a view model of a month, of today's for `nil`; nothing is read yet.
    public init(_ context: ScreenContext, month: CalendarMonth?) {
      self.context = context
      let today = context.dependencies.today
      self.month = month ?? today.month
      selectedDay = month.map { $0.contains(today) ? today : $0.firstDay } ?? today
    }

    /// The calendar as text; `nil` until it was read.
    public var model: BlockCalendarUIModel? { calendar?.toUIModel(format, on: today) }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure, load)
      case .turn(let month):
        selectedDay = month.firstDay.adding(days: min(selectedDay.dayOfMonth, month.length) - 1) ?? month.firstDay
        await turn(to: month)
      case .select(let day): await select(day)
      case .selectToday: await select(today)
      }
    }

    private func select(_ day: CalendarDay) async {
      selectedDay = day
      if day.month != month { await turn(to: day.month) }
    }

    private func turn(to month: CalendarMonth) async {
      self.month = month
      await attempt(\.failure, load)
    }

    private func load() async throws(TrackingError) {
      guard let read = try await provider.calendar(of: month, firstWeekday: format.firstWeekday) else {
        throw .input(.day(.outOfRange(month.description)))
      }
      calendar = read
    }
  }
}
