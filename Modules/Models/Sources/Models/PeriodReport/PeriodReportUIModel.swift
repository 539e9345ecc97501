import Foundation
public import ModuloUtilities

/// A report on a period as it is shown: text, ready for display.
public struct PeriodReportUIModel: Equatable, Sendable {
  /// The period: `Nov 2026`, `Q3 2026`.
  public let title: String
  /// The days of the figures: `Nov 1, 2026 – Nov 29, 2026`; the first and the last one of a period that hasn't begun.
  public let days: String
  /// What is to be known of the days: that the period isn't over, and what it is compared with.
  public let notes: [String]
  /// Said in place of the sections; `nil` where there are some.
  public let empty: String?
  /// The parts that have something to report.
  public let sections: [Section]

  /// A part of the report: a table, and what is to be known of it.
  public struct Section: Equatable, Sendable {
    /// The part.
    public let section: PeriodReportSection
    /// Its heading.
    public let title: String
    /// The headings of the columns after the names.
    public let heads: [String]
    /// The rows.
    public let rows: [Row]
    /// The sums, one for each currency.
    public let totals: [Row]
    /// What is left out, the rates that were used, and advice.
    public let notes: [String]
  }

  /// A row of a part.
  public struct Row: Equatable, Sendable {
    /// What the figures are of.
    public let name: String
    /// A figure for each column.
    public let cells: [Cell]
  }

  /// A figure.
  public struct Cell: Equatable, Sendable {
    /// The figure, formatted.
    public let text: String
    /// Whether it is an amount or a difference below zero.
    public let isNegative: Bool
  }
}

extension PeriodReportDomain {
  /// The report as it is shown.
  public func toUIModel(_ format: FormatContext) -> PeriodReportUIModel {
    let words = format.strings.periodReport
    let days = span.days ?? span.period.days
    return PeriodReportUIModel(
      title: span.period.title(format), days: format.days(days.lowerBound, days.upperBound),
      notes: notes(format),
      empty: span.days == nil ? words.notBegun(format.day(days.lowerBound)) : isEmpty ? words.empty : nil,
      sections: PeriodReportSection.allCases.compactMap { section($0, format) })
  }

  private func notes(_ format: FormatContext) -> [String] {
    let words = format.strings.periodReport
    var notes = span.isPartial ? [words.partial(span.period.kind, format.day(span.today))] : []
    if let before = span.daysBefore {
      let days = format.days(before.lowerBound, before.upperBound)
      notes.append(span.isPartial ? words.comparedPart(span.period.kind, days) : words.compared(days))
    }
    return notes
  }

  private func section(
    _ section: PeriodReportSection, _ format: FormatContext
  ) -> PeriodReportUIModel.Section? {
    let table = PeriodReportTableText(format: format, isCompared: span.daysBefore != nil)
    switch section {
    case .goal: return goals.isEmpty ? nil : table.goals(goals, savings)
    case .kind: return accounts.map(table.kinds)
    case .group: return groups.isEmpty ? nil : table.times(groups, section)
    case .block: return blocks.isEmpty ? nil : table.times(blocks, section)
    }
  }
}

extension CalendarPeriod {
  /// The period in words: `4/5/2026 – 4/11/2026`, `Apr 2026`, `Q2 2026`, `2026`.
  public func title(_ format: FormatContext) -> String {
    switch kind {
    case .week: format.span(firstDay, lastDay)
    case .month: format.month(firstDay.month)
    case .quarter: format.strings.periodReport.quarter(number ?? 1, firstDay.year)
    case .year: "\(firstDay.year)"
    }
  }
}

/// The tables of a report in words.
private struct PeriodReportTableText {
  typealias Cell = PeriodReportUIModel.Cell

  let format: FormatContext
  let isCompared: Bool

  private var words: PeriodReportStrings { format.strings.periodReport }

  func goals(_ goals: [PeriodGoal], _ totals: [Compared<PeriodSavings>]) -> PeriodReportUIModel.Section {
    .init(
      section: .goal, title: words.section(.goal),
      heads: [words.deposits, words.withdrawals, words.net, words.saved]
        + compared([words.netBefore, words.difference]),
      rows: goals.map { .init(name: $0.goal.title, cells: cells($0.figures)) },
      totals: totals.count == 1 && goals.count == 1
        ? []
        : totals.map { total in
          .init(
            name: totals.count == 1 ? words.total : words.total(total.now.closing.currency.code), cells: cells(total))
        },
      notes: [])
  }

