import Foundation
import Testing

@testable import PersistenceKit

@Suite struct JSONReaderTests {
  @Test(arguments: [
    "null", " true ", "false\n", "0", "-0", "10", "-1.5e+10", "1E5", "0.1", "\"\"", "[]", "{}", "\t[\r\n]\n", "[1,2]",
    "{\"a\":[{}],\"a\":null}", "[[[[[[]]]]]]", "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u0041\"", "\"\\ud83d\\uDE00\"",
    "\"\u{7F}é日😀\u{2028}\"", "[\"a\",1,true,null,{}]", "9223372036854775808", "1e308", "1e-400",
    "[0,10,123456789012345678,1234567890123456789]", "{\"a\":0,\"b\":12}",
  ])
  func `what RFC 8259 allows is read`(_ text: String) throws {
    let whole = try tokens(of: Data(text.utf8))
    #expect(whole.last == .end)
    let bytewise = try tokens(of: Data(text.utf8), by: 1)
    #expect(bytewise == whole)
  }

  @Test(arguments: [
    "", " ", "nul", "nulll", "True", "+1", "01", "-01", "-", ".5", "1.", "1.e5", "1e", "1e+", "0x1", "NaN", "Infinity",
    "1e400", "-1e400", "[", "]", "[1", "[1,", "[,1]", "[1,]", "[1 2]", "{", "}", "{\"a\"", "{\"a\":", "{\"a\":1",
    "{\"a\":1,", "{\"a\":1,}", "{,}", "{a:1}", "{1:1}", "{\"a\" 1}", "[1}", "{\"a\":1]", "[]]", "1 2", "{}{}",
    "[01,2]", "{\"a\":00}", "[1-,2]", "\"", "\"a", "\"\\", "\"\\x\"", "\"\\u12\"", "\"\\u12g4\"", "\"\\ud800\"",
    "\"\\udc00\"", "\"\\ud800\\u0041\"",
    "\"\\ud800x\"", "\"\n\"", "\"\t\"", "'a'", "//c\n1", "\u{FEFF}1", "\u{A0}1",
  ])
  func `anything else is refused`(_ text: String) {
    let error = thrown { try tokens(of: Data(text.utf8)) }
    guard case .invalidDocument = error else {
      Issue.record("\(text): \(String(describing: error))")
      return
    }
    let bytewise = thrown { try tokens(of: Data(text.utf8), by: 1) }
    #expect(bytewise == error)
  }

  @Test(
    arguments: [
      [0x22, 0x80, 0x22], [0x22, 0xC3, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
      [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], [0x22, 0xFF, 0x22], [0xC3], [0x00], [0x22, 0x00, 0x22],
    ] as [[UInt8]])
  func `bytes that aren't UTF-8 are refused`(_ bytes: [UInt8]) {
    let error = thrown { try tokens(of: Data(bytes)) }
    guard case .invalidDocument = error else {
      Issue.record("unexpected: \(String(describing: error))")
      return
    }
  }

  @Test func `tokens carry their values`() throws {
    let found = try tokens(of: Data(#"{"a\u00e9":[-7,1.5,"x\ud83d\ude00\n",true,null,9223372036854775807,1e2]}"#.utf8))
    let expected: [JSONToken] = [
      .beginObject, .name("aé"), .beginArray, .integer(-7), .real(1.5), .string("x😀\n"), .bool(true), .null,
      .integer(.max), .real(100), .endArray, .endObject, .end,
    ]
    #expect(found == expected)
  }

  @Test func `numbers are the same wherever the text is cut`() throws {
    let text = Data("[0,7,-7,123456789012345678,1234567890123456789,-9223372036854775808,12]".utf8)
    let expected: [JSONToken] = [
      .beginArray, .integer(0), .integer(7), .integer(-7), .integer(123_456_789_012_345_678),
      .integer(1_234_567_890_123_456_789), .integer(.min), .integer(12), .endArray, .end,
    ]
    for size in 1...text.count {
      let found = try tokens(of: text, by: size)
      #expect(found == expected, "parts of \(size)")
    }
  }

  @Test func `levels are counted`() throws {
    let deepest = String(repeating: "[", count: JSONReader.deepest) + String(repeating: "]", count: JSONReader.deepest)
    let found = try tokens(of: Data(deepest.utf8))
    #expect(found.count == 2 * JSONReader.deepest + 1)
    let error = thrown { try tokens(of: Data("[\(deepest)]".utf8)) }
    #expect(error == .invalidDocument(line: 1, column: 65, reason: "there are more than 64 levels"))
  }

  @Test(arguments: [
    ("[1,\n  é]", 2, 3, "expected a value, found byte 195"),
    ("[\"日本\" 1]", 1, 7, "expected \",\" or \"]\", found \"1\""),
    ("{\"a\":1,\n\n", 3, 1, "expected a name in quotes, but the document ends here"),
    ("[\"ab\u{1}\"]", 1, 5, "expected an escape for a control character, found byte 1"),
    ("{}\n x", 2, 2, "expected the end of the document, found \"x\""), ("[\n\"\\ud800\"]", 2, 1, "half"),
  ])
  func `an error names line and column`(_ text: String, _ line: Int, _ column: Int, _ reason: String) {
    let error = thrown { try tokens(of: Data(text.utf8)) }
    guard case .invalidDocument(line, column, let found) = error else {
      Issue.record("\(text): \(String(describing: error))")
      return
    }
    let isExpected = found.contains(reason)
    #expect(isExpected, "\(found)")
  }

  @Test func `what the source throws is passed on`() {
    struct Broken: Error {}
    let error = thrown {
      var reader = JSONReader { throw Broken() }
      _ = try reader.token()
    }
    #expect(error == .thrown(Broken()))
  }

  private func tokens(of data: Data, by size: Int = 1 << 20) throws(PersistenceError) -> [JSONToken] {
    var rest = data
    var reader = JSONReader {
      defer { rest = Data(rest.dropFirst(size)) }
      return Data(rest.prefix(size))
    }
    var tokens: [JSONToken] = []
    while tokens.last != .end { tokens.append(try reader.token()) }
    return tokens
  }
}
