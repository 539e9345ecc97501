public import ModuloUtilities

/// The net of one calendar month of a goal.
public struct ContributionMonthDomain: Equatable, Sendable {
  public let month: CalendarMonth
  public let net: Money

  public init(month: CalendarMonth, net: Money) {
    self.month = month
    self.net = net
  }
}

extension [ContributionMonthDomain] {
  /// The series with a point for every month from the first to the last, zero for months without contributions. Empty when
  /// there are none; it does not extend to today.
  public var withoutGaps: [ContributionMonthDomain] {
    guard let first, let last else { return [] }
    let nets = [CalendarMonth: Money](map { ($0.month, $0.net) }, uniquingKeysWith: +)
    let none = Money.zero(in: first.net.currency)
    return first.month.through(last.month).map { ContributionMonthDomain(month: $0, net: nets[$0] ?? none) }
  }
}
