/// The character between two fields of a CSV file.
public struct CSVDelimiter: Hashable, Sendable {
  let byte: UInt8

  /// `,`: where the dot is the decimal mark.
  public static let comma = CSVDelimiter(byte: UInt8(ascii: ","))
  /// `;`: where the comma is.
  public static let semicolon = CSVDelimiter(byte: UInt8(ascii: ";"))
  /// A tab, as between the columns of a copied table.
  public static let tab = CSVDelimiter(byte: UInt8(ascii: "\t"))

  /// The delimiter that the text names: one ASCII character that is neither letter, digit, quote nor line break, or
  /// `tab` or `\t` for a tab. Nil for anything else.
  public init?(_ text: String) {
    if text == "tab" || text == "\\t" { self = .tab; return }
    guard text.utf8.count == 1, let byte = text.utf8.first, Self.isUsable(byte) else { return nil }
    self.init(byte: byte)
  }

  private init(byte: UInt8) {
    self.byte = byte
  }

  private static func isUsable(_ byte: UInt8) -> Bool {
    let scalar = Unicode.Scalar(byte)
    return byte == UInt8(ascii: "\t")
      || (0x20..<0x7F ~= byte && byte != UInt8(ascii: "\"") && !byte.isDigit && !scalar.properties.isAlphabetic)
  }
}
