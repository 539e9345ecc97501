public import DependencyKit
import Foundation
public import ModuloModels
public import ModuloUtilities

/// The one reader of what a form's fields hold; an argument, an option and a field are read alike.
extension DependencyValues {
  /// An amount in a currency, in the locale's notation.
  ///
  /// - Throws: ``AmountRule/missingAmount`` for an empty field; ``InputProblem/amount(_:)``.
  public func readAmount<Rule: AmountRule>(
    _ input: AmountInput, in currency: Currency, throwing failure: Failure<Rule>.Type
  ) throws(Failure<Rule>) -> Money {
    do {
      return try input.amount(AmountReader(locale: format.locale, currency: currency))
    } catch .empty {
      throw .rule(.missingAmount)
    } catch {
      throw .input(.amount(error))
    }
  }

  /// An amount of any currency: that of the sign or the code beside it, else the default one. `nil` for a blank text.
  ///
  /// - Parameter stored: The amount of the row that is edited, which isn't read from its own text
  ///   (``ModuloModels/FormatContext/typed(_:)``); `nil` for none.
  /// - Throws: ``InputProblem/currency(_:)`` where there is no default; ``InputProblem/amount(_:)``.
  public func readOptionalMoney<Rule>(
    _ text: String, keeping stored: Money?, throwing failure: Failure<Rule>.Type
  ) throws(Failure<Rule>) -> Money? {
    if text.isBlank { return nil }
    if let stored, text == format.typed(stored) { return stored }
    let code = defaultCurrency ?? ""
    guard let currency = Currency(code: code) else { throw .input(.currency(code)) }
    do {
      return try readMoney(text, in: currency)
    } catch {
      throw .input(.amount(error))
    }
  }

  /// An amount in a currency, or in the one that the text names.
  private func readMoney(_ text: String, in currency: Currency) throws(AmountReadingError) -> Money {
    do {
      return try AmountReader(locale: format.locale, currency: currency).read(text)
    } catch .otherCurrency(_, _, let named) {
      return try AmountReader(locale: format.locale, currency: named).read(text)
    } catch {
      throw error
    }
  }

  /// A whole number, in digits. `nil` for a blank text.
  ///
  /// - Throws: ``InputProblem/number(_:)``.
  public func readOptionalNumber<Rule>(
    _ text: String, throwing failure: Failure<Rule>.Type
  ) throws(Failure<Rule>) -> Int? {
    if text.isBlank { return nil }
    guard let number = Int(text.trimmed) else { throw .input(.number(text)) }
    return number
  }

  /// A day relative to today. `nil` for a blank text.
  ///
  /// - Throws: ``InputProblem/day(_:)``.
  public func readOptionalDay<Rule>(
    _ text: String, throwing failure: Failure<Rule>.Type
  ) throws(Failure<Rule>) -> CalendarDay? {
    text.isBlank ? nil : try readDay(text, throwing: failure)
  }

  /// A day relative to today; today for `nil`.
  ///
  /// - Parameter purpose: What the day is for, which decides what is meant where the text leaves the year out.
  /// - Throws: ``InputProblem/day(_:)``.
  public func readDay<Rule>(
    _ text: String?, for purpose: DayPurpose = .entry, throwing failure: Failure<Rule>.Type
  ) throws(Failure<Rule>) -> CalendarDay {
    guard let text else { return today }
    do {
      return try DayReader(today: today, for: purpose, locale: format.locale, words: dayWords).read(text)
    } catch {
      throw .input(.day(error))
    }
  }

  /// A moment relative to now, with the time zone whose day it is on: the registered one, or the offset that was typed.
  ///
  /// - Throws: ``InputProblem/time(_:)``.
  public func readZonedTime<Rule>(
    _ text: String, throwing failure: Failure<Rule>.Type
  ) throws(Failure<Rule>) -> ZonedInstant {
    do {
      return try TimeReader(now: now, zone: timeZone, locale: format.locale, words: dayWords).readZoned(text)
    } catch {
      throw .input(.time(error))
    }
  }

