/// An amount as it grows key by key: digits with at most one dot, never empty, `0` in the beginning.
///
/// ``settled`` can be read by any `AmountReader`, because a dot is a decimal mark in every locale.
public struct AmountEntry: Hashable, Sendable {
  /// A key of the keypad.
  public enum Key: Hashable, Sendable {
    /// 0 to 9; anything else is ignored.
    case digit(Int)
    /// The decimal mark.
    case dot
    /// Takes the last character away.
    case delete
    /// Takes all of them away.
    case clear
  }

  /// The text typed so far.
  public private(set) var text: String
  /// The most digits after the dot; 0 allows no dot.
  public let decimals: Int

  /// Continues a text. One that no key could have made, such as `1,5`, counts as `0`.
  public init(_ text: String = "0", decimals: Int = 2) {
    self.decimals = decimals
    self.text = Self.isPlain(text) ? text : "0"
  }

  /// The text as an amount: without a dot after which nothing was typed.
  public var settled: String { text.hasSuffix(".") ? String(text.dropLast()) : text }

  /// Whether there is something to delete.
  public var isDeletable: Bool { text != "0" }

  /// Takes a key in. One that leads to no amount, such as a second dot, is ignored.
  public mutating func press(_ key: Key) {
    switch key {
    case .digit(let digit): append(digit)
    case .dot: if decimals > 0, fraction == nil { text.append(".") }
    case .delete: delete()
    case .clear: text = "0"
    }
  }

  /// The digits after the dot; `nil` while there is none.
  private var fraction: Substring? { text.firstIndex(of: ".").map { text[text.index(after: $0)...] } }

  private mutating func append(_ digit: Int) {
    guard 0...9 ~= digit, fraction.map({ $0.count < decimals }) ?? true else { return }
    if text == "0" { text = "" }
    text.append("\(digit)")
  }

  private mutating func delete() {
    guard isDeletable else { return }
    text.removeLast()
    if text.isEmpty { text = "0" }
  }

  private static func isPlain(_ text: String) -> Bool {
    text.first.map { $0 != "." } ?? false && text.allSatisfy { $0.isASCII && $0.isNumber || $0 == "." }
      && text.filter { $0 == "." }.count <= 1
  }
}
