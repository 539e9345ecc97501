import CommandKit
import Testing

@Suite struct WidthTests {
  @Test(arguments: [
    ("100", 100), ("20", 20), ("19", 80), ("1", 80), ("0", 80), ("-5", 80), ("", 80), ("wide", 80), (nil, 80),
  ])
  func `COLUMNS says how wide help is, unless it says less than help can do with`(_ columns: String?, _ expected: Int) {
    let width = HelpFormatter.width(in: columns.map { ["COLUMNS": $0] } ?? [:])
    #expect(width == expected)
  }
}
