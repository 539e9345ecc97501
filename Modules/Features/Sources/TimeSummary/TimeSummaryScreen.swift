import DependencyKit
public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloUtilities
public import Observation
public import TerminalKit

/// What was tracked in a span of days, in all and by subject; today and the streaks, whatever the span.
public struct TimeSummaryScreen: Screen {
  /// The state of the sums, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the sums as its view model has them.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.title) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let summary = viewModel.model {
      VStack(spacing: Spacing.tiny) {
        Figures(summary.figures.map { ($0.name, $0.value) })
        if summary.rows.isEmpty { Text(verbatim: words.none) }
        Section("\(words.by(viewModel.grouping))") { TimeSummaryTable(summary.rows, words: words) }
      }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

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
      /// Chooses what the sums are of.
      case group(by: TimeGrouping)
    }

    public let context: ScreenContext
    /// What the sums are of.
    public private(set) var grouping = TimeGrouping.block
    /// The sums as they were last read; `nil` until then.
    public private(set) var summary: TimeSummaryDomain?
    public private(set) var failure: TrackingError?
    /// The first day of the span as it was read; `nil` for the first day there is.
    public private(set) var firstDay: CalendarDay?
    /// The last day of the span as it was read; `nil` for the last day there is.
    public private(set) var lastDay: CalendarDay?
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
      case .from(let text): from = text
      case .to(let text): to = text
      case .group(let grouping): self.grouping = grouping
      }
    }

    private func load() async throws(TrackingError) {
      (firstDay, lastDay) = (try day(from), try day(to))
      let (first, last) = (firstDay ?? .earliest, lastDay ?? .latest)
      if first > last { throw .rule(.endBeforeStart) }
      summary = try await provider.summary(
        in: first...last, by: grouping, on: today, firstWeekday: format.firstWeekday)
    }

    private func day(_ text: String?) throws(TrackingError) -> CalendarDay? {
      guard let text else { return nil }
      return try dependencies.readDay(text, throwing: TrackingError.self)
    }
  }
}
