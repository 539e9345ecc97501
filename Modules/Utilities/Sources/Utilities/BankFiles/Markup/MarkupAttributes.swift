/// Reads the attributes of a tag: `name="value"`, with a quote of either kind or none.
struct MarkupAttributes {
  private let bytes: [UInt8]
  private var position = 0

  /// - Parameter bytes: What stands between the tag's name and its end.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next attribute, its name without its namespace, its value as written; nil after the last.
  mutating func next() -> (name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)? {
    skip { $0.isBlank || $0 == UInt8(ascii: "/") || $0 == equals }
    guard position < bytes.count else { return nil }
    let written = skip { !$0.isBlank && $0 != equals }
    let name = written.lastIndex(of: UInt8(ascii: ":")).map { written[($0 + 1)...] } ?? written
    skip(\.isBlank)
    guard position < bytes.count, bytes[position] == equals else { return (name, []) }
    position += 1
    skip(\.isBlank)
    guard position < bytes.count else { return (name, []) }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return (name, skip { !$0.isBlank })
    }
    position += 1
    let value = skip { $0 != quote }
    position = min(position + 1, bytes.count)
    return (name, value)
  }

  @discardableResult
  private mutating func skip(_ isSkipped: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = position
    while position < bytes.count, isSkipped(bytes[position]) { position += 1 }
    return bytes[start..<position]
  }
}

private let equals = UInt8(ascii: "=")
