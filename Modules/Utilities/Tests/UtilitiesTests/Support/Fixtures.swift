import Foundation
import ModuloUtilities
import Testing

func day(_ rawValue: Int) throws -> CalendarDay {
  try #require(CalendarDay(rawValue: rawValue))
}

func month(_ rawValue: Int) throws -> CalendarMonth {
  try #require(CalendarMonth(rawValue: rawValue))
}

func zone(_ identifier: String) throws -> TimeZone {
  try #require(TimeZone(identifier: identifier))
}

func decimal(_ text: String) throws -> Decimal {
  try #require(Decimal(string: text))
}

/// Foundation's calendar in the zone, to compare with.
func calendar(in zone: TimeZone) -> Calendar {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = zone
  return calendar
}

/// The error that the body throws, if it is of the type; nil when the body returns.
func failure<Value, Failure: Error>(of body: () throws(Failure) -> Value) -> Failure? {
  do {
    _ = try body()
    return nil
  } catch {
    return error
  }
}

/// A currency with so many decimals, 0, 2 or 3.
func currency(decimals: Int) throws -> Currency {
  let currency = try #require(Currency(code: [0: "JPY", 2: "EUR", 3: "BHD"][decimals] ?? ""))
  #expect(currency.exponent == decimals)
  return currency
}

extension Locale {
  static let american = Locale(identifier: "en_US")
  static let british = Locale(identifier: "en_GB")
  static let french = Locale(identifier: "fr_FR")
}
