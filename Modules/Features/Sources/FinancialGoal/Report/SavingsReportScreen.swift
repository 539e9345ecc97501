import DependencyKit
public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloNavigation
import ModuloProviders
public import ModuloScreens
import ModuloUtilities
public import Observation
public import TerminalKit

/// Every goal, every account and a year of tracked time on one page. On a terminal, a summary: the totals of the goals of
/// each currency, and of all accounts.
public struct SavingsReportScreen: InteractiveScreen {
  /// The state of the report, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the report as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.format.strings.key.report) }

  public func body(in environment: EnvironmentValues) -> some View {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let failure = viewModel.portfolioFailureText {
      Message(failure, .failure)
    } else if let failure = viewModel.timeFailureText {
      Message(failure, .failure)
    } else if let failure = viewModel.dueFailureText {
      Message(failure, .failure)
    } else if let report = viewModel.model {
      let words = viewModel.format.strings.report
      Section("\(words.title)") {
        Text(verbatim: words.asOf(report.day))
        Figures(
          report.totals.map { total in
            (total.currency, "\(total.currentAmount) \(words.ofTarget(total.goalAmount)), \(total.progressText)")
          } + due + netWorth + time)
        if environment.height != nil, let advice = viewModel.format.advice(.writeReport) { Text(verbatim: advice) }
      }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  /// A report on one period; this one is read only.
  public func keys(for row: Never?) -> ScreenKeys {
    [KeyBinding("w", "\(viewModel.format.strings.key.span)", .push(.periodReport(.report(.month, nil))))]
  }

  /// The report as a page of HTML; `nil` until it was read.
  public func page(in environment: EnvironmentValues) -> String? {
    viewModel.model.map {
      SavingsReportPage(
        $0, due: viewModel.dueText, portfolio: viewModel.portfolioModel, time: viewModel.timeModel,
        language: viewModel.format.language,
        theme: environment.theme
      ).html
    }
  }

  private var due: [(name: String, value: String?)] {
    viewModel.dueText.map { [(name: viewModel.format.strings.plan.dueTitle, value: $0)] } ?? []
  }

  private var netWorth: [(name: String, value: String?)] {
    guard let figure = viewModel.portfolioModel?.portfolio.netWorth else { return [] }
    return [(name: figure.title, value: figure.amount)]
  }

  private var time: [(name: String, value: String?)] {
    guard let time = viewModel.timeModel else { return [] }
    let total = time.figures.first { $0.name == viewModel.format.strings.time.thisYear }
    return [(name: viewModel.format.strings.block.listTitle, value: total?.value)]
  }
}

extension SavingsReportScreen {
  /// Every goal from one snapshot, the value of the accounts, and a year of tracked time.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the report.
    public enum Action: Equatable, Sendable {
      /// The screen appears: the report is read.
      case appear
    }

    public let context: ScreenContext
    /// The report as it was last read; `nil` until then.
    public private(set) var report: SavingsReportDomain?
    /// The report on the accounts; `nil` until they were read, and where there are none.
    public private(set) var portfolio: PortfolioReportDomain?
    public private(set) var failure: FinancialGoalError?
    /// Why the accounts couldn't be reported.
    public private(set) var portfolioFailure: FinancialAccountError?
    /// A year of tracked time, day by day; `nil` until it was read.
    public private(set) var time: TimeSummaryDomain?
    /// Why the time couldn't be reported.
    public private(set) var timeFailure: TrackingError?
    /// What is due of the plans, counted; `nil` until it was read.
    public private(set) var due: DueList?
    /// Why that couldn't be reported.
    public private(set) var dueFailure: RecurringPlanError?
    private var provider: any FinancialGoalProvider { dependencies.financialGoalProvider }
    private var portfolios: any PortfolioProvider { dependencies.portfolioProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    /// The message on it.
    public var portfolioFailureText: String? { portfolioFailure?.text(format) }

    /// The message on it.
    public var timeFailureText: String? { timeFailure?.text(format) }

    /// The message on it.
    public var dueFailureText: String? { dueFailure?.text(format) }

    /// What is due of the plans, in one line; `nil` for nothing.
    public var dueText: String? { due?.totalText(format) }

    /// The year as text; `nil` where nothing was tracked.
    public var timeModel: TimeReportUIModel? { time?.toReport(format, on: today) }

    /// The report as text; `nil` until it was read.
    public var model: SavingsReportUIModel? { report?.toUIModel(format) }

    /// The report on the accounts as text; `nil` for none.
    public var portfolioModel: PortfolioReportUIModel? { portfolio?.toUIModel(format) }

    public func send(_ action: Action) async {
      await attempt(\.failure, load)
      if failure == nil { await attempt(\.portfolioFailure, loadPortfolio) }
      if portfolioFailure != nil { portfolio = nil }
      if failure == nil { await attempt(\.timeFailure, loadTime) }
      if failure == nil { await attempt(\.dueFailure, loadDue) }
    }

    private func load() async throws(FinancialGoalError) { report = try await provider.report(on: today) }

    private func loadDue() async throws(RecurringPlanError) {
      due = try await dependencies.recurringPlanProvider.due(on: today, limit: 0)
    }

    private func loadTime() async throws(TrackingError) {
      time = try await dependencies.dayProvider.summary(
        in: TimeSummaryDomain.firstReportDay(before: today)...today, by: .day, then: nil, of: .all, on: today,
        firstWeekday: format.firstWeekday)
    }

    private func loadPortfolio() async throws(FinancialAccountError) {
      portfolio = try await portfolios.report(
        on: today, in: try dependencies.readReportingCurrency(throwing: FinancialAccountError.self),
        without: dependencies.shared.portfolioExclusions)
    }
  }
}
