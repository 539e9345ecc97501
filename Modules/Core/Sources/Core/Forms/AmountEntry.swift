import ModuloUtilities

/// An amount as a keypad makes it, key by key: digits with at most one dot, never empty, `0` in the beginning.
///
/// It takes only keys that can follow: each text on the way is an amount, or is one without its last dot.
public struct AmountEntry: Hashable, Sendable {
  /// A key of the keypad.
  public enum Key: Hashable, Sendable {
    /// 0 to 9.
    case digit(Int)
    /// The decimal mark.
    case dot
    /// Takes the last character away.
    case delete

    static let all = (0...9).map(Key.digit) + [.dot, .delete]
  }

  /// The text made so far.
  public private(set) var text = "0"
  /// The most digits after the dot; 0 allows no dot.
  public let decimals: Int

  /// An entry at its beginning.
  public init(decimals: Int = 2) { self.decimals = decimals }

  /// Continues a text; `nil` for one that no key could have made, such as `1,5`, and for one with more decimals.
  public init?(_ text: String, decimals: Int = 2) {
    self.init(decimals: decimals)
    guard Self.isPlain(text), isPossible(text) else { return nil }
    self.text = text
  }

  /// The keys that can follow.
  public var keys: Set<Key> { Set(Key.all.filter { text(after: $0) != nil }) }

  /// Takes a key in.
  ///
  /// - Returns: false for one that can't follow, such as a second dot; then nothing has changed.
  public mutating func press(_ key: Key) -> Bool {
    guard let text = text(after: key) else { return false }
    self.text = text
    return true
  }

  private func text(after key: Key) -> String? {
    switch key {
    case .digit(let digit):
      let longer = (text == "0" ? "" : text) + "\(digit)"
      return 0...9 ~= digit && isPossible(longer) ? longer : nil
    case .dot: return decimals > 0 && !text.contains(".") ? text + "." : nil
    case .delete: return text == "0" ? nil : text.count > 1 ? String(text.dropLast()) : "0"
    }
  }

  /// Whether a text is an amount, or will be one after its dot.
  private func isPossible(_ text: String) -> Bool {
    let settled = text.hasSuffix(".") && decimals > 0 ? String(text.dropLast()) : text
    do {
      _ = try DecimalReader(decimalMark: .point, decimals: decimals).read(settled)
      return true
    } catch {
      return false
    }
  }

  private static func isPlain(_ text: String) -> Bool {
    text.first.map { $0 != "." } ?? false && text.allSatisfy { $0.isASCII && $0.isNumber || $0 == "." }
      && text.filter { $0 == "." }.count <= 1
  }
}
