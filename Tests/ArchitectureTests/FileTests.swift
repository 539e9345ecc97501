import Foundation
import Testing

/// A file is found by its name, and holds a whole concept.
@Suite struct FileTests {
  /// The files of the layers that may have fewer than 15 lines, each with its reason.
  private static let short = [
    "BlockIconName": "the names are in a file for each family of icons",
    "DataRepository": "its operations are declared in Persistence, which carries them out",
    "FinancialAccountSort": "looked for by its name, from the store to the command",
    "FinancialGoalSort": "looked for by its name, from the store to the command",
    "HalfBlock": "every figure of tracked time is counted in it",
    "InputSource": "every import has one, so none owns it",
    "Page": "every list has pages, so none owns them",
    "ThemeColor": "the setting and the design both name it",
  ]

  @Test func `no two files of modulo have one name`() throws {
    let names = Dictionary(grouping: try Self.files(), by: \.lastPathComponent)
    #expect(names.filter { $1.count > 1 } == [:])
  }

  @Test func `a file of a layer with fewer than 15 lines has a reason`() throws {
    let layers = try Self.files().filter { !$0.path.contains("Kit/Sources/") && !$0.path.contains("Apps/") }
    let short = try layers.filter { file in
      try String(contentsOf: file, encoding: .utf8).count(where: \.isNewline) < 15 && !Self.mayBeShort(file)
    }
    #expect(short == [])
  }

  /// A double and an extension of another file's type are as short as they are, and each version of the schema has a
  /// file of its own.
  private static func mayBeShort(_ file: URL) -> Bool {
    let name = file.deletingPathExtension().lastPathComponent
    return file.path.contains("Mocks/") || name.contains("+") || file.path.contains("/Schema/Versions/")
      || short.keys.contains(name)
  }

  /// The sources that `modulo` is built from.
  private static func files() throws -> [URL] {
    let folders = try FileManager.default.contentsOfDirectory(atPath: workspace.appendingPathComponent("Modules").path)
    let modules = folders.filter { $0 != "ArchitectureKit" && $0 != "architecture.json" }
    return try (modules.map { "Modules/\($0)/Sources" } + ["Apps/Console"]).flatMap { folder in
      let root = workspace.appendingPathComponent(folder)
      let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
      return paths.map(root.appendingPathComponent)
    }
  }
}
