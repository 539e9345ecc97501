import Foundation
import ModuloModels

/// The net worth in the report: its figures, its chart and table, and a card for each account.
struct PortfolioReportSection {
  private let report: PortfolioReportUIModel
  private let strings: Strings

  init(_ report: PortfolioReportUIModel, strings: Strings) {
    self.report = report
    self.strings = strings
  }

  /// The figures, and beside them the series.
  var summary: Markup {
    Markup.element("div", ["class": "cards wide"]) {
      totals
      if !report.chart.points.isEmpty { series }
    }
  }

  /// The accounts, a card for each.
  var accounts: Markup {
    Markup.element("div", ["class": "cards wide"]) {
      for account in report.accounts { card(account) }
    }
  }
}

extension PortfolioReportSection {
  private var words: PortfolioStrings { strings.portfolio }

  private var totals: Markup {
    Markup.element("article", ["class": "card"]) {
      if let unknown = report.portfolio.unknown { Markup.element("p") { unknown } } else { figures }
      if !report.portfolio.kinds.isEmpty {
        ReportFigures(report.portfolio.kinds.map { ($0.title, $0.amount) }).markup
      }
      if let since = report.portfolio.since { quiet(since) }
      if let note = report.portfolio.note { quiet(note) }
      if !report.portfolio.rates.isEmpty { list(words.ratesTitle, report.portfolio.rates) }
      if !report.portfolio.unconverted.isEmpty {
        list(words.unconvertedTitle, report.portfolio.unconverted.map(\.amount))
      }
      if !report.portfolio.funding.isEmpty { list(words.setAsideTitle, report.portfolio.funding.map(line)) }
    }
  }

  private func line(_ account: AccountFundingUIModel) -> String {
    let figures = [account.setAside, account.unallocated, account.short].filter { !$0.isEmpty }
    return "\(account.account): \(figures.joined(separator: ", "))"
  }

  private var series: Markup {
    Markup.element("article", ["class": "card"]) {
      BalanceReportFigure(report.chart, title: words.chartTitle, id: "chart-net-worth", strings: strings).markup
      if let note = report.chartNote { quiet(note) }
    }
  }

  private var figures: Markup {
    let portfolio = report.portfolio
    return Markup.element("div", ["class": "figures"]) {
      for figure in [portfolio.netWorth] + [portfolio.assets, portfolio.debt].compactMap({ $0 }) {
        Markup.element("div") {
          quiet(figure.title)
          Markup.element("p", ["class": figure.isNegative ? "saved negative" : "saved"]) { figure.amount }
          if let change = figure.change { changed(change) }
        }
      }
    }
  }

  private func card(_ details: FinancialAccountDetailedUIModel) -> Markup {
    let account = details.account
    return Markup.element("article", ["class": "card"]) {
      Markup.element("h3") {
        Markup.element("bdi") { "\(FinancialAccountIcon(account.type).pageGlyph) \(account.name)" }
        Markup.element("span", ["class": "quiet"]) { account.number }
      }
      Markup.element("p", ["class": account.isNegative ? "saved negative" : "saved"]) { account.balance }
      if let change = account.change { changed(change) }
      ReportFigures([
        (strings.account.typeTitle, account.typeName), (strings.account.provider, details.provider),
        (strings.account.updated, account.datedUpdate ?? strings.account.noUpdates),
      ]).markup
      BalanceReportFigure(
        details.chart, title: account.name, id: "chart-account-\(account.number.dropFirst())",
        strings: strings
      ).markup
    }
  }

  private func changed(_ change: BalanceChangeUIModel) -> Markup {
    let arrow = change.trend == .up ? "↗ " : change.trend == .down ? "↘ " : ""
    let kind = change.trend == .flat ? "quiet" : change.isPositive ? "better" : "worse"
    return Markup.element("p", ["class": kind]) {
      "\(arrow)\(change.text)\(change.percentage.map { " (\($0))" } ?? "")"
    }
  }

  private func quiet(_ text: String) -> Markup { Markup.element("p", ["class": "quiet"]) { text } }

  private func list(_ title: String, _ lines: [String]) -> Markup {
    Markup.element("div") {
      quiet(title)
      for line in lines { Markup.element("p") { line } }
    }
  }
}

/// Balances as a chart, and as a table that can be unfolded; nothing where there are none.
struct BalanceReportFigure {
  private let chart: BalanceChartUIModel
  private let title: String
  private let id: String
  private let strings: Strings

  init(_ chart: BalanceChartUIModel, title: String, id: String, strings: Strings) {
    self.chart = chart
    self.title = title
    self.id = id
    self.strings = strings
  }

  @MarkupBuilder var markup: Markup {
    if !chart.points.isEmpty {
      Markup.element("figure") {
        BalanceAreaChartSVG(chart, title: title, id: id).figure
        Markup.element("figcaption", ["class": "quiet"]) { chart.label }
      }
      ReportTable(
        caption: strings.balance.historyTitle, heads: [strings.balance.date, strings.account.balance],
        rows: chart.rows.reversed().map { [$0.date, $0.amount] },
        isNegative: chart.rows.reversed().map(\.isNegative)
      ).folded
    }
  }
}
