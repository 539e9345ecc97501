import ArchitectureKit
import Foundation
import Testing

/// What is found in many files, and said once.
@Suite struct FactTests {
  private let report: Report

  init() throws {
    var town = Town(["Disk": ""])
    town.add(
      "Shop",
      files: ["A", "B", "C"].map { SourceFile(path: "Shop/\($0).swift", text: "import Disk\nlet a = Date()") })
    town.add("Till", "import Disk")
    report = try town.report(
      """
      { "contracts": [
        { "kind": "forbidden-import", "from": ["Shop", "Till"], "to": ["Disk"] },
        { "kind": "forbidden-code", "id": "clock", "patterns": ["Date()"], "severity": "warning", "advice": "Take it." },
      ] }
      """)
  }

  @Test func `an import is one fact in every file, and code is one in each place`() {
    let expected = """
      Shop/A.swift:1:1: error: Shop may not import Disk [forbidden-import]
        and 2 more places
      Shop/A.swift:2:9: warning: 'Date()' is forbidden here [clock]
        Take it.
      Shop/B.swift:2:9: warning: 'Date()' is forbidden here [clock]
        Take it.
      Shop/C.swift:2:9: warning: 'Date()' is forbidden here [clock]
        Take it.
      Till/Till.swift:1:1: error: Till may not import Disk [forbidden-import]
      broken: forbidden-import, 2 errors in 4 places, 2 modules
      kept: forbidden-code (clock), 3 warnings, 5 files
      2 errors in 4 places, 3 warnings: 3 modules, 5 files

      """
    #expect(report.text(as: .text) == expected)
    #expect(report.facts.map(\.places.count) == [3, 1, 1, 1, 1])
  }

  @Test func `each place is listed on demand`() {
    let lines = report.text(as: .text, each: true).split(separator: "\n")
    #expect(lines.count { $0.hasSuffix("Shop may not import Disk [forbidden-import]") } == 3)
    #expect(lines.last == "2 errors in 4 places, 3 warnings: 3 modules, 5 files")
  }

  @Test(arguments: [
    (ReportFormat.json, #""message": "Shop may not"#), (.sarif, #""text": "Shop may not"#), (.github, "::Shop may not"),
    (.junit, ": Shop may not"), (.xcode, ": Shop may not"),
  ])
  func `what marks places has each of them`(_ format: ReportFormat, _ mark: String) {
    #expect(report.text(as: format).components(separatedBy: mark).count == 4)
  }

  @Test func `JSON counts both`() throws {
    let json = try JSONSerialization.jsonObject(with: Data(report.text(as: .json).utf8)) as? [String: Any]
    let counts = ["errors", "errorFacts", "warnings", "warningFacts"].map { json?[$0] as? Int }
    #expect(counts == [4, 2, 3, 3])
  }
}
