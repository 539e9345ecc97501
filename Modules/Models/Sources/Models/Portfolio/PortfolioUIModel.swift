public import Foundation
public import ModuloUtilities

/// The portfolio as it is shown: text, ready for display.
public struct PortfolioUIModel: Equatable, Sendable {
  /// The day of the figures.
  public let day: String
  /// The net worth, with its change.
  public let netWorth: PortfolioFigureUIModel
  /// The assets; `nil` when they equal the net worth.
  public let assets: PortfolioFigureUIModel?
  /// The debt; `nil` when there is no debt account.
  public let debt: PortfolioFigureUIModel?
  /// The note on the optional parts that are included; `nil` for none.
  public let note: String?
  /// The day that the figures are compared with, as a phrase; `nil` for none.
  public let since: String?
  /// Said in place of the figures where no money has a rate; `nil` where some has.
  public let unknown: String?
  /// A line for each rate that was used.
  public let rates: [String]
  /// Totals that a figure leaves out, because their currency has no rate: each with advice on what to do.
  public let unconverted: [UnconvertedUIModel]
  /// The sums by kind; empty where they would say nothing: for one kind, and where no money has a rate.
  public let kinds: [PortfolioKindUIModel]
  /// The largest balance first, debts last.
  public let accounts: [FinancialAccountUIModel]
  /// What is set aside in the accounts that goals are tied to, and what is left of each.
  public let funding: [AccountFundingUIModel]
}

/// One of the portfolio's figures.
public struct PortfolioFigureUIModel: Equatable, Sendable {
  /// The label of the figure.
  public let title: String
  /// The amount, formatted.
  public let amount: String
  /// Whether the amount is below zero.
  public let isNegative: Bool
  /// `nil` when there is nothing to compare with.
  public let change: BalanceChangeUIModel?
}

/// The accounts of one kind together: text, ready for display.
public struct PortfolioKindUIModel: Equatable, Sendable {
  /// The name of the kind.
  public let title: String
  /// The amount, formatted, or that it isn't counted.
  public let amount: String
  /// Whether the amount is below zero.
  public let isNegative: Bool
  /// The share of what is owned; `nil` for debts, and for what isn't counted.
  public let share: Share?

  /// A part of a whole.
  public struct Share: Equatable, Sendable {
    /// From 0 to 1, for a bar.
    public let value: Decimal
    /// The same in percent.
    public let text: String
  }
}

/// The total of the accounts of a currency without a rate.
public struct UnconvertedUIModel: Equatable, Sendable {
  /// The amount, formatted in its own currency; with the debt's label where only the debt leaves it out.
  public let amount: String
  /// Advice on the rate that is missing; `nil` without a host, and where the total before has given it.
  public let advice: String?
}

extension PortfolioDomain {
  /// The portfolio as it is shown.
  public func toUIModel(_ format: FormatContext) -> PortfolioUIModel {
    let words = format.strings.portfolio
    return PortfolioUIModel(
      day: format.day(asOf), netWorth: figure(words.netWorth, netWorth, change?.netWorth, format),
      assets: showsAssets ? figure(words.assets, assets, change?.assets, format) : nil,
      debt: debtLabel.map { figure(words.debtLabel($0), debt, change?.debt, isDebt: true, format) },
      note: inclusionNote.map(words.inclusionNote),
      since: isUncounted ? nil : change.map { words.since(format.day($0.since)) },
      unknown: isUncounted ? words.unknownNetWorth(currency.code) : nil,
      rates: rates.map { $0.text(format) },
      unconverted: unconverted.map {
        UnconvertedUIModel(amount: format.exactAmount($0), advice: format.advice(.setRate(of: $0.currency)))
      } + unconvertedMortgage(format),
      kinds: isUncounted || kinds.count < 2 ? [] : kinds.toUIModel(format),
      accounts: accounts.map { $0.toUIModel(format, on: asOf) },
      funding: funding.accounts.map { $0.toUIModel(format) })
  }

  /// What only the debt leaves out: mortgages that the net worth excludes, when they are the only debt.
  private func unconvertedMortgage(_ format: FormatContext) -> [UnconvertedUIModel] {
    guard let debtLabel, debtLabel == .mortgage, exclusions.mortgage else { return [] }
    let words = format.strings.portfolio
    let advised = unconverted.map(\.currency)
    return unconvertedDebt.map { total in
      UnconvertedUIModel(
        amount: words.unconvertedDebt(words.debtLabel(debtLabel), format.exactAmount(total)),
        advice: advised.contains(total.currency) ? nil : format.advice(.setRate(of: total.currency)))
    }
  }

