import Foundation
import ModuloCore
import ModuloUtilities
import Testing

/// The amount of a form: stored, typed as a whole, or key by key.
@Suite struct AmountInputTests {
  private let reader = AmountReader(locale: Locale(identifier: "fr_FR"), exponent: 3)

  @Test func `a stored amount isn't read from its text, which may mean two amounts`() throws {
    let stored = AmountInput.stored(1.234, decimals: 3)
    #expect(stored.text == "1.234")
    let amount = try stored.amount(reader)
    #expect(amount == 1.234)
    #expect(throws: AmountReadingError.self) { try AmountInput.text(stored.text).amount(reader) }
  }

  @Test(arguments: [
    (AmountInput.text("0"), "5"), (.text("12"), "125"), (.text("1,5"), "5"), (.stored(2, decimals: 2), "2.005"),
  ])
  func `the first key continues what stands in the field`(_ field: AmountInput, _ expected: String) {
    var input = field
    input.press(.digit(5), decimals: 3)
    #expect(input.text == expected)
  }

  @Test func `a keypad keeps the decimals it began with, and a text takes its place`() throws {
    var input = AmountInput.text("1")
    for key in [AmountEntry.Key.dot, .digit(5), .digit(6)] { input.press(key, decimals: 1) }
    input.press(.digit(7), decimals: 3)
    let amount = try input.amount(reader)
    #expect(amount == 1.5)
    input = .text("7,25")
    let typed = try input.amount(reader)
    #expect(typed == 7.25)
  }
}
