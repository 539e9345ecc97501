import ArchitectureKit
import Foundation
import Testing

/// Columns count bytes, but for SARIF, which asks for UTF-16.
@Suite struct ReportColumnTests {
  @Test func `SARIF counts columns in UTF-16, the other formats in bytes`() throws {
    let town = Town(["Shop": "import A\n/* 😀é */ import Disk", "Disk": ""])
    let report = try town.report(
      #"{ "contracts": [{ "kind": "forbidden-import", "from": ["Shop"], "to": ["Disk"] }] }"#)
    let columns = [try startColumns(report), try startColumns(report, below: "town")]
    #expect(columns == [[11], [11]])
    #expect(report.text(as: .xcode).hasPrefix("Shop/Shop.swift:2:14: "))
    #expect(report.text(as: .github).contains("line=2,col=14,"))
    #expect(report.text(as: .json).contains("\"column\": 14"))
  }

  @Test func `SARIF counts the columns of a manifest too`() throws {
    let folder = try PackageFolder()
    try folder.writeManifest(
      targets: #".target(name: "Base"), /* é */ .target(name: "Shop", dependencies: ["Base"])"#)
    try folder.write("Sources/Base/A.swift")
    try folder.write("Sources/Shop/A.swift")
    let report = Checker(.standard).report(on: try folder.read())
    let bytes = report.violations.map(\.location.column)
    let columns = try startColumns(report)
    #expect(columns == bytes.map { $0 - 1 })
    #expect(columns.count == 1)
  }

  @Test func `SARIF has no column in a file whose text isn't known`() throws {
    let text = #"{ "ignore": /* é */ [{ "rule": "acyclic", "reason": "é" }] }"#
    let report = try Town(["A": ""]).report(text)
    let places = report.violations.map(\.location.description)
    #expect(places == ["architecture.json:1:23"])
    let columns = try startColumns(report)
    #expect(columns == [nil])
  }

  /// The `startColumn` of each result.
  private func startColumns(_ report: Report, below folder: String = "") throws -> [Int?] {
    let text = report.text(as: .sarif, below: folder)
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let run = try #require((document?["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    return results.map { result in
      let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
      return (location?["region"] as? [String: Any])?["startColumn"] as? Int
    }
  }
}