  /// The same where the text may be left out; `nil` for `nil`.
  ///
  /// - Throws: ``InputProblem/time(_:)``.
  public func readZonedTime<Rule>(
    _ text: String?, throwing failure: Failure<Rule>.Type
  ) throws(Failure<Rule>) -> ZonedInstant? {
    guard let text else { return nil }
    let time: ZonedInstant = try readZonedTime(text, throwing: failure)
    return time
  }

  /// A moment relative to now.
  ///
  /// - Throws: ``InputProblem/time(_:)``.
  public func readTime<Rule>(
    _ text: String, throwing failure: Failure<Rule>.Type
  ) throws(Failure<Rule>) -> Instant {
    let time: ZonedInstant = try readZonedTime(text, throwing: failure)
    return time.instant
  }

  /// The same where the text may be left out; `nil` for `nil`.
  ///
  /// - Throws: ``InputProblem/time(_:)``.
  public func readTime<Rule>(
    _ text: String?, throwing failure: Failure<Rule>.Type
  ) throws(Failure<Rule>) -> Instant? {
    guard let text else { return nil }
    let moment: Instant = try readTime(text, throwing: failure)
    return moment
  }

  /// A moment of a stored row: a time of the clock alone is of the row's day, any other text is relative to now.
  ///
  /// - Throws: ``InputProblem/time(_:)``.
  public func readTime<Rule>(
    _ text: String, on day: CalendarDay, throwing failure: Failure<Rule>.Type
  ) throws(Failure<Rule>) -> Instant {
    if let moment = try readClock(text, on: day, throwing: failure) { return moment }
    return try readTime(text, throwing: failure)
  }

  /// A time of the clock on a day; `nil` for any other text.
  private func readClock<Rule>(
    _ text: String, on day: CalendarDay, throwing failure: Failure<Rule>.Type
  ) throws(Failure<Rule>) -> Instant? {
    let reader = TimeReader(now: now, zone: timeZone, locale: format.locale, words: dayWords)
    do { return try reader.read("\(day) \(text)") } catch .notATime { return nil } catch { throw .input(.time(error)) }
  }

  /// The moment at which something ends: a time, a length since its start, or `24:00`. A time of the clock alone is the
  /// first after the start.
  ///
  /// - Parameter start: The moment from which a length counts; `nil` where it is unknown: then a length is refused.
  /// - Throws: ``InputProblem/time(_:)``.
  public func readEnd<Rule>(
    _ text: String, of start: Instant?, throwing failure: Failure<Rule>.Type
  ) throws(Failure<Rule>) -> Instant {
    do {
      let reader = TimeReader(now: now, zone: timeZone, locale: format.locale, words: dayWords)
      return try reader.readZonedEnd(text, of: start).instant
    } catch {
      throw .input(.time(error))
    }
  }

  /// The same where the text may be left out; `nil` for `nil`.
  ///
  /// - Throws: ``InputProblem/time(_:)``.
  public func readEnd<Rule>(
    _ text: String?, of start: Instant?, throwing failure: Failure<Rule>.Type
  ) throws(Failure<Rule>) -> Instant? {
    guard let text else { return nil }
    let end: Instant = try readEnd(text, of: start, throwing: failure)
    return end
  }

  /// The start of something that is planned, relative to now, with the time zone whose day it is on: a weekday, and a day
  /// without its year, are the next ones.
  ///
  /// - Parameter day: The day of a time of the clock alone; `nil` for today.
  /// - Throws: ``InputProblem/time(_:)``.
  public func readPlannedTime<Rule>(
    _ text: String, on day: CalendarDay? = nil, throwing failure: Failure<Rule>.Type
  ) throws(Failure<Rule>) -> ZonedInstant {
    if let day, let moment = try readPlannedClock(text, on: day, throwing: failure) { return moment }
    do { return try planReader.readZoned(text) } catch { throw .input(.time(error)) }
  }

