/// Writes rows in the form that ``CSVReader`` reads back unchanged, whatever the fields hold (NUL, which no CSV file
/// can hold, excepted).
public struct CSVWriter: Hashable, Sendable {
  /// The end of a row.
  public enum LineEnding: String, Sendable {
    /// A line feed, as Unix writes it.
    case lf = "\n"
    /// As in RFC 4180.
    case crlf = "\r\n"
  }

  private let delimiter: CSVDelimiter
  private let lineEnding: LineEnding

  /// Creates an empty table.
  public init(delimiter: CSVDelimiter = .comma, lineEnding: LineEnding = .lf) {
    self.delimiter = delimiter
    self.lineEnding = lineEnding
  }

  /// The row as text, with its line ending. Only the fields that need quotes get them.
  public func line(_ fields: [String]) -> String {
    let mark = delimiter.character
    // A lone empty field would read back as a blank line.
    let quoted = fields == [""] ? ["\"\""] : fields.map(quotedIfNeeded)
    return quoted.joined(separator: mark) + lineEnding.rawValue
  }
}

extension CSVWriter {
  private func quotedIfNeeded(_ field: String) -> String {
    guard needsQuotes(field) else { return field }
    return "\"" + field.replacing("\"", with: "\"\"") + "\""
  }

  private func needsQuotes(_ field: String) -> Bool {
    let special: Set<UInt8> = [delimiter.byte, UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    guard let first = field.unicodeScalars.first, let last = field.unicodeScalars.last else { return false }
    return first.isMisreadAtEdge || last.isMisreadAtEdge || field.utf8.contains(where: special.contains)
  }
}

extension Unicode.Scalar {
  /// Programs strip white space at a field's edges, and a byte order mark at the file's.
  fileprivate var isMisreadAtEdge: Bool { properties.isWhitespace || self == "\u{FEFF}" }
}
