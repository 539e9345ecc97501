import ModuloUtilities

/// What was tracked in a span of days, as it is shown: text, ready for display.
public struct TimeSummaryUIModel: Equatable, Sendable {
  /// The names of the figures, each with its value.
  public let figures: [Figure]
  /// One row for each block, group, day, week or month.
  public let rows: [Row]
  /// What the rows are broken down by in turn; empty for nothing.
  public let columns: [String]
  /// The targets of the span.
  public let targets: [TargetProgressUIModel]

  /// A figure with its name.
  public struct Figure: Equatable, Sendable {
    /// What the value is of.
    public let name: String
    /// The value.
    public let value: String
  }

  /// A part of the total.
  public struct Row: Equatable, Sendable {
    /// The block, the group or the days.
    public let name: String
    /// The total in blocks: `12.5`.
    public let output: String
    /// The time without pauses, in hours and minutes: `6:15`.
    public let time: String
    /// What the time is worth; `nil` without any hourly rate.
    public let worth: String?
    /// The time of each column; empty where there is none.
    public let cells: [String]
  }
}

extension TimeSummaryDomain {
  /// The summary as it is shown.
  public func toUIModel(_ format: FormatContext) -> TimeSummaryUIModel {
    let words = format.strings.time
    func days(_ count: Int) -> String { format.strings.count.days(count, format) }
    let columns = columns.map(\.subject)
    return TimeSummaryUIModel(
      figures: [
        .init(name: words.total, value: format.output(of: summary.total.halves)),
        .init(name: words.time, value: format.hoursAndMinutes(summary.total.activeSeconds)),
        .init(name: words.today, value: format.output(of: summary.today.halves)),
        .init(name: words.streak, value: days(summary.streak.current)),
        .init(name: words.longestStreak, value: days(summary.streak.longest)),
      ] + worthFigure(format),
      rows: summary.sums.map { sum in
        .init(
          name: title(of: sum.subject, format), output: format.output(of: sum.total.halves),
          time: format.hoursAndMinutes(sum.total.activeSeconds), worth: hasRates ? sum.worth.cell(format) : nil,
          cells: columns.map { column in
            let part = sum.parts.first { $0.subject == column }
            return part.map { format.hoursAndMinutes($0.total.activeSeconds) } ?? ""
          })
      },
      columns: columns.map { title(of: $0, format) }, targets: targets.toUIModel(format))
  }

  /// What the time of the span is worth; nothing without any hourly rate, and without time.
  private func worthFigure(_ format: FormatContext) -> [TimeSummaryUIModel.Figure] {
    guard hasRates, let text = summary.worth.text(format) else { return [] }
    return [.init(name: format.strings.hourlyRate.worth, value: text)]
  }

  private func title(of subject: TimeSum.Subject, _ format: FormatContext) -> String {
    format.title(of: subject, name: name(of: subject))
  }
}

extension FormatContext {
  /// The block, the group or the days of a sum.
  func title(of subject: TimeSum.Subject, name: String?) -> String {
    switch subject {
    case .block, .group: name?.singleLine ?? ""
    case .day(let day): self.day(day)
    case .week(let first): span(first, first.adding(days: 6) ?? first)
    case .month(let month): self.month(month)
    }
  }
}
