import DependencyKit
public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloScreens
public import ModuloUtilities
public import Observation
public import TerminalKit

/// What was saved, owned and tracked in a week, a month, a quarter or a year, with the period before where it is
/// compared.
public struct PeriodReportScreen: InteractiveScreen {
  /// The state of the report, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the report as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.model?.title ?? words.title(viewModel.kind)) }

  public func body(in environment: EnvironmentValues) -> some View {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let report = viewModel.model {
      VStack(spacing: Spacing.tiny) {
        VStack {
          Text("\(TerminalText(report.title).bold())  \(environment.theme.text(report.days, .secondary))")
          for note in report.notes { Text(environment.theme.text(note, .secondary)) }
        }
        if let empty = report.empty { Text(verbatim: empty) }
        for section in report.sections { PeriodReportTable(section) }
      }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  public func keys(for row: Never?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    return ScreenKeys(
      KeyBinding("w", "\(words.span)", viewModel.sends(.turn(to: viewModel.kind.next))),
      key("n", "\(words.next)", 1), key("p", "\(words.previous)", -1),
      KeyBinding("t", "\(words.today)", viewModel.sends(.showToday)),
      KeyBinding("c", "\(words.compare)", viewModel.sends(.compare(!viewModel.isCompared))))
  }

  /// The report as a page of HTML; `nil` until it was read.
  public func page(in environment: EnvironmentValues) -> String? {
    viewModel.model.map {
      PeriodReportPage($0, language: viewModel.format.language, theme: environment.theme).html
    }
  }

  /// The key that shows the period after this one or before it; `nil` where the calendar ends.
  private func key(_ key: Key, _ label: TerminalText, _ steps: Int) -> KeyBinding<ScreenAction>? {
    guard viewModel.period?.adding(steps) != nil else { return nil }
    return KeyBinding(key, label, viewModel.sends(.move(by: steps)))
  }

  private var words: PeriodReportStrings { viewModel.format.strings.periodReport }
}

extension PeriodReportScreen {
  /// A report on one period, which begins with that of today.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the report.
    public enum Action: Equatable, Sendable {
      /// The screen appears: the report is read.
      case appear
      /// A day of the period, as typed: also a month, a quarter or a year.
      case date(String)
      /// Chooses the parts that are reported.
      case only(Set<PeriodReportSection>)
      /// Compares the period with the one before, or no longer. A report that was read is read again.
      case compare(Bool)
      /// The period of another kind that has the last day of this one, or today, which is read at once.
      case turn(to: CalendarPeriod.Kind)
      /// A period so many later, or earlier when negative, which is read at once.
      case move(by: Int)
      /// The period of today, which is read at once.
      case showToday
    }

    public let context: ScreenContext
    /// The length of the period.
    public private(set) var kind: CalendarPeriod.Kind
    /// The parts that are reported.
    public private(set) var sections = Set(PeriodReportSection.allCases)
    /// Whether the period is compared with the one before.
    public private(set) var isCompared = false
    /// The report as it was last read; `nil` until then.
    public private(set) var report: PeriodReportDomain?
    public private(set) var failure: FinancialAccountError?
    /// A day of the period; `nil` for today.
    private var day: CalendarDay?
    /// A day as typed, which is read with the report.
    @ObservationIgnored private var date: String?
    private var provider: any PeriodReportProvider { dependencies.periodReportProvider }

    /// Creates a view model of the period of a kind that has a day, or today for `nil`; nothing is read yet.
    public init(_ context: ScreenContext, _ kind: CalendarPeriod.Kind, of day: CalendarDay?) {
      self.context = context
      self.kind = kind
      self.day = day
    }

    /// The report as text; `nil` until it was read.
    public var model: PeriodReportUIModel? { report?.toUIModel(format) }

    /// The period that is reported; `nil` where it would leave the years 1 to 9999.
    public var period: CalendarPeriod? {
      CalendarPeriod(kind, of: day ?? today, firstWeekday: format.firstWeekday)
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure, load)
      case .date(let text): date = text
      case .only(let sections): self.sections = sections
      case .compare(let isCompared):
        self.isCompared = isCompared
        if report != nil { await attempt(\.failure, load) }
      case .turn(let kind): await turn(to: kind)
      case .move(let steps): await move(by: steps)
      case .showToday:
        day = nil
        await attempt(\.failure, load)
      }
    }

    /// A running period turns to another one that runs; one that is over to the one that has its end.
    private func turn(to kind: CalendarPeriod.Kind) async {
      if let period { day = period.days.contains(today) ? nil : period.lastDay }
      self.kind = kind
      await attempt(\.failure, load)
    }

    private func move(by steps: Int) async {
      guard let next = period?.adding(steps) else { return }
      day = next.days.contains(today) ? nil : next.firstDay
      await attempt(\.failure, load)
    }

    private func load() async throws(FinancialAccountError) {
      if let date { day = try read(date) }
      guard let period else { throw .input(.day(.outOfRange((day ?? today).description))) }
      report = try await provider.report(
        of: PeriodReportSpan(period, on: today, isCompared: isCompared), sections: sections,
        in: try dependencies.readReportingCurrency(throwing: FinancialAccountError.self),
        without: dependencies.shared.portfolioExclusions)
      date = nil
    }

    private func read(_ text: String) throws(FinancialAccountError) -> CalendarDay {
      if let day = CalendarPeriod.day(named: text) { return day }
      return try dependencies.readDay(text, throwing: FinancialAccountError.self)
    }
  }
}
