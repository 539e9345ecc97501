import Foundation
import ModuloUtilities
import Testing

/// `--csv` of every command that lists things.
@Suite struct ListCSVTests {
  @Test(arguments: try await Grammar.all.value.filter { ["list", "history", "time"].contains($0.path.last) })
  func `a list is a CSV file whose columns are the members of its rows`(_ command: Grammar.Command) async throws {
    let lines = try await SampleLines(before: command)
    let line = try lines.line(command)
    let csv = try await lines.modulo.run(line + ["--csv"])
    #expect(csv.status == 0, "\(line): \(csv.error)")
    let rows = try Self.rows(csv.output)
    let header = try #require(rows.first)
    #expect(rows.allSatisfy { $0.count == header.count })
    // The rows of the document have a value for each column.
    let document = try await lines.modulo.run(line + ["--json"]).json()
    let listed = Self.rows(of: document).filter { Self.value(header[0], of: $0) != nil }
    #expect(command.path.first == "settings" || rows.count == listed.count + 1, "\(line): \(csv.output)")
    for (row, fields) in zip(listed, rows.dropFirst()) {
      for (column, field) in zip(header, fields) {
        guard let value = Self.value(column, of: row) else { continue }
        #expect(Self.text(value) == field, "\(line) \(column)")
      }
    }
    let both = try await lines.modulo.run(line + ["--csv", "--json"])
    #expect(both.status == 64)
  }

  @Test func `a list without rows has its columns, and all rows are written`() async throws {
    let modulo = try Modulo()
    let empty = try await modulo("contribution", "list", "--csv").output
    #expect(empty == "id,number,type,amount,currency,name,date,goal,goalName\n")
    try await modulo("goal", "add", "Bike", "--target", "100")
    for _ in 0..<21 { try await modulo("save", "bike", "1", "--name", "a, \"b\"") }
    let all = try await modulo("contribution", "list", "bike", "--csv").output
    #expect(all.split(separator: "\n").count == 22)
    #expect(all.contains(",add,1.00,USD,\"a, \"\"b\"\"\",2026-04-12,"))
    let some = try await modulo("contribution", "list", "--csv", "--limit", "2", "--offset", "1").output
    #expect(some.split(separator: "\n").count == 3)
  }

  private static func rows(_ text: String) throws -> [[String]] {
    let source = MemoryByteSource(Array(text.utf8), pieceSize: 4_096)
    var reader = CSVReader(source: source, delimiter: .comma, encoding: .utf8, fieldLimit: 100_000)
    var rows: [[String]] = []
    while let row = try reader.next() { rows.append(row.texts) }
    return rows
  }

  /// The objects of the first list of a document; those within them, where they are groups.
  private static func rows(of document: [String: Any]) -> [[String: Any]] {
    let listed = document.values.compactMap { $0 as? [[String: Any]] }
    let rows = listed.max { $0.count < $1.count } ?? []
    let inner = rows.flatMap { $0["blocks"] as? [[String: Any]] ?? [] }
    return inner.isEmpty ? rows : inner
  }

  private static func value(_ column: String, of row: [String: Any]) -> Any? {
    column.split(separator: ".").reduce(row as Any?) { ($0 as? [String: Any])?[String($1)] }
  }

  private static func text(_ value: Any) -> String {
    switch value {
    case is NSNull: ""
    case let number as NSNumber where isFlag(number): number.boolValue ? "true" : "false"
    case let text as String: text
    default: "\(value)"
    }
  }

  private static func isFlag(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}
