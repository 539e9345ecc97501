/// The field `:86:`: names and purpose of an entry, in one of three forms.
struct MT940Text {
  /// Names and purpose in one line; empty for none.
  let text: String

  /// The longest line that SWIFT permits. A text that fills it goes on in the next one without a blank.
  private static let fullLine = 65

  init(_ field: MT940Field) throws(BankFileError) {
    let joined = Array(field.lines.joined())
    if let mark = Self.subfieldMark(joined) {
      text = try Self.subfields(joined, mark: mark, line: field.line)
    } else if let codes = try Self.codes(joined, line: field.line) {
      text = codes
    } else {
      text = try Self.plain(field)
    }
  }

  /// The character before each number of a subfield, such as the `?` of `166?00…?20…`; nil for another form.
  private static func subfieldMark(_ bytes: [UInt8]) -> UInt8? {
    guard bytes.count >= 6, bytes.prefix(3).allSatisfy(\.isDigit), bytes[4...5].allSatisfy(\.isDigit) else {
      return nil
    }
    let mark = bytes[3]
    let isLetter = 0x41...0x5A ~= mark || 0x61...0x7A ~= mark || mark >= 0x80
    return mark.isDigit || isLetter || mark.isBlank || ",.-/:+".utf8.contains(mark) ? nil : mark
  }

  /// Name (32 and 33) and purpose (20 to 29, 60 to 69), else the kind of entry (00).
  ///
  /// The parts have a fixed length and are cut within words, so that they are joined without a blank.
  private static func subfields(_ bytes: [UInt8], mark: UInt8, line: Int) throws(BankFileError) -> String {
    var (kind, name, purpose): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
    var number = -1
    for part in bytes.dropFirst(3).split(separator: mark, omittingEmptySubsequences: false).dropFirst() {
      // A mark without a number is a character of the text.
      let found = part.count >= 2 ? Int(digits: part.prefix(2)) : nil
      number = found ?? number
      let content = found == nil ? [mark] + part : Array(part.dropFirst(2))
      switch number {
      case 0: kind += content
      case 20...29, 60...69: purpose += content
      case 32, 33: name += content
      default: break
      }
    }
    let texts = [try String(bankText: name, line: line), try String(bankText: purpose, line: line)]
    let text = texts.filter { !$0.isEmpty }.joined(separator: " ")
    return text.isEmpty ? try String(bankText: kind, line: line) : text
  }

  /// The lines of a free text.
  private static func plain(_ field: MT940Field) throws(BankFileError) -> String {
    var bytes: [UInt8] = []
    for line in field.lines {
      bytes += line
      if line.count < fullLine { bytes.append(UInt8(ascii: " ")) }
    }
    return try String(bankText: bytes, line: field.line)
  }
}

extension MT940Text {
  /// The values after codes such as `/NAME/` and `/REMI/`; nil for another form.
  ///
  /// Name and purpose are the text; where neither is coded, the whole is.
  private static func codes(_ bytes: [UInt8], line: Int) throws(BankFileError) -> String? {
    let parts = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.count > 2, parts[0].allSatisfy(\.isBlank), isCode(parts[1]) else { return nil }
    var values: [String: [[UInt8]]] = [:]
    var code = ""
    for part in parts.dropFirst() {
      let name = String(decoding: part, as: UTF8.self)
      if known.contains(name) { code = name } else { values[code, default: []].append(Array(part)) }
    }
    let party = values["CNTP"].flatMap { $0.count > 2 ? $0[2] : nil }
    let name = try String(bankText: party ?? joined(values["NAME"]), line: line)
    let purpose = try String(bankText: joined(values["REMI"]), line: line)
    let text = [name, purpose].filter { !$0.isEmpty }.joined(separator: " ")
    return text.isEmpty ? try String(bankText: bytes, line: line) : text
  }

  /// The parts of a value, which may have slashes of its own. Empty parts are those between two codes.
  private static func joined(_ parts: [[UInt8]]?) -> [UInt8] {
    let written = (parts ?? []).drop { $0.isEmpty || $0.elementsEqual("USTD".utf8) }
    return Array(written.joined(separator: [UInt8(ascii: "/")])).trimmingSlashes
  }

  private static func isCode(_ part: ArraySlice<UInt8>) -> Bool {
    2...5 ~= part.count && part.allSatisfy { 0x41...0x5A ~= $0 }
  }

  private static let known: Set<String> = [
    "ACCW", "ADDR", "BENM", "BIC", "BUSP", "CHGS", "CNTP", "CREF", "CSID", "EREF", "EXCH", "IACC", "IBAN", "IREF",
    "ISDT", "MARF", "NAME", "NRTX", "OCMT", "ORDP", "PREF", "PURP", "REMI", "RTRN", "SVCL", "TRCD", "TRTP", "TRXT",
    "ULTB", "ULTC", "ULTD",
  ]
}

extension [UInt8] {
  /// The bytes without slashes at their end.
  fileprivate var trimmingSlashes: [UInt8] {
    guard let last = lastIndex(where: { $0 != UInt8(ascii: "/") && !$0.isBlank }) else { return [] }
    return Array(self[...last])
  }
}
