public import Foundation
public import ModuloUtilities

/// A chart of balances as it is drawn: text, ready for display, and positions.
public struct BalanceChartUIModel: Equatable, Sendable {
  /// The first day and the last, `Jan 1, 2026 – Apr 12, 2026`; empty when there is nothing to draw.
  public let label: String
  /// The days from the first to the last.
  public let span: Int
  /// Oldest first; an amount holds until the next point.
  public let points: [Point]
  /// The points that a table shows, oldest first.
  public let rows: [Row]
  /// The days that are labelled, with their year.
  public let ticks: [Tick]
  /// The lower end of the vertical range.
  public let lowest: Decimal
  /// The upper end of the vertical range.
  public let highest: Decimal
  /// The amount at which the filled area begins.
  public let baseline: Decimal
  /// The labels at the ends of the scale.
  public let scale: Scale
  /// The round amounts on the scale that a chart has a choice of, from the most to the fewest.
  public let figures: [[ChartFigure]]
  /// The point that is read; `nil` for none.
  public let reading: Reading?
  /// Whether the amounts are a debt's, which are shown in the colour of debts.
  public let isDebt: Bool

  /// The position of an amount.
  public struct Point: Equatable, Sendable {
    /// Days since the first that is drawn.
    public let day: Int
    /// The amount at the end of the day.
    public let amount: Decimal
  }

  /// An amount as text.
  public struct Row: Equatable, Sendable {
    /// The day, formatted.
    public let date: String
    /// The amount, formatted.
    public let amount: String
    /// Whether the amount is below zero.
    public let isNegative: Bool
  }

  /// A point that is read.
  public struct Reading: Equatable, Sendable {
    /// Days since the first that is drawn.
    public let day: Int
    /// The amount of the day as text.
    public let row: Row
  }

  /// A label and its day.
  public struct Tick: Equatable, Sendable {
    /// Days since the first that is drawn.
    public let day: Int
    /// The day, formatted for the axis.
    public let label: String
  }

  /// The labels at the ends of the scale and at the baseline: short, or in full where two short ones would be equal. On
  /// a scale without extent, only the end at the baseline has a label.
  public struct Scale: Equatable, Sendable {
    /// Label of the upper end; short, such as `£23K`.
    public let highest: String
    /// Label of the baseline.
    public let baseline: String
    /// Label of the lower end; empty where nothing is below the baseline.
    public let lowest: String
  }
}

extension BalanceChart {
  /// The chart as it is drawn, its amounts in `currency`.
  ///
  /// - Parameters:
  ///   - day: The day that is read; `nil` for none.
  ///   - isTabulated: Whether the rows of a table are told, which the picture alone doesn't need.
  public func toUIModel(
    _ format: FormatContext, _ currency: Currency, reading day: CalendarDay? = nil, isTabulated: Bool = true
  ) -> BalanceChartUIModel {
    let domain = domain
    return BalanceChartUIModel(
      label: days.map { format.days($0.lowerBound, $0.upperBound) } ?? "",
      span: days.map { distance($0.upperBound) } ?? 0,
      points: points.map { .init(day: distance($0.date), amount: $0.amount.decimal) },
      rows: isTabulated ? tabulated.map { $0.toRow(format) } : [],
      ticks: labelledDays.map { .init(day: distance($0), label: tick($0, format)) },
      lowest: domain.lowerBound, highest: domain.upperBound, baseline: baseline,
      scale: scale(format, currency),
      figures: format.chartFigures(
        from: Money(rounding: domain.lowerBound, in: currency), to: Money(rounding: domain.upperBound, in: currency)),
      reading: day.flatMap { point(on: $0) }.map { .init(day: distance($0.date), row: $0.toRow(format)) },
      isDebt: isDebt)
  }

  /// The days from the first that is drawn to another.
  private func distance(_ day: CalendarDay) -> Int { (days?.lowerBound ?? day).days(until: day) }

  private func scale(_ format: FormatContext, _ currency: Currency) -> BalanceChartUIModel.Scale {
    let amounts = [domain.upperBound, baseline, domain.lowerBound]
    // An end beyond every amount stays without a label.
    let short = amounts.map { Money(rounding: $0.truncated, in: currency).map(format.compactAmount) ?? "" }
    let full = amounts.map { Money(rounding: $0, in: currency).map(format.amount) ?? "" }
    let texts = Set(short).count == Set(amounts).count ? short : full
    let isFlat = domain.lowerBound == domain.upperBound
    return BalanceChartUIModel.Scale(
      highest: isFlat && !isDebt ? "" : texts[0], baseline: texts[1], lowest: isFlat && isDebt ? "" : texts[2])
  }

  /// A label with its year: short ranges name the day too, and so does a short history.
  private func tick(_ day: CalendarDay, _ format: FormatContext) -> String {
    switch labelRange {
    case .week, .month, .quarter: format.chartDay(day)
    case .year, .fiveYears: format.chartMonth(day.month)
    case .max: isShort ? format.chartDay(day) : format.chartMonth(day.month)
    }
  }

  private var isShort: Bool { days.map { $0.lowerBound.days(until: $0.upperBound) <= 92 } ?? true }
}

extension BalancePoint {
  fileprivate func toRow(_ format: FormatContext) -> BalanceChartUIModel.Row {
    .init(date: format.day(date), amount: format.exactAmount(amount), isNegative: amount.isNegative)
  }
}
