import Foundation
import ModuloCore
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// The amount of a form: stored, typed as a whole, or key by key.
@Suite struct AmountInputTests {
  private let reader = AmountReader(locale: Locale(identifier: "fr_FR"), currency: Samples.currency("BHD"))

  @Test func `a stored amount isn't read from its text, which may mean two amounts`() throws {
    let stored = AmountInput.stored(Money("1.234", "BHD"))
    #expect(stored.text == "1.234")
    let amount = try stored.amount(reader)
    #expect(amount == Money("1.234", "BHD"))
    #expect(throws: AmountReadingError.self) { try AmountInput.text(stored.text).amount(reader) }
  }

  @Test(arguments: [
    (AmountInput.text("0"), "5"), (.text("12"), "125"), (.text("1,5"), "1,55"), (.stored(.eur(2)), "2.005"),
  ])
  func `the first key continues what stands in the field`(_ field: AmountInput, _ expected: String) {
    var input = field
    input.press(.digit(5), decimals: 3)
    #expect(input.text == expected)
  }

  @Test func `a decimal mark isn't dropped where there are no decimals`() {
    let yen = AmountReader(locale: Locale(identifier: "en_US"), currency: Samples.currency("JPY"))
    var input = AmountInput.text("0")
    for key in [AmountEntry.Key.digit(1), .digit(2), .dot, .digit(5)] { input.press(key, decimals: 0) }
    #expect(input.text == "12.5")
    #expect(throws: AmountReadingError.tooManyDecimals(allowed: 0)) { try input.amount(yen) }
  }

  @Test func `a text that came at once is continued as it is, until nothing is left of it`() throws {
    var input = AmountInput.text("1 000,5")
    input.press(.digit(2), decimals: 3)
    let amount = try input.amount(reader)
    #expect(amount == Money("1000.52", "BHD"))
    for _ in 0..<8 { input.press(.delete, decimals: 3) }
    #expect(input.text == "0")
    // In French a mark before three digits may group; a keypad's never does.
    input = .text("1.000")
    input.press(.digit(0), decimals: 3)
    #expect(input.text == "1.0000")
    input = .text("a")
    input.press(.dot, decimals: 3)
    #expect(input.text == "a.")
    input.press(.clear, decimals: 3)
    #expect(input.text == "0")
  }

  @Test func `a keypad keeps the decimals it began with, and a text takes its place`() throws {
    var input = AmountInput.text("1")
    for key in [AmountEntry.Key.dot, .digit(5), .digit(6)] { input.press(key, decimals: 1) }
    input.press(.digit(7), decimals: 3)
    let amount = try input.amount(reader)
    #expect(amount == Money("1.5", "BHD"))
    input = .text("7,25")
    let typed = try input.amount(reader)
    #expect(typed == Money("7.25", "BHD"))
  }
}
