import DependencyKit
import Foundation
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// The one reader of what a form's fields hold.
@Suite struct ReadingTests {
  private let euro = Samples.currency("EUR")

  private var values: DependencyValues {
    var values = DependencyValues()
    values.locale = Locale(identifier: "fr_FR")
    values.timeZone = .gmt
    values.date = .constant(Samples.now)
    values.chosenCurrency = "EUR"
    return values
  }

  @Test func `an amount is read in the locale's notation`() throws {
    let amount = try values.readAmount(.text("12,5"), in: euro, throwing: ContributionError.self)
    #expect(amount == .eur("12.50"))
  }

  @Test(
    arguments: [
      ("1234.5", "€1,234.50", nil), ("-5", "-€5.00", nil), ("", nil, nil), (" ", nil, nil),
      ("1.239", nil, "The amount has more decimals than its currency, which has 2. Write 1.23 or 1239."),
      ("3k", "€3,000.00", nil), ("12.50+3-1", "€14.50", nil),
      ("3kk", nil, "\"3kk\" isn't an amount: look at character 3."),
    ] as [(String, String?, String?)])
  func `the field of an amount has what it is read as, or why it isn't`(
    _ text: String, _ reading: String?, _ fault: String?
  ) {
    var values = values
    values.locale = Locale(identifier: "en_GB")
    let field = values.amountField(.text(text), in: euro)
    #expect([field.text, field.reading, field.fault] == [text, reading, fault])
    let unknown = values.amountField(.text(text), in: nil)
    #expect([unknown.text, unknown.reading, unknown.fault] == [text, nil, nil])
  }

