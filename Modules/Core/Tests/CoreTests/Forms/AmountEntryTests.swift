import ModuloCore
import Testing

/// An amount that a keypad makes.
@Suite struct AmountEntryTests {
  @Test(arguments: [
    ("05.259.", "5.25"), (".", "0."), ("0", "0"), ("00", "0"), ("007", "7"), ("0.0", "0.0"), (".5", "0.5"),
    ("1..5", "1.5"), ("12<<<<", "0"), ("1.5<<<", "0"), (".<", "0"), (".<<", "0"), ("1.239<4", "1.24"),
  ])
  func `M36 a keypad offers only the keys that can follow`(_ keys: String, _ expected: String) {
    let text = typed(keys)
    #expect(text == expected)
  }

  @Test(arguments: [
    ("", 2, "0123456789."), ("5", 2, "0123456789.<"), ("5.", 2, "0123456789<"), ("5.25", 2, "<"),
    ("5", 0, "0123456789<"),
    ("92233720368547758", 2, ".<"), ("92233720368547758.0", 2, "01234567<"),
  ])
  func `M36 only keys that can follow are offered, and another one changes nothing`(
    _ keys: String, _ decimals: Int, _ expected: String
  ) {
    var entry = AmountEntry(decimals: decimals)
    for key in keys { press(key, on: &entry) }
    let offered = "0123456789.<".filter { entry.keys.contains(Self.key($0)) }
    #expect(offered == expected)
    for key in "0123456789.<" {
      var next = entry
      let isTaken = next.press(Self.key(key))
      #expect(isTaken == expected.contains(key))
      #expect((next == entry) == !isTaken || keys.isEmpty)
    }
  }

  @Test func `M37 the keypad deletes a digit, down to zero`() {
    var entry = AmountEntry(decimals: 2)
    for key in "12" { press(key, on: &entry) }
    let texts = (1...3).map { _ in
      press("<", on: &entry)
      return entry.text
    }
    #expect(texts == ["1", "0", "0"])
    let isDeletable = entry.keys.contains(.delete)
    #expect(!isDeletable)
  }

  @Test(arguments: [(0, "1.5", "15"), (3, "1.2345", "1.234"), (2, "1.2345", "1.23")])
  func `there are as many decimals as the currency has`(_ decimals: Int, _ keys: String, _ expected: String) {
    let text = typed(keys, decimals: decimals)
    #expect(text == expected)
  }

  @Test(arguments: ["1,5", "3 000", "-5", "", ".5", "1.2.3", "٣", "1.234", "5e3", "99999999999999999999"])
  func `a text that no key could have made isn't gone on with`(_ text: String) {
    let entry = AmountEntry(text)
    #expect(entry == nil)
  }

  @Test func `what is no digit is no key`() {
    var entry = AmountEntry()
    let taken = [10, -1].map { entry.press(.digit($0)) }
    #expect(taken == [false, false])
    #expect(entry.text == "0")
  }

  private func typed(_ keys: String, decimals: Int = 2) -> String {
    var entry = AmountEntry(decimals: decimals)
    for key in keys { press(key, on: &entry) }
    return entry.text
  }

  private func press(_ key: Character, on entry: inout AmountEntry) { _ = entry.press(Self.key(key)) }

  private static func key(_ key: Character) -> AmountEntry.Key {
    switch key {
    case ".": .dot
    case "<": .delete
    default: .digit(key.wholeNumberValue ?? -1)
    }
  }
}
