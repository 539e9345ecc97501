/// Gathers a text of markup and replaces its entities as they end.
///
/// Known are `&lt;`, `&gt;`, `&amp;`, `&quot;`, `&apos;`, `&nbsp;` and numbers; anything else stays as it is written.
struct MarkupUnescaper: Sendable {
  /// The text so far, in UTF-8.
  private(set) var text: [UInt8] = []

  private let unescapesTwice: Bool
  /// Where the `&` stands that may begin an entity.
  private var start: Int?
  /// Whether that `&` is what an entity was replaced by.
  private var isSecond = false

  /// - Parameter unescapesTwice: Whether `&amp;lt;`, `&amp;gt;` and `&amp;amp;` are `<`, `>` and `&`.
  init(unescapesTwice: Bool) {
    self.unescapesTwice = unescapesTwice
  }

  /// Begins another text.
  mutating func begin() {
    text.removeAll(keepingCapacity: true)
    start = nil
  }

  /// Takes bytes without `&` and `;`.
  mutating func take(_ bytes: ArraySlice<UInt8>) {
    text += bytes
  }

  mutating func take(_ byte: UInt8) {
    text.append(byte)
    if byte == UInt8(ascii: "&") {
      (start, isSecond) = (text.count - 1, false)
    } else if byte == UInt8(ascii: ";"), let start {
      self.start = nil
      replaceEntity(from: start)
    }
  }

  /// Takes a byte that begins or ends no entity.
  mutating func takePlain(_ byte: UInt8) {
    start = nil
    text.append(byte)
  }

  private mutating func replaceEntity(from start: Int) {
    let length = text.count - start
    guard length <= Self.longest else { return }
    let name = Array(text[(start + 1)..<(text.count - 1)])
    guard let scalar = isSecond ? Self.twice[name] : Self.scalar(named: name) else { return }
    text.removeLast(length)
    text += UTF8.encode(scalar) ?? .init()
    if unescapesTwice, !isSecond, name == Array("amp".utf8) { (self.start, isSecond) = (start, true) }
  }

  private static func scalar(named name: [UInt8]) -> Unicode.Scalar? {
    guard name.first == UInt8(ascii: "#") else { return named[name] }
    let isHexadecimal = name.dropFirst().first.map { $0 | 0x20 } == UInt8(ascii: "x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard let first = digits.first, first != UInt8(ascii: "+"), first != UInt8(ascii: "-") else { return nil }
    let number = UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10)
    // NUL is in no text, whether it is escaped or not.
    return number.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
  }

  /// The length of `&#x10FFFF;` with two zeros in front.
  private static let longest = 12

  private static let twice: [[UInt8]: Unicode.Scalar] = [
    Array("lt".utf8): "<", Array("gt".utf8): ">", Array("amp".utf8): "&",
  ]

  private static let named = twice.merging([
    Array("quot".utf8): "\"", Array("apos".utf8): "'", Array("nbsp".utf8): "\u{A0}",
  ]) { first, _ in first }
}