  /// The end of something that is planned: a time, a length since its start, or `24:00`. A time of the clock alone is of
  /// the day of the start.
  ///
  /// - Throws: ``InputProblem/time(_:)``.
  public func readPlannedEnd<Rule>(
    _ text: String, of start: Instant, throwing failure: Failure<Rule>.Type
  ) throws(Failure<Rule>) -> Instant {
    do { return try planReader.readZonedEnd(text, of: start).instant } catch { throw .input(.time(error)) }
  }

  private func readPlannedClock<Rule>(
    _ text: String, on day: CalendarDay, throwing failure: Failure<Rule>.Type
  ) throws(Failure<Rule>) -> ZonedInstant? {
    do { return try planReader.readZoned("\(day) \(text)") } catch .notATime { return nil } catch {
      throw .input(.time(error))
    }
  }

  private var planReader: TimeReader {
    TimeReader(now: now, for: .end, zone: timeZone, locale: format.locale, words: dayWords)
  }

  /// A moment of the history: the number of a step, a time, or a day, which means its end.
  ///
  /// - Throws: ``InputProblem/moment(_:)``, ``InputProblem/time(_:)`` and ``InputProblem/day(_:)`` for what can't be
  ///   read; ``InputProblem/future(_:)``.
  public func readPastMoment<Rule>(
    _ text: String, throwing failure: Failure<Rule>.Type
  ) throws(Failure<Rule>) -> PastMoment {
    // Digits are the number of a step, and never the hour of a time.
    if !text.isEmpty, text.allSatisfy(\.isNumber) {
      guard let step = Int(text), step > 0 else { throw .input(.moment(text)) }
      return .step(step)
    }
    let moment: Instant
    do throws(TimeReadingError) {
      moment = try TimeReader(now: now, zone: timeZone, locale: format.locale, words: dayWords).read(text)
    } catch .notATime {
      return .time(try endOfDay(text, throwing: failure))
    } catch {
      throw .input(.time(error))
    }
    if moment > now { throw .input(.future(text)) }
    return .time(moment)
  }

  /// The last moment of a day that isn't to come; now for today.
  private func endOfDay<Rule>(
    _ text: String, throwing failure: Failure<Rule>.Type
  ) throws(Failure<Rule>) -> Instant {
    let day: CalendarDay
    do throws(DayReadingError) {
      day = try DayReader(today: today, locale: format.locale, words: dayWords).read(text)
    } catch .notADay {
      throw .input(.moment(text))
    } catch {
      throw .input(.day(error))
    }
    if day > today { throw .input(.future(text)) }
    guard day < today, let next = day.adding(days: 1) else { return now }
    return Instant(next.date(in: timeZone)).adding(milliseconds: -1)
  }

  private var dayWords: DayWords { format.strings.dayWords }

  /// The currency with this code; the default currency for `nil`.
  ///
  /// - Throws: ``CurrencyRule/missingCurrency`` when there is no default; ``InputProblem/currency(_:)``.
  public func readCurrency<Rule: CurrencyRule>(
    _ code: String?, throwing failure: Failure<Rule>.Type
  ) throws(Failure<Rule>) -> Currency {
    guard let code = code ?? defaultCurrency else { throw .rule(.missingCurrency) }
    guard let currency = Currency(code: code) else { throw .input(.currency(code)) }
    return currency
  }

  /// The currency of figures over several accounts: the chosen one, else the one they share, else the locale's.
  ///
  /// - Throws: ``InputProblem/currency(_:)``.
  public func readReportingCurrency<Rule: CurrencyRule>(
    throwing failure: Failure<Rule>.Type
  ) throws(Failure<Rule>) -> ReportingCurrency {
    guard let chosenCurrency else { return .shared(orElse: localeCurrency.flatMap(Currency.init(code:))) }
    return .chosen(try readCurrency(chosenCurrency, throwing: failure))
  }
}

extension FormatContext {
  /// An amount as it is typed where its currency isn't known: `12.50 EUR`, with the locale's decimal mark.
  public func typed(_ money: Money) -> String {
    "\(AmountInput.stored(money).input(self)) \(money.currency.code)"
  }
}
