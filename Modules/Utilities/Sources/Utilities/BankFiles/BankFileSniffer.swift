/// The kind of a bank's file, recognised by its first bytes.
public struct BankFileSniffer: Hashable, Sendable {
  /// What a kind was recognised by.
  public enum Reason: Hashable, Sendable {
    /// The header of OFX 1, `OFXHEADER:` or `DATA:OFXSGML`.
    case ofxHeader
    /// The element that OFX or camt is within.
    case element(String)
    /// The fields of MT940: `:20:` and one that belongs to it.
    case swiftFields
    /// The first line of QIF, such as `!Type:Bank`.
    case qifHeader
  }

  /// The number of bytes that are enough for it.
  public static let length = 16_384

  /// OFX, QIF, camt or MT940.
  public let kind: BankFileKind
  /// What it was recognised by.
  public let reason: Reason
  /// The encoding that the file itself names; nil where it names none, or one that isn't known.
  public let declaredEncoding: TextEncoding?

  /// The kind of the file; nil where it isn't recognised, as of CSV.
  ///
  /// - Parameter beginning: The first bytes of the file, at least ``length`` of them where it has so many.
  /// - Throws: `otherKind` for a file that is no statement, `documentType` for a declaration before OFX or camt.
  public init?(_ beginning: [UInt8]) throws(BankFileError) {
    if let name = Self.binaryKind(of: beginning) { throw .otherKind(name) }
    var decoder = TextDecoder(TextEncoding(markOf: beginning) ?? .utf8)
    let decoded = decoder.utf8(from: Array(beginning.prefix(Self.length)))
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = decoded.dropFirst(decoded.starts(with: mark) ? mark.count : 0).drop(while: \.isBlank)
    if let header = OFXHeader(text) {
      (kind, reason, declaredEncoding) = (.ofx, .ofxHeader, header.encoding)
    } else if text.first == UInt8(ascii: "<") {
      guard let root = try Self.root(of: text) else {
        throw .otherKind(text.isHTML ? "HTML" : "XML")
      }
      (kind, reason, declaredEncoding) = (root.kind, .element(root.name), Self.xmlEncoding(of: text))
    } else if let kind = Self.lineKind(of: text) {
      self.kind = kind
      reason = kind == .qif ? .qifHeader : .swiftFields
      declaredEncoding = nil
    } else {
      return nil
    }
  }
}

extension BankFileSniffer {
  private static let binaryKinds: [(name: String, beginning: [UInt8])] = [
    ("PDF", Array("%PDF".utf8)), ("ZIP", [0x50, 0x4B, 0x03, 0x04]), ("ZIP", [0x50, 0x4B, 0x05, 0x06]),
    ("gzip", [0x1F, 0x8B]), ("PNG", [0x89, 0x50, 0x4E, 0x47]), ("JPEG", [0xFF, 0xD8, 0xFF]),
    ("GIF", Array("GIF8".utf8)), ("TIFF", [0x49, 0x49, 0x2A, 0x00]), ("TIFF", [0x4D, 0x4D, 0x00, 0x2A]),
    ("SQLite", Array("SQLite format 3\0".utf8)), ("XLS", [0xD0, 0xCF, 0x11, 0xE0]), ("RTF", Array("{\\rtf".utf8)),
  ]

  private static func binaryKind(of bytes: [UInt8]) -> String? {
    binaryKinds.first { bytes.starts(with: $0.beginning) }?.name
  }

  /// The element by which markup is recognised; nil for other markup.
  private static func root(of text: ArraySlice<UInt8>) throws(BankFileError) -> (kind: BankFileKind, name: String)? {
    let source = MemoryByteSource(Array(text))
    var tokenizer = MarkupTokenizer(source: source, encoding: .utf8, dialect: .xml)
    do {
      while let token = try tokenizer.next() {
        if token == .start, let kind = kind(named: tokenizer.name) { return (kind, tokenizer.name) }
      }
    } catch {
      if case .documentType = error, text.isHTML { throw .otherKind("HTML") }
      // The beginning may end anywhere, within a tag too.
      guard case .truncated = error else { throw error }
      return kind(named: tokenizer.name).map { ($0, tokenizer.name) }
    }
    return nil
  }

  private static func kind(named name: String) -> BankFileKind? {
    switch name {
    case "BkToCstmrAcctRpt", "BkToCstmrAcctRptV01": .camt(52)
    case "BkToCstmrStmt", "BkToCstmrStmtV01": .camt(53)
    case "BkToCstmrDbtCdtNtfctn", "BkToCstmrDbtCdtNtfctnV01": .camt(54)
    default: name.uppercased() == "OFX" ? .ofx : nil
    }
  }

  /// The encoding of `<?xml version="1.0" encoding="…"?>`.
  private static func xmlEncoding(of text: ArraySlice<UInt8>) -> TextEncoding? {
    guard text.starts(with: "<?xml".utf8), let end = text.firstIndex(of: UInt8(ascii: ">")) else { return nil }
    var attributes = MarkupAttributes(Array(text[..<end].dropFirst(5)))
    while let attribute = attributes.next() {
      guard attribute.name.elementsEqual("encoding".utf8) else { continue }
      return TextEncoding(name: String(decoding: attribute.value, as: UTF8.self))
    }
    return nil
  }

  /// MT940 or QIF, by the first lines.
  private static func lineKind(of text: ArraySlice<UInt8>) -> BankFileKind? {
    if text.first == UInt8(ascii: "!") {
      let line = String(decoding: text.prefix { !$0.isLineEnd }, as: UTF8.self).lowercased()
      return ["!type:", "!account", "!option:", "!clear:"].contains(where: line.hasPrefix) ? .qif : nil
    }
    // The envelope of SWIFT begins with a control character at some banks.
    if text.drop(while: { $0 < 0x20 }).starts(with: "{1:".utf8) { return .mt940 }
    let tags = text.split(whereSeparator: \.isLineEnd).compactMap { MT940Tag($0)?.name }
    let others: Set<String> = ["21", "25", "25P", "28", "28C", "60F", "60M", "61"]
    return tags.contains("20") && !others.isDisjoint(with: tags) ? .mt940 : nil
  }
}

/// The header of OFX 1: lines such as `CHARSET:1252`, which some banks write in one.
private struct OFXHeader {
  /// The encoding that it names; nil for none.
  let encoding: TextEncoding?

  init?(_ text: ArraySlice<UInt8>) {
    let header = text.prefix { $0 != UInt8(ascii: "<") }
    let words = header.split(whereSeparator: \.isBlank).map { String(decoding: $0, as: UTF8.self).uppercased() }
    guard words.contains(where: { $0.hasPrefix("OFXHEADER:") || $0 == "DATA:OFXSGML" }) else { return nil }
    let values = words.compactMap { word -> String? in
      ["ENCODING:", "CHARSET:"].first(where: word.hasPrefix).map { String(word.dropFirst($0.utf8.count)) }
    }
    encoding = values.lazy.compactMap { Self.encodings[$0] ?? TextEncoding(name: $0) }.first
  }

  private static let encodings: [String: TextEncoding] = [
    "UNICODE": .utf8, "1250": .windows1250, "1252": .windows1252, "8859-1": .latin1, "8859-2": .latin2,
    "8859-15": .latin9,
  ]
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == 0x0A || self == 0x0D }
}

extension ArraySlice<UInt8> {
  fileprivate var isHTML: Bool {
    let text = String(decoding: prefix(1_024), as: UTF8.self).lowercased()
    return text.contains("<!doctype html") || text.contains("<html")
  }
}
