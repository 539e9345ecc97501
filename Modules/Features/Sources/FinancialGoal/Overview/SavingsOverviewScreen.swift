import DependencyKit
public import Foundation
public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloNavigation
import ModuloProviders
public import ModuloScreens
import ModuloUtilities
import NavigationKit
public import Observation
public import TerminalKit

/// All goals together: by currency, the amount due and the state of the plans; then the near ends, then what is due of
/// the plans, then the value of the accounts, then today's blocks. New users see the first steps.
public struct SavingsOverviewScreen: InteractiveScreen {
  /// The state of the overview, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the overview as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.title) }

  public func body(in environment: EnvironmentValues) -> some View {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let overview = viewModel.overview, hasNews(overview) {
      summary(overview, environment.theme)
    } else {
      welcome
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  public var rows: [UUID] {
    guard !viewModel.hasFailed, let overview = viewModel.overview else { return [] }
    return overview.dueGoals.map(\.id)
  }

  public func keys(for row: UUID?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    let goal = viewModel.overview?.dueGoals.first { $0.id == row }?.reference
    return ScreenKeys(
      goal.map { KeyBinding(.enter, "\(words.open)", .push(.financialGoal(.details($0)))) },
      KeyBinding("a", "\(words.addGoal)", .present(.financialGoal(.create))),
      goal.map { KeyBinding("c", "\(words.contribute)", .present(.contribution(.create(goal: $0)))) },
      KeyBinding("l", "\(words.goals)", .push(.financialGoal(.list))),
      KeyBinding("t", "\(words.today)", .push(.day(.details(nil)))),
      viewModel.due.flatMap { due in
        due.count > 0 ? KeyBinding("w", "\(words.due)", .push(.recurringPlan(.due))) : nil
      },
      KeyBinding("R", "\(words.report)", .push(.financialGoal(.report)), isProminent: false))
  }

  public var refreshInterval: Duration? { viewModel.day?.running == nil ? nil : .seconds(1) }
}

extension SavingsOverviewScreen {
  private var words: OverviewStrings { viewModel.format.strings.overview }

  private func hasNews(_ overview: SavingsOverviewDomain) -> Bool {
    let hasAccounts = viewModel.portfolio != nil || viewModel.portfolioFailureText != nil
    let hasBlocks = viewModel.hasBlocks || viewModel.dayFailureText != nil
    return overview.goalCount > 0 || overview.archivedCount > 0 || hasAccounts || hasBlocks
  }

  private func summary(_ overview: SavingsOverviewDomain, _ theme: Theme) -> some View {
    let shown = overview.toUIModel(viewModel.format)
    return VStack(spacing: Spacing.tiny) {
      if overview.goalCount > 0 || viewModel.portfolio != nil || viewModel.hasBlocks {
        Text("\(title.bold())  \(theme.text(shown.day, .secondary))")
      }
      if let text = shown.allArchived { Text(verbatim: text) }
      for currency in shown.currencies { CurrencySummary(currency, words: words) }
      Section("\(words.deadlines)") { DeadlineTable(shown.deadlines) }
      RowOffset(shown.deadlines.count) {
        Section("\(words.overdue)") { DeadlineTable(shown.overdue) }
      }
      due
      netWorth
      today
    }
  }

  private var due: some View {
    let format = viewModel.format
    return Section("\(format.strings.plan.dueTitle)") {
      if let failure = viewModel.dueFailureText {
        Message(failure, .failure)
      } else if let total = viewModel.due?.totalText(format) {
        Text(verbatim: total)
      }
    }
  }

  private var today: some View {
    let format = viewModel.format
    return Section("\(format.strings.day.today)") {
      if let failure = viewModel.dayFailureText {
        Message(failure, .failure)
      } else if let day = viewModel.day {
        let board = day.toBoardUIModel(format, at: viewModel.now)
        VStack(spacing: Spacing.tiny) {
          if let running = day.running {
            TrackingSummary(running.toUIModel(format, at: viewModel.now), words: format.strings.tracking)
          }
          if !board.isEmpty { DayBoardView(board) }
          if !day.targets.isEmpty { TargetProgressTable(day.targets.toUIModel(format)) }
        }
      }
    }
  }

  private var netWorth: some View {
    let words = viewModel.format.strings.portfolio
    return Section("\(words.title)") {
      if let failure = viewModel.portfolioFailureText {
        Message(failure, .failure)
      } else if let portfolio = viewModel.portfolio {
        PortfolioSummary(portfolio.toUIModel(viewModel.format), words: words)
      }
    }
  }

  private var welcome: some View {
    let greeting = viewModel.format.strings.onboarding
    return VStack(spacing: Spacing.tiny) {
      if viewModel.isWelcomeDue {
        Text(TerminalText(greeting.title).bold())
        VStack { for row in greeting.rows { Text(verbatim: row) } }
      }
      if let steps = viewModel.format.advice(.takeFirstSteps) {
        VStack { for line in steps.split(separator: "\n") { Text(verbatim: String(line)) } }
      }
    }
  }
}

extension SavingsOverviewScreen {
  /// The overview of the user's goals, and the value of their accounts.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the overview.
    public enum Action: Equatable, Sendable {
      /// The screen appears: the goals and the accounts are read.
      case appear
    }

    public let context: ScreenContext
    public private(set) var failure: FinancialGoalError?
    /// The value of the accounts together; `nil` until they were read, and where there are none.
    public private(set) var portfolio: PortfolioDomain?
    /// The reason why existing accounts have no sum.
    public private(set) var portfolioFailure: FinancialAccountError?
    /// Today with the running session; `nil` until it was read.
    public private(set) var day: DayDomain?
    /// The reason why it could not be read.
    public private(set) var dayFailure: TrackingError?
    /// What is due of the plans, counted; `nil` until it was read.
    public private(set) var due: DueList?
    /// The reason why it could not be read.
    public private(set) var dueFailure: RecurringPlanError?
    private var isRead = false
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
    public var overview: SavingsOverviewDomain? { isRead ? provider.overview(on: today) : nil }

    /// Whether an overview without data begins with the welcome.
    public var isWelcomeDue: Bool { dependencies.shared[GeneralPreferences.onboarding] }

    public func send(_ action: Action) async {
      await attempt(\.failure, load)
      if failure == nil { await attempt(\.portfolioFailure, loadPortfolio) }
      if portfolioFailure != nil { portfolio = nil }
      if failure == nil {
        await attempt(\.dayFailure) { () throws(TrackingError) in
          day = try await dependencies.dayProvider.day(today)
        }
      }
      if failure == nil {
        await attempt(\.dueFailure) { () throws(RecurringPlanError) in
          due = try await dependencies.recurringPlanProvider.due(on: today, limit: 0)
        }
      }
      // An overview without a part of it would say that there is no such part.
      if case .storage(let error) = portfolioFailure { failure = .storage(error) }
      if case .storage(let error) = dayFailure { failure = .storage(error) }
      if case .storage(let error) = dueFailure { failure = .storage(error) }
    }

    private func load() async throws(FinancialGoalError) {
      try await provider.fetchAll(on: today)
      isRead = true
    }

    private func loadPortfolio() async throws(FinancialAccountError) {
      // A new user has no accounts, so there is nothing to report.
      portfolio = try await portfolios.overview(
        on: today, in: try dependencies.readReportingCurrency(throwing: FinancialAccountError.self),
        without: dependencies.shared.portfolioExclusions)
    }
  }
}
