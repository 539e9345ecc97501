public import Foundation
public import ModuloUtilities

/// Balances over a range of days, and the scale on which they are drawn.
public struct BalanceChart: Equatable, Sendable {
  /// Oldest first; an amount holds until the next point. In a range that begins after the first balance, the first
  /// point carries the balance before it.
  public let points: [BalancePoint]
  /// The range of the days; `nil` for all.
  public let range: ChartRange
  /// Whether the amounts are debts, so that the scale hangs from zero.
  public let isDebt: Bool
  /// The days that are drawn: the range from the first balance on, and for ``ChartRange/max`` to the last balance, unless
  /// it ends today. `nil` when there is nothing to draw.
  public let days: ClosedRange<CalendarDay>?

  /// - Parameters:
  ///   - points: All of them in one currency, oldest first, one for each day; those after `today` are left out.
  ///   - today: The last day of the range.
  ///   - endsToday: Whether ``ChartRange/max`` ends today, as every other range does.
  public init(
    _ points: [BalancePoint], range: ChartRange = .standard, isDebt: Bool = false, on today: CalendarDay,
    endsToday: Bool = false
  ) {
    let known = points.filter { $0.date <= today }
    let start = range.days.map { today.adding(days: -$0) ?? .earliest }
    self.points = start.map { Self.points(of: known, from: $0, to: today) } ?? known
    self.range = range
    self.isDebt = isDebt
    if let first = self.points.first?.date, let last = start == nil && !endsToday ? known.last?.date : today {
      days = first...last
    } else {
      days = nil
    }
  }

  /// The points from a day on. The first carries the balance before it, if there is one. With only older balances the
  /// line is flat.
  private static func points(
    of known: [BalancePoint], from start: CalendarDay, to end: CalendarDay
  ) -> [BalancePoint] {
    let kept = known.filter { $0.date >= start }
    let older = known.last { $0.date < start }
    guard let older, kept.first?.date != start else { return kept }
    let entry = BalancePoint(date: start, amount: older.amount)
    return kept.isEmpty ? [entry, BalancePoint(date: end, amount: older.amount)] : [entry] + kept
  }
}

extension BalanceChart {
  /// The ends of the scale, with some room around the amounts; zero is left out where the amounts are far from it.
  public var domain: ClosedRange<Decimal> {
    guard let lowest = lowest?.decimal, let highest = highest?.decimal else { return 0...1000 }
    let tenth = (highest - lowest) / 10
    let padding = max(tenth, abs(highest) / 20)
    if isDebt, highest < 0 { return (lowest - padding)...min(0, highest + padding) }
    if !isDebt, lowest > 0 { return max(0, lowest - padding)...(highest + padding) }
    return (lowest - padding)...(highest + padding)
  }

  /// The amount at which the filled area begins, in text and in SVG: zero where the amounts reach it, else
  /// the amount that is nearest to it. So a line far from zero still shows its movement, and amounts below zero hang.
  public var baseline: Decimal {
    min(max(0, lowest?.decimal ?? 0), highest?.decimal ?? 0)
  }

  private var lowest: Money? { points.map(\.amount).min() }
  private var highest: Money? { points.map(\.amount).max() }
}

extension BalanceChart {
  /// The point whose amount holds on a day; the first one before that, and `nil` without points.
  public func point(on day: CalendarDay) -> BalancePoint? { points.last { $0.date <= day } ?? points.first }

  /// The day of the point that is some points after another, or the nearest there is; `nil` without points.
  ///
  /// - Parameter day: The day of the other one; `nil` for the end of the chart, which has the last point before it.
  public func day(_ steps: Int, after day: CalendarDay?) -> CalendarDay? {
    let index = day.map { day in points.lastIndex { $0.date <= day } ?? 0 } ?? points.count
    return points.isEmpty ? nil : points[min(max(0, index + steps), points.count - 1)].date
  }
}

extension BalanceChart {
  /// The indexes of the labels to keep out of `count`, so that they stay legible.
  public static func labelIndexes(of count: Int) -> [Int] {
    let stride =
      switch count {
      case ...6: 1
      case 7...12: 2
      case 13...24: 3
      case 25...60: 6
      default: 12
      }
    return (0..<max(0, count)).filter { $0.isMultiple(of: stride) }
  }

  /// The days that are labelled: steps from the first day on, and for ``ChartRange/max`` the days of some of the points.
  public var labelledDays: [CalendarDay] {
    guard let days else { return [] }
    func steps(_ step: (Int) -> CalendarDay?) -> [CalendarDay] {
      var found: [CalendarDay] = []
      while let day = step(found.count), days.contains(day) { found.append(day) }
      return found
    }
    return switch labelRange {
    case .week: steps { days.lowerBound.adding(days: $0) }
    case .month: steps { days.lowerBound.adding(days: 7 * $0) }
    case .quarter: steps { days.lowerBound.adding(days: 14 * $0) }
    case .year: steps { days.lowerBound.adding(months: 2 * $0) }
    case .fiveYears: steps { days.lowerBound.adding(months: 12 * $0) }
    case .max: Self.labelIndexes(of: points.count).map { points[$0].date }
    }
  }

  /// The range whose labels fit the days that are drawn, which may be fewer than those of the chart's range.
  var labelRange: ChartRange {
    guard range != .max, let days else { return range }
    let span = days.lowerBound.days(until: days.upperBound)
    return ChartRange.allCases.first { $0 == range || $0.days.map { span <= $0 } ?? false } ?? range
  }

  /// The points that fit a table: all where they are few, else the last of each month, or of each year.
  public var tabulated: [BalancePoint] {
    if points.count <= Self.tableRows { return points }
    let months = last { $0.month.rawValue }
    return months.count <= Self.tableRows ? months : last { $0.year }
  }

  /// The maximum number of rows in a table.
  public static let tableRows = 60

  private func last(in period: (CalendarDay) -> Int) -> [BalancePoint] {
    points.indices.filter { index in
      index == points.count - 1 || period(points[index].date) != period(points[index + 1].date)
    }.map { points[$0] }
  }
}

/// A balance from a day on, until the next point.
public struct BalancePoint: Equatable, Sendable {
  /// The day of the amount.
  public let date: CalendarDay
  /// The amount at the end of the day; a debt is below zero.
  public let amount: Money

  /// Creates a point of a chart.
  public init(date: CalendarDay, amount: Money) {
    self.date = date
    self.amount = amount
  }
}
