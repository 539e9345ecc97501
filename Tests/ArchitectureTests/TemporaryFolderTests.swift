import Foundation
import Testing

/// Packages are tested alone, so each target of tests that makes files has its own copy of the folder they go with.
@Suite struct TemporaryFolderTests {
  @Test func `every target has the same temporary folder`() throws {
    var copies: [String: [String]] = [:]
    for root in ["Modules", "Tests"].map(workspace.appendingPathComponent) {
      for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) where Self.isCopy(path) {
        let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        copies[text, default: []].append(path)
      }
    }
    #expect(copies.count == 1, "\(copies.values)")
    let count = copies.values.map(\.count).max() ?? 0
    #expect(count > 1)
  }

  private static func isCopy(_ path: String) -> Bool {
    path.hasSuffix("/TemporaryFolder.swift") && !path.contains(".build/")
  }

  @Test func `a folder is there until nobody holds it`() throws {
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

  @Test(.temporaryFolder) func `a test has one folder, whoever asks`() async throws {
    let path = try TemporaryFolder.current.newFile([1])
    let seen = try await Task { try TemporaryFolder.current.contents() }.value
    let name = URL(fileURLWithPath: path).lastPathComponent
    #expect(seen == [name])
  }
}
