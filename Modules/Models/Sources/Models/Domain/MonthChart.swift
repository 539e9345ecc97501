import Foundation
public import ModuloUtilities

/// The months of a goal, six at a time: which six are shown, and which of them is pointed at.
public struct MonthChart: Equatable, Sendable {
  /// How many months a page shows; the earliest may show fewer.
  public static let monthsPerPage = 6

  /// All of them, oldest first.
  public private(set) var months: [ContributionMonthDomain]
  /// From 0, the latest months, to one less than ``pageCount``, the earliest.
  public private(set) var page: Int
  /// The month pointed at; `nil` for none.
  public private(set) var selection: CalendarMonth?

  /// The page with the latest months.
  ///
  /// - Parameter months: Oldest first, and without gaps.
  public init(_ months: [ContributionMonthDomain]) {
    self.months = months
    page = 0
  }

  /// At least one, which is empty when there is nothing to show.
  public var pageCount: Int { max(1, (months.count + Self.monthsPerPage - 1) / Self.monthsPerPage) }

  /// The months of the page, oldest first.
  public var visible: [ContributionMonthDomain] {
    let end = months.count - page * Self.monthsPerPage
    return Array(months[max(0, end - Self.monthsPerPage)..<end])
  }

  public var canShowEarlier: Bool { page < pageCount - 1 }
  public var canShowLater: Bool { page > 0 }

  /// Whether a line has to say where nothing is: a month of the page is below it.
  public var hasZeroLine: Bool { visible.contains { $0.net < 0 } }

  /// The month pointed at, with its net.
  public var selected: ContributionMonthDomain? { visible.first { $0.month == selection } }

  /// Turns to a page, or to the nearest one there is. What was pointed at on another page is let go.
  public mutating func turn(to page: Int) {
    let page = min(max(0, page), pageCount - 1)
    if page != self.page { selection = nil }
    self.page = page
  }

  public mutating func showEarlier() { turn(to: page + 1) }
  public mutating func showLater() { turn(to: page - 1) }

  /// Points at the month of the page that is nearest to this one; at the earlier of two that are equally near.
  public mutating func select(nearestTo month: CalendarMonth) {
    selection = visible.map(\.month).min { abs($0.months(until: month)) < abs($1.months(until: month)) }
  }

  /// Takes the months as they are by now; page and month pointed at stay where they can.
  public mutating func replace(months: [ContributionMonthDomain]) {
    self.months = months
    turn(to: page)
    if selected == nil { selection = nil }
  }

  public mutating func deselect() { selection = nil }
}
