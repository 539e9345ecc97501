import Foundation

extension FetchCursor: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let cursor = Self(text: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "This isn't a cursor.")
    }
    self = cursor
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension FetchCursor {
  /// The table, then each column and its value, with commas between them: ASCII without spaces or quotes.
  private var text: String {
    let pairs = zip(order, position).flatMap { [$0.cursorField, $1.cursorField] }
    return ([table.cursorField] + pairs).joined(separator: ",")
  }

  /// nil for a text that no cursor has.
  private init?(text: String) {
    let fields = text.split(separator: ",", omittingEmptySubsequences: false)
    guard fields.count >= 3, !fields.count.isMultiple(of: 2) else { return nil }
    guard let table = String(fields[0]).removingPercentEncoding else { return nil }
    var (order, position) = ([String](), [SQLValue]())
    for place in stride(from: 1, to: fields.count, by: 2) {
      guard let name = String(fields[place]).removingPercentEncoding,
        let value = SQLValue(cursorField: fields[place + 1])
      else { return nil }
      order.append(name)
      position.append(value)
    }
    self.init(table: table, order: order, position: position)
  }
}

extension SQLValue {
  /// The value as text, after a letter for its class.
  fileprivate var cursorField: String {
    switch self {
    case .null: "n"
    case .integer(let value): "i\(value)"
    case .real(let value): "r" + String(value.bitPattern, radix: 16)
    case .text(let value): "t" + value.cursorField
    case .blob(let bytes): "b" + bytes.map(\.hexadecimal).joined()
    }
  }

  fileprivate init?(cursorField field: Substring) {
    let content = String(field.dropFirst())
    let value: SQLValue? =
      switch field.first {
      case "n" where content.isEmpty: .null
      case "i": Int64(content).map { .integer($0) }
      case "r": UInt64(content, radix: 16).map { Double(bitPattern: $0) }.flatMap { $0.isNaN ? nil : .real($0) }
      case "t": content.removingPercentEncoding.flatMap(Self.init(cursorText:))
      case "b": [UInt8](hexadecimal: content).map { .blob($0) }
      default: nil
      }
    guard let value else { return nil }
    self = value
  }

  /// nil for a text that no column keeps.
  private init?(cursorText text: String) {
    if text.utf8.contains(0) { return nil }
    self = .text(text.composed)
  }
}

extension String {
  /// The text with everything escaped that could end a field, or that a command line or a URL would change.
  fileprivate var cursorField: String {
    utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain = scalar.properties.isASCIIHexDigit || scalar.isASCII && scalar.properties.isAlphabetic
      return isPlain || "+-_.".unicodeScalars.contains(scalar) ? String(scalar) : "%" + byte.hexadecimal
    }.joined()
  }
}

extension UInt8 {
  fileprivate var hexadecimal: String { String(self >> 4, radix: 16) + String(self & 15, radix: 16) }
}

extension [UInt8] {
  fileprivate init?(hexadecimal text: String) {
    let digits = text.compactMap(\.hexDigitValue)
    guard digits.count == text.count, digits.count.isMultiple(of: 2) else { return nil }
    self = stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }
}
