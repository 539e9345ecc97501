public import ModuloModels

/// The report as a page of HTML: one file, without scripts, that loads nothing and is light or dark as its reader
/// prefers. The same report makes the same bytes.
public struct SavingsReportPage: Sendable {
  private let report: SavingsReportUIModel
  private let due: String?
  private let portfolio: PortfolioReportUIModel?
  private let time: TimeReportUIModel?
  private let language: Language
  private let theme: Theme

  /// - Parameters:
  ///   - due: What is due of the plans, in one line, which stands before the totals; `nil` leaves it out.
  ///   - portfolio: The net worth, which stands before the goals; `nil` leaves it out.
  ///   - time: A year of tracked time, which stands after the goals; `nil` leaves it out.
  ///   - language: The one the texts of the report are in.
  public init(
    _ report: SavingsReportUIModel, due: String? = nil, portfolio: PortfolioReportUIModel? = nil,
    time: TimeReportUIModel? = nil,
    language: Language, theme: Theme = .standard
  ) {
    self.report = report
    self.due = due
    self.portfolio = portfolio
    self.time = time
    self.language = language
    self.theme = theme
  }

  /// The page as HTML.
  public var html: String {
    ReportPageFrame(
      title: title, days: report.day, lines: [words.asOf(report.day)], language: language, theme: theme
    ).html { main }
  }
}

extension SavingsReportPage {
  private var strings: Strings { Strings(language) }
  private var words: ReportStrings { strings.report }
  private var hasGoals: Bool { !report.active.isEmpty || !report.archived.isEmpty }
  private var title: String {
    if portfolio != nil { return words.titleWithNetWorth }
    return time != nil && !hasGoals ? words.titleOfTime : words.title
  }

  @MarkupBuilder private var main: Markup {
    if let portfolio {
      let net = PortfolioReportSection(portfolio, strings: strings)
      ReportPageFrame.section("net-worth", strings.portfolio.netWorth) { net.summary }
      if !portfolio.accounts.isEmpty { ReportPageFrame.section("accounts", strings.account.listTitle) { net.accounts } }
    }
    if !hasGoals, portfolio == nil, time == nil {
      Markup.element("p", ["class": "card"]) { strings.goal.emptyTitle }
    }
    if let due {
      ReportPageFrame.section("due", strings.plan.dueTitle) { Markup.element("p", ["class": "card"]) { due } }
    }
    if !report.totals.isEmpty {
      ReportPageFrame.section("totals", words.totals) {
        Markup.element("div", ["class": "cards"]) { for total in report.totals { card(total) } }
      }
    }
    goals("goals", words.goals, report.active)
    goals("archived", words.archived, report.archived)
    if let time {
      ReportPageFrame.section("blocks", strings.block.listTitle) { TimeReportSection(time, strings: strings).markup }
    }
  }

  @MarkupBuilder private func goals(_ id: String, _ title: String, _ goals: [FinancialGoalReportUIModel]) -> Markup {
    if !goals.isEmpty {
      ReportPageFrame.section(id, title) {
        Markup.element("div", ["class": "cards wide"]) {
          for goal in goals { FinancialGoalReportCard(goal, strings: strings).markup }
        }
      }
    }
  }

  private func card(_ total: SavingsTotalUIModel) -> Markup {
    Markup.element("article", ["class": "card"]) {
      Markup.element("h3") {
        Markup.element("span") { total.currency }
        Markup.element("span", ["class": "quiet"]) { total.goals }
      }
      ReportProgress(
        saved: total.currentAmount, target: total.goalAmount, share: total.progress, text: total.progressText,
        words: words
      ).markup
      ReportFigures([
        (strings.goal.remaining, total.remainingAmount), (strings.goal.leftThisMonth, total.remainingThisMonth),
      ]).markup
    }
  }
}
