import ArchitectureKit
import Foundation
import Testing

/// What `architect` makes for other programs and for later: reports, baselines, contract files.
@Suite struct ArchitectReportTests {
  private let architect: Architect

  private static let broken = """
    "contracts": [{ "kind": "forbidden-import", "from": ["Cart*"], "to": ["CartDomain"] }]
    """

  init() throws {
    architect = try Architect()
    try architect.write("broken.json", "{ \(Self.broken) }")
  }

  @Test func `every form of a report tells the same`() throws {
    let json = try document("json")
    let violations = try #require(json["violations"] as? [[String: Any]])
    let rules = violations.compactMap { $0["rule"] as? String }
    #expect(rules == ["forbidden-import", "forbidden-import"])
    let lines = violations.compactMap { "\($0["file"] ?? ""):\($0["line"] ?? ""):\($0["column"] ?? "")" }
    #expect(lines == ["Sources/CartData/CartData.swift:1:1", "Sources/CartUI/CartUI.swift:1:1"])

    let run = try #require((try document("sarif")["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    let ids = results.compactMap { $0["ruleId"] as? String }
    #expect(ids == rules)

    let github = try architect("check", "--config", "broken.json", "--format", "github")
    #expect(github.status == 1)
    let first = "::error file=Sources/CartData/CartData.swift,line=1,col=1,title=forbidden-import::"
    #expect(github.output.hasPrefix(first))
  }

  @Test(arguments: ["check --config broken.json", "graph"])
  func `json is a short word for its format`(_ line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let long = try architect.run(words + ["--format", "json"])
    let short = try architect.run(words + ["--json"])
    #expect(short.output == long.output)
    #expect(short.status == long.status)
    let both = try architect.run(words + ["--json", "--format", words[0] == "graph" ? "dot" : "sarif"])
    #expect(both.status == 64)
    #expect(both.error.contains("--json and another --format"))
  }

  @Test func `a baseline is made once, lets through what stood, and only shrinks`() throws {
    try architect.write("first.json", "{ \"baseline\": \"known.json\", \(Self.broken) }")
    let made = try architect("check", "--config", "first.json", "--shrink-baseline")
    #expect(made.status == 0)
    let known = try baseline()
    #expect(known.components(separatedBy: "CartDomain").count == 3)
    let again = try architect("check", "--config", "first.json")
    #expect(again.status == 0)

    // One of the two is mended: the entry is stale until it is taken out.
    try architect.write("Sources/CartUI/CartUI.swift", "")
    let stale = try architect("check", "--config", "first.json")
    #expect(stale.status == 1)
    #expect(stale.output.contains("known.json:"))
    #expect(stale.output.contains("[stale-baseline]"))
    let shrunk = try architect("check", "--config", "first.json", "--shrink-baseline")
    #expect(shrunk.status == 0)
    let less = try baseline()
    #expect(less.components(separatedBy: "CartDomain").count == 2)

    // What is new is never taken in.
    try architect.write("Sources/CartUI/CartUI.swift", "import CartDomain\n")
    let new = try architect("check", "--config", "first.json", "--shrink-baseline")
    #expect(new.status == 1)
    let still = try baseline()
    #expect(still == less)
  }

  @Test func `init from code begins with contracts that are kept, and an import upwards breaks them`() throws {
    let made = try architect("init", "--from-code")
    #expect(made.status == 0)
    try architect.write("own.json", made.output)
    let shrunk = try architect("check", "--config", "own.json", "--shrink-baseline")
    #expect(shrunk.status == 0, "\(shrunk.output)")
    #expect(shrunk.output.contains("kept: layers (levels), 11 modules"))
    try architect.write("Sources/ShopStores/Upward.swift", "import ShopFeature\n")
    let broken = try architect("check", "--config", "own.json")
    #expect(broken.status == 1)
    #expect(broken.output.contains("Sources/ShopStores/Upward.swift:1:1: error:"))
  }