  private func figure(
    _ title: String, _ amount: Money, _ change: Money?, isDebt: Bool = false, _ format: FormatContext
  ) -> PortfolioFigureUIModel {
    PortfolioFigureUIModel(
      title: title, amount: format.exactAmount(amount), isNegative: amount.isNegative,
      change: change.map { BalanceChange(ofTotal: $0, isDebt: isDebt).toUIModel(format) })
  }
}

extension [PortfolioKindTotal] {
  fileprivate func toUIModel(_ format: FormatContext) -> [PortfolioKindUIModel] {
    let owned = compactMap(\.total).filter(\.isPositive).map(\.decimal).reduce(0, +)
    return map { $0.toUIModel(format, ofOwned: owned) }
  }
}

extension PortfolioKindTotal {
  /// - Parameter owned: What is owned in all, in the same currency.
  fileprivate func toUIModel(_ format: FormatContext, ofOwned owned: Decimal) -> PortfolioKindUIModel {
    let words = format.strings.portfolio
    let share = total.flatMap { $0.isPositive && owned > 0 ? $0.decimal / owned : nil }
    return PortfolioKindUIModel(
      title: words.kind(kind), amount: total.map(format.exactAmount) ?? words.uncountedKind,
      isNegative: total?.isNegative ?? false, share: share.map { .init(value: $0, text: format.percentage($0 * 100)) })
  }
}

extension PortfolioSeries {
  /// The net worth over a range of days.
  ///
  /// - Parameter endsToday: Whether ``ChartRange/max`` ends today, and not with the last balance.
  public func chart(range: ChartRange, on today: CalendarDay, endsToday: Bool = false) -> BalanceChart {
    BalanceChart(points, range: range, on: today, endsToday: endsToday)
  }

  /// The same as it is shown: without points where no money has a rate.
  ///
  /// - Parameters:
  ///   - day: The day that is read; `nil` for none.
  ///   - isTabulated: Whether the rows of a table are told.
  public func chart(
    range: ChartRange, on today: CalendarDay, endsToday: Bool = false, reading day: CalendarDay? = nil,
    isTabulated: Bool = true, _ format: FormatContext
  ) -> BalanceChartUIModel {
    let known = chart(range: range, on: today, endsToday: endsToday)
    return (isUncounted ? BalanceChart([], range: range, on: today) : known)
      .toUIModel(format, currency, reading: day, isTabulated: isTabulated)
  }

  /// Said in place of a chart without points.
  public func emptyText(_ format: FormatContext) -> String {
    let words = format.strings
    return isUncounted ? words.portfolio.unknownNetWorth(currency.code) : words.balance.emptyChart
  }

  /// The note on balances that are missing in a part of the series; `nil` when none are.
  public func note(_ format: FormatContext) -> String? {
    let codes = unconverted.map(\.code).joined(separator: ", ")
    return codes.isEmpty ? nil : format.strings.portfolio.incompleteSeries(codes)
  }
}

/// The net worth as the report shows it: text, ready for display.
public struct PortfolioReportUIModel: Equatable, Sendable {
  /// The figures of the report's day.
  public let portfolio: PortfolioUIModel
  /// The net worth over time.
  public let chart: BalanceChartUIModel
  /// The note on balances that are missing in a part of the series.
  public let chartNote: String?
  /// In the order of the portfolio.
  public let accounts: [FinancialAccountDetailedUIModel]
}

extension PortfolioReportDomain {
  /// The net worth as the report shows it, over all of its days up to that of the report.
  public func toUIModel(_ format: FormatContext) -> PortfolioReportUIModel {
    let details = Dictionary(accounts.map { ($0.account.id, $0) }, uniquingKeysWith: { first, _ in first })
    return PortfolioReportUIModel(
      portfolio: portfolio.toUIModel(format),
      chart: series.chart(range: .max, on: portfolio.asOf, endsToday: true, format),
      chartNote: series.note(format),
      accounts: portfolio.accounts.compactMap { details[$0.id] }.map {
        $0.toUIModel(format, on: portfolio.asOf, range: .max, endsToday: true, offset: 0)
      })
  }
}