  func kinds(_ accounts: PeriodAccounts) -> PeriodReportUIModel.Section {
    .init(
      section: .kind, title: words.section(.kind),
      heads: [words.opening, words.change, words.closing] + compared([words.changeBefore, words.difference]),
      rows: accounts.kinds.map { .init(name: format.strings.portfolio.kind($0.kind), cells: cells($0.figures)) },
      totals: [.init(name: format.strings.portfolio.netWorth, cells: cells(accounts.netWorth))],
      notes: notes(accounts))
  }

  func times(_ times: [PeriodTime], _ section: PeriodReportSection) -> PeriodReportUIModel.Section {
    let time = format.strings.time
    return .init(
      section: section, title: words.section(section),
      heads: [time.total, time.time, words.share] + compared([words.timeBefore, words.difference]),
      rows: times.map { .init(name: $0.name.singleLine, cells: cells($0.total, share: times.share(of: $0))) },
      totals: times.count == 1
        ? [] : times.total.map { [.init(name: words.total, cells: cells($0, share: nil))] } ?? [],
      notes: [])
  }
}

extension PeriodReportTableText {
  /// What a report has only where it is compared.
  private func compared<Element>(_ cells: @autoclosure () -> [Element]) -> [Element] { isCompared ? cells() : [] }

  private func cells(_ figures: Compared<PeriodSavings>) -> [Cell] {
    let (now, net) = (figures.now, figures.map(\.net))
    return [
      text(format.amount(now.deposits)), text(format.amount(now.withdrawals)),
      amount(now.net, format.signedAmount), amount(now.closing, format.amount),
    ]
      + compared([
        amount(net.before, format.signedAmount),
        difference(net.difference) { amount($0, format.signedAmount) },
      ])
  }

  private func cells(_ figures: Compared<PeriodBalance>) -> [Cell] {
    let (now, change) = (figures.now, figures.compactMap(\.change))
    return [
      amount(now.opening, format.exactAmount), amount(now.change, format.signedExactAmount),
      amount(now.closing, format.exactAmount),
    ]
      + compared([
        amount(change?.before ?? figures.before?.change, format.signedExactAmount),
        difference(change?.difference) { amount($0, format.signedExactAmount) },
      ])
  }

  private func cells(_ total: Compared<TimeTotal>, share: Int?) -> [Cell] {
    [
      text(format.output(of: total.now.halves)), text(format.hoursAndMinutes(total.now.activeSeconds)),
      share.map { text(format.percentage(Decimal($0) / 10)) } ?? text(""),
    ]
      + compared([
        total.before.map { text(format.hoursAndMinutes($0.activeSeconds)) } ?? unknown,
        difference(total.difference, time),
      ])
  }

  /// A difference of seconds: `-1:30`.
  private func time(_ seconds: Int64) -> Cell {
    Cell(text: format.signedHours(seconds), isNegative: seconds < 0)
  }

  private func text(_ text: String) -> Cell { Cell(text: text, isNegative: false) }

  private var unknown: Cell { text(words.unknown) }

  private func amount(_ amount: Money?, _ text: (Money) -> String) -> Cell {
    amount.map { Cell(text: text($0), isNegative: $0.isNegative) } ?? unknown
  }

  /// A difference, with what it is in percent: `+$50 (+10.0%)`.
  private func difference<Value>(_ difference: PeriodDifference<Value>?, _ cell: (Value) -> Cell) -> Cell {
    guard let difference else { return unknown }
    let percent = difference.perThousand.map { " (\(format.signedPercentage(Decimal($0) / 10)))" }
    let value = cell(difference.value)
    return Cell(text: value.text + (percent ?? ""), isNegative: value.isNegative)
  }

  private func notes(_ accounts: PeriodAccounts) -> [String] {
    let portfolio = format.strings.portfolio
    func amounts(_ amounts: [Money]) -> String { amounts.map(format.exactAmount).joined(separator: ", ") }
    var notes = accounts.exclusions.inclusionNote.map { [portfolio.inclusionNote($0)] } ?? []
    notes += accounts.rates.map { $0.text(format) }
    if !accounts.unconvertedOpening.isEmpty {
      notes.append(words.uncountedOpening(amounts(accounts.unconvertedOpening)))
    }
    if !accounts.unconvertedClosing.isEmpty {
      notes.append(words.uncountedClosing(amounts(accounts.unconvertedClosing)))
    }
    return notes + accounts.unconvertedClosing.compactMap { format.advice(.setRate(of: $0.currency)) }
  }
}
