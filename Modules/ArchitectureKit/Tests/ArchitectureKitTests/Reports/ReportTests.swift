import ArchitectureKit
import Foundation
import Testing

/// What a report looks like, and what a baseline lets through.
@Suite struct ReportTests {
  private let town = Town(["View": "import Model", "Model": "import Disk, X", "Disk": ""])
  private let text = """
    { "contracts": [{ "kind": "forbidden-import", "name": "far", "from": ["View"], "to": ["Disk"], "indirect": true,
      "advice": "100% ask, the model" }] }
    """

  @Test func `text is what compilers write, with the way and advice below`() throws {
    let report = try town.report(text).text(as: .text)
    let expected = """
      View/View.swift:1:1: error: View may not reach Disk (far) [forbidden-import]
        by way of: View -> Model (View/View.swift:1) -> Disk (Model/Model.swift:1)
        100% ask, the model
      broken: forbidden-import (far), 1 error, 1 module
      1 error, 0 warnings: 3 modules, 3 files

      """
    #expect(report == expected)
  }

  @Test func `a clean report says what was checked`() throws {
    let report = try Town(["A": ""]).report("{}")
    #expect(report.isClean)
    let text = report.text(as: .text)
    #expect(text == "clean: 1 module, 1 file\n")
  }

  @Test func `GitHub's commands are escaped`() throws {
    let report = try town.report(text).text(as: .github)
    let expected =
      "::error file=View/View.swift,line=1,col=1,title=forbidden-import::View may not reach Disk (far). 100%25 ask, the model\n"
      + "broken: forbidden-import (far), 1 error, 1 module\n1 error, 0 warnings: 3 modules, 3 files\n"
    #expect(report == expected)
  }

  @Test(arguments: [(ReportFormat.github, "\r\n%\u{301}"), (.junit, "<\u{301}&\u{301}\"\u{301}")])
  func `what marks stand after is escaped`(_ format: ReportFormat, _ hostile: String) throws {
    let contract = #"{ "kind": "forbidden-import", "from": ["View"], "to": ["Disk"], "name": "NAME" }"#
    func report(_ name: String) throws -> String {
      let quoted = try #require(String(bytes: try JSONEncoder().encode(name), encoding: .utf8)).dropFirst().dropLast()
      return try town.report("{ \"contracts\": [\(contract.replacing("NAME", with: quoted))] }").text(as: format)
    }
    let (plain, escaped) = (try report("x"), try report(hostile))
    for scalar in Set("<\"\n".unicodeScalars) {
      #expect(escaped.unicodeScalars.count { $0 == scalar } == plain.unicodeScalars.count { $0 == scalar })
    }
  }

  @Test(arguments: [ReportFormat.json, .sarif]) func `documents are JSON`(_ format: ReportFormat) throws {
    let report = try town.report(text).text(as: format)
    let object = try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any]
    let list = object?["violations"] as? [Any] ?? (object?["runs"] as? [[String: Any]])?.first?["results"] as? [Any]
    #expect(list?.count == 1)
  }

  @Test func `what would move a terminal is not printed`() throws {
    let town = Town(["A": "import B", "B": ""])
    let report = try town.report(
      #"{ "contracts": [{ "kind": "forbidden-import", "from": ["A"], "to": ["B"], "name": "\u001B[2J\u202E" }] }"#)
    let text = report.text(as: .text)
    #expect(text.contains("(?[2J?)"))
  }

  @Test func `a baseline lets through what stood, and reports what no longer stands`() throws {
    let report = try town.report(text)
    let baseline = Baseline(of: report.standing)
    let again = try Baseline(reading: baseline.text.utf8, file: "base.json")
    let kept = again.remainder(of: report.standing)
    #expect(kept.isEmpty)
    let stale = again.remainder(of: []).map(\.rule)
    #expect(stale == ["stale-baseline"])
    let doubled = again.remainder(of: report.standing + report.standing)
    #expect(doubled == report.standing)
  }

  @Test(arguments: ["0", "-3", "1.5", "\"2\"", "true"])
  func `a count in a baseline that counts nothing is refused at its place`(_ count: String) {
    let text = #"""
      { "violations": [
        { "rule": "a", "file": "A.swift", "message": "b",
          "count": \#(count) } ] }
      """#
    let error = #expect(throws: ConfigurationError.self) { try Baseline(reading: text.utf8, file: "base.json") }
    #expect(error?.location.description == "base.json:3:14")
    #expect(error?.message.hasPrefix("“count” is a whole number") == true)
  }

  @Test func `an entry that stands twice in a baseline has the sum of its counts`() throws {
    func baseline(_ count: Int) throws -> Baseline {
      let entry = #"{ "rule": "a", "file": "A.swift", "message": "b", "count": \#(count) }"#
      return try Baseline(reading: "{ \"violations\": [\(entry), \(entry)] }".utf8, file: "base.json")
    }
    let (sum, most) = (try baseline(2).text, try baseline(.max).text)
    #expect(sum.contains("\"count\": 4"))
    #expect(most.contains("\"count\": \(Int.max)"))
  }

  @Test func `a baseline only shrinks`() throws {
    let standing = try town.report(text).standing
    let empty = try Baseline(reading: "{}".utf8, file: "base.json").shrunk(to: standing)
    #expect(empty.isEmpty)
    let shrunk = Baseline(of: standing + standing).shrunk(to: standing)
    #expect(shrunk == Baseline(of: standing))
  }
}
