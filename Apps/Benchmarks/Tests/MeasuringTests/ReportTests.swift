import Foundation
import Measuring
import Testing

@Suite struct ReportTests {
  private let fast = Row(name: "fetch", unit: "ns/row", raw: 200, modulo: 230, grdb: 1_400, limit: .ratio(1.2))
  private let slow = Row(name: "deepPage", unit: "µs", raw: 30, modulo: 60, limit: .absolute(50))

  @Test func `the file has a schema, and every key in every row`() throws {
    let decoded = try JSONSerialization.jsonObject(with: Report(rows: [fast, slow]).json()) as? [String: Any]
    let rows = try #require(decoded?["rows"] as? [[String: Any]])
    let schema = decoded?["schema"] as? Int
    let keys = rows.map { $0.keys.sorted() }
    #expect(schema == 1)
    let expected = ["grdb", "modulo", "name", "ratio", "raw", "unit"]
    #expect(keys == [expected, expected])
  }

  @Test func `a figure that wasn't taken is null in the file`() throws {
    let text = try String(decoding: Report(rows: [slow]).json(), as: UTF8.self)
    let isNull = text.contains("\"grdb\" : null")
    #expect(isNull)
  }

  @Test func `the ratio is ours over the C API's`() {
    let ratio = fast.ratio
    #expect(ratio == 1.15)
  }

  @Test func `a limit is a ratio or a number of its own`() {
    let holds = [fast.isWithinLimit, slow.isWithinLimit]
    #expect(holds == [true, false])
  }

  @Test func `a row without a limit can't break one`() {
    let holds = Row(name: "coldStart", unit: "ms", raw: 1, modulo: 9).isWithinLimit
    #expect(holds)
  }

  @Test func `the table has a line for each row, and names what is over its limit`() {
    let lines = Report(rows: [fast, slow]).table().split(separator: "\n")
    let marks = lines.map { $0.hasSuffix("over its limit") }
    #expect(marks == [false, false, true])
  }

  @Test func `the table has no column for a peer that isn't there`() {
    let hasPeer = Report(rows: [slow]).table().contains("GRDB")
    #expect(!hasPeer)
  }
}
