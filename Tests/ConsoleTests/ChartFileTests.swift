import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Charts and reports in files.
@Suite struct ChartFileTests {
  private let modulo: Modulo

  init() async throws {
    modulo = try Modulo()
    try await modulo.makeJapan()
  }

  @Test func `a chart as JSON, and in an SVG file`() async throws {
    let page = try await modulo("goal", "chart", "japan", "--month", "2026-03", "--json").json()
    #expect(page["pages"] as? Int == 1)
    #expect(page["selected"] as? String == "2026-03")
    let file = path("japan.svg")
    let made = try await modulo("goal", "chart", "japan", "--svg", file)
    #expect(made.output.hasPrefix("✓ Written to \(file): "))
    let svg = try String(contentsOfFile: file, encoding: .utf8)
    #expect(svg.contains("Jan 2026 +$200; Feb 2026 +$200; Mar 2026 +$150; Apr 2026 +$50"))
    let size = try Data(contentsOf: URL(fileURLWithPath: file)).count
    let bytes = try await modulo("goal", "chart", "1", "--svg", file, "--force", "--json").json()["bytes"] as? Int
    #expect(bytes == size)
  }

  @Test func `a report is a page for its owner, and made again the same`() async throws {
    let file = path("savings.html")
    let made = try await modulo("report", "--output", file)
    #expect(made.status == 0, "\(made.error)")
    #expect(made.output.hasPrefix("Savings\nAs of Apr 12, 2026\nUSD  $600 of $3,000, 20%\n✓ Written to \(file)"))
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    let page = try String(contentsOfFile: file, encoding: .utf8)
    let streamed = try await modulo("report", "--output", "-", "--json").output
    #expect(streamed == page)
    let answer = try await modulo("report", "--output", file, "--force", "--json").json()
    let faults = try Schema(named: "report").faults(in: answer)
    #expect(faults == [])
    let french = try await modulo("report", "--output", "-", "--locale", "fr_FR").output
    #expect(french.contains("<html lang=\"fr\">"))
  }

  @Test func `a goal's name stays text`() async throws {
    try await modulo("goal", "add", "<script>alert(1)</script>", "--target", "5")
    let page = try await modulo("report", "--output", "-").output
    #expect(!page.contains("<script"))
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
  }

  @Test func `a file is never replaced unasked, and a refused one leaves no draft`() async throws {
    let file = try modulo.file("mine.html", "mine")
    for arguments in [["report", "--output", file], ["goal", "chart", "1", "--svg", file]] {
      let answer = try await modulo.run(arguments)
      #expect(answer.status == 73)
      #expect(answer.error == "Error: \(file) exists already. It was left as it is. --force replaces it.\n")
    }
    let kept = try String(contentsOfFile: file, encoding: .utf8)
    #expect(kept == "mine")
    let nowhere = try await modulo("report", "--output", path("none/savings.html"))
    #expect(nowhere.status == 73)
    let left = try FileManager.default.contentsOfDirectory(atPath: modulo.folder.path).filter {
      $0.hasPrefix("mine.html") || $0.hasPrefix("none")
    }
    #expect(left == ["mine.html"])
    let replaced = try await modulo("report", "--output", file, "--force")
    #expect(replaced.status == 0)
    let page = try String(contentsOfFile: file, encoding: .utf8)
    #expect(page.hasPrefix("<!DOCTYPE html>"))
  }

  @Test(arguments: [
    ["report", "--output"], ["goal", "chart", "japan", "--svg"], ["portfolio", "chart", "--svg"],
    ["calendar", "--svg"], ["preview", "goal/1", "--svg"],
  ])
  func `only a regular file is replaced`(_ command: [String]) async throws {
    let (file, pipe, folder) = (try modulo.file("mine.svg", "mine"), path("pipe"), path("folder"))
    let made = mkfifo(pipe, 0o600)
    #expect(made == 0)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    let kinds = [
      "pipe": "it is neither a file nor a directory", "folder": "it is a directory", "link": "it is a link",
      "loose": "it is a link", "null": "it is a link",
    ]
    let ends = ["link": file, "loose": path("nothing"), "null": "/dev/null"]
    for (name, end) in ends {
      try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: end)
    }
    for (name, reason) in kinds {
      for option in ["--force", "--dry-run"] {
        let answer = try await modulo.run(command + [path(name), option])
        #expect(answer.status == 73)
        #expect(answer.error == "Error: \(path(name)): can't be opened (\(reason)).\n")
      }
    }
    let kept = try String(contentsOfFile: file, encoding: .utf8)
    #expect(kept == "mine")
    let names = try FileManager.default.contentsOfDirectory(atPath: modulo.folder.path)
    #expect(names.filter { $0.hasPrefix(".draft") || $0 == "nothing" } == [])
    #expect(Set(kinds.keys).isSubset(of: names))
  }

  @Test func `a dry run writes nothing`() async throws {
    let file = path("savings.html")
    let answer = try await modulo("report", "--output", file, "--dry-run")
    #expect(answer.status == 0)
    #expect(answer.error == "Dry run: nothing was saved.\n")
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test(arguments: [["--page", "-1"], ["--month", "2026"], ["--page", "x"]])
  func `what can't be read is a usage error`(_ arguments: [String]) async throws {
    let status = try await modulo.run(["goal", "chart", "1"] + arguments).status
    #expect(status == 64)
  }

  private func path(_ name: String) -> String { modulo.folder.appendingPathComponent(name).path }
}
