import Foundation
import ModuloUtilities
import Testing

@Suite struct JSONValueTests {
  private let goal: JSONValue = [
    "schema": 1, "name": "Japan \"trip\"", "done": false, "end": nil,
    "months": [["month": "2026-01", "net": "200.00"]],
    "empty": [], "nothing": [:],
  ]

  @Test func `members keep their order in one line`() {
    let text = goal.description
    let expected =
      #"{"schema":1,"name":"Japan \"trip\"","done":false,"end":null,"months":[{"month":"2026-01","net":"200.00"}],"#
      + #""empty":[],"nothing":{}}"#
    #expect(text == expected)
  }

  @Test func `the pretty layout indents by two`() {
    let text = goal.text(.pretty)
    let expected = #"""
      {
        "schema": 1,
        "name": "Japan \"trip\"",
        "done": false,
        "end": null,
        "months": [
          {
            "month": "2026-01",
            "net": "200.00"
          }
        ],
        "empty": [],
        "nothing": {}
      }
      """#
    #expect(text == expected)
  }

  @Test func `numbers are exact decimals`() throws {
    let values: [JSONValue] = [
      JSONValue(try decimal("0.2")), JSONValue(Int.min), JSONValue(try decimal("12345678901234567890.12345678901")),
      JSONValue(Decimal.nan),
    ]
    let text = JSONValue.array(values).description
    #expect(text == "[0.2,-9223372036854775808,12345678901234567890.12345678901,null]")
  }

  @Test func `values of the domain become their JSON form, missing ones null`() throws {
    let values: [JSONValue] = [
      JSONValue(Money(minorUnits: 240_000, in: try currency(decimals: 2))), JSONValue(try day(20_260_112)),
      JSONValue(try month(202_601)),
      JSONValue("text"), JSONValue(nil as CalendarDay?), JSONValue(nil as Money?), JSONValue(nil as Int?),
    ]
    let text = JSONValue.array(values).description
    #expect(text == #"["2400.00","2026-01-12","2026-01","text",null,null,null]"#)
  }

  @Test func `a member is found by its key`() {
    let found = [goal["schema"], goal["nowhere"], JSONValue.null["schema"]]
    #expect(found == [1, nil, nil])
  }

  @Test(arguments: [("\n", #""\n""#), ("\u{1F}", #""\u001f""#), (" ", #"" ""#), ("\"", #""\"""#), ("\\", #""\\""#)])
  func `a text of one character is escaped where JSON asks for it`(character: String, expected: String) {
    let text = JSONValue.string(character).description
    #expect(text == expected)
  }

  @Test func `every character survives a foreign reader`() throws {
    let hostile = (0...0x24F).compactMap { Unicode.Scalar($0 as UInt32) }.map(String.init).joined() + "\u{2028}🇫🇷\\\""
    let text = JSONValue.object([.init(hostile, .string(hostile))]).text(.pretty)
    let controls = text.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" }.count
    #expect(controls == 0)
    let read = try JSONDecoder().decode([String: String].self, from: Data(text.utf8))
    #expect(read == [hostile: hostile])
  }

  @Test(arguments: [21, 22] as [UInt64])
  func `both layouts say the same to a foreign reader`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let value = document(depth: 4, using: &random)
      let layouts: [JSONValue.Layout] = [.compact, .pretty]
      let read = try layouts.map { layout in
        let data = Data(value.text(layout).utf8)
        return try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) as? NSObject
      }
      #expect(read[0] == read[1], "seed \(seed): \(value)")
    }
  }

  private func document(depth: Int, using random: inout SeededGenerator) -> JSONValue {
    switch Int.random(in: 0...(depth > 0 ? 5 : 3), using: &random) {
    case 0: .null
    case 1: .bool(.random(using: &random))
    case 2: JSONValue(Int.random(in: -1_000...1_000, using: &random))
    case 3: .string(["", "a\nb", "\"", "é", "\u{1}\\"].randomElement(using: &random) ?? "")
    case 4: .array((0..<3).map { _ in document(depth: depth - 1, using: &random) })
    default: .object((0..<3).map { .init("k\($0)", document(depth: depth - 1, using: &random)) })
    }
  }
}
