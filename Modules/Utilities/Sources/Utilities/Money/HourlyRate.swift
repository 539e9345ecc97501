/// What an hour is worth: an amount above zero.
///
/// Both directions are exact. An entry of time is rounded once, and the least time for a price is a whole second:
///
/// ```swift
/// let rate = HourlyRate(hour)  // 35.00 EUR
/// let worth = rate?.worth(ofSeconds: 5_400)  // 52.50 EUR
/// let seconds = rate?.seconds(for: price)  // 308,572 for 3000.00 EUR
/// ```
public struct HourlyRate: Hashable, Sendable {
  /// What an hour is worth: above zero, and within what a column holds.
  public let amount: Money

  /// - Returns: `nil` for an amount of 0 or less, and for one that no column holds.
  public init?(_ amount: Money) {
    guard amount.isPositive, Int64(exactly: amount.minorUnits) != nil else { return nil }
    self.amount = amount
  }

  /// What an entry of time is worth, rounded once to whole minor units, half away from zero. It can't overflow: both
  /// factors have 64 bits.
  public func worth(ofSeconds seconds: Int64) -> Money { (amount * Int(seconds)).divided(by: 3_600) }

  /// The least number of whole seconds that is worth at least a price, before any rounding; 0 for no price, or less.
  ///
  /// - Parameter price: A price in the currency of the rate; of another one the program stops.
  /// - Returns: `nil` for more seconds than 64 bits have.
  public func seconds(for price: Money) -> Int64? {
    if !price.isPositive { return 0 }
    guard let stored = Int64(exactly: price.minorUnits) else { return nil }
    let seconds = Money(minorUnits: stored, in: price.currency) * 3_600
    return seconds.timesCovered(by: amount, limit: .max).map(Int64.init)
  }
}

/// What time is worth: an amount in each currency, never mixed, and the time for which no rate is known.
///
/// Entries are added one by one, each already rounded, so that the sum is that of what is shown for them.
public struct TimeWorth: Hashable, Sendable {
  /// One amount in each currency, by the currencies' codes.
  public private(set) var amounts: [Money] = []
  /// The seconds for which no rate is known.
  public private(set) var unratedSeconds: Int64 = 0

  /// What no time is worth.
  public static let none = TimeWorth()

  private init() {}

  /// Adds an entry of time.
  ///
  /// - Parameters:
  ///   - seconds: Its length.
  ///   - rate: What an hour of it is worth; `nil` where that isn't known.
  public mutating func add(seconds: Int64, at rate: HourlyRate?) {
    guard let rate else { return unratedSeconds += seconds }
    if seconds > 0 { add(rate.worth(ofSeconds: seconds)) }
  }

  private mutating func add(_ amount: Money) {
    let place = amounts.firstIndex { $0.currency.code >= amount.currency.code } ?? amounts.count
    if place < amounts.count, amounts[place].currency == amount.currency {
      amounts[place] += amount
    } else {
      amounts.insert(amount, at: place)
    }
  }

  /// The sum of both, currency by currency.
  public static func + (first: TimeWorth, second: TimeWorth) -> TimeWorth {
    var sum = first
    for amount in second.amounts { sum.add(amount) }
    sum.unratedSeconds += second.unratedSeconds
    return sum
  }
}
