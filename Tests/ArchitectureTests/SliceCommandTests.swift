import Foundation
import Testing

/// `architect scaffold slice`, from outside, in a copy of this workspace.
@Suite struct SliceCommandTests {
  private let folder: ScaffoldFolder

  /// What a slice may write to, as it is copied.
  private static let copied =
    ["Models", "Persistence", "Repositories", "Stores", "Providers", "Navigation", "DesignSystem", "Features"]
    .map { "Modules/\($0)" } + ["Apps/Console", "Tests/ConsoleTests"]

  /// Every file of what is copied with its text.
  private func files() throws -> [String: String] {
    Self.copied.reduce(into: [:]) { files, place in
      let root = folder.root.appendingPathComponent(place)
      for path in (FileManager.default.enumerator(atPath: root.path)?.allObjects ?? []).compactMap({ $0 as? String }) {
        let contents = FileManager.default.contents(atPath: root.appendingPathComponent(path).path)
        files["\(place)/\(path)"] = contents.map { String(decoding: $0, as: UTF8.self) } ?? "a folder"
      }
    }
  }

  init() throws {
    folder = try ScaffoldFolder()
    let files = FileManager.default
    for name in ["Package.swift", ".swift-format"] {
      try files.copyItem(at: workspace.appendingPathComponent(name), to: folder.root.appendingPathComponent(name))
    }
    // What a slice doesn't write to is there by a link.
    for name in ["Apps", "Tests", "Modules"] {
      let (source, target) = (workspace.appendingPathComponent(name), folder.root.appendingPathComponent(name))
      try files.createDirectory(at: target, withIntermediateDirectories: true)
      for part in try files.contentsOfDirectory(atPath: source.path) where part != ".build" {
        let (from, to) = (source.appendingPathComponent(part), target.appendingPathComponent(part))
        if Self.copied.contains("\(name)/\(part)") || part == "architecture.json" {
          try files.copyItem(at: from, to: to)
        } else {
          try files.createSymbolicLink(at: to, withDestinationURL: from)
        }
      }
    }
  }

  @Test func `T01 a slice keeps the contracts and the style, and a dry run shows what the run then writes`() throws {
    let before = try files()
    let line = "slice Budget --fields name:text,limit:money,due:day?,done:flag --owner account"
    let planned = try folder.scaffold(line + " --dry-run")
    #expect(planned.status == 0, "\(planned.error)")
    #expect(try files() == before)
    let written = try folder.scaffold(line)
    #expect(written.status == 0, "\(written.error)")
    #expect("Dry run: nothing is written.\n" + written.output == planned.output)
    let after = try files()
    let changed = after.filter { before[$0.key] != $0.value && $0.value != "a folder" }.map(\.key)
    let told = written.output.matches(of: /[+~] ((?:Modules|Apps|Tests)\/\S+)/).map { String($0.1) }
    #expect(changed.sorted() == told.sorted())
    let sources = changed.filter { $0.hasSuffix(".swift") }
    let lint = try folder.run(["swift", "format", "lint", "--strict", "--configuration", ".swift-format"] + sources)
    #expect(lint.status == 0, "\(lint.error)")
    // The next one follows it, and may belong to it.
    let next = try folder.scaffold("slice SavingsPlan --fields name:text,share:number --owner budget")
    #expect(next.status == 0, "\(next.error)")
    let again = try folder.scaffold("slice Budget --fields name:text")
    #expect(again.status == 1)
    #expect(again.error.contains("already"), "\(again.error)")
  }

  @Test func `T02 a place that can't be written is named, and nothing is left`() throws {
    try folder.write("Modules/Stores/Sources/Stores/Budget", "a file where a folder belongs")
    let before = try files()
    let answer = try folder.scaffold("slice Budget --fields name:text")
    #expect(answer.status == 74, "\(answer.error)")
    #expect(answer.error.contains("Modules/Stores/Sources/Stores/Budget"), "\(answer.error)")
    #expect(try files() == before)
  }

  @Test func `T02 a bad line has its reason, and nothing is written`() throws {
    let before = try files()
    let lines = [
      ("Class --fields name:text", "Swift has a word"), ("Series --fields name:text", "--plural"),
      ("Budget --fields name:text,limit:double", "a field is one of"),
      ("Budget --fields name:text --owner nobody", "the nouns are"),
      ("Budget --fields name:text --words de=Haushalt", "words are written"),
      ("FinancialAccount --fields name:text", "there is something of the name"),
    ]
    for (line, reason) in lines {
      let answer = try folder.scaffold("slice " + line)
      #expect(answer.status == (reason.hasPrefix("there is") ? 1 : 64), "\(answer.output)")
      #expect(answer.error.contains(reason), "\(answer.error)")
    }
    #expect(try files() == before)
  }

  @Test func `T02 a contract file that doesn't say where the layers are is refused`() throws {
    try folder.write("Modules/architecture.json", "{ \"packages\": [\".\"] }")
    let answer = try folder.scaffold("slice Budget --fields name:text")
    #expect(answer.status == 64)
    #expect(answer.error.contains("\"slices\""), "\(answer.error)")
  }

  @Test func `T02 two at once both make their slice`() async throws {
    let lines = ["slice Budget --fields name:text", "slice Habit --fields name:text,done:flag --owner goal"]
    let answers = try await withThrowingTaskGroup { group in
      for line in lines { group.addTask { [folder] in try folder.scaffold(line) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers.map(\.status) == [0, 0], "\(answers)")
    let found = try files()
    let nouns = try #require(found["Modules/Models/Sources/Models/Failure/Noun.swift"])
    #expect(nouns.contains(".budget,"))
    #expect(nouns.contains(".habit,"))
    let versions = found.keys.filter { $0.contains("/Versions/SchemaV") }.count
    let own = try FileManager.default.contentsOfDirectory(
      atPath: workspace.appendingPathComponent("Modules/Persistence/Sources/Persistence/Schema/Versions").path)
    #expect(versions == own.count { $0.hasPrefix("SchemaV") } + 2)
  }
}
