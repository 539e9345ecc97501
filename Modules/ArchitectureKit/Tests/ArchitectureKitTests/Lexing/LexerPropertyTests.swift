import ArchitectureKit
import Foundation
import Testing

/// What holds for every source, tried with many.
@Suite struct LexerPropertyTests {
  static let pieces = [
    "\"", "\"\"\"", "#", "##", "\\", "\\(", "\\#(", "(", ")", "{", "}", "[", "]", "/", "//", "/*", "*/", "///", "#/",
    "/#",
    "\n", "\r", "\r\n", " ", "\t", "`", "$", "'", "a", "é", "0", "1.", "0x", "e+", ".", "..", "?", "!", "try",
    "import ",
    "#if ", "#else", "#endif", "\u{301}", "👩‍🚀", "\u{A0}", "\u{FEFF}", "\0", "@", ";", ":", "=", "->", "<", ">", "func ",
  ]

  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func `the tokens of any pieces are the source again`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let count = Int.random(in: 0...40, using: &generator)
      let source = (0..<count).compactMap { _ in Self.pieces.randomElement(using: &generator) }.joined()
      checkTokens(of: Array(source.utf8))
    }
  }

  @Test(arguments: [5, 6] as [UInt64]) func `the tokens of any bytes are the bytes again`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let count = Int.random(in: 0...60, using: &generator)
      checkTokens(of: (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
    }
  }

  @Test(arguments: [7, 8] as [UInt64]) func `any slice of a source can be read`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: #filePath)))
    for _ in 0..<100 {
      let start = Int.random(in: 0..<bytes.count, using: &generator)
      checkTokens(of: Array(bytes[start..<Int.random(in: start...bytes.count, using: &generator)]))
    }
  }

  @Test func `the cost of nesting is linear`() {
    let deep = String(repeating: "\"\\(", count: 20_000) + String(repeating: "[{(", count: 20_000)
    let open = String(repeating: "/*", count: 50_000) + String(repeating: "/a", count: 1)
    for source in [deep, open] { checkTokens(of: Array(source.utf8)) }
  }

  private func checkTokens(of bytes: [UInt8]) {
    let file = SourceFile(path: "f.swift", bytes: bytes)
    let joined = file.tokens.flatMap { bytes[$0.range] }
    let isWhole = joined == bytes && !file.tokens.contains { $0.range.isEmpty }
    if !isWhole { Issue.record("\(String(decoding: bytes, as: UTF8.self).debugDescription) isn't kept") }
  }
}
