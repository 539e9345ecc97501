import Foundation
import Testing

/// Every command with `--dry-run`: it changes nothing, and never says that it did.
@Suite struct DryRunTests {
  @Test(arguments: try await Grammar.printing.value)
  func `a dry run claims nothing, and changes nothing`(_ command: Grammar.Command) async throws {
    let lines = try await SampleLines(before: command)
    let before = try lines.modulo.stored()
    let line = try lines.line(command) + ["--dry-run"]
    let answer = try await lines.modulo.run(line)
    #expect(answer.status == 0, "\(line): \(answer.error)")
    let wouldWrite = answer.error == "Dry run: nothing was saved.\n"
    let isMarked = answer.output.split(separator: "\n").contains { $0.hasPrefix("Dry run: ") }
    #expect(wouldWrite == isMarked, "\(line): \(answer.output)\(answer.error)")
    #expect(!wouldWrite || !answer.output.contains("✓"), "\(line)")
    // What a reader leaves of the log, the next command tidies away.
    try await lines.modulo("goal", "list")
    let isUnchanged = try lines.modulo.stored() == before
    #expect(isUnchanged, "\(line)")
    try lines.expectNothingMade()
  }

  @Test(arguments: try await Grammar.printing.value)
  func `the document of a dry run says so`(_ command: Grammar.Command) async throws {
    let lines = try await SampleLines(before: command)
    let line = try lines.line(command) + ["--json"]
    let dryRun = try await lines.modulo.run(line + ["--dry-run"]).output
    #expect(dryRun.hasPrefix(#"{"schema":1,"dryRun":true,"#), "\(line): \(dryRun)")
    let real = try await lines.modulo.run(line)
    #expect(real.status == 0, "\(line): \(real.error)")
    #expect(!real.output.contains("dryRun"), "\(line)")
  }

  @Test func `so does that of a failure`() async throws {
    let refused = try await SampleLines().modulo("goal", "show", "nobody", "--json", "--dry-run").json()
    #expect(refused["dryRun"] as? Bool == true)
    let faults = try Schema(named: "error").faults(in: refused)
    #expect(faults == [])
  }

  @Test func `every shape allows a dry run to say so`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Apps/Console/Documents/Schemas")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(files.count > 30)
    for file in files {
      let schema = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
      let member = (schema?["properties"] as? [String: Any])?["dryRun"] as? [String: Bool]
      let isRequired = (schema?["required"] as? [String])?.contains("dryRun")
      #expect(member == ["const": true], "\(file.lastPathComponent)")
      #expect(isRequired == false, "\(file.lastPathComponent)")
    }
  }

  @Test func `a dry run speaks French too`() async throws {
    let lines = try await SampleLines()
    let answer = try await lines.modulo("settings", "set", "theme", "red", "--dry-run", "--locale", "fr_FR")
    #expect(answer.output.hasPrefix("Essai\u{A0}: "))
  }
}

extension SampleLines {
  fileprivate func expectNothingMade() throws {
    let made = try FileManager.default.contentsOfDirectory(atPath: modulo.folder.path).filter { $0.hasPrefix("new") }
    #expect(made == [])
  }
}
