public import ModuloUtilities

/// A year of tracked time, as a report shows it: text, ready for display, and a tile for each day.
public struct TimeReportUIModel: Equatable, Sendable {
  /// The first day and the last: `Apr 13, 2025 – Apr 12, 2026`.
  public let label: String
  /// The names of the figures, each with its value.
  public let figures: [TimeSummaryUIModel.Figure]
  /// The weeks, oldest first; the first one may begin and the last one may end within the week.
  public let weeks: [[Tile]]
  /// The months, oldest first; the first one may begin and the last one may end within the month.
  public let months: [Month]

  /// A day of the year.
  public struct Tile: Equatable, Sendable {
    /// The place in the week, from 0.
    public let weekday: Int
    /// The day with its total in blocks, in words: `Apr 12, 2026: 1.5`; `nil` for a day with nothing.
    public let text: String?
    /// From 0 for nothing to 4 for the days with the most.
    public let level: Int
  }

  /// A month of the year.
  public struct Month: Equatable, Sendable {
    /// The name alone: `Apr`.
    public let label: String
    /// The name with the year: `Apr 2026`.
    public let title: String
    /// The place among the weeks, from 0, of the one in which it begins.
    public let week: Int
    /// Its total in blocks: `1.5`.
    public let output: String
  }
}

extension TimeSummaryDomain {
  /// The first day of a report's year: the day after the same one of the year before.
  public static func firstReportDay(before today: CalendarDay) -> CalendarDay {
    today.adding(months: -12)?.adding(days: 1) ?? .earliest
  }

  /// The report on a year that ends today.
  ///
  /// - Returns: `nil` for a year in which nothing was tracked.
  public func toReport(_ format: FormatContext, on today: CalendarDay) -> TimeReportUIModel? {
    let halves = halvesByDay
    if halves.isEmpty { return nil }
    let first = Self.firstReportDay(before: today)
    let days = (0...first.days(until: today)).compactMap { first.adding(days: $0) }
    let weeks = Dictionary(grouping: days) { $0.startOfWeek(from: format.firstWeekday) ?? .earliest }
    let places = Dictionary(uniqueKeysWithValues: zip(weeks.keys.sorted(), 0...))
    let months = Dictionary(grouping: days, by: \.month)
    let thisWeek = weeks[today.startOfWeek(from: format.firstWeekday) ?? .earliest] ?? []
    let words = format.strings.time
    func count(_ days: Int) -> String { format.strings.count.days(days, format) }
    return TimeReportUIModel(
      label: format.days(first, today),
      figures: [
        .init(name: words.today, value: format.output(of: summary.today.halves)),
        .init(
          name: words.thisWeek, value: format.output(of: thisWeek.map { halves[$0, default: 0] }.reduce(0, +))),
        .init(name: words.thisYear, value: format.output(of: summary.total.halves)),
        .init(name: words.streak, value: count(summary.streak.current)),
        .init(name: words.longestStreak, value: count(summary.streak.longest)),
      ],
      weeks: weeks.sorted { $0.key < $1.key }.map { _, days in
        days.map { Self.tile($0, halves[$0, default: 0], format) }
      },
      months: months.sorted { $0.key < $1.key }.map { month, days in
        .init(
          label: format.shortMonth(month), title: format.month(month),
          week: days.first?.startOfWeek(from: format.firstWeekday).flatMap { places[$0] } ?? 0,
          output: format.output(of: days.map { halves[$0, default: 0] }.reduce(0, +)))
      })
  }

  private static func tile(_ day: CalendarDay, _ halves: Int, _ format: FormatContext) -> TimeReportUIModel.Tile {
    TimeReportUIModel.Tile(
      weekday: day.weekday.days(since: format.firstWeekday),
      text: halves == 0 ? nil : format.titled(format.day(day), format.output(of: halves)),
      level: DayLevel.level(of: halves))
  }
}
