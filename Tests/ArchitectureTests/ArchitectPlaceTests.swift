import Foundation
import Testing

/// Where `architect` looks for contracts, where it tells paths from, and what it leaves.
@Suite struct ArchitectPlaceTests {
  private let architect: Architect
  private let place = "Sources/CartUI/CartUI.swift"

  init() throws {
    architect = try Architect()
  }

  private func writeContracts(_ path: String = "architecture.json") throws {
    try architect.write(
      path, #"{ "contracts": [{ "kind": "forbidden-import", "from": ["CartUI"], "to": ["CartDomain"] }] }"#)
  }

  @Test(arguments: ["architecture.json", "Modules/architecture.json"])
  func `contracts of a folder above hold, and are named`(_ path: String) throws {
    try writeContracts(path)
    let here = try architect("check")
    #expect(here.error == "The contracts are those of \(path).\n")
    let below = try architect("check", in: "Sources/CartUI")
    #expect(below.status == 1)
    #expect(below.error == "The contracts are those of ../../\(path).\n")
    // A terminal opens what is told from where it stands.
    #expect(below.output.hasPrefix("../../\(place):1:1: error: "))
    let named = try architect("check", "--package-path", "Sources/CartUI")
    #expect(named.output.hasPrefix("\(place):1:1: error: "))
  }

  @Test(arguments: ["nowhere", "Sources/nowhere", "Package.swift"])
  func `a folder that isn't there is refused, whatever is above it`(_ path: String) throws {
    try writeContracts()
    let answer = try architect("check", "--package-path", path)
    #expect(answer.status == 64)
    #expect(answer.error.contains("There is no folder '\(path)'."))
    #expect(answer.output == "")
  }

  @Test func `contracts above a repository aren't its own`() throws {
    try writeContracts()
    try architect.write("Sources/CartUI/.git/HEAD", "")
    let answer = try architect("check", in: "Sources/CartUI")
    #expect(answer.status == 64)
    #expect(answer.error.hasPrefix("There is no architecture.json in "))
    #expect(answer.error.contains("or above it: the standard contracts hold."))
  }

  /// The contracts of a folder of modules, where they are looked for from, and whether they are meant.
  @Test(arguments: [
    ("", "other", false), (#""packages": ["."], "#, "other", false), (#""packages": ["Modules/*"], "#, "other", false),
    (#""packages": ["Modules/*", "other"], "#, "other", true), (#""packages": ["*"], "#, "other/Sources", true),
    ("", "Modules/one", true), ("", "Modules/one/Sources", true), ("", "docs", true), ("[", "other", true),
  ]) func `contracts of a neighbour's folder aren't taken`(
    _ packages: String, _ place: String, _ isMeant: Bool
  ) throws {
    try architect.write("pkgs/.git/HEAD", "")
    for package in ["Modules/one", "other"] {
      try architect.write("pkgs/\(package)/Package.swift", Self.manifest)
      try architect.write("pkgs/\(package)/Sources/Shop/A.swift", "")
    }
    try architect.write("pkgs/docs/a.md", "")
    try architect.write(
      "pkgs/Modules/architecture.json", "{ \(packages)\"contracts\": [{ \"kind\": \"undeclared-import\" }] }")
    let answer = try architect("check", in: "pkgs/" + place)
    let isTaken = !answer.error.hasPrefix("There is no architecture.json in ")
    #expect(isTaken == isMeant, "\(answer.error)")
  }

  @Test(arguments: ["", "/"]) func `a package is the same by way of a link`(_ end: String) throws {
    try writeContracts()
    let link = architect.folder.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: architect.folder)
    let answer = try architect("check", "--package-path", "link" + end)
    #expect(answer.status == 1)
    #expect(answer.output.hasPrefix("\(place):1:1: error: "))
  }

  @Test func `reports about a repository tell paths from it`() throws {
    try writeContracts()
    try architect.write("pkgs/.git/HEAD", "")
    try architect.write("pkgs/one/Package.swift", Self.manifest)
    try architect.write("pkgs/one/Sources/Shop/A.swift", "import SwiftUI\n")
    try architect.write(
      "pkgs/one/architecture.json", #"{ "contracts": [{ "kind": "forbidden-import", "to": ["SwiftUI"] }] }"#)
    let call = ["check", "--package-path", "pkgs/one", "--format"]
    let github = try architect.run(call + ["github"]).output
    #expect(github.hasPrefix("::error file=one/Sources/Shop/A.swift,line=1,"))
    let sarif = try architect.run(call + ["sarif"]).output
    #expect(sarif.contains("\"one/Sources/Shop/A.swift\""))
    let text = try architect.run(call + ["text"], in: "pkgs/..").output
    #expect(text.hasPrefix("pkgs/one/Sources/Shop/A.swift:1:1: error: "))
    let json = try architect.run(call + ["json"]).output
    #expect(json.contains("\"Sources/Shop/A.swift\""))
  }

  @Test func `a repository that ignores nothing shows nothing new`() throws {
    let architect = try Architect(asksAnew: true)
    let folder = architect.folder.path
    for call in [["init", "-q"], ["add", "-A"]] { _ = try git(["-C", folder] + call) }
    let before = try git(["-C", folder, "status", "--porcelain", "--untracked-files=all"])
    let answer = try architect("check")
    #expect(answer.status == 0)
    let after = try git(["-C", folder, "status", "--porcelain", "--untracked-files=all"])
    let new = Set(after.split(separator: "\n")).subtracting(before.split(separator: "\n")).filter {
      !$0.contains("error-")
    }
    #expect(new.isEmpty)
    let memory = architect.folder.appendingPathComponent(".build/architect").path
    #expect(FileManager.default.fileExists(atPath: memory))
  }

  @Test func `without swift there is no toolchain to ask`() throws {
    try architect.write("tools/git", "")
    let path = architect.folder.appendingPathComponent("tools").path
    let answer = try architect("check", environment: ["PATH": path])
    #expect(answer.status == 64)
    #expect(answer.error.contains("swift could not be started: "))
  }

  @Test func `a swift that can't be run is no fault of a manifest`() throws {
    try architect.write("tools/swift", "")
    let path = architect.folder.appendingPathComponent("tools").path
    let answer = try architect("check", "--no-cache", environment: ["PATH": path])
    #expect(answer.status == 64)
    #expect(answer.error.contains("swift could not be started: "), "\(answer.error)")
  }

  /// On the main thread, which blocks no signal: a program inherits what is blocked.
  @Test(arguments: [SIGINT, SIGTERM]) @MainActor func `nothing is left when a signal ends it`(_ signal: Int32) throws {
    let path = try architect.writeToolchain("exec sleep 60")
    let temporary = architect.folder.appendingPathComponent("temporary")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    let answer = try architect.run(
      ["check", "--no-cache"], environment: ["PATH": path, "TMPDIR": temporary.path]
    ) { process in
      while try FileManager.default.contentsOfDirectory(atPath: temporary.path).isEmpty {
        try #require(process.isRunning)
        Thread.sleep(forTimeInterval: 0.01)
      }
      kill(process.processIdentifier, signal)
    }
    #expect(answer.status == 128 + signal)
    let left = try FileManager.default.contentsOfDirectory(atPath: temporary.path)
    #expect(left.isEmpty)
  }

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "One", targets: [.target(name: "Shop")])
    """

  private func git(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }
}
