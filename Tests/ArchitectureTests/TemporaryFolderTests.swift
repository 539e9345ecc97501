import Foundation
import Testing

/// Packages are tested alone, so each target of tests that makes files has a link to the folder they go with.
@Suite struct TemporaryFolderTests {
  @Test func `every target takes its temporary folder from one place`() throws {
    var places: Set<String> = []
    for root in ["Modules", "Tests"].map(workspace.appendingPathComponent) {
      for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) where Self.isFolder(path) {
        places.insert(root.appendingPathComponent(path).resolvingSymlinksInPath().path)
      }
    }
    let original = workspace.appendingPathComponent("Tests/Support/TemporaryFolder.swift").resolvingSymlinksInPath()
    let expected: Set = [original.path]
    #expect(places == expected)
  }

  private static func isFolder(_ path: String) -> Bool {
    path.hasSuffix("/TemporaryFolder.swift") && !path.contains(".build/")
  }

  @Test func `a folder exists as long as it is held`() throws {
    var folder: TemporaryFolder? = try TemporaryFolder()
    let made = try folder?.newFile([1])
    let path = try #require(made)
    let exists = FileManager.default.fileExists(atPath: path)
    #expect(exists)
    let name = try #require(folder?.url.lastPathComponent)
    #expect(name.hasPrefix("ArchitectureTests-"))
    folder = nil
    let remains = FileManager.default.fileExists(atPath: path)
    #expect(!remains)
  }

  @Test(.temporaryFolder) func `a test has one folder`() async throws {
    let path = try TemporaryFolder.current.newFile([1])
    let seen = try await Task { try TemporaryFolder.current.contents() }.value
    let name = URL(fileURLWithPath: path).lastPathComponent
    #expect(seen == [name])
  }
}
