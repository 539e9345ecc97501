import Foundation
import ModuloUtilities
import Testing

@Suite struct TextEncodingTests {
  @Test func `encodings are known by their usual names`() {
    let names = [
      "UTF-8", "utf8", "latin1", "ISO-8859-1", "Windows-1252", "cp1252", "latin2", "ISO-8859-2", "latin-9",
      "iso-8859-15", "CP1250", "windows-1250", "UTF-16LE", "utf-16be", "utf-16",
    ]
    let found = names.map { TextEncoding(name: $0) }
    let expected: [TextEncoding?] = [
      .utf8, .utf8, .latin1, .latin1, .windows1252, .windows1252, .latin2, .latin2, .latin9, .latin9, .windows1250,
      .windows1250, .utf16LittleEndian, .utf16BigEndian, nil,
    ]
    #expect(found == expected)
  }

  @Test func `every encoding is known by its own name`() {
    let found = TextEncoding.allCases.map { TextEncoding(name: $0.rawValue) }
    #expect(found == TextEncoding.allCases)
  }

  /// Foundation has the same tables; it has no text for the bytes without a character.
  @Test(
    arguments: [
      (.latin1, .isoLatin1), (.latin2, .isoLatin2), (.windows1250, .windowsCP1250), (.windows1252, .windowsCP1252),
    ] as [(TextEncoding, String.Encoding)])
  func `each byte is the character of the encoding`(encoding: TextEncoding, other: String.Encoding) {
    for byte in 0x80...0xFF as ClosedRange<UInt8> {
      let found = CSVOutcome([0x61, byte], encoding: encoding).texts
      let text = String(bytes: [0x61, byte], encoding: other) ?? "a" + String(Unicode.Scalar(byte))
      #expect(found == [[text]], "\(byte)")
    }
  }

  @Test func `ISO 8859-15 has the euro sign and seven letters in place of signs`() {
    let bytes: [UInt8] = [0xA4, 0xA6, 0xA8, 0xB4, 0xB8, 0xBC, 0xBD, 0xBE, 0xA3, 0xA5, 0xE9, 0xFF]
    let found = CSVOutcome(bytes, encoding: .latin9).texts
    #expect(found == [["€ŠšŽžŒœŸ£¥éÿ"]])
  }

  @Test(arguments: [TextEncoding.utf16LittleEndian, .utf16BigEndian])
  func `UTF-16 is read wherever the pieces are cut`(encoding: TextEncoding) throws {
    let text = "\u{FEFF}Größe;😀;ł\n1;2;3\n"
    let other: String.Encoding = encoding == .utf16LittleEndian ? .utf16LittleEndian : .utf16BigEndian
    let bytes = [UInt8](try #require(text.data(using: other)))
    for pieceSize in 1...bytes.count {
      let found = CSVOutcome(bytes, pieceSize: pieceSize, delimiter: .semicolon, encoding: encoding).texts
      #expect(found == [["Größe", "😀", "ł"], ["1", "2", "3"]], "\(pieceSize)")
    }
  }

  @Test(
    arguments: [
      // Half a pair at the end, before another character, and in the wrong order; half a unit.
      ([0x61, 0, 0x3D, 0xD8], 1), ([0x3D, 0xD8, 0x61, 0], 0), ([0, 0xDE, 0x3D, 0xD8], 0), ([0x61, 0, 0x62], 1),
    ] as [([UInt8], Int)])
  func `broken UTF-16 is refused with its place`(bytes: [UInt8], offset: Int) {
    let found = CSVOutcome(bytes, encoding: .utf16LittleEndian).error
    #expect(found == .invalidUTF8(line: 1, byteOffset: offset))
  }

  @Test(
    arguments: [
      ("plain", nil, .utf8), ("plain", .latin2, .utf8), ("", .latin1, .utf8), ("Größe", nil, .utf8),
      ("Größe", .windows1252, .utf8), ("Größe", .latin2, .utf8),
    ] as [(String, TextEncoding?, TextEncoding)])
  func `valid UTF-8 wins over what is declared`(text: String, declared: TextEncoding?, expected: TextEncoding) {
    let found = scanned(Array(text.utf8), declared: declared)
    #expect(found == expected)
  }

  @Test(
    arguments: [
      ([0x61, 0xE9], nil, .windows1252), ([0xE9, 0x61], .utf8, .windows1252), ([0xE9, 0x20], .latin1, .windows1252),
      ([0xB3, 0x20], .latin2, .latin2), ([0xA4, 0x20], .latin9, .latin9), ([0x9C, 0x20], .windows1250, .windows1250),
      ([0xC3, 0xA9, 0xE9], nil, .windows1252), ([0x61, 0xC3], nil, .windows1252),
      ([0xE9, 0x20], .utf16LittleEndian, .windows1252), ([0xFF, 0xFE, 0x61, 0], nil, .utf16LittleEndian),
      ([0xFE, 0xFF, 0, 0x61], .windows1252, .utf16BigEndian), ([0xEF, 0xBB, 0xBF, 0xE9], nil, .utf8),
    ] as [([UInt8], TextEncoding?, TextEncoding)])
  func `a mark decides, then what is declared, then Windows-1252`(
    bytes: [UInt8], declared: TextEncoding?, expected: TextEncoding
  ) {
    for pieceSize in 1...bytes.count {
      let found = scanned(bytes, declared: declared, pieceSize: pieceSize)
      #expect(found == expected, "\(pieceSize)")
    }
  }

  private func scanned(_ bytes: [UInt8], declared: TextEncoding?, pieceSize: Int = 100) -> TextEncoding {
    var source = MemoryByteSource(bytes, pieceSize: pieceSize)
    var scan = TextEncodingScan()
    while let piece = source.next() { scan.take(piece) }
    return scan.encoding(declared: declared)
  }
}
