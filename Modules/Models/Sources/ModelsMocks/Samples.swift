public import Foundation
public import ModuloUtilities

/// Fixed values for samples and tests.
public enum Samples {
  /// The current day of the samples: 2026-04-12.
  public static let today = day(20_260_412)

  /// A moment on that day: noon in UTC.
  public static let now = Date(timeIntervalSince1970: 1_775_995_200)

  /// The day yyyymmdd. A literal that is no day stops the program.
  public static func day(_ rawValue: Int) -> CalendarDay {
    guard let day = CalendarDay(rawValue: rawValue) else { preconditionFailure("\(rawValue) is no day") }
    return day
  }

  /// The month yyyymm. A literal that is no month stops the program.
  public static func month(_ rawValue: Int) -> CalendarMonth {
    guard let month = CalendarMonth(rawValue: rawValue) else { preconditionFailure("\(rawValue) is no month") }
    return month
  }

  /// The currency with this code. An unknown code stops the program.
  public static func currency(_ code: String) -> Currency {
    guard let currency = Currency(code: code) else { preconditionFailure("\(code) is no currency") }
    return currency
  }

  /// An id that a reader recognises: the same number gives the same id.
  public static func id(_ number: Int) -> UUID {
    let bytes = withBigEndianBytes(of: number)
    return UUID(uuid: (0, 0, 0, 0, 0, 0, 0x70, 0, 0x80, 0, 0, 0, bytes.0, bytes.1, bytes.2, bytes.3))
  }

  /// The id of nothing that is there.
  public static let unknownID = id(99)

  private static func withBigEndianBytes(of number: Int) -> (UInt8, UInt8, UInt8, UInt8) {
    let number = UInt32(truncatingIfNeeded: number)
    return (
      UInt8(truncatingIfNeeded: number >> 24), UInt8(truncatingIfNeeded: number >> 16),
      UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)
    )
  }
}

extension Money {
  /// So much of a currency, in whole units: `Money(250, "EUR")`. An amount with more decimals than the currency, and
  /// an unknown code, stop the program.
  public init(_ amount: Decimal, _ code: String) {
    guard let money = Money(rounding: amount, in: Samples.currency(code)), money.decimal == amount else {
      preconditionFailure("\(amount) is no amount in \(code)")
    }
    self = money
  }

  /// An amount in plain digits with a point: `Money("2.50", "EUR")`. Any other text stops the program.
  public init(_ digits: String, _ code: String) {
    do {
      self = try AmountReader(decimalMark: .point, currency: Samples.currency(code)).read(digits)
    } catch {
      preconditionFailure("\(digits) is no amount in \(code): \(error)")
    }
  }

  /// So many dollars.
  public static func usd(_ amount: Decimal) -> Money { Money(amount, "USD") }
  /// Dollars in plain digits.
  public static func usd(_ digits: String) -> Money { Money(digits, "USD") }
  /// So many pounds.
  public static func gbp(_ amount: Decimal) -> Money { Money(amount, "GBP") }
  /// Pounds in plain digits.
  public static func gbp(_ digits: String) -> Money { Money(digits, "GBP") }
  /// So many euros.
  public static func eur(_ amount: Decimal) -> Money { Money(amount, "EUR") }
  /// Euros in plain digits.
  public static func eur(_ digits: String) -> Money { Money(digits, "EUR") }
}
