import Foundation
import Testing

/// `architect scaffold slice`, from outside, in a copy of this workspace.
@Suite struct SliceCommandTests {
  private let folder: ScaffoldFolder

  /// Every file of the copied layers with its text.
  private func layers() throws -> [String: String] {
    let root = folder.root.appendingPathComponent("Modules")
    let names = try FileManager.default.contentsOfDirectory(atPath: root.path).filter { !$0.hasSuffix("Kit") }
    return names.reduce(into: [:]) { files, name in
      let walk = FileManager.default.enumerator(atPath: root.appendingPathComponent(name).path)
      for path in (walk?.allObjects ?? []).compactMap({ $0 as? String }) {
        let contents = FileManager.default.contents(atPath: root.appendingPathComponent("\(name)/\(path)").path)
        files["Modules/\(name)/\(path)"] = contents.map { String(decoding: $0, as: UTF8.self) } ?? "a folder"
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
    for name in ["Apps", "Tests"] {
      try files.createSymbolicLink(
        at: folder.root.appendingPathComponent(name), withDestinationURL: workspace.appendingPathComponent(name))
    }
    let layers = ["Models", "Persistence", "Repositories", "Stores", "Providers", "architecture.json"]
    let modules = workspace.appendingPathComponent("Modules")
    try files.createDirectory(at: folder.root.appendingPathComponent("Modules"), withIntermediateDirectories: true)
    for name in try files.contentsOfDirectory(atPath: modules.path) where name != ".build" {
      let (source, target) = (
        modules.appendingPathComponent(name), folder.root.appendingPathComponent("Modules/\(name)")
      )
      if layers.contains(name) {
        try files.copyItem(at: source, to: target)
      } else {
        try files.createSymbolicLink(at: target, withDestinationURL: source)
      }
    }
  }

  @Test func `T01 a slice keeps the contracts and the style, and a dry run shows what the run then writes`() throws {
    let before = try layers()
    let line = "slice Budget --fields name:text,limit:money,due:day?,done:flag --owner account"
    let planned = try folder.scaffold(line + " --dry-run")
    #expect(planned.status == 0, "\(planned.error)")
    #expect(try layers() == before)
    let written = try folder.scaffold(line)
    #expect(written.status == 0, "\(written.error)")
    #expect("Dry run: nothing is written.\n" + written.output == planned.output)
    let after = try layers()
    let changed = after.filter { before[$0.key] != $0.value && $0.value != "a folder" }.map(\.key)
    let told = written.output.matches(of: /[+~] (Modules\/\S+)/).map { String($0.1) }
    #expect(changed.sorted() == told.sorted())
    let lint = try folder.run(["swift", "format", "lint", "--strict", "--configuration", ".swift-format"] + changed)
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
    let before = try layers()
    let answer = try folder.scaffold("slice Budget --fields name:text")
    #expect(answer.status == 74, "\(answer.error)")
    #expect(answer.error.contains("Modules/Stores/Sources/Stores/Budget"), "\(answer.error)")
    #expect(try layers() == before)
  }

  @Test func `T02 a bad line has its reason, and nothing is written`() throws {
    let before = try layers()
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
    #expect(try layers() == before)
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
    let files = try layers()
    let nouns = try #require(files["Modules/Models/Sources/Models/Failure/Noun.swift"])
    #expect(nouns.contains(".budget,"))
    #expect(nouns.contains(".habit,"))
    let versions = files.keys.filter { $0.contains("/Versions/SchemaV") }.count
    let own = try FileManager.default.contentsOfDirectory(
      atPath: workspace.appendingPathComponent("Modules/Persistence/Sources/Persistence/Schema/Versions").path)
    #expect(versions == own.count { $0.hasPrefix("SchemaV") } + 2)
  }
}
