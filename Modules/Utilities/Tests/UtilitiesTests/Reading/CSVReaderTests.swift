import ModuloUtilities
import Testing

@Suite struct CSVReaderTests {
  @Test(
    arguments: [
      ("a,b\nc,d\n", [["a", "b"], ["c", "d"]]),
      ("a,b\r\nc,d", [["a", "b"], ["c", "d"]]),
      ("a,b\rc,d\r", [["a", "b"], ["c", "d"]]),
      ("a\nb\r\nc\rd", [["a"], ["b"], ["c"], ["d"]]),
      ("\n\r\n  \n\ta\r\r\nb\n\n", [["\ta"], ["b"]]),
      ("a,\n,b\n,\n", [["a", ""], ["", "b"], ["", ""]]),
      ("a,", [["a", ""]]),
      (#""a","b ""c""","d,e""# + "\n", [["a", #"b "c""#, "d,e"]]),
      ("\"a\r\nb\",\"c\rd\ne\"\n", [["a\r\nb", "c\rd\ne"]]),
      ("\"\"\n\"\"", [[""], [""]]),
      (#""""""#, [["\""]]),
      (" a , b \n", [[" a ", " b "]]),
      ("\u{FEFF}a,é\n", [["a", "é"]]),
      ("\u{FEFF}\"a\"\n\u{FEFF}b,\u{FEFF}c\n\u{FEFF}\"d\"", [["a"], ["b", "\u{FEFF}c"], ["d"]]),
      ("\u{FEFF}\u{FEFF}a\n\u{FEFF}\n\"\u{FEFF}b\"", [["a"], ["\u{FEFF}b"]]),
      ("\u{FEFF}", []),
      ("", []),
      ("\n\n", []),
      ("日本,🇫🇷\n", [["日本", "🇫🇷"]]),
      ("'12-34-56,5'\n", [["'12-34-56", "5'"]]),
    ] as [(String, [[String]])])
  func `rows are read as RFC 4180 has them`(text: String, expected: [[String]]) {
    let found = CSVOutcome(text)
    #expect(found.texts == expected)
    #expect(found.error == nil)
  }

  @Test(
    arguments: [
      ("a,b\"c\n", .strayQuote(line: 1, column: 4)),
      ("a\nbb, \"c\"\n", .strayQuote(line: 2, column: 5)),
      ("\nb\"", .strayQuote(line: 2, column: 2)),
      ("é,\"b\"c", .textAfterQuote(line: 1, column: 6)),
      ("\"b\"é", .textAfterQuote(line: 1, column: 4)),
      ("\"b\" ,c", .textAfterQuote(line: 1, column: 4)),
      ("a\r\nb,\"c\nd,e", .unclosedQuote(line: 2, column: 3)),
      ("\"", .unclosedQuote(line: 1, column: 1)),
      ("\"a\nb\nc\"d", .textAfterQuote(line: 3, column: 3)),
      ("\"a\r\nb\rc\n\"d", .textAfterQuote(line: 4, column: 2)),
      ("a\nb\0", .nul(line: 2, column: 2)),
      ("\"\0\"", .nul(line: 1, column: 2)),
    ] as [(String, CSVError)])
  func `a broken row names its line and column`(text: String, expected: CSVError) {
    let found = CSVOutcome(text).error
    #expect(found == expected)
    let place = [found?.line, found?.column]
    let expectedPlace = [expected.line, expected.column]
    #expect(place == expectedPlace)
  }

  @Test(
    arguments: [
      ([0x61, 0x0A, 0x62, 0xE9, 0x0A], 2, 3), ([0xC0, 0x80], 1, 0), ([0xED, 0xA0, 0x80], 1, 0),
      ([0xE0, 0x80, 0x80], 1, 0),
      ([0xF5, 0x80, 0x80, 0x80], 1, 0), ([0xF4, 0x90, 0x80, 0x80], 1, 0), ([0xF0, 0x80, 0x80, 0x80], 1, 0),
      ([0x61, 0x80], 1, 1), ([0x22, 0xC3, 0x22], 1, 1), ([0xE2, 0x82], 1, 0), ([0xFF, 0xFC, 0x61, 0x20], 1, 0),
      ([0xEF, 0xBB, 0xBF, 0x0D, 0x0A, 0xC3], 2, 5),
    ] as [([UInt8], Int, Int)])
  func `bytes that are no UTF-8 are named by line and offset`(bytes: [UInt8], line: Int, byteOffset: Int) {
    let found = CSVOutcome(bytes).error
    #expect(found == .invalidUTF8(line: line, byteOffset: byteOffset))
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x61, 0x00], .utf16), ([0xFE, 0xFF, 0x04, 0x16], .utf16), ([0x61, 0, 0x2C, 0, 0x62, 0], .utf16),
      ([0, 0x61, 0, 0x2C, 0, 0x62], .utf16), ([0x89, 0x50, 0x4E, 0x47, 0, 0, 0, 0x0D], .binary),
      ([0x61, 0, 0x62], .nul(line: 1, column: 2)), ([0x61, 0, 0, 0, 0x62], .nul(line: 1, column: 2)),
      // Four bytes show it, and sixteen do, whatever follows.
      ([0x61, 0, 0x2C, 0], .utf16), ([0x61, 0, 0x2C], .nul(line: 1, column: 2)),
      ([0, 0x61, 0, 0x2C, 0, 0x62, 0, 0x2C, 0, 0x61, 0, 0x2C, 0, 0x62, 0, 0x2C, 0x04, 0x16], .utf16),
      ([0xFF, 0xFE], .utf16), ([0xFF, 0xD8, 0xFF, 0xE0, 0, 0x10], .binary),
    ] as [([UInt8], CSVError)])
  func `what is no text is called what it is, however it is cut`(bytes: [UInt8], expected: CSVError) {
    for pieceSize in [1, 3, 64] {
      var reader = CSVReader(source: MemoryByteSource(bytes, pieceSize: pieceSize))
      let found = #expect(throws: CSVError.self) { try reader.next() }
      #expect(found == expected, "\(pieceSize)")
      let again = #expect(throws: CSVError.self) { try reader.next() }
      #expect(again == expected)
    }
  }

  @Test(arguments: [(1_023, .binary), (1_024, .invalidUTF8(line: 1, byteOffset: 0))] as [(Int, CSVError)])
  func `only the first 1,024 bytes say that a file is no text, however it is cut`(place: Int, expected: CSVError) {
    var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 2_000)
    (bytes[0], bytes[place]) = (0xFF, 0)
    for pieceSize in [1_000, 2_000] {
      let found = CSVOutcome(bytes, pieceSize: pieceSize).error
      #expect(found == expected, "\(pieceSize)")
    }
  }

  @Test(
    arguments: [
      (.latin1, [0x63, 0xE9, 0x2C, 0x80], ["cé", "\u{80}"]), (.windows1252, [0x80, 0x2C, 0x92, 0xFF], ["€", "’ÿ"]),
      (.windows1252, [0x81], ["\u{81}"]), (.windows1252, [0x80], ["€"]),
      (.windows1252, [0x9F, 0x2C, 0x7F, 0xA0], ["Ÿ", "\u{7F}\u{A0}"]), (.latin2, [0xB3, 0x2C, 0xA4], ["ł", "¤"]),
      (.latin9, [0xA4, 0x2C, 0xBD], ["€", "œ"]), (.windows1250, [0x9C, 0x2C, 0xB3], ["ś", "ł"]),
      (.utf16LittleEndian, [0xFF, 0xFE, 0xE9, 0, 0x2C, 0, 0x42, 0x01], ["é", "ł"]),
      (.utf16BigEndian, [0, 0x61, 0, 0x2C, 0xD8, 0x3D, 0xDE, 0], ["a", "😀"]),
    ] as [(TextEncoding, [UInt8], [String])])
  func `other encodings are decoded`(encoding: TextEncoding, bytes: [UInt8], expected: [String]) {
    for pieceSize in [1, 100] {
      let found = CSVOutcome(bytes, pieceSize: pieceSize, encoding: encoding).texts
      #expect(found == [expected])
    }
  }

  @Test func `delimiters are single characters that can't be data`() {
    let usable = [",", ";", "|", "\t", "tab", "\\t", " "].compactMap(CSVDelimiter.init).count
    #expect(usable == 7)
    let unusable = ["", "a", "5", "\"", "\n", "\r", "\0", "::", "é", "\u{7F}"].compactMap(CSVDelimiter.init).count
    #expect(unusable == 0)
    let found = CSVOutcome("a;b,c\td", delimiter: .semicolon).texts + CSVOutcome("a;b\tc,d", delimiter: .tab).texts
    #expect(found == [["a", "b,c\td"], ["a;b", "c,d"]])
  }

  @Test func `rows and fields know where they begin`() throws {
    let text = "é,b\n\n\"x\ny\",zz,\"q\"\r\nlast\n"
    let found = CSVOutcome(text)
    #expect(found.lines == [1, 3, 5])
    let fields = try #require(found.rows.dropFirst().first).fields
    let places = fields.map { [$0.number, $0.line, $0.column] }
    #expect(places == [[1, 3, 1], [2, 4, 4], [3, 4, 7]])
    let second = found.rows.first?.fields.last?.column
    #expect(second == 3)
  }

  @Test func `after an error every call fails alike`() throws {
    var reader = CSVReader(source: MemoryByteSource("a\n\"b\"c\nd\n"))
    let first = try reader.next()?.texts
    #expect(first == ["a"])
    for _ in 1...3 {
      let found = #expect(throws: CSVError.self) { try reader.next() }
      #expect(found == .textAfterQuote(line: 2, column: 4))
    }
  }

  @Test func `after the last row there is none, however often one asks`() throws {
    var reader = CSVReader(source: MemoryByteSource("a"))
    let rows = try (1...3).map { _ in try reader.next()?.texts }
    #expect(rows == [["a"], nil, nil])
  }
}
