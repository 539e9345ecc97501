import DependencyKit
import Foundation
public import ModuloCore
public import ModuloModels
import ModuloProviders
import ModuloUtilities
public import Observation

extension SavingsOverviewScreen {
  /// The overview of the user's goals, accounts and blocks.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the overview.
    public enum Action: Equatable, Sendable {
      /// The screen appears: what a command prints is read, and in an app what is drawn too.
      case appear
      /// An app opens the screen, which goes on drawing it.
      case open
      /// Goes to a panel.
      case select(OverviewPanel)
      /// Goes some panels on, or back; from the last one to the first.
      case move(by: Int)
    }

    public let context: ScreenContext
    public private(set) var failure: FinancialGoalError?
    /// The value of the accounts together; `nil` until they were read, and where there are none.
    public private(set) var portfolio: PortfolioDomain?
    /// The reason why existing accounts have no sum.
    public private(set) var portfolioFailure: FinancialAccountError?
    /// The net worth day by day; `nil` until it was read, which only an app does.
    public private(set) var series: PortfolioSeries?
    /// Today with the running session; `nil` until it was read.
    public private(set) var day: DayDomain?
    /// The reason why it could not be read.
    public private(set) var dayFailure: TrackingError?
    /// What was tracked in the last half year, by days; `nil` until it was read, which only an app does.
    public private(set) var halfYear: TimeSummaryDomain?
    /// What is due of the plans: counted, in an app with the first; `nil` until it was read.
    public private(set) var due: DueList?
    /// The reason why it could not be read.
    public private(set) var dueFailure: RecurringPlanError?
    private var chosenPanel: OverviewPanel?
    /// The overview as it was read, which says what panels there are.
    private var known: SavingsOverviewDomain?
    private var isOpen = false
    private var provider: any FinancialGoalProvider { dependencies.financialGoalProvider }
    private var portfolios: any PortfolioProvider { dependencies.portfolioProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    /// The message on it.
    public var portfolioFailureText: String? { portfolioFailure?.text(format) }

    /// Whether a session runs, one of today is stored, or there is a target.
    public var hasBlocks: Bool { day.map { !$0.sessions.isEmpty || $0.running != nil || !$0.targets.isEmpty } ?? false }

    /// The message on it.
    public var dayFailureText: String? { dayFailure?.text(format) }

    /// The message on what is due.
    public var dueFailureText: String? { dueFailure?.text(format) }

    /// The current overview of the goals; `nil` until they were read.
    public var overview: SavingsOverviewDomain? { known == nil ? nil : provider.overview(on: today) }

    /// The goals that aren't archived, those whose ends are near first; empty until they were read.
    public var goals: [FinancialGoalDomain] {
      known == nil ? [] : provider.financialGoals(by: .deadline, reversed: false, archived: false)
    }

    /// Whether an overview without data begins with the welcome.
    public var isWelcomeDue: Bool { dependencies.shared[GeneralPreferences.onboarding] }

    /// The panels that have something to show, in their order; empty after a failure.
    public var panels: [OverviewPanel] {
      guard !hasFailed, let known else { return [] }
      return OverviewPanel.allCases.filter { panel in
        switch panel {
        case .goals: known.goalCount > 0 || known.archivedCount > 0
        case .due: !known.dueGoals.isEmpty || due.map { $0.count > 0 } ?? false || dueFailure != nil
        case .netWorth: portfolio != nil || portfolioFailure != nil
        case .accounts: portfolio != nil
        case .today: hasBlocks || dayFailure != nil
        case .halfYear: halfYear.map { $0.summary.total.halves > 0 } ?? false
        }
      }
    }

    /// The panel that was gone to; the first one at first, `nil` where there is none.
    public var panel: OverviewPanel? {
      let panels = panels
      return chosenPanel.flatMap { panels.contains($0) ? $0 : nil } ?? panels.first
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await read()
      case .open:
        isOpen = true
        await read()
      case .select(let panel): chosenPanel = panel
      case .move(let steps):
        let panels = panels
        guard let index = panel.flatMap(panels.firstIndex(of:)) else { return }
        chosenPanel = panels[((index + steps) % panels.count + panels.count) % panels.count]
      }
    }

    private func read() async {
      await attempt(\.failure, load)
      if failure == nil { await attempt(\.portfolioFailure, loadPortfolio) }
      if portfolioFailure != nil { portfolio = nil }
      if failure == nil { await attempt(\.dayFailure, loadDays) }
      if failure == nil { await attempt(\.dueFailure, loadDue) }
      // An overview without a part of it would say that there is no such part.
      if case .storage(let error) = portfolioFailure { failure = .storage(error) }
      if case .storage(let error) = dayFailure { failure = .storage(error) }
      if case .storage(let error) = dueFailure { failure = .storage(error) }
    }

    private func load() async throws(FinancialGoalError) {
      try await provider.fetchAll(on: today)
      known = provider.overview(on: today)
    }

    private func loadPortfolio() async throws(FinancialAccountError) {
      // A new user has no accounts, so there is nothing to report.
      let currency = try dependencies.readReportingCurrency(throwing: FinancialAccountError.self)
      let exclusions = dependencies.shared.portfolioExclusions
      portfolio = try await portfolios.overview(on: today, in: currency, without: exclusions)
      guard isOpen, portfolio != nil else { return }
      series = try await portfolios.series(through: today, in: currency, without: exclusions)
    }

    private func loadDays() async throws(TrackingError) {
      day = try await dependencies.dayProvider.day(today)
      guard isOpen else { return }
      let first = TimeSummaryDomain.firstMapDay(before: today, firstWeekday: format.firstWeekday)
      halfYear = try await dependencies.dayProvider.summary(
        in: first...today, by: .day, then: nil, of: .all, on: today, firstWeekday: format.firstWeekday)
    }

    private func loadDue() async throws(RecurringPlanError) {
      due = try await dependencies.recurringPlanProvider.due(on: today, limit: isOpen ? Self.dueLimit : 0)
    }

    /// What is due that a panel may have room for.
    private static let dueLimit = 20
  }
}
