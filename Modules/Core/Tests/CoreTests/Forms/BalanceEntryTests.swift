import Foundation
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// A balance while it is typed.
@Suite struct BalanceEntryTests {
  private static let british = FormatContext(locale: Locale(identifier: "en_GB"), timeZone: .gmt)

  @Test(arguments: [
    ("1234.567", "£1,234.56"), ("1.2.3", "£1.2"), ("", "£"), ("£", "£"), (".5", "£.5"), ("12.", "£12."),
    ("1,234", "£1,234"), ("£1,234.5", "£1,234.5"), ("12a3", "£123"), ("0", "£0"), ("1٢3", "£13"),
  ])
  func `W30 amount text while typing`(_ typed: String, _ expected: String) {
    let text = BalanceEntry(typed, currency: Samples.currency("GBP"), locale: Self.british.locale).text(Self.british)
    #expect(text == expected)
  }

  @Test(
    arguments: [
      ("", nil), ("£", nil), (" ", nil), (".", nil), ("-5", "5"), ("0", "0"), ("1,200.50", "1200.50"), (".5", "0.50"),
    ] as [(String, String?)])
  func `W31 amount rules`(_ typed: String, _ expected: String?) {
    let amount = BalanceEntry(typed, currency: Samples.currency("GBP"), locale: Self.british.locale).amount
    #expect(amount == expected.map { .gbp($0) })
  }

  @Test func `the locale and the currency decide how it looks`() {
    let french = FormatContext(locale: Locale(identifier: "fr_FR"), timeZone: .gmt)
    let euros = BalanceEntry("1234.5", currency: Samples.currency("EUR"), locale: french.locale).text(french)
    let plain = euros.replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
    #expect(plain == "1 234,5 €")
    let yen = BalanceEntry("1234.5", currency: Samples.currency("JPY"), locale: Self.british.locale).text(Self.british)
    #expect(yen.hasSuffix("1,234"))
  }

  @Test(arguments: [
    ("fr_FR", "1234,567", "1234.56", "1234,56"), ("fr_FR", "1.234,5", "1234.5", "1234,5"),
    ("fr_FR", "12.5", "12.5", "12,5"), ("fr_FR", "1,2,3", "1.2", "1,2"), ("fr_FR", "12,", "12.", "12,"),
    ("fr_FR", "1 234", "1234", "1234"), ("de_DE", "1.234", "1234", "1234"), ("de_DE", "1.234,5", "1234.5", "1234,5"),
    ("de_CH", "1’234.5", "1234.5", "1234.5"),
  ])
  func `W30 a decimal comma is one while typing`(
    _ locale: String, _ typed: String, _ digits: String, _ input: String
  ) {
    let format = FormatContext(locale: Locale(identifier: locale), timeZone: .gmt)
    let entry = BalanceEntry(typed, currency: Samples.currency("EUR"), locale: format.locale)
    #expect([entry.digits, entry.input(format)] == [digits, input])
    // What is typed on is kept as it is.
    let again = BalanceEntry(entry.input(format), currency: entry.currency, locale: format.locale)
    #expect(again == entry)
  }

  @Test(arguments: [
    ("en_GB", "GBP", "12,50", true), ("en_GB", "GBP", "12.50", false), ("en_GB", "JPY", "12.5", true),
    ("fr_FR", "EUR", "12.5", true), ("fr_FR", "EUR", "1.234,5", true), ("fr_FR", "EUR", "12,5", false),
    ("de_DE", "EUR", "1.234", true), ("de_DE", "EUR", "1234", false), ("en_GB", "GBP", "£-5", false),
  ])
  func `a mark that may mean another than the decimal one is ambiguous`(
    _ locale: String, _ currency: String, _ typed: String, _ expected: Bool
  ) {
    let isAmbiguous = BalanceEntry.isAmbiguous(
      typed, currency: Samples.currency(currency), locale: Locale(identifier: locale))
    #expect(isAmbiguous == expected)
  }

  @Test func `a number that is too long is kept as it was typed and is no amount`() {
    let entry = BalanceEntry(
      String(repeating: "9", count: 40), currency: Samples.currency("GBP"), locale: Self.british.locale)
    let text = entry.text(Self.british)
    #expect(text == "£" + String(repeating: "9", count: 40))
    #expect(entry.amount == nil)
  }
}
