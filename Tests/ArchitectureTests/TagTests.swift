import Foundation
import Testing

/// `.ci/tag` tags what Version.swift and CHANGELOG.md agree on, and nothing else.
@Suite struct TagTests {
  private let repository: TagRepository

  init() throws { repository = try TagRepository() }

  @Test func `a release that is written down is tagged with its version`() throws {
    try repository.commit()
    #expect(try repository.tag("--check") == "")
    #expect(try repository.git("tag") == "")
    let answer = try repository.tag()
    #expect(answer == "tagged 1.2.0; publish it with: git push origin 1.2.0\n")
    #expect(try repository.git("tag", "--points-at", "HEAD") == "1.2.0\n")
    // Whatever checks the tagged commit again finds it in order; a second tag is refused.
    #expect(try repository.tag("--check") == "")
    #expect(try repository.tag() == "tag: 1.2.0 is tagged already\n")
  }

  @Test(arguments: [
    ("Apps/Console/Version.swift", "1.2.0", "1.2", "Version.swift has no version: “1.2”"),
    (
      "Apps/Console/Version.swift", "1.2.0", "1.3.0",
      "Version.swift has “1.3.0 - 2026-04-12”, and CHANGELOG.md's latest release is “1.2.0 - 2026-04-12”"
    ),
    (
      "CHANGELOG.md", "2026-04-12", "2026-04-11",
      "Version.swift has “1.2.0 - 2026-04-12”, and CHANGELOG.md's latest release is “1.2.0 - 2026-04-11”"
    ),
    ("CHANGELOG.md", "## Unreleased", "## Unreleased\n\n- More.", "CHANGELOG.md has changes under Unreleased"),
    ("README.md", "1.0.0", "2.0.0", "README.md imports another major version than 1.2.0"),
  ])
  func `what disagrees is refused`(_ file: String, _ text: String, _ other: String, _ reason: String) throws {
    try repository.replace(text, by: other, in: file)
    try repository.commit()
    #expect(try repository.tag() == "tag: \(reason)\n")
    #expect(try repository.git("tag") == "")
  }

  @Test func `a dirty tree, a taken tag and a lower version are refused`() throws {
    try repository.commit()
    try repository.write("New.swift", "")
    #expect(try repository.tag() == "tag: there are changes that aren't committed\n")
    try repository.git("tag", "1.10.0")
    try repository.commit()
    #expect(try repository.tag() == "tag: 1.2.0 is below 1.10.0\n")
    try repository.git("tag", "1.2.0", "HEAD~1")
    #expect(try repository.tag("--check") == "tag: 1.2.0 is tagged already\n")
  }
}

/// A repository with a release that is ready for its tag.
private struct TagRepository {
  private let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    let script = try String(contentsOf: workspace.appendingPathComponent(".ci/tag"), encoding: .utf8)
    try write(".ci/tag", script)
    try write(
      "Apps/Console/Version.swift",
      "enum Version {\n  static let number = \"1.2.0\"\n  static let date = \"2026-04-12\"\n}\n")
    let releases = ["## Unreleased", "## 1.2.0 - 2026-04-12", "- Less.", "## 1.1.0 - 2026-03-01", ""]
    try write("CHANGELOG.md", "# Changelog\n\n" + releases.joined(separator: "\n\n"))
    try write("README.md", ".package(url: \"URL\", from: \"1.0.0\")\n")
    try git("init", "--quiet")
  }

  func write(_ path: String, _ text: String) throws {
    let file = home.url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func replace(_ text: String, by other: String, in path: String) throws {
    let old = try String(contentsOf: home.url.appendingPathComponent(path), encoding: .utf8)
    try write(path, old.replacingOccurrences(of: text, with: other))
  }

  func commit() throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "Release")
  }

  @discardableResult
  func git(_ arguments: String...) throws -> String { try run("git", arguments) }

  /// What the script says, on either stream.
  func tag(_ arguments: String...) throws -> String { try run("bash", [".ci/tag"] + arguments) }

  private func run(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = home.url
    let identity = ["GIT_AUTHOR_NAME": "T", "GIT_AUTHOR_EMAIL": "t@example.com"]
    let committer = ["GIT_COMMITTER_NAME": "T", "GIT_COMMITTER_EMAIL": "t@example.com"]
    let isolation = ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"]
    let additions = [identity, committer, isolation].reduce(into: [:]) { $0.merge($1) { $1 } }
    process.environment = ProcessInfo.processInfo.environment.merging(additions) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }
}
