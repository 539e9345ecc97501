public import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// One goal: what this month still lacks, its months and figures, its dates, its latest contributions.
public struct FinancialGoalDetailsScreen: Screen {
  public let viewModel: ViewModel
  private let currentTheme: CurrentTheme
  private var theme: Theme { currentTheme() }

  public init(viewModel: ViewModel, theme: @autoclosure @escaping CurrentTheme = .standard) {
    self.viewModel = viewModel
    currentTheme = theme
  }

  public var title: TerminalText { TerminalText(viewModel.model?.title ?? "") }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failure {
      Message(failure.text(viewModel.format), .failure, theme: theme)
    } else if let goal = viewModel.model {
      VStack(spacing: Spacing.tiny) {
        Text("\(TerminalText(goal.title).bold())  \(theme.text(goal.number, .secondary))")
        dueThisMonth(goal)
        general(goal)
        monthly(goal)
        dates(goal)
        contributions(goal)
      }
    }
  }

  public func appear() async { await viewModel.send(.appear) }
}

extension FinancialGoalDetailsScreen {
  private var words: GoalStrings { viewModel.format.strings.goal }

  @ViewBuilder private func dueThisMonth(_ goal: FinancialGoalDetailedUIModel) -> [any View] {
    if let amount = goal.remainingThisMonth {
      Text("\(words.dueThisMonth)\(theme.text(amount, .accent).bold())")
    }
  }

  private func general(_ goal: FinancialGoalDetailedUIModel) -> Section {
    Section("\(words.general)") {
      MonthBars(goal.months, theme: theme)
      ProgressLine(goal.progress, text: goal.progressText, theme: theme)
      Figures([
        (words.target, goal.goalAmount), (words.saved, goal.currentAmount), (words.remaining, goal.remainingAmount),
      ])
    }
  }

  private func monthly(_ goal: FinancialGoalDetailedUIModel) -> Section {
    Section("\(words.monthly)") {
      Figures([
        (words.monthlyTarget, goal.monthlyTarget), (words.monthlyRequired, goal.monthlyRequired),
        (words.contributedThisMonth, goal.contributedThisMonth),
      ])
    }
  }

  private func dates(_ goal: FinancialGoalDetailedUIModel) -> Section {
    Section("\(words.dates)") {
      Figures([
        (words.elapsed, goal.date.elapsedDays), (words.daysLeft, goal.date.remainingDays),
        (words.start, goal.date.startDate), (words.end, goal.date.endDate),
      ])
    }
  }

  private func contributions(_ goal: FinancialGoalDetailedUIModel) -> Section {
    Section("\(words.contributions)") {
      // Not the page is asked: one beyond the last contribution is empty too.
      if viewModel.details?.goal.contributionCount == 0 {
        Text(verbatim: words.noContributions)
      }
      ContributionTable(goal.contributions, theme: theme)
      if goal.furtherContributions > 0 {
        Text(
          verbatim: viewModel.format.strings.contribution.further(viewModel.format.number(goal.furtherContributions)))
      }
    }
  }
}
