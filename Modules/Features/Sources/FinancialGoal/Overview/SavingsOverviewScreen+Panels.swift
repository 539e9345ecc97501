import DependencyKit
import ModuloCore
import ModuloDesignSystem
import ModuloModels
import ModuloProviders
import ModuloUtilities
import TerminalKit

extension SavingsOverviewScreen {
  /// A part of the overview as a panel of a window.
  func panel(_ panel: OverviewPanel, _ overview: SavingsOverviewDomain) -> Panel {
    let title = panel.title(viewModel.format.strings)
    switch panel {
    case .goals: return Panel(title, growingFrom: viewModel.goals.count + Self.figureLines) { goals(overview) }
    case .due: return Panel(title) { due(overview) }
    case .netWorth:
      let hasLine = viewModel.series?.points.isEmpty == false
      return Panel(title, growingFrom: hasLine ? Spacing.chartRows + Self.figureLines : nil) { netWorthLine }
    case .accounts: return Panel(title) { accounts }
    case .today: return Panel(title) { todayWithTotal }
    case .halfYear: return Panel(title) { halfYear }
    }
  }

  /// The lines of the figures above goals and above a chart.
  private static let figureLines = 5

  @ViewBuilder private func goals(_ overview: SavingsOverviewDomain) -> some View {
    let format = viewModel.format
    let shown = overview.toUIModel(format)
    if let text = shown.allArchived { Text(verbatim: text) }
    // Where there are few lines, figures are folded before goals.
    VStack(spacing: Spacing.tiny) {
      VStack {
        for currency in shown.currencies {
          CurrencyDueLine(currency, words: format.strings.overview, isTitled: shown.currencies.count > 1)
        }
        GoalProgressTable(
          viewModel.goals.map { $0.toUIModel(format, on: viewModel.today) }, words: format.strings.goal)
      }
      for currency in shown.currencies { CurrencyProgress(currency, words: format.strings.overview) }
    }
  }

  private func due(_ overview: SavingsOverviewDomain) -> some View {
    let format = viewModel.format
    let shown = overview.toUIModel(format)
    return VStack(spacing: Spacing.tiny) {
      if let failure = viewModel.dueFailureText {
        Message(failure, .failure)
      } else if let due = viewModel.due, let total = due.totalText(format) {
        VStack {
          Text(verbatim: total)
          DueTable(due.occurrences.map { $0.toUIModel(format) })
        }
      }
      Section("\(format.strings.overview.deadlines)") { DeadlineTable(shown.deadlines) }
      Section("\(format.strings.overview.overdue)") { DeadlineTable(shown.overdue) }
    }
  }

  @ViewBuilder private var netWorthLine: some View {
    let format = viewModel.format
    if let failure = viewModel.portfolioFailureText {
      Message(failure, .failure)
    } else if let portfolio = viewModel.portfolio {
      VStack {
        PortfolioFigureTable(portfolio.toUIModel(format))
        if let series = viewModel.series {
          BalanceArea(series.chart(range: range, on: viewModel.today, endsToday: true, isTabulated: false, format))
        }
      }
    }
  }

  /// The range of the chart that the panel leads to.
  private var range: ChartRange {
    viewModel.dependencies.shared[PortfolioPreferences.chartRange] ?? .standard
  }

  @ViewBuilder private var accounts: some View {
    let format = viewModel.format
    if let portfolio = viewModel.portfolio?.toUIModel(format) {
      VStack(spacing: Spacing.tiny) {
        VStack {
          Text(verbatim: format.count(portfolio.accounts.count, of: .account))
          PortfolioShareTable(portfolio.kinds)
        }
        FinancialAccountTable(portfolio.accounts, words: format.strings.account)
      }
    }
  }

  /// Today, which begins with what runs, else with what was tracked.
  @ViewBuilder private var todayWithTotal: some View {
    if let day = viewModel.day, day.running == nil,
      let total = day.toUIModel(viewModel.format, at: viewModel.now).total
    {
      Text(TerminalText(total).bold())
    }
    today
  }

  @ViewBuilder private var halfYear: some View {
    if let map = viewModel.halfYear?.toMap(viewModel.format, on: viewModel.today) { TimeMap(map) }
  }
}
