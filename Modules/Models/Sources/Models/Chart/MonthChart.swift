import Foundation
public import ModuloUtilities

/// The months of a goal in pages of six, with the page shown and the selected month.
public struct MonthChart: Equatable, Sendable {
  /// The number of months on a page; the earliest page may have fewer.
  public static let monthsPerPage = 6

  /// All of them, oldest first.
  public private(set) var months: [ContributionMonthDomain]
  /// From 0, the latest months, to one less than ``pageCount``, the earliest.
  public private(set) var page: Int
  /// The selected month; `nil` for none.
  public private(set) var selection: CalendarMonth?
  /// The forecast that the latest months go on with; `nil` for none.
  public private(set) var continuation: MonthChartContinuation?

  /// The page with the latest months.
  ///
  /// - Parameter months: Oldest first, and without gaps.
  public init(_ months: [ContributionMonthDomain], continuation: MonthChartContinuation? = nil) {
    self.months = months
    self.continuation = continuation
    page = 0
  }

  /// The forecast after the months of the page: of the latest one, when its last month isn't among them.
  public var visibleContinuation: MonthChartContinuation? {
    guard page == 0, let latest = months.last?.month else { return nil }
    return continuation.flatMap { $0.last > latest ? $0 : nil }
  }

  /// The number of pages, at least 1; the only page is empty when there are no months.
  public var pageCount: Int { max(1, (months.count + Self.monthsPerPage - 1) / Self.monthsPerPage) }

  /// The months of the page, oldest first.
  public var visible: [ContributionMonthDomain] {
    let end = months.count - page * Self.monthsPerPage
    return Array(months[max(0, end - Self.monthsPerPage)..<end])
  }

  /// Whether there is a page of earlier months.
  public var canShowEarlier: Bool { page < pageCount - 1 }
  /// Whether there is a page of later months.
  public var canShowLater: Bool { page > 0 }

  /// Whether a zero line is needed: a month of the page is below zero.
  public var hasZeroLine: Bool { visible.contains { $0.net.isNegative } }

  /// The selected month, with its net.
  public var selected: ContributionMonthDomain? { visible.first { $0.month == selection } }

  /// Turns to a page, or to the nearest existing one. A selection on another page is cleared.
  public mutating func turn(to page: Int) {
    let page = min(max(0, page), pageCount - 1)
    if page != self.page { selection = nil }
    self.page = page
  }

  /// Turns to the page of older months; does nothing on the last page.
  public mutating func showEarlier() { turn(to: page + 1) }
  /// Turns to the page of newer months; does nothing on the first page.
  public mutating func showLater() { turn(to: page - 1) }

  /// Selects the month of the page nearest to this one; the earlier of two that are equally near.
  public mutating func select(nearestTo month: CalendarMonth) {
    selection = visible.map(\.month).min { abs($0.months(until: month)) < abs($1.months(until: month)) }
  }

  /// Replaces the months and the forecast; the page and the selection are kept where possible.
  public mutating func replace(months: [ContributionMonthDomain], continuation: MonthChartContinuation? = nil) {
    self.months = months
    self.continuation = continuation
    turn(to: page)
    if selected == nil { selection = nil }
  }
}

/// A forecast as a chart goes on with it: the same amount each month, up to the one that reaches the goal.
public struct MonthChartContinuation: Equatable, Sendable {
  /// The month that reaches the goal.
  public let last: CalendarMonth
  /// The amount of each month, rounded.
  public let perMonth: Money

  /// Creates a forecast of equal months.
  public init(through last: CalendarMonth, perMonth: Money) {
    self.last = last
    self.perMonth = perMonth
  }
}
