import Foundation
import ModuloModels
import Testing

/// Why a file is refused, in French.
@Suite struct FrenchReasonTests {
  private static let french = ["--locale", "fr_FR"]

  @Test func `every reason that the storage engine declares has its French`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folders = ["PersistenceKit", "Persistence"].map { root.appendingPathComponent("Modules/\($0)/Sources") }
    let files = folders.flatMap {
      FileManager.default.enumerator(at: $0, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    }
    let texts = try files.filter { $0.pathExtension == "swift" }.map { try String(contentsOf: $0, encoding: .utf8) }
    let reasons = texts.flatMap { text in
      text.matches(of: #/cannotOpen\([^\n]*reason: (?:[^"\n]*\?\? )?"([^"\\]+)"/#).map { String($0.1) }
        + text.matches(of: #/case \.(?:absent|directory|other): "([^"\\]+)"/#).map { String($0.1) }
        + text.matches(of: #/static let emptiness = "([^"\\]+)"/#).map { String($0.1) }
    }
    let format = FormatContext(locale: Locale(identifier: "fr_FR"), timeZone: .gmt)
    let untranslated = reasons.filter { reason in
      StorageError.cannotOpen(path: "p", reason: reason).text(format).contains(reason)
    }
    #expect(reasons.count > 10)
    #expect(untranslated == [])
  }

  @Test func `a folder that isn't there is said in French`() async throws {
    let modulo = try Modulo()
    try await modulo.makeJapan()
    let path = modulo.folder.appendingPathComponent("none/x.json").path
    let answer = try await modulo.run(["data", "export", path] + Self.french)
    #expect(answer.status == 73)
    #expect(answer.error.contains("impossible à ouvrir (ce dossier n’existe pas)"), "\(answer.error)")
  }

  @Test(arguments: ["", "/"]) func `a folder can't be read as a backup, as any input`(_ ending: String) async throws {
    let modulo = try Modulo()
    try await modulo.makeJapan()
    let path = modulo.folder.appendingPathComponent("folder").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    for option in ["--yes", "--dry-run"] {
      let answer = try await modulo.run(["data", "restore", path + ending, option])
      #expect(answer.status == 74, "\(answer.error)")
      #expect(answer.error.contains("can't be read (it is a directory)"), "\(answer.error)")
      let french = try await modulo.run(["data", "restore", path + ending, option] + Self.french)
      #expect(french.error.contains("lecture impossible (c’est un dossier)"), "\(french.error)")
    }
  }
}
