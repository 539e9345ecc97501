import ModuloUtilities
import Testing

@Suite struct CSVPropertyTests {
  private static let hostile = [
    "", " ", "a", "\"", "\"\"", ",", ";", "\n", "\r", "\r\n", "a\"b", "é", "e\u{301}", "🇫🇷", "\u{FEFF}", "\u{FEFF}x",
    "\t",
    "=1+1", "'", "日本語", "\u{2028}", "\u{202F}1", "two words", "\\", "\u{7F}", "\u{1B}[0m",
  ]

  @Test(arguments: [41, 42, 43] as [UInt64])
  func `what the writer writes the reader reads, whatever the fields hold`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for delimiter in [CSVDelimiter.comma, .semicolon, .tab] {
      for ending in [CSVWriter.LineEnding.lf, .crlf] {
        let rows = (0..<60).map { _ in row(using: &random) }
        let writer = CSVWriter(delimiter: delimiter, lineEnding: ending)
        let text = rows.map(writer.line).joined()
        let found = CSVOutcome(text, delimiter: delimiter)
        #expect(found.texts == rows, "seed \(seed), \(delimiter), \(ending)")
        #expect(found.error == nil, "seed \(seed), \(delimiter), \(ending)")
      }
    }
  }

  @Test(arguments: [51, 52] as [UInt64])
  func `where the pieces are cut makes no difference`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<150 {
      let bytes = noise(using: &random)
      let whole = CSVOutcome(bytes, fieldLimit: 12)
      for size in 1...max(1, bytes.count) {
        let cut = CSVOutcome(bytes, pieceSize: size, fieldLimit: 12)
        #expect(cut == whole, "seed \(seed), pieces of \(size): \(bytes)")
      }
    }
  }

  @Test(arguments: [61, 62] as [UInt64], TextEncoding.allCases)
  func `any bytes are rows or an error`(seed: UInt64, encoding: TextEncoding) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let bytes = noise(using: &random)
      let found = CSVOutcome(bytes, encoding: encoding)
      let lineEnds = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
      let inside = found.rows.allSatisfy { 1...lineEnds ~= $0.line && !$0.fields.isEmpty }
      #expect(inside, "seed \(seed): \(bytes)")
    }
  }

  /// The check that decides what is UTF-8 is our own; the standard library's has to agree.
  @Test(arguments: [71, 72] as [UInt64])
  func `bytes are refused exactly when they are no UTF-8`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bytes: [UInt8] = [
      0x61, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC1, 0xC2, 0xE0, 0xE1, 0xED, 0xEF, 0xF0, 0xF4, 0xF5,
    ]
    for _ in 0..<5_000 {
      let length = Int.random(in: 1...6, using: &random)
      let text = (0..<length).compactMap { _ in bytes.randomElement(using: &random) }
      let isValid = String(validating: text, as: UTF8.self) != nil
      let isRead = CSVOutcome(text).error == nil
      #expect(isRead == isValid, "seed \(seed): \(text)")
    }
  }

  private func row(using random: inout SeededGenerator) -> [String] {
    (0..<Int.random(in: 1...5, using: &random)).map { _ in
      (0..<Int.random(in: 0...3, using: &random)).compactMap { _ in Self.hostile.randomElement(using: &random) }
        .joined()
    }
  }

  private func noise(using random: inout SeededGenerator) -> [UInt8] {
    let alphabet = Array("aab,,\"\"\n\n\r\r ".utf8) + [0xC3, 0xA9, 0xEF, 0xBB, 0xBF, 0x00]
    let start: [UInt8] = Bool.random(using: &random) ? [0xEF, 0xBB, 0xBF] : []
    return start
      + (0..<Int.random(in: 0...30, using: &random)).compactMap { _ in
        // Most noise should get past the first bytes.
        let index = Int.random(in: 0..<alphabet.count, using: &random)
        return index < 12 || Int.random(in: 0...3, using: &random) == 0 ? alphabet[index] : 0x61
      }
  }
}
