public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloScreens
public import ModuloUtilities
public import Observation
public import TerminalKit

/// The months of one goal as columns, six at a time.
public struct FinancialGoalChartScreen: InteractiveScreen {
  /// The state of a goal's chart, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows a goal's chart as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.goal?.title ?? "") }

  public func body(in environment: EnvironmentValues) -> some View {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let goal = viewModel.goal {
      let chart = viewModel.chart.selecting(environment.selectedRow).toUIModel(viewModel.format, goal.currency)
      VStack(spacing: Spacing.tiny) {
        Text("\(TerminalText(goal.title).bold())  \(environment.theme.text("#\(goal.number)", .secondary))")
        if chart.months.isEmpty {
          Text(verbatim: words.goal.noContributions)
        }
        MonthColumnChart(chart)
        if let pages = chart.pageText { Text(environment.theme.text(pages, .secondary)) }
      }
      .filling(height: environment.height)
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  public var rows: [CalendarMonth] { !viewModel.hasFailed ? viewModel.chart.visible.map(\.month) : [] }

  public var selectedRow: CalendarMonth? { viewModel.chart.selection }

  public func select(_ row: CalendarMonth) async { await viewModel.send(.select(row)) }

  public func keys(for row: CalendarMonth?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    let months = rows
    let index = row.flatMap(months.firstIndex(of:))
    func reads(_ index: Int) -> ScreenAction { viewModel.sends(.select(months[min(max(0, index), months.count - 1)])) }
    return ScreenKeys(
      index.map { KeyBinding(.left, "\(words.readEarlier)", reads($0 - 1), isProminent: false) },
      index.map { KeyBinding(.right, "\(words.readLater)", reads($0 + 1), isProminent: false) },
      viewModel.chart.canShowEarlier ? KeyBinding("p", "\(words.previous)", viewModel.sends(.showEarlier)) : nil,
      viewModel.chart.canShowLater ? KeyBinding("n", "\(words.next)", viewModel.sends(.showLater)) : nil)
  }

  /// The page in SVG; `nil` until the months were read.
  public func svg(in environment: EnvironmentValues) -> String? {
    guard let goal = viewModel.goal, let chart = viewModel.model else { return nil }
    return MonthColumnChartSVG(chart, title: goal.title, id: "chart")
      .document(theme: environment.theme, empty: words.goal.noContributions)
  }
}

extension FinancialGoalChartScreen {
  private var words: Strings { viewModel.format.strings }
}

extension FinancialGoalChartScreen {
  /// The months of one goal, six at a time.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of a goal's chart.
    public enum Action: Equatable, Sendable {
      /// The screen appears: the months are read.
      case appear
      /// Another page; 0 is the latest. Out of range, the nearest existing page.
      case turn(to: Int)
      /// The page of earlier months.
      case showEarlier
      /// The page of later months.
      case showLater
      /// Selects the month of the page nearest to this one.
      case select(CalendarMonth)
    }

    public let context: ScreenContext
    /// The goal as it was last read; `nil` until then.
    public private(set) var goal: FinancialGoalDomain?
    /// The months, a page of them visible; empty until they are read.
    public private(set) var chart = MonthChart([])
    public private(set) var failure: FinancialGoalError?
    @ObservationIgnored private let reference: NamedReference
    private var provider: any FinancialGoalProvider { dependencies.financialGoalProvider }

    /// Creates a view model for the goal of a reference, which is looked up when the screen appears.
    public init(_ context: ScreenContext, goal reference: NamedReference) {
      self.context = context
      self.reference = reference
    }

    /// The page as text; `nil` until the months were read.
    public var model: MonthChartUIModel? { goal.map { chart.toUIModel(format, $0.currency) } }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure, load)
      case .turn(let page): chart.turn(to: page)
      case .showEarlier: chart.showEarlier()
      case .showLater: chart.showLater()
      case .select(let month): chart.select(nearestTo: month)
      }
    }

    private func load() async throws(FinancialGoalError) {
      // The months are part of the details; no contributions are shown.
      let details = try await provider.findOneDetailed(reference, on: today, page: Page(limit: 0))
      goal = details.goal
      chart.replace(months: details.months, continuation: details.forecast(on: today).continuation)
    }
  }
}

extension MonthChart {
  /// The chart with one of the months of its page selected; as it is for `nil`.
  fileprivate func selecting(_ index: Int?) -> MonthChart {
    guard let index, visible.indices.contains(index) else { return self }
    var chart = self
    chart.select(nearestTo: visible[index].month)
    return chart
  }
}