  @Test func `a part of a report, and what counts as a failure`() throws {
    try architect.write(
      "mild.json",
      """
      { "contracts": [
        { "kind": "forbidden-import", "name": "near", "severity": "warning", "from": ["Cart*"], "to": ["CartDomain"] },
        { "kind": "acyclic" },
      ] }
      """)
    func status(_ options: String...) throws -> Int32 {
      try architect.run(["check", "--config", "mild.json"] + options).status
    }
    #expect(try [status(), status("--strict"), status("--strict", "--contract", "acyclic")] == [0, 1, 0])
    let unknown = try architect("check", "--config", "mild.json", "--contract", "far")
    #expect(unknown.status == 64)
    #expect(unknown.error.contains("no contract is named “far”; there are: forbidden-import (near), acyclic"))
    let timed = try architect("check", "--config", "mild.json", "--timings")
    #expect(timed.error.contains(/ms  acyclic\n/))
    let xcode = try architect("check", "--config", "mild.json", "--format", "xcode").output
    #expect(xcode.split(separator: "\n").count == 2)
    #expect(
      xcode.hasPrefix(
        architect.folder.resolvingSymlinksInPath().path + "/Sources/CartData/CartData.swift:1:1: warning:"))
  }

  @Test func `only what changed since a commit is shown`() throws {
    let git = { (arguments: [String]) in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        ["git", "-C", architect.folder.path, "-c", "user.name=A", "-c", "user.email=a@example.com"] + arguments
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    try git(["init", "-q"])
    try git(["add", "-A"])
    try git(["-c", "commit.gpgsign=false", "commit", "-qm", "first"])
    let line = ["check", "--config", "broken.json", "--changed-since", "HEAD"]
    let clean = try architect.run(line)
    #expect(clean.status == 0)
    try architect.write("Sources/CartUI/CartUI.swift", "import CartDomain\n\n")
    let changed = try architect.run(line)
    #expect(changed.status == 1)
    #expect(changed.output.components(separatedBy: "error:").count == 2)
    try architect.write("Sources/CartUI/New.swift", "import CartDomain\n")
    let new = try architect.run(line + ["--each"])
    #expect(new.output.components(separatedBy: "error:").count == 3)
    let facts = try architect.run(line).output
    #expect(facts.contains("\n  and 1 more place\n"), "\(facts)")
    let unknown = try architect.run(line.dropLast() + ["nowhere"])
    #expect(unknown.status == 64)
  }

  @Test func `a page of the graph marks what is broken, and a part of it has a focus`() throws {
    let page = try architect("graph", "--config", "broken.json", "--format", "html").output
    #expect(page.contains("11 modules in 5 levels, 2 broken imports"))
    let part = try architect("graph", "--focus", "ShopStores", "--depth", "1", "--format", "json").output
    #expect(part.components(separatedBy: "\"module\"").count == 4)
    #expect(try architect("graph", "--focus", "Nowhere").status == 64)
    #expect(try architect("graph", "--depth", "1").status == 64)
  }

  @Test func `init begins with any of the three schools, and its contracts are kept and broken`() throws {
    let schools: [(Preset, String, String, String)] = [
      (.layered, "ShopFeature", "import ShopPersistence", "layers"),
      (.tma, "NoteFeature", "import NoteSources", "forbidden-import"),
      (.clean, "CartDomain", "import CartData", "forbidden-import"),
    ]
    for (school, target, line, rule) in schools {
      let made = try architect("init", "--preset", school.rawValue)
      #expect(made.status == 0)
      try architect.write("\(school).json", made.output)
      let kept = try architect("check", "--config", "\(school).json")
      #expect(kept.status == 0, "\(kept.output)")
      try architect.write("Sources/\(target)/Violation.swift", "\n\(line)\n")
      let broken = try architect("check", "--config", "\(school).json")
      #expect(broken.status == 1)
      let isReported = broken.output.split(separator: "\n").contains {
        $0.hasPrefix("Sources/\(target)/Violation.swift:2:1: error: ") && $0.hasSuffix("[\(rule)]")
      }
      #expect(isReported, "\(broken.output)")
      try architect.write("Sources/\(target)/Violation.swift", "")
    }
  }

  @Test func `init begins with layers where no school is named, and says where the schema is`() throws {
    let made = try architect("init", "--schema", "tools/a.json")
    var lines = made.output.split(separator: "\n", omittingEmptySubsequences: false)
    let schema = lines.remove(at: 1)
    #expect(schema == "  \"$schema\": \"tools/a.json\",")
    #expect(lines.joined(separator: "\n") == Preset.layered.text + "\n")
  }

  @Test(arguments: Preset.allCases)
  func `init makes optional what binds nothing here, so that a first check is about imports`(_ school: Preset) throws {
    try architect.write("other/.git/HEAD", "")
    try architect.write(
      "other/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Other", targets: [.target(name: "RSCore")])
      """)
    try architect.write("other/Sources/RSCore/A.swift", "")
    let made = try architect("init", "--preset", school.rawValue, in: "other")
    #expect(made.error.contains(" nothing yet, and "))
    try architect.write("other/architecture.json", made.output)
    let checked = try architect("check", in: "other")
    #expect(checked.status == 0, "\(checked.output)")
  }

  @Test func `init works before there is a package, and into its own file`() throws {
    try architect.write("new/.git/HEAD", "")
    try architect.write("new/architecture.json", "")
    let made = try architect("init", in: "new")
    #expect(made.status == 0)
    #expect(made.output.hasPrefix("{\n  \"$schema\": \"architecture.schema.json\",\n"))
  }

  private func document(_ format: String) throws -> [String: Any] {
    let answer = try architect("check", "--config", "broken.json", "--format", format)
    #expect(answer.status == 1)
    return try #require(try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
  }

  private func baseline() throws -> String {
    try String(contentsOf: architect.folder.appendingPathComponent("known.json"), encoding: .utf8)
  }
}
