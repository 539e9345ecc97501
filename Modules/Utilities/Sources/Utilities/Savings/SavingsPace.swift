/// How much was saved in the latest complete months, on average.
public struct SavingsPace: Hashable, Sendable {
  /// The numbers of months over which a pace is taken: a quarter, half a year and a year.
  public static let spans = [3, 6, 12]

  /// The months that were looked at, oldest first, without gaps; at least one.
  public let months: [CalendarMonth]
  /// The month that was left out for its one-off withdrawal; `nil` for none.
  public let oneOff: CalendarMonth?
  /// What was put in, less what was taken out, in the months that count.
  public let net: Money
  /// The number of months that count; at least one.
  public let count: Int

  /// The pace in one month, rounded once; what is calculated of a pace isn't calculated of this.
  public var perMonth: Money { net.divided(by: count) }
}

extension SavingsPace {
  /// The paces of the latest 3, 6 and 12 months before a month, shortest first.
  ///
  /// The month itself isn't over, and would understate every pace, so it doesn't count. A span longer than the history
  /// is cut to it, and one that is cut to the same months as another is left out: a history of 4 months has a pace of 3
  /// months and one of 4, one of 2 months has that alone.
  ///
  /// A month is a **one-off withdrawal** when more was taken out than put in, and it is the only such month of its span
  /// of at least 3. It is left out of the sum and of the count, as an outlier of an average is; two such months are a
  /// habit, and count.
  ///
  /// - Parameters:
  ///   - first: The first month of the history.
  ///   - nets: The net of each month that has any; nothing was saved in the others.
  /// - Returns: Empty without a complete month since the first: no pace is known.
  public static func latest(
    before month: CalendarMonth, since first: CalendarMonth, nets: [CalendarMonth: Money], in currency: Currency
  ) -> [SavingsPace] {
    let history = first.months(until: month)
    guard history > 0 else { return [] }
    var lengths = spans.map { min($0, history) }
    lengths = lengths.indices.filter { $0 == 0 || lengths[$0] > lengths[$0 - 1] }.map { lengths[$0] }
    return lengths.compactMap { length in
      guard let oldest = month.adding(-length), let newest = month.previous else { return nil }
      return SavingsPace(of: oldest.through(newest), nets: nets, in: currency)
    }
  }

  private init(of months: [CalendarMonth], nets: [CalendarMonth: Money], in currency: Currency) {
    let none = Money.zero(in: currency)
    let withdrawals = months.filter { (nets[$0] ?? none).isNegative }
    self.months = months
    oneOff = withdrawals.count == 1 && months.count >= Self.spans[0] ? withdrawals[0] : nil
    let counted = months.filter { [oneOff] in $0 != oneOff }
    net = counted.map { nets[$0] ?? none }.sum(in: currency)
    count = counted.count
  }
}
