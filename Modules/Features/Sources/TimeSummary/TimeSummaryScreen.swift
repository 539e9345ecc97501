import DependencyKit
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

/// What was tracked in a span of days, in all and by subject; today and the streaks, whatever the span.
public struct TimeSummaryScreen: InteractiveScreen {
  /// The state of the sums, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the sums as its view model has them.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText {
    let name = viewModel.format.strings.key.sums
    guard let span = viewModel.span, let first = viewModel.firstDay, let last = viewModel.lastDay else {
      return TerminalText(name)
    }
    return TerminalText(viewModel.format.titled(name, span.title(first, last, viewModel.format)))
  }

  public func body(in environment: EnvironmentValues) -> some View {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let summary = viewModel.model {
      VStack(spacing: Spacing.tiny) {
        Figures(summary.figures.map { ($0.name, $0.value) })
        if summary.rows.isEmpty { Text(verbatim: words.none) }
        Section("\(words.by(viewModel.grouping, then: viewModel.columns))") {
          TimeSummaryTable(summary, words: viewModel.format.strings)
        }
        targets(summary.targets)
      }
    }
  }

  private func targets(_ targets: [TargetProgressUIModel]) -> some View {
    Section("\(viewModel.format.strings.target.title)") {
      if !targets.isEmpty { TargetProgressTable(targets) }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  public var rows: [TimeSum.Subject] {
    !viewModel.hasFailed ? viewModel.summary?.summary.sums.map(\.subject) ?? [] : []
  }

  public func keys(for row: TimeSum.Subject?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    return ScreenKeys(
      row.map { KeyBinding(.enter, "\(words.open)", open($0)) },
      KeyBinding("w", "\(words.span)", viewModel.sends(.turn(to: viewModel.span.next, on: viewModel.today))),
      key("n", "\(words.next)", 1), key("p", "\(words.previous)", -1),
      viewModel.span.map { KeyBinding("t", "\(words.today)", viewModel.sends(.turn(to: $0, on: viewModel.today))) },
      KeyBinding(.space, "\(words.grouping)", viewModel.sends(.show(by: viewModel.grouping.next))),
      KeyBinding("H", "\(words.hourlyRates)", .push(.hourlyRate(.list)), isProminent: false),
      KeyBinding("o", "\(words.targets)", .push(.target(.list)), isProminent: false),
      KeyBinding("D", "\(words.reset)", .ask(.timeSummary(.reset)), isProminent: false)
    ) + TimePlace.sums.others(words)
  }

  /// The key that shows the span after this one or before it; `nil` for all days, and where the calendar ends.
  private func key(_ key: Key, _ label: TerminalText, _ steps: Int) -> KeyBinding<ScreenAction>? {
    guard let span = viewModel.span, let day = viewModel.firstDay.flatMap({ span.day(steps, after: $0) }) else {
      return nil
    }
    return KeyBinding(key, label, viewModel.sends(.turn(to: span, on: day)))
  }

  private func open(_ subject: TimeSum.Subject) -> ScreenAction {
    let name = viewModel.summary?.name(of: subject)
    return switch subject {
    case .block(let id): .push(.block(.details(.id(id, named: name))))
    case .group(let id): .push(.block(.list(group: .id(id, named: name))))
    case .day(let day): .push(.day(.details(day)))
    case .week(let day): viewModel.sends(.turn(to: .week, on: day))
    case .month(let month): .push(.timeSummary(.calendar(month)))
    }
  }

  private var words: TimeSummaryStrings { viewModel.format.strings.time }
}

extension TimeSummaryScreen {
  /// The sums of a span of days, by what is chosen.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the sums.
    public enum Action: Equatable, Sendable {
      /// The screen appears: the sums are read.
      case appear
      /// The text of the first day of the span; `nil` for the first day there is.
      case from(String?)
      /// The text of the last day of the span; `nil` for the last day there is.
      case to(String?)
      /// Chooses what the sums are of, and what each is broken down by in turn.
      case group(by: TimeGrouping, then: TimeGrouping?)
      /// Chooses whose time they are of.
      case only(TimeFilter)
      /// Chooses what the sums are of, and reads them at once.
      case show(by: TimeGrouping)
      /// The span of this kind that has a day, which is read at once; `nil` for all days.
      case turn(to: TimeSpanKind?, on: CalendarDay)
    }

    public let context: ScreenContext
    /// What the sums are of.
    public private(set) var grouping = TimeGrouping.block
    /// What each sum is broken down by in turn; `nil` for nothing.
    public private(set) var columns: TimeGrouping?
    /// Whose time the sums are of.
    public private(set) var filter = TimeFilter.all
    /// The sums as they were last read; `nil` until then.
    public private(set) var summary: TimeSummaryDomain?
    public private(set) var failure: TrackingError?
    /// The first day of the span as it was read; `nil` for the first day there is.
    public private(set) var firstDay: CalendarDay?
    /// The last day of the span as it was read; `nil` for the last day there is.
    public private(set) var lastDay: CalendarDay?
    /// The kind of the span; `nil` for all days, and for days that are typed.
    public private(set) var span: TimeSpanKind?
    @ObservationIgnored private var from: String?
    @ObservationIgnored private var to: String?
    private var provider: any DayProvider { dependencies.dayProvider }

    /// Creates a view model of all days; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    /// The sums as text; `nil` until they were read.
    public var model: TimeSummaryUIModel? { summary?.toUIModel(format) }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure, load)
      case .from(let text): (span, from) = (nil, text)
      case .to(let text): (span, to) = (nil, text)
      case .group(let grouping, let columns): (self.grouping, self.columns) = (grouping, columns)
      case .only(let filter): self.filter = filter
      case .show(let grouping):
        (self.grouping, columns) = (grouping, nil)
        await attempt(\.failure, load)
      case .turn(let span, let day): await turn(to: span, on: day)
      }
    }

    private func turn(to span: TimeSpanKind?, on day: CalendarDay) async {
      let days = span?.days(of: day, firstWeekday: format.firstWeekday)
      self.span = days == nil ? nil : span
      (from, to) = (days?.lowerBound.description, days?.upperBound.description)
      await attempt(\.failure, load)
    }

    private func load() async throws(TrackingError) {
      let days = try dependencies.readDays(from: from, through: to, throwing: TrackingError.self)
      (firstDay, lastDay) = (from == nil ? nil : days?.lowerBound, to == nil ? nil : days?.upperBound)
      summary = try await provider.summary(
        in: days ?? .earliest ... .latest, by: grouping, then: columns, of: filter, on: today,
        firstWeekday: format.firstWeekday)
    }
  }
}
