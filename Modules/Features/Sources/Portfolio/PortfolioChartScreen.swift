import DependencyKit
public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloScreens
public import ModuloUtilities
public import Observation
public import TerminalKit

/// The value of all accounts together as a line.
public struct PortfolioChartScreen: InteractiveScreen {
  /// The state of the chart of the net worth, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the chart of the net worth as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.format.strings.portfolio.chartTitle) }

  public func body(in environment: EnvironmentValues) -> some View {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let series = viewModel.series, let chart = viewModel.model {
      VStack(spacing: Spacing.tiny) {
        Text(title.bold())
        if chart.points.isEmpty {
          Text(verbatim: series.emptyText(viewModel.format))
        }
        ChartRangeBar(viewModel.range, words: viewModel.format.strings.chart)
        BalanceAreaChart(chart)
        if let note = series.note(viewModel.format) {
          Text(environment.theme.text(note, .secondary))
        }
        PortfolioComponentTable(viewModel.exclusions, words: viewModel.format.strings.portfolio)
        OutcomeMessage(failure: viewModel.settingsFailureText, success: nil)
      }
      .filling(height: environment.height)
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  public var rows: [PortfolioComponent] { !viewModel.hasFailed ? PortfolioExclusions.components : [] }

  public func keys(for row: PortfolioComponent?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    return .balanceChart(
      viewModel.range, words, show: { viewModel.sends(.show($0)) }, read: { viewModel.sends(.read($0)) })
      + ScreenKeys(
        row.map {
          KeyBinding(.space, "\(words.include)", viewModel.sends(.leaveOut(viewModel.exclusions.toggling($0))))
        },
        KeyBinding("S", "\(words.remember)", viewModel.sends(.remember), isProminent: false))
  }

  /// The chart in SVG; `nil` until it was read.
  public func svg(in environment: EnvironmentValues) -> String? {
    guard let series = viewModel.series, let chart = viewModel.model else { return nil }
    return BalanceAreaChartSVG(chart, title: viewModel.format.strings.portfolio.chartTitle, id: "chart")
      .document(theme: environment.theme, empty: series.emptyText(viewModel.format))
  }
}

extension PortfolioChartScreen {
  /// The value of all accounts together, day by day, over a range of days.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the chart of the net worth.
    public enum Action: Equatable, Sendable {
      /// The screen appears: the accounts are read.
      case appear
      /// Changes the range of the chart, for this visit only.
      case show(ChartRange)
      /// Reads the point some points after the one that is read, or before it; the last one at first.
      case read(Int)
      /// Changes the exclusions, for this visit only.
      case leaveOut(PortfolioExclusions)
      /// Saves the range and the exclusions as the default.
      case remember
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// The net worth of each day as it was last read; `nil` until then.
    public private(set) var series: PortfolioSeries?
    public private(set) var failure: FinancialAccountError?
    /// Why the choice wasn't saved; the old one is kept.
    public private(set) var settingsFailure: SettingsError?
    /// The day that is read in the chart; `nil` for none.
    public private(set) var reading: CalendarDay?
    private var chosenRange: ChartRange?
    private var chosenExclusions: PortfolioExclusions?
    private var provider: any PortfolioProvider { dependencies.portfolioProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    /// The message on it.
    public var settingsFailureText: String? { settingsFailure?.text(format) }

    /// The range of the chart: that of this visit, else the default.
    public var range: ChartRange {
      chosenRange ?? dependencies.shared[PortfolioPreferences.chartRange] ?? .standard
    }

    /// The exclusions: those of this visit, else the default.
    public var exclusions: PortfolioExclusions { chosenExclusions ?? dependencies.shared.portfolioExclusions }

    /// The net worth that is drawn; `nil` until it was read.
    public var chart: BalanceChart? { series?.chart(range: range, on: today) }

    /// The chart as text; `nil` until it was read.
    public var model: BalanceChartUIModel? { series?.chart(range: range, on: today, reading: reading, format) }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure, load)
      case .show(let range): chosenRange = range
      case .read(let steps): reading = chart?.day(steps, after: reading)
      case .leaveOut(let exclusions): await leaveOut(exclusions)
      case .remember: await attempt(\.settingsFailure, remember)
      }
    }

    private func leaveOut(_ exclusions: PortfolioExclusions) async {
      chosenExclusions = exclusions
      // Before the first reading there is nothing to read again.
      if series != nil { await attempt(\.failure, load) }
    }

    private func load() async throws(FinancialAccountError) {
      series = try await provider.series(
        through: today, in: try dependencies.readReportingCurrency(throwing: FinancialAccountError.self),
        without: exclusions)
    }

    private func remember() throws(SettingsError) {
      try dependencies.shared.remember(range, for: PortfolioPreferences.chartRange, without: exclusions)
      commands.issue(.toast(.choiceRemembered))
    }
  }
}
