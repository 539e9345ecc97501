public import Foundation
public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloNavigation
import ModuloProviders
public import ModuloScreens
import NavigationKit
public import Observation
public import TerminalKit

/// One goal: the amount still due this month, its figures and dates, its latest months and contributions.
public struct FinancialGoalDetailsScreen: InteractiveScreen {
  /// The state of a goal's details, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows a goal's details as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.details?.goal.title ?? "") }

  public func body(in environment: EnvironmentValues) -> some View {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let goal = viewModel.model {
      VStack(spacing: Spacing.tiny) {
        Text("\(TerminalText(goal.title).bold())  \(environment.theme.text(goal.number, .secondary))")
        dueThisMonth(goal, environment.theme)
        general(goal)
        ownHours
        monthly(goal)
        dates(goal)
        funding
        months(goal)
        contributions(goal)
      }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  public var rows: [UUID] {
    !viewModel.hasFailed ? viewModel.details?.contributions.map(\.id) ?? [] : []
  }

  public func keys(for row: UUID?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    let contribution = row.map { NumberReference.id($0) }
    guard let details = viewModel.details else { return [] }
    let goal = details.goal.reference
    return ScreenKeys(
      contribution.map { KeyBinding(.enter, "\(words.edit)", .present(.contribution(.update($0)))) },
      KeyBinding("a", "\(words.contribute)", .present(.contribution(.create(goal: goal)))),
      contribution.map {
        KeyBinding("d", "\(words.delete)", .ask(.contribution(.deletion($0, allowsNegativeTotal: false))))
      },
      KeyBinding("m", "\(words.move)", .present(.contribution(.move(from: goal, to: nil)))),
      KeyBinding("e", "\(words.editGoal)", .present(.financialGoal(.update(goal)))),
      KeyBinding("D", "\(words.deleteGoal)", .ask(.financialGoal(.deletion(goal))), isProminent: false),
      KeyBinding("l", "\(words.contributions)", .push(.contribution(.list(goal: goal)))),
      KeyBinding("h", "\(words.chart)", .push(.financialGoal(.chart(goal)))),
      KeyBinding("f", "\(words.forecast)", .push(.financialGoal(.forecast(goal)))),
      KeyBinding("P", "\(words.plans)", .push(.recurringPlan(.list(.goal(goal)))), isProminent: false),
      KeyBinding("F", "\(words.funding)", .push(.funding(.list(.goal(goal)))), isProminent: false),
      KeyBinding(
        "A", "\(details.goal.isArchived ? words.unarchive : words.archive)",
        .present(.financialGoal(.archival(goal, isArchived: !details.goal.isArchived))), isProminent: false),
      KeyBinding("i", "\(words.importFile)", .present(.contribution(.importFile(goal: goal))), isProminent: false))
  }
}

extension FinancialGoalDetailsScreen {
  private var words: FinancialGoalStrings { viewModel.format.strings.goal }

  /// Whether the goal is reached or overdue, and the amount due.
  @ViewBuilder private func dueThisMonth(_ goal: FinancialGoalDetailedUIModel, _ theme: Theme) -> some View {
    if let status = goal.statusText { Message(status, goal.status == .reached ? .success : .failure) }
    if let amount = goal.remainingThisMonth {
      VStack {
        Text("\(words.dueThisMonth)\(theme.text(amount, .accent).bold())")
        if let needed = goal.neededThisMonth { Text(theme.text(needed, .secondary)) }
      }
    }
  }

  private func general(_ goal: FinancialGoalDetailedUIModel) -> some View {
    Section("\(words.general)") {
      ProgressLine(goal.progress, text: goal.progressText, name: words.progress)
      Figures([
        (words.target, goal.goalAmount), (words.saved, goal.currentAmount), (words.remaining, goal.remainingAmount),
      ])
    }
  }

  /// What the goal costs in the user's own hours.
  @ViewBuilder private var ownHours: some View {
    if let hours = viewModel.details?.ownHours {
      Section("\(viewModel.format.strings.hourlyRate.hoursTitle)") {
        Figures(hours.figures(viewModel.format).map { ($0.name, $0.value) })
      }
    }
  }

  private func monthly(_ goal: FinancialGoalDetailedUIModel) -> some View {
    Section("\(words.monthly)") {
      Figures([
        (words.monthlyTarget, goal.monthlyTarget), (words.monthlyRequired, goal.monthlyRequired),
        (words.contributedThisMonth, goal.contributedThisMonth),
      ])
    }
  }

  private func dates(_ goal: FinancialGoalDetailedUIModel) -> some View {
    Section("\(words.dates)") {
      Figures([
        (words.elapsed, goal.date.elapsedDays), (words.daysLeft, goal.date.remainingDays),
        (words.start, goal.date.startDate), (words.end, goal.date.endDate), (words.forecast, goal.forecast),
        (words.byPlan, goal.plannedForecast),
      ])
    }
  }

  @ViewBuilder private var funding: some View {
    if let details = viewModel.details, !details.fundings.isEmpty {
      let format = viewModel.format
      Section("\(format.strings.funding.title)") {
        FundingTable(details.fundings.map { $0.toUIModel(format) }, without: .goal)
        if let untied = details.untiedText(format) { Text(verbatim: untied) }
      }
    }
  }

  @ViewBuilder private func months(_ goal: FinancialGoalDetailedUIModel) -> some View {
    if !goal.months.isEmpty {
      Section("\(words.months)") {
        MonthBarChart(goal.months)
        if goal.earlierMonths > 0 {
          Text(verbatim: words.earlierMonths(viewModel.format.number(goal.earlierMonths), chartAdvice))
        }
      }
    }
  }

  private var chartAdvice: String? {
    (viewModel.details?.goal.number).flatMap { viewModel.format.clause(.showChart(goal: $0)) }
  }

  private func contributions(_ goal: FinancialGoalDetailedUIModel) -> some View {
    Section("\(words.contributions)") {
      // The count is checked, not the page: a page beyond the last contribution is empty too.
      if viewModel.details?.goal.contributionCount == 0 {
        Text(verbatim: words.noContributions)
      }
      ContributionTable(goal.contributions)
      if goal.furtherContributions > 0 {
        Text(
          verbatim: viewModel.format.strings.contribution.further(viewModel.format.number(goal.furtherContributions)))
      }
    }
  }
}

extension FinancialGoalDetailsScreen {
  /// One goal with its figures, its months and a page of its contributions.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of a goal's details.
    public enum Action: Sendable {
      /// The screen appears: the goal is read.
      case appear
      /// Another page of contributions.
      case turn(to: Page)
    }

    public let context: ScreenContext
    /// The goal as it was last read; `nil` until then.
    public private(set) var details: FinancialGoalDetailedDomain?
    public private(set) var failure: FinancialGoalError?
    /// The page of contributions that is shown.
    public private(set) var page = Page.first
    @ObservationIgnored private let reference: NamedReference
    private var provider: any FinancialGoalProvider { dependencies.financialGoalProvider }

    /// Creates a view model for the goal of a reference, which is looked up when the screen appears.
    public init(_ context: ScreenContext, goal reference: NamedReference) {
      self.context = context
      self.reference = reference
    }

    /// The details as text; `nil` until they were read.
    public var model: FinancialGoalDetailedUIModel? { details?.toUIModel(format, on: today, offset: page.offset ?? 0) }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure, load)
      case .turn(let page):
        self.page = page
        await attempt(\.failure, load)
      }
    }

    private func load() async throws(FinancialGoalError) {
      details = try await provider.findOneDetailed(reference, on: today, page: page)
    }
  }
}
