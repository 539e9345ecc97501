import Foundation
import ModuloFinancialGoal
import ModuloModels
import ModuloUtilities

/// The document of reports on periods, and their rows as CSV.
enum PeriodReportJSON {
  /// A report, and the file that it was written to as a page.
  typealias Report = (report: PeriodReportDomain, file: DataFile?)

  static let report = Document<Report>(
    "report-period", "A report on a week, a month, a quarter or a year",
    days.of { $0.report } + [
      Member("goals", .list(.object(goal)), "Those that have a contribution up to the end of the days.") {
        $0.report.goals
      },
      Member("savings", .list(.object(money)), "The sums of the goals, by currency.") { $0.report.savings },
      Member("accounts", .optional(.object(accounts)), "Null where no account has a balance up to the end of the days.")
      { $0.report.accounts },
      Member("groups", .list(.object(group)), "Those that were tracked in the days, or in those before.") {
        times($0.report.groups)
      },
      Member("blocks", .list(.object(block)), "Those that were tracked in the days, or in those before.") {
        times($0.report.blocks)
      },
      Member("file", .optional(.text), "Path of the page; null without --output.") { $0.file?.path },
      Member("bytes", .optional(.integer)) { $0.file?.bytes },
    ])

  static let schemas = [report.schema]

  private static let days: [Member<PeriodReportDomain>] = [
    Member("period", .choice) { $0.span.period.kind },
    Member("from", .day, "The first day of the period.") { $0.span.period.firstDay },
    Member("to", .day, "The last day of the period.") { $0.span.period.lastDay },
    Member("through", .optional(.day), "The last day that is reported; null for a period that hasn't begun.") {
      $0.span.days?.upperBound
    },
    Member("isPartial", .flag, "Whether the period runs beyond the last day that is reported.") { $0.span.isPartial },
    Member("by", .list(.choice), "What was asked for.") { report in
      PeriodReportSection.allCases.filter(report.sections.contains)
    },
    Member(
      "before", .optional(.object(span)), "The days that they are compared with; null without a comparison."
    ) { $0.span.daysBefore },
  ]

  private static let span: [Member<ClosedRange<CalendarDay>>] = [
    Member("from", .day) { $0.lowerBound }, Member("through", .day) { $0.upperBound },
  ]
}

// MARK: - Savings

extension PeriodReportJSON {
  private static let goal: [Member<PeriodGoal>] =
    [
      Member("id", .id) { $0.goal.id },
      Member("number", .integer) { $0.goal.number },
      Member("name", .text) { $0.goal.name },
      Member("archived", .flag) { $0.goal.isArchived },
    ] + money.of { $0.figures }

  private static let money: [Member<Compared<PeriodSavings>>] =
    [Member("currency", .currency) { $0.now.closing.currency }] + savings.of { $0.now } + [
      Member("before", .optional(.object(savings)), "The same of the period before; null where nothing is known of it.")
      { $0.before },
      Member("difference", .optional(.amount), "The change less that of the period before.") {
        $0.map(\.net).difference?.value
      },
      Member("differencePercent", .optional(.percent), percentWords) { $0.map(\.net).difference?.perThousand },
    ]

  private static let savings: [Member<PeriodSavings>] = [
    Member("in", .amount, "What was put in.") { $0.deposits },
    Member("out", .amount, "What was taken out.") { $0.withdrawals },
    Member("opening", .amount, "What was saved when the days began.") { $0.opening },
    Member("change", .amount, "What was put in less what was taken out.") { $0.net },
    Member("closing", .amount, "What was saved at the end.") { $0.closing },
  ]

  private static let percentWords =
    "The difference in percent of the figure before, with one decimal; null where that is 0 or not known."
}

// MARK: - Accounts

extension PeriodReportJSON {
  private static let accounts: [Member<PeriodAccounts>] = [
    Member("currency", .currency) { $0.currency },
    Member("pensions", .flag, "Whether they are counted.") { !$0.exclusions.pensions },
    Member("mortgage", .flag, "Whether it is counted.") { !$0.exclusions.mortgage },
    Member("kinds", .list(.object(kind))) { $0.kinds },
    Member("netWorth", .object(balances)) { $0.netWorth },
    Member("rates", .list(.object(PortfolioJSON.rate)), "Those of the closing balances.") { $0.rates },
    Member("unconvertedOpening", .list(.object(amount)), "What the opening balances leave out for want of a rate.") {
      $0.unconvertedOpening
    },
    Member("unconvertedClosing", .list(.object(amount)), "What the closing balances leave out for want of a rate.") {
      $0.unconvertedClosing
    },
  ]

  private static let kind: [Member<PeriodKind>] =
    [
      Member("kind", .choice) { $0.kind },
      Member("accountCount", .integer, "Those that have a balance.") { $0.accountCount },
    ] + balances.of { $0.figures }

  private static let balances: [Member<Compared<PeriodBalance>>] =
    balance.of { $0.now } + [
      Member("before", .optional(.object(balance)), "The same of the period before; null where there was no balance.") {
        $0.before
      },
      Member("difference", .optional(.amount), "The change less that of the period before.") {
        $0.compactMap(\.change)?.difference?.value
      },
      Member("differencePercent", .optional(.percent), percentWords) {
        $0.compactMap(\.change)?.difference?.perThousand
      },
    ]

  private static let balance: [Member<PeriodBalance>] = [
    Member(
      "opening", .optional(.amount), "Null where there was no balance yet, or where none of the money had a rate."
    ) { $0.opening },
    Member(
      "change", .optional(.amount),
      "The closing balance less the opening one; null where only one of them counts money that the other one leaves out."
    ) { $0.change },
    Member("closing", .optional(.amount), "Null where none of the money has a rate.") { $0.closing },
  ]

