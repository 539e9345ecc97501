public import ModuloUtilities

/// One page of a goal's months as it is shown: text, ready for display.
public struct MonthChartUIModel: Equatable, Sendable {
  /// The first month and the last, `Jan 2026 – Jun 2026`; one month by itself, and empty when there is none.
  public let label: String
  /// Oldest first.
  public let months: [ContributionMonthUIModel]
  /// The index of the selected month.
  public let selection: Int?
  /// The selected month and its net, in whole units of the currency, the fraction cut off.
  public let selectionText: String?
  /// The forecast after the latest month, as one column with the month that reaches the goal; `nil` for none.
  public let continuation: ContributionMonthUIModel?
  /// The forecast in words: `Forecast: $100 a month until Mar 2028`.
  public let continuationText: String?
  /// The months of the page, and how to see the others; `nil` for the only page.
  public let pageText: String?
  /// Whether a month is below zero, so that zero is a line between the columns.
  public let hasZeroLine: Bool
  /// The labels of the scale at zero and at its ends.
  public let scale: Scale
  /// The round amounts on the scale that a chart has a choice of, from the most to the fewest.
  public let figures: [[ChartFigure]]

  /// The amounts at the side of a chart, as text.
  public struct Scale: Equatable, Sendable {
    /// Label of the upper end; short, such as `$200`.
    public let highest: String
    /// Label of zero.
    public let zero: String
    /// Label of the lower end, below zero.
    public let lowest: String
  }
}

extension MonthChart {
  /// The page as it is shown, its amounts in `currency`.
  public func toUIModel(_ format: FormatContext, _ currency: Currency) -> MonthChartUIModel {
    MonthChartUIModel(
      label: format.months(visible.map(\.month)), months: visible.map { $0.toUIModel(format) },
      selection: visible.firstIndex { $0.month == selection },
      selectionText: selected.map { format.titled(format.month($0.month), format.signedWholeAmount($0.net)) },
      continuation: visibleContinuation.map { $0.toUIModel(format) },
      continuationText: visibleContinuation.map { $0.text(format) }, pageText: pageText(format),
      hasZeroLine: hasZeroLine, scale: drawn.scale(format, currency),
      figures: drawn.figures(format, currency))
  }

  /// The months of the page, and that of the forecast.
  private var drawn: [ContributionMonthDomain] {
    visible + (visibleContinuation.map { [ContributionMonthDomain(month: $0.last, net: $0.perMonth)] } ?? [])
  }

  private func pageText(_ format: FormatContext) -> String? {
    let others: Advice.Clause
    switch (canShowEarlier, canShowLater) {
    case (false, false): return nil
    case (true, false): others = .showEarlierMonths(page: page + 1)
    case (false, true): others = .showLaterMonths(page: page - 1)
    case (true, true): others = .showMonths(earlier: page + 1, later: page - 1)
    }
    return format.strings.chart.page(page, pageCount - 1, format.clause(others))
  }
}

extension MonthChartContinuation {
  fileprivate func toUIModel(_ format: FormatContext) -> ContributionMonthUIModel {
    ContributionMonthUIModel(
      label: format.month(last), shortLabel: format.chartMonth(last), net: perMonth.decimal,
      amount: format.signedAmount(perMonth))
  }

  fileprivate func text(_ format: FormatContext) -> String {
    let words = format.strings.goal
    return format.titled(words.forecast, words.monthly(format.amount(perMonth), until: format.month(last)))
  }
}

extension [ContributionMonthDomain] {
  /// The ends of the scale on which these months are drawn.
  public func scale(_ format: FormatContext, _ currency: Currency) -> MonthChartUIModel.Scale {
    let zero = Money.zero(in: currency)
    let nets = map(\.net) + [zero]
    return MonthChartUIModel.Scale(
      highest: format.amount(nets.max() ?? zero), zero: format.amount(zero), lowest: format.amount(nets.min() ?? zero))
  }

  /// The round amounts on that scale.
  fileprivate func figures(_ format: FormatContext, _ currency: Currency) -> [[ChartFigure]] {
    let nets = map(\.net) + [.zero(in: currency)]
    return format.chartFigures(from: nets.min(), to: nets.max())
  }
}
