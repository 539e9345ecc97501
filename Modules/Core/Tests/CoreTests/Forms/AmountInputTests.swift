import Foundation
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// The amount of a form: the stored one, or a text.
@Suite struct AmountInputTests {
  @Test func `a stored amount isn't read from its text, which may mean two amounts`() throws {
    let reader = AmountReader(locale: Locale(identifier: "fr_FR"), currency: Samples.currency("BHD"))
    let stored = AmountInput.stored(Money("1.234", "BHD"))
    let amount = try stored.amount(reader)
    #expect(amount == Money("1.234", "BHD"))
    #expect(throws: AmountReadingError.self) { try AmountInput.text(stored.text).amount(reader) }
  }

  @Test(arguments: [
    ("en_US", 2, "05.259.", "5.25"), ("de_DE", 2, "05.259.", "5,25"), ("fr_FR", 3, "1.2349", "1,234"),
    ("en_IN", 2, "100000.5", "100000.5"), ("ar_EG", 2, "3.14", "3\u{66B}14"), ("ja_JP", 0, "12.5", "125"),
    ("en_US", 2, ".", "0."), ("en_US", 2, "12<<<", "0"),
  ])
  func `M36 a keypad makes the text that could be typed as well`(
    _ locale: String, _ decimals: Int, _ keys: String, _ expected: String
  ) {
    let format = Self.format(locale)
    var input = AmountInput.text("")
    for key in keys { input.press(Self.key(key), decimals: decimals, format) }
    let text = input.input(format)
    #expect(text == expected)
  }

  @Test(arguments: ["en_US", "de_DE", "fr_FR", "en_IN", "ar_EG", "de_CH", "ja_JP"])
  func `every amount that a keypad makes is read, and what it doesn't offer isn't`(_ locale: String) throws {
    var random = SeededGenerator(seed: 36)
    let format = Self.format(locale)
    for code in ["EUR", "JPY", "BHD"] {
      let reader = AmountReader(locale: format.locale, currency: Samples.currency(code))
      let decimals = reader.currency.exponent
      for _ in 0..<60 {
        var input = AmountInput.text("")
        for _ in 0..<Int.random(in: 1...24, using: &random) {
          let key = Self.key(try #require("0123456789.<".randomElement(using: &random)))
          let isOffered = input.keys(decimals: decimals, format).contains(key)
          let before = input
          input.press(key, decimals: decimals, format)
          let isChanged = input != before
          // A 0 in the beginning stays what it is.
          #expect(isChanged == isOffered || (key == .digit(0) && input.text == "0"), "seed 36 \(before) \(key)")
          if input.text.isEmpty || input.text.hasSuffix(format.decimalSeparator) { continue }
          _ = try input.amount(reader)
        }
      }
    }
  }

  @Test(arguments: [
    ("en_US", "-5", "-"), ("en_US", "5e3", "5e"), ("de_DE", "1.234", "1.23"), ("fr_FR", "1 000", "1 00"),
    ("en_US", "1.239", "1.23"), ("en_US", "a", ""),
  ])
  func `after a text that no keypad makes, only deleting is offered`(
    _ locale: String, _ text: String, _ deleted: String
  ) {
    let format = Self.format(locale)
    var input = AmountInput.text(text)
    #expect(input.keys(decimals: 2, format) == [.delete])
    input.press(.digit(1), decimals: 2, format)
    #expect(input == .text(text))
    input.press(.delete, decimals: 2, format)
    #expect(input == .text(deleted))
  }

  @Test func `a keypad goes on with the stored amount`() {
    let format = Self.format("de_DE")
    var input = AmountInput.stored(.eur("2.50"))
    #expect(input.input(format) == "2,50")
    #expect(input.keys(decimals: 2, format) == [.delete])
    input.press(.delete, decimals: 2, format)
    #expect(input == .text("2,5"))
  }

  private static func format(_ locale: String) -> FormatContext {
    FormatContext(locale: Locale(identifier: locale), timeZone: .gmt)
  }

  private static func key(_ key: Character) -> AmountEntry.Key {
    switch key {
    case ".": .dot
    case "<": .delete
    default: .digit(key.wholeNumberValue ?? -1)
    }
  }
}
