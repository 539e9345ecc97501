import Foundation
import ModuloCore
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// An amount that is typed key by key.
@Suite struct AmountEntryTests {
  @Test(arguments: [
    ("05.259.", "5.25"), (".", "0."), ("0", "0"), ("00", "0"), ("007", "7"), ("0.0", "0.0"), (".5", "0.5"),
    ("1..5", "1.5"), ("12<<<<", "0"), ("1.5<<<", "0"), (".<", "0"), (".<<", "0"), ("1.239<4", "1.24"),
  ])
  func `M36 keypad entry`(_ keys: String, _ expected: String) {
    let text = typed(keys)
    #expect(text == expected)
  }

  @Test func `M37 keypad delete`() {
    var entry = AmountEntry("12")
    let texts = (1...3).map { _ in
      entry.press(.delete)
      return entry.text
    }
    #expect(texts == ["1", "0", "0"])
    #expect(!entry.isDeletable)
  }

  @Test func `an amount is cleared at once`() {
    var entry = AmountEntry("12.5")
    entry.press(.clear)
    #expect(entry.text == "0")
  }

  @Test(arguments: [(0, "1.5", "15"), (3, "1.2345", "1.234"), (2, "1.2345", "1.23")])
  func `there are as many decimals as the currency has`(_ decimals: Int, _ keys: String, _ expected: String) {
    let text = typed(keys, decimals: decimals)
    #expect(text == expected)
  }

  @Test(arguments: ["1,5", "3 000", "-5", "", ".5", "1.2.3", "٣"])
  func `a text that no key could have made begins anew`(
    _ text: String
  ) {
    let entry = AmountEntry(text)
    #expect(entry.text == "0")
  }

  @Test func `what is no digit is ignored`() {
    var entry = AmountEntry("1")
    entry.press(.digit(10))
    entry.press(.digit(-1))
    #expect(entry.text == "1")
  }

  @Test(arguments: ["en_US", "fr_FR", "de_DE"]) func `every amount on the way can be read, in every locale`(
    _ locale: String
  ) throws {
    let reader = AmountReader(locale: Locale(identifier: locale), currency: Samples.currency("EUR"))
    var entry = AmountEntry()
    for key in "1234.56<<<<<<<<.07" {
      press(key, on: &entry)
      _ = try reader.read(entry.settled)
    }
    #expect(entry.text == "0.07")
  }

  private func typed(_ keys: String, decimals: Int = 2) -> String {
    var entry = AmountEntry(decimals: decimals)
    for key in keys { press(key, on: &entry) }
    return entry.text
  }

  private func press(_ key: Character, on entry: inout AmountEntry) {
    switch key {
    case ".": entry.press(.dot)
    case "<": entry.press(.delete)
    default: entry.press(.digit(key.wholeNumberValue ?? -1))
    }
  }
}
