import Foundation
import ModuloUtilities
import Testing

@Suite struct AmountReaderPropertyTests {
  static let locales = [
    "en_US", "en_IN", "fr_FR", "fr_CA", "de_DE", "de_CH", "ja_JP", "es_ES", "pl_PL", "sv_SE", "ar_EG", "fa_IR",
  ]

  @Test(arguments: locales)
  func `an amount in plain text with the locale's mark reads back`(name: String) throws {
    var random = SeededGenerator(seed: 31)
    let locale = Locale(identifier: name)
    for decimals in [0, 2, 3] {
      let reader = AmountReader(locale: locale, currency: try currency(decimals: decimals))
      for _ in 0..<200 {
        let amount = Money(minorUnits: anyUnits(using: &random), in: reader.currency)
        let text = amount.plainText.replacing(".", with: locale.decimalSeparator ?? ".")
        let back = try reader.read(text)
        #expect(back == amount, "seed 31, \(name), \(decimals): \(text)")
      }
    }
  }

  /// A grouped text may be refused, as `1.234` is in German; it must never be read as another amount.
  @Test(arguments: ["en_US", "fr_FR", "fr_CA", "de_DE", "de_CH", "ja_JP", "es_ES", "pl_PL", "sv_SE"])
  func `a grouped text as Foundation writes it is never read as another amount`(name: String) throws {
    var random = SeededGenerator(seed: 32)
    let locale = Locale(identifier: name)
    for decimals in [0, 2, 3] {
      let reader = AmountReader(locale: locale, currency: try currency(decimals: decimals))
      let style = Decimal.FormatStyle(locale: locale).precision(.fractionLength(decimals)).grouping(.automatic)
      for _ in 0..<100 {
        // Foundation's style rounds to 15 digits or so.
        let amount = Money(minorUnits: anyUnits(using: &random) >> 20, in: reader.currency)
        let text = amount.decimal.formatted(style)
        do {
          let back = try reader.read(text)
          #expect(back == amount, "seed 32, \(name), \(decimals): \(text)")
        } catch .ambiguous(_, let first, let second) {
          let readings = try [first, second].map { try decimal($0.replacing(",", with: ".")) }
          let isOffered = readings.contains(amount.decimal)
          #expect(isOffered, "seed 32, \(name), \(decimals): \(text)")
        }
      }
    }
  }

  @Test(arguments: locales)
  func `each of two readings is named as it can be typed`(name: String) throws {
    var random = SeededGenerator(seed: 34)
    // As many decimals as any reading of so few characters has.
    let reader = DecimalReader(locale: Locale(identifier: name), decimals: 10)
    let alphabet = Array("0123456789.,-")
    var refused = 0
    for _ in 0..<2_000 {
      let length = Int.random(in: 2...9, using: &random)
      let text = String((0..<length).compactMap { _ in alphabet.randomElement(using: &random) })
      let refusal = failure { () throws(AmountReadingError) in try reader.read(text) }
      guard case .ambiguous(_, let first, let second)? = refusal else { continue }
      refused += 1
      let numbers = try [first, second].map { try reader.read($0) }
      let written = try [first, second].map { try decimal($0.replacing(",", with: ".")) }
      #expect(numbers == written, "seed 34, \(name): \(text)")
    }
    #expect(refused > 0)
  }

  @Test(arguments: locales)
  func `no text ends the process, and a refusal says where`(name: String) {
    var random = SeededGenerator(seed: 33)
    let reader = DecimalReader(locale: Locale(identifier: name), decimals: 2)
    let alphabet = Array("0123456789.,'- +\u{202F}eE٣½\u{301}a\n")
    for _ in 0..<1_000 {
      let length = Int.random(in: 0...24, using: &random)
      let text = String((0..<length).compactMap { _ in alphabet.randomElement(using: &random) })
      guard case .notANumber(_, let column) = failure(of: { () throws(AmountReadingError) in try reader.read(text) })
      else {
        continue
      }
      let columns = 1...max(1, text.unicodeScalars.count + 1)
      let isInside = columns.contains(column)
      #expect(isInside, "seed 33, \(name): \(text.debugDescription)")
    }
  }

  private func anyUnits(using random: inout SeededGenerator) -> Int64 {
    Int64.random(in: .min ... .max, using: &random) >> Int64.random(in: 0...63, using: &random)
  }
}
