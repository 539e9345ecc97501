import Foundation

extension JSONValue: CustomStringConvertible {
  /// The layout of a document's text.
  public enum Layout: Sendable {
    /// One line without a space between tokens.
    case compact
    /// A line for each member and element, two spaces for each level.
    case pretty
  }

  /// The document in one line.
  public var description: String { text(.compact) }

  /// The document as text, without a line break at its end. Characters outside ASCII stay as they are.
  public func text(_ layout: Layout) -> String {
    var text = ""
    write(to: &text, layout)
    return text
  }

  /// Writes the document piece by piece, so that a long one need not be held as text.
  public func write(to stream: inout some TextOutputStream, _ layout: Layout = .compact) {
    var writer = JSONWriter(layout: layout)
    writer.write(self, to: &stream)
  }
}

/// Lays a document out; knows how deep it is in it.
private struct JSONWriter {
  let layout: JSONValue.Layout
  var depth = 0

  mutating func write(_ value: JSONValue, to stream: inout some TextOutputStream) {
    switch value {
    case .null: stream.write("null")
    case .bool(let flag): stream.write(flag ? "true" : "false")
    case .number(let number): stream.write(number.isNaN ? "null" : number.description)
    case .string(let text): stream.writeJSONString(text)
    case .array(let elements): writeList(elements, in: ("[", "]"), to: &stream) { $0.write($1, to: &$2) }
    case .object(let members): writeList(members, in: ("{", "}"), to: &stream) { $0.write($1, to: &$2) }
    }
  }

  private mutating func write(_ member: JSONValue.Member, to stream: inout some TextOutputStream) {
    stream.writeJSONString(member.key)
    stream.write(layout == .pretty ? ": " : ":")
    write(member.value, to: &stream)
  }

  private mutating func writeList<Item, Stream: TextOutputStream>(
    _ items: [Item], in brackets: (open: String, close: String), to stream: inout Stream,
    item writeItem: (inout JSONWriter, Item, inout Stream) -> Void
  ) {
    stream.write(brackets.open)
    depth += 1
    for (index, item) in items.enumerated() {
      if index > 0 { stream.write(",") }
      breakLine(in: &stream)
      writeItem(&self, item, &stream)
    }
    depth -= 1
    if !items.isEmpty { breakLine(in: &stream) }
    stream.write(brackets.close)
  }

  private func breakLine(in stream: inout some TextOutputStream) {
    guard layout == .pretty else { return }
    stream.write("\n" + String(repeating: "  ", count: depth))
  }
}

extension TextOutputStream {
  fileprivate mutating func writeJSONString(_ text: String) {
    write("\"")
    if text.utf8.contains(where: \.needsJSONEscape) {
      for scalar in text.unicodeScalars { write(scalar.jsonForm) }
    } else {
      write(text)
    }
    write("\"")
  }
}

extension UInt8 {
  fileprivate var needsJSONEscape: Bool { self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\") }
}

extension Unicode.Scalar {
  fileprivate var jsonForm: String {
    switch self {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\u{8}": "\\b"
    case "\u{C}": "\\f"
    case ..<" ": "\\u00" + String(value >> 4, radix: 16) + String(value & 15, radix: 16)
    default: String(self)
    }
  }
}