  private static let amount: [Member<Money>] = [
    Member("currency", .currency) { $0.currency }, Member("amount", .amount) { $0 },
  ]
}

// MARK: - Time

extension PeriodReportJSON {
  /// A row, and its share in thousandths.
  fileprivate typealias Time = (time: PeriodTime, share: Int?)

  fileprivate static func times(_ times: [PeriodTime]) -> [Time] { times.map { ($0, times.share(of: $0)) } }

  private static let group: [Member<Time>] =
    [
      Member("id", .id) { $0.time.id }, Member("number", .integer) { $0.time.number },
      Member("name", .text) { $0.time.name },
    ] + figures

  private static let block: [Member<Time>] =
    [
      Member("id", .id) { $0.time.id }, Member("number", .integer) { $0.time.number },
      Member("name", .text) { $0.time.name }, Member("group", .text) { $0.time.groupName ?? "" },
    ] + figures

  private static let figures: [Member<Time>] =
    TimeSummaryJSON.total.of { $0.time.total.now } + [
      Member(
        "sharePercent", .optional(.percent), "Of all time that is reported, with one decimal; null where that is 0."
      ) {
        $0.share
      },
      Member(
        "before", .optional(.object(TimeSummaryJSON.total)),
        "The same of the period before; null where nothing had been tracked yet."
      ) { $0.time.total.before },
      Member("differenceSeconds", .optional(.integer), "The time less that of the period before.") {
        $0.time.total.difference?.value
      },
      Member("differencePercent", .optional(.percent), percentWords) { $0.time.total.difference?.perThousand },
    ]
}

// MARK: - CSV

extension PeriodReportJSON {
  /// A row of any part: what a part hasn't is empty.
  private struct Row {
    let part: PeriodReportSection
    let name: String
    var id: UUID?
    var currency: Currency?
    var savings: PeriodSavings?
    var balance: PeriodBalance?
    var time: TimeTotal?
    var share: Int?
    var before: PeriodReportCell?
    var difference: PeriodReportCell?
    var percent: Int?
  }

  /// The rows of all parts under one heading.
  static func csv(_ report: PeriodReportDomain) -> [[String]] {
    let goals = report.goals.map { goal in
      let net = goal.figures.map(\.net)
      return Row(
        part: .goal, name: goal.goal.name, id: goal.goal.id, currency: net.now.currency, savings: goal.figures.now,
        before: net.before.map { .amount($0) }, difference: net.difference.map { .amount($0.value) },
        percent: net.difference?.perThousand)
    }
    let kinds = (report.accounts?.kinds ?? []).map { kind in
      let change = kind.figures.compactMap(\.change)
      return Row(
        part: .kind, name: kind.kind.rawValue, currency: report.accounts?.currency, balance: kind.figures.now,
        before: kind.figures.before?.change.map { .amount($0) },
        difference: change?.difference.map { .amount($0.value) },
        percent: change?.difference?.perThousand)
    }
    return rows.csv(goals + kinds + times(.group, report.groups) + times(.block, report.blocks))
  }

  private static func times(_ part: PeriodReportSection, _ times: [PeriodTime]) -> [Row] {
    times.map { time in
      Row(
        part: part, name: time.name, id: time.id, time: time.total.now, share: times.share(of: time),
        before: time.total.before.map { .seconds($0.activeSeconds) },
        difference: time.total.difference.map { .seconds($0.value) }, percent: time.total.difference?.perThousand)
    }
  }

  private static let rows: [Member<Row>] = [
    Member("part", .choice) { $0.part },
    Member("id", .optional(.id)) { $0.id },
    Member("name", .text) { $0.name },
    Member("currency", .optional(.currency)) { $0.currency },
    Member("in", .optional(.amount)) { $0.savings?.deposits },
    Member("out", .optional(.amount)) { $0.savings?.withdrawals },
    Member("opening", .optional(.amount)) { $0.savings?.opening ?? $0.balance?.opening },
    Member("change", .optional(.amount)) { $0.savings?.net ?? $0.balance?.change },
    Member("closing", .optional(.amount)) { $0.savings?.closing ?? $0.balance?.closing },
    Member("halves", .optional(.integer)) { $0.time?.halves },
    Member("activeSeconds", .optional(.integer)) { $0.time?.activeSeconds },
    Member("sharePercent", .optional(.percent)) { $0.share },
    Member("before", .optional(.cell)) { $0.before },
    Member("difference", .optional(.cell)) { $0.difference },
    Member("differencePercent", .optional(.percent)) { $0.percent },
  ]
}

/// A figure of the period before, or a difference from it: an amount, or seconds.
private enum PeriodReportCell: Sendable {
  case amount(Money)
  case seconds(Int64)
}

extension Shape where Value == PeriodReportCell {
  fileprivate static var cell: Shape {
    Shape([.init("type", "string")]) { cell in
      switch cell {
      case .amount(let amount): JSONValue(amount)
      case .seconds(let seconds): .number(Decimal(seconds))
      }
    }
  }
}

extension Shape where Value == Int {
  /// Thousandths as a percentage with one decimal.
  fileprivate static var percent: Shape {
    Shape([.init("type", ["number", "integer"])]) { .number(Decimal($0) / 10) }
  }
}

extension PeriodReportScreen: ListScreen {
  var csv: [[String]]? { viewModel.report.map(PeriodReportJSON.csv) }

  var json: JSONValue? { viewModel.report.map { PeriodReportJSON.report.json(($0, nil as DataFile?)) } }
}
