import Foundation
import ModuloModels
import ModuloUtilities
import Testing

@testable import modulo

/// What is made from the grammar: the tables of the manual, and the manual page.
@Suite struct GrammarTests {
  private let modulo: Modulo

  init() throws { modulo = try Modulo() }

  /// `make commands` sets MODULO_REWRITE, and this writes the tables instead of comparing them.
  @Test func `the manual's tables of commands, exit codes and keys are those of the program`() async throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Apps/Console/README.md")
    let manual = try String(contentsOf: url, encoding: .utf8)
    let commands = try await CommandTable.text(modulo("--experimental-dump-help").json())
    let codes = CommandTable.exitCodes(try await modulo("--help-hidden", environment: ["COLUMNS": "4000"]).output)
    let keys = try await CommandTable.keys(KeyTable(.english))
    var expected = try CommandTable.rewritten(manual, "commands", commands)
    expected = try CommandTable.rewritten(expected, "exit codes", codes)
    expected = try CommandTable.rewritten(expected, "keys", keys)
    if ProcessInfo.processInfo.environment["MODULO_REWRITE"] != nil {
      try Data(expected.utf8).write(to: url)
    } else {
      let isCurrent = manual == expected
      #expect(isCurrent, "the grammar has changed: run 'make commands'")
    }
  }

  /// As for the tables.
  @Test func `the schema files are those of the documents`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Apps/Console/Documents/Schemas")
    let expected = Dictionary(
      uniqueKeysWithValues: DocumentSchema.all.map { ("\($0.name).schema.json", $0.json.text(.pretty) + "\n") })
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    if ProcessInfo.processInfo.environment["MODULO_REWRITE"] != nil {
      for (name, text) in expected { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
      for name in names where expected[name] == nil {
        try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
      }
    } else {
      let kept = try Dictionary(
        uniqueKeysWithValues: names.map {
          ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
        })
      let isCurrent = kept == expected
      #expect(isCurrent, "a document has changed: run 'make commands'")
    }
  }

  @Test(.enabled(if: Shell.isExpected("mandoc"))) func `the manual page has no fault that mandoc knows of`()
    async throws
  {
    for topic in [[], ["goal", "add"], ["contribution", "import"]] {
      let page = try modulo.file("page.1", try await modulo.run(["help", "--man"] + topic).output)
      let faults = try Shell(name: "bash", modulo: modulo).run("mandoc -T lint \"$1\"; echo $?", page)
      #expect(faults == "0\n")
    }
  }

  @Test func `the manual page names every command and variable`() async throws {
    let page = try await modulo("help", "--man").output
    for text in ["modulo goal show", "modulo data restore", "MODULO_DATA", "MODULO_CURRENCY", "\\-\\-time\\-zone"]
      + ["NO_COLOR", ".SH \"FILES\"", ".SH \"EXIT STATUS\""]
    {
      #expect(page.contains(text))
    }
  }

  @Test func `the table of keys has those of a running session, and of a chart in the middle of its ranges`()
    async throws
  {
    let table = try await KeyTable(.english).rows
    let rows = Dictionary(uniqueKeysWithValues: table.map { ($0.name, $0.keys.map(\.label)) })
    let tracking = Set(rows["track"] ?? [])
    #expect(tracking.isSuperset(of: ["Pause", "Complete", "Discard"]))
    for chart in ["account/:account/chart", "portfolio/chart"] {
      let labels = Set(rows[chart] ?? [])
      #expect(labels.isSuperset(of: ["Longer", "Shorter"]))
    }
  }

  @Test func `the manual has the keys of every screen, in its language, and help hasn't`() async throws {
    for (language, locale, heading) in [(Language.english, "en_US", "KEYS"), (.french, "fr_FR", "TOUCHES")] {
      let pages = try await modulo.run(
        [["help", "--man"], ["help", "app", "--man"]].map { $0 + ["--locale", locale] })
      let names = try await KeyTable(language).rows.map(\.name)
      #expect(names.count > 50)
      for page in pages.map(\.output) {
        #expect(page.contains(".SH \"\(heading)\""))
        let missing = names.filter { !page.contains("\n.TP\n\\fB\($0.replacing("-", with: "\\-"))\\fR\n") }
        #expect(missing == [])
      }
    }
    let others = try await modulo.run([["help", "goal", "--man"], ["app", "--help"]])
    #expect(others.allSatisfy { !$0.output.contains("KEYS") })
  }
}
