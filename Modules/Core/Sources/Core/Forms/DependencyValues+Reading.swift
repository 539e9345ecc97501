public import DependencyKit
import Foundation
public import ModuloModels
public import ModuloUtilities

/// The one reader of what a form's fields hold; an argument, an option and a field are read alike.
extension DependencyValues {
  /// An amount in a currency, in the locale's notation.
  ///
  /// - Throws: `missingAmount` for an empty field; `unreadableAmount`.
  public func readAmount<Failure: AmountInputError>(
    _ input: AmountInput, in currency: Currency, throwing failure: Failure.Type
  ) throws(Failure) -> Money {
    do {
      return try input.amount(AmountReader(locale: format.locale, currency: currency))
    } catch .empty {
      throw .missingAmount
    } catch {
      throw .unreadableAmount(error)
    }
  }

  /// A day relative to today; today for `nil`.
  ///
  /// - Throws: `unreadableDay`.
  public func readDay<Failure: DayInputError>(
    _ text: String?, throwing failure: Failure.Type
  ) throws(Failure) -> CalendarDay {
    guard let text else { return today }
    do { return try DayReader(today: today, words: dayWords).read(text) } catch { throw .unreadableDay(error) }
  }

  /// A moment relative to now, with the time zone whose day it is on: the registered one, or the offset that was typed.
  ///
  /// - Throws: `unreadableTime`.
  public func readZonedTime<Failure: TimeInputError>(
    _ text: String, throwing failure: Failure.Type
  ) throws(Failure) -> ZonedInstant {
    do {
      return try TimeReader(now: now, zone: timeZone, words: dayWords).readZoned(text)
    } catch {
      throw .unreadableTime(error)
    }
  }

  /// The same where the text may be left out; `nil` for `nil`.
  ///
  /// - Throws: `unreadableTime`.
  public func readZonedTime<Failure: TimeInputError>(
    _ text: String?, throwing failure: Failure.Type
  ) throws(Failure) -> ZonedInstant? {
    guard let text else { return nil }
    let time: ZonedInstant = try readZonedTime(text, throwing: failure)
    return time
  }

  /// A moment relative to now.
  ///
  /// - Throws: `unreadableTime`.
  public func readTime<Failure: TimeInputError>(
    _ text: String, throwing failure: Failure.Type
  ) throws(Failure) -> Instant {
    let time: ZonedInstant = try readZonedTime(text, throwing: failure)
    return time.instant
  }

  /// The same where the text may be left out; `nil` for `nil`.
  ///
  /// - Throws: `unreadableTime`.
  public func readTime<Failure: TimeInputError>(
    _ text: String?, throwing failure: Failure.Type
  ) throws(Failure) -> Instant? {
    guard let text else { return nil }
    let moment: Instant = try readTime(text, throwing: failure)
    return moment
  }

  private var dayWords: DayWords { format.strings.dayWords }

  /// The currency with this code; the default currency for `nil`.
  ///
  /// - Throws: `missingCurrency` when there is no default; `unknownCurrency`.
  public func readCurrency<Failure: CurrencyInputError>(
    _ code: String?, throwing failure: Failure.Type
  ) throws(Failure) -> Currency {
    guard let code = code ?? defaultCurrency else { throw .missingCurrency }
    guard let currency = Currency(code: code) else { throw .unknownCurrency(code) }
    return currency
  }

  /// The currency of figures over several accounts: the chosen one, else the one they share, else the locale's.
  ///
  /// - Throws: `unknownCurrency`.
  public func readReportingCurrency<Failure: CurrencyInputError>(
    throwing failure: Failure.Type
  ) throws(Failure) -> ReportingCurrency {
    guard let chosenCurrency else { return .shared(orElse: localeCurrency.flatMap(Currency.init(code:))) }
    return .chosen(try readCurrency(chosenCurrency, throwing: failure))
  }
}
