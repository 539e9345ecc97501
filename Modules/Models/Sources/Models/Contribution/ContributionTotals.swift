public import ModuloUtilities

/// The totals of a goal's contributions in minor units: over all time, and in one month.
public struct ContributionTotals: Equatable, Sendable {
  /// Money put in less money taken out, over all time.
  public let netMinor: Int64
  /// The number of contributions over all time.
  public let count: Int
  /// The net of the requested month.
  public let monthNetMinor: Int64

  /// Creates totals in minor units of the goal's currency.
  public init(netMinor: Int64, count: Int, monthNetMinor: Int64) {
    self.netMinor = netMinor
    self.count = count
    self.monthNetMinor = monthNetMinor
  }

  /// The totals of a goal without contributions.
  public static let zero = ContributionTotals(netMinor: 0, count: 0, monthNetMinor: 0)

  /// The totals of `contributions`, with `month` as the requested month. Linear; the derived month table gives the same
  /// totals at once, and a property test checks that both agree.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` with ``Damage/unknownContributionType(_:number:)``.
  public init(folding contributions: [ContributionEntity], in month: CalendarMonth) throws(RepositoryError) {
    var net: Int64 = 0
    var monthNet: Int64 = 0
    for contribution in contributions {
      let signed = try contribution.contributionType().signed(contribution.amountMinor)
      net += signed
      if contribution.date.month == month { monthNet += signed }
    }
    self.init(netMinor: net, count: contributions.count, monthNetMinor: monthNet)
  }
}

/// The net of one month of a goal, in minor units.
public struct ContributionMonthEntity: Equatable, Sendable {
  /// The calendar month.
  public let month: CalendarMonth
  /// Money put in less money taken out, in minor units.
  public let netMinor: Int64

  /// Creates the net of one month, in minor units.
  public init(month: CalendarMonth, netMinor: Int64) {
    self.month = month
    self.netMinor = netMinor
  }
}