  @Test func `an empty field is a missing amount, another text an unreadable one`() {
    #expect(throws: BalanceUpdateError.rule(.missingAmount)) {
      try values.readAmount(.text(" "), in: euro, throwing: BalanceUpdateError.self)
    }
    #expect(throws: FinancialGoalError.input(.amount(.tooManyDecimals(allowed: 2, readings: ["1,23", "1234"])))) {
      try values.readAmount(.text("1,234"), in: euro, throwing: FinancialGoalError.self)
    }
  }

  @Test(arguments: [
    ("12,5", Money.eur("12.50")), ("12,5 USD", .usd("12.50")), ("3k JPY", Money(3_000, "JPY")),
    ("-4", .eur("-4")), ("", nil), (" \t", nil),
  ]) func `an amount is of the currency that stands beside it, else of the default one`(
    _ text: String, _ expected: Money?
  ) throws {
    let amount = try values.readOptionalMoney(text, keeping: nil, throwing: FinancialGoalError.self)
    #expect(amount == expected)
  }

  @Test func `an amount that can't be read, or has no currency, is refused`() {
    #expect(throws: FinancialGoalError.input(.amount(.notANumber("x", column: 1)))) {
      try values.readOptionalMoney("x", keeping: nil, throwing: FinancialGoalError.self)
    }
    var homeless = values
    homeless.chosenCurrency = nil
    homeless.localeCurrency = nil
    #expect(throws: FinancialGoalError.input(.currency(""))) {
      try homeless.readOptionalMoney("5", keeping: nil, throwing: FinancialGoalError.self)
    }
  }

  @Test func `an amount that was stored is kept, and isn't read from its text`() throws {
    let stored = Money.eur("1234.5")
    #expect(values.format.typed(stored) == "1234,50 EUR")
    let kept = try values.readOptionalMoney("1234,50 EUR", keeping: stored, throwing: FinancialGoalError.self)
    #expect(kept == stored)
    let day = try values.readOptionalDay(" ", throwing: FinancialGoalError.self)
    #expect(day == nil)
    let typed = try values.readOptionalDay("2026-04-01", throwing: FinancialGoalError.self)
    #expect(typed == Samples.day(20_260_401))
  }

  @Test(arguments: [("12", 12), (" -3 ", -3), ("", nil)]) func `a number is whole`(
    _ text: String, _ expected: Int?
  ) throws {
    let number = try values.readOptionalNumber(text, throwing: FinancialGoalError.self)
    #expect(number == expected)
    #expect(throws: FinancialGoalError.input(.number("1.5"))) {
      try values.readOptionalNumber("1.5", throwing: FinancialGoalError.self)
    }
  }

  /// So many milliseconds after now, which is noon.
  private static func time(_ milliseconds: Int64) -> PastMoment {
    .time(Instant(Samples.now).adding(milliseconds: milliseconds))
  }

  @Test(
    arguments: [
      ("12", .step(12)), ("maintenant", time(0)), ("aujourd’hui", time(0)), ("-45m", time(-2_700_000)),
      ("hier", time(-43_200_001)), ("hier 09:30", time(-95_400_000)),
    ] as [(String, PastMoment)])
  func `a moment of the past is a step, a time, or the end of a day`(_ text: String, _ expected: PastMoment) throws {
    let moment = try values.readPastMoment(text, throwing: HistoryError.self)
    #expect(moment == expected)
  }

  @Test(
    arguments: [
      ("0", .moment("0")), ("x", .moment("x")), ("demain", .future("demain")),
      ("2026-02-30", .day(.noSuchDay("2026-02-30"))),
      ("2026-02-30T10:00", .time(.noSuchDay("2026-02-30T10:00"))), ("2026-04-13T00:00", .future("2026-04-13T00:00")),
    ] as [(String, InputProblem)])
  func `a moment that can't be read, or is still to come, is refused`(_ text: String, _ problem: InputProblem) {
    #expect(throws: HistoryError.input(problem)) {
      try values.readPastMoment(text, throwing: HistoryError.self)
    }
  }

  @Test func `a day is relative to today, and today where none is typed`() throws {
    let words = try ["hier", "yesterday"].map { try values.readDay($0, throwing: ExchangeRateError.self) }
    #expect(words == [Samples.day(20_260_411), Samples.day(20_260_411)])
    let moment = try values.readTime("maintenant", throwing: TrackingError.self)
    #expect(moment == values.now)
    var english = values
    english.locale = Locale(identifier: "en_FR")
    #expect(throws: ExchangeRateError.input(.day(.notADay("hier")))) {
      try english.readDay("hier", throwing: ExchangeRateError.self)
    }
    let days = try [nil, "-1d"].map { try values.readDay($0, throwing: ExchangeRateError.self) }
    #expect(days == [Samples.today, Samples.day(20_260_411)])
    #expect(throws: FinancialAccountError.input(.day(.notADay(" ")))) {
      try values.readDay(" ", throwing: FinancialAccountError.self)
    }
  }

  @Test func `a day without a year is the last one, and the next one for an end`() throws {
    let days = try [DayPurpose.entry, .end].map {
      try values.readDay("31 décembre", for: $0, throwing: FinancialGoalError.self)
    }
    #expect(days == [Samples.day(20_251_231), Samples.day(20_261_231)])
    let month = try values.readDay("août 2027", for: .end, throwing: FinancialGoalError.self)
    #expect(month == Samples.day(20_270_831))
  }

  @Test func `an end is a time, a length since the start, or the end of the day`() throws {
    let start = values.now.adding(seconds: -7_200)
    let ends: [Instant] = try ["90m", "24:00", "11:30"].map {
      try values.readEnd($0, of: start, throwing: TrackingError.self)
    }
    let expected = [-1_800, 43_200, -1_800].map { values.now.adding(seconds: $0) }
    #expect(ends == expected)
    #expect(throws: TrackingError.input(.time(.lengthWithoutStart("90m")))) {
      let _: Instant = try values.readEnd("90m", of: nil, throwing: TrackingError.self)
    }
  }

  @Test func `a currency that isn't typed is the default one`() throws {
    var values = values
    let typed = try values.readCurrency("JPY", throwing: FinancialGoalError.self)
    let byDefault = try values.readCurrency(nil, throwing: FinancialGoalError.self)
    #expect([typed.code, byDefault.code] == ["JPY", "EUR"])
    values.chosenCurrency = nil
    #expect(throws: FinancialGoalError.rule(.missingCurrency)) {
      try values.readCurrency(nil, throwing: FinancialGoalError.self)
    }
    values.localeCurrency = "GBP"
    let ofLocale = try values.readCurrency(nil, throwing: FinancialGoalError.self)
    #expect(ofLocale.code == "GBP")
  }

  @Test func `figures are in the chosen currency, else in the shared one, else in the locale's`() throws {
    var values = values
    let chosen = try values.readReportingCurrency(throwing: FinancialAccountError.self)
    #expect(chosen == .chosen(Samples.currency("EUR")))
    values.chosenCurrency = nil
    let unknown = try values.readReportingCurrency(throwing: FinancialAccountError.self)
    #expect(unknown == .shared(orElse: nil))
    values.localeCurrency = "GBP"
    let ofLocale = try values.readReportingCurrency(throwing: FinancialAccountError.self)
    #expect(ofLocale == .shared(orElse: Samples.currency("GBP")))
    values.chosenCurrency = "EURO"
    #expect(throws: FinancialAccountError.input(.currency("EURO"))) {
      try values.readReportingCurrency(throwing: FinancialAccountError.self)
    }
  }
}
