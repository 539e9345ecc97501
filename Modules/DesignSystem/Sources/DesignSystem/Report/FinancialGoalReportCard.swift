import Foundation
import ModuloModels

/// One goal of the report: its progress, its figures, its months as a chart and a table, its latest contributions.
struct FinancialGoalReportCard {
  private let goal: FinancialGoalDetailedUIModel
  private let chart: MonthChartUIModel
  private let strings: Strings

  init(_ goal: FinancialGoalReportUIModel, strings: Strings) {
    self.goal = goal.details
    chart = goal.chart
    self.strings = strings
  }

  var markup: Markup {
    Markup.element("article", ["class": "card"]) {
      Markup.element("h3") {
        // A name may be written from right to left; what follows it is not.
        Markup.element("bdi") { goal.title }
        Markup.element("span", ["class": "quiet"]) { goal.number }
      }
      ReportProgress(
        saved: goal.currentAmount, target: goal.goalAmount, share: goal.progress, text: goal.progressText, words: words
      ).markup
      if let status = goal.statusText {
        Markup.element("p", ["class": goal.status == .reached ? "better" : "worse"]) { status }
      }
      if let amount = goal.remainingThisMonth {
        Markup.element("p", ["class": "due"]) {
          strings.goal.dueThisMonth
          Markup.element("strong") { amount }
        }
      }
      figures
      if !chart.months.isEmpty { months }
      if !goal.contributions.isEmpty { contributions }
    }
  }
}

extension FinancialGoalReportCard {
  private var words: ReportStrings { strings.report }

  private var figures: Markup {
    ReportFigures([
      (strings.goal.remaining, goal.remainingAmount), (strings.goal.monthlyTarget, goal.monthlyTarget),
      (strings.goal.monthlyRequired, goal.monthlyRequired),
      (strings.goal.contributedThisMonth, goal.contributedThisMonth), (strings.goal.start, goal.date.startDate),
      (strings.goal.end, goal.date.endDate ?? strings.goal.noEnd), (strings.goal.daysLeft, goal.date.remainingDays),
    ]).markup
  }

  @MarkupBuilder private var months: Markup {
    Markup.element("figure") {
      MonthColumnChartSVG(chart, title: goal.title, id: "chart-\(goal.number.dropFirst())").figure
      Markup.element("figcaption", ["class": "quiet"]) { chart.label }
    }
    ReportTable(
      caption: words.monthByMonth, heads: [words.month, words.net],
      rows: goal.months.reversed().map { [$0.label, $0.amount] },
      isNegative: goal.months.reversed().map { $0.net < 0 }
    ).folded
  }

  private var contributions: Markup {
    ReportTable(
      caption: words.latestContributions,
      heads: [words.day, strings.contribution.name, strings.contribution.amount],
      rows: goal.contributions.map { [$0.date, $0.name, $0.amount] },
      isNegative: goal.contributions.map { $0.type == .remove }
    ).folded
  }
}
