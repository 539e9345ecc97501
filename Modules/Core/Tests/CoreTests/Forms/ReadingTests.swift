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

  @Test func `an amount is read in the locale's notation, from a text or from letters`() throws {
    for input in [AmountInput.text("12,5"), .typed(BalanceEntry("12.5", currency: euro, locale: values.locale))] {
      let amount = try values.readAmount(input, in: euro, throwing: ContributionError.self)
      #expect(amount == .eur("12.50"))
    }
  }

  @Test func `an empty field is a missing amount, another text an unreadable one`() {
    for input in [AmountInput.text(" "), .typed(BalanceEntry("-", currency: euro, locale: values.locale))] {
      #expect(throws: BalanceUpdateError.missingAmount) {
        try values.readAmount(input, in: euro, throwing: BalanceUpdateError.self)
      }
    }
    #expect(throws: FinancialGoalError.unreadableAmount(.tooManyDecimals(allowed: 2))) {
      try values.readAmount(.text("1,234"), in: euro, throwing: FinancialGoalError.self)
    }
  }

  @Test func `a day is relative to today, and today where none is typed`() throws {
    let words = try ["hier", "yesterday"].map { try values.readDay($0, throwing: ExchangeRateError.self) }
    #expect(words == [Samples.day(20_260_411), Samples.day(20_260_411)])
    let moment = try values.readTime("maintenant", throwing: TrackingError.self)
    #expect(moment == values.now)
    var english = values
    english.locale = Locale(identifier: "en_FR")
    #expect(throws: ExchangeRateError.unreadableDay(.notADay("hier"))) {
      try english.readDay("hier", throwing: ExchangeRateError.self)
    }
    let days = try [nil, "-1d"].map { try values.readDay($0, throwing: ExchangeRateError.self) }
    #expect(days == [Samples.today, Samples.day(20_260_411)])
    #expect(throws: FinancialAccountError.unreadableDay(.notADay(" "))) {
      try values.readDay(" ", throwing: FinancialAccountError.self)
    }
  }

  @Test func `a currency that isn't typed is the default one`() throws {
    var values = values
    let typed = try values.readCurrency("JPY", throwing: FinancialGoalError.self)
    let byDefault = try values.readCurrency(nil, throwing: FinancialGoalError.self)
    #expect([typed.code, byDefault.code] == ["JPY", "EUR"])
    values.chosenCurrency = nil
    #expect(throws: FinancialGoalError.missingCurrency) {
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
    #expect(throws: FinancialAccountError.unknownCurrency("EURO")) {
      try values.readReportingCurrency(throwing: FinancialAccountError.self)
    }
  }
}
