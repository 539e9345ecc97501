import Foundation
import Testing

@testable import ArchitectureKit

/// A plan on the disk: whole, or not at all.
@Suite struct ScaffoldWriterTests {
  private let folder: TemporaryFolder
  private var root: URL { folder.url }

  init() throws { folder = try TemporaryFolder() }

  @Test func `what was planned is what is written`() throws {
    var expected: [String: String] = [:]
    let requests: [(ScaffoldKind, String)] = [
      (.app, "Shop"), (.domain, "Product"), (.feature, "Cart"), (.service, "Cache"), (.shared, "Style"),
    ]
    for (kind, name) in requests {
      let plan = try ScaffoldRequest.sample(kind, name).plan(at: ScaffoldSite(reading: root, modules: []))
      try plan.write(to: root)
      for file in plan.files { expected[file.path] = file.text }
      #expect(try files() == expected)
    }
    #expect(throws: ScaffoldError.pathExists("Projects/Shared/Style")) {
      try ScaffoldRequest.sample(.shared, "Style").plan(at: ScaffoldSite(reading: root, modules: []))
    }
    #expect(try files() == expected)
  }

  @Test func `a failure at any step leaves everything as it was`() throws {
    let begin = try ScaffoldRequest.sample(.domain, "Product").plan(at: ScaffoldSite(reading: root, modules: []))
    try begin.write(to: root)
    let before = try entries()
    let plan = try ScaffoldRequest.sample(.app, "Shop").plan(at: ScaffoldSite(reading: root, modules: []))
    var failures = 0
    for failing in 0..<4 {
      let (error, count) = write(plan, failingAt: failing)
      guard let error else { break }
      failures += 1
      #expect(count == failing + 1)
      #expect("\(error)".contains("No space left on device. Nothing was changed."))
      #expect(try entries() == before)
    }
    // The app, its root feature, the contracts and the manifest.
    #expect(failures == 4)
    try plan.write(to: root)
    #expect(try entries().count > before.count)
  }

  @Test(arguments: [false, true]) func `a file that is replaced keeps its permissions`(_ isUndone: Bool) throws {
    let begin = try ScaffoldRequest.sample(.domain, "Product").plan(at: ScaffoldSite(reading: root, modules: []))
    try begin.write(to: root)
    let (manifest, contracts) = (file("Package.swift"), file("architecture.json"))
    try setMode(0o755, of: manifest)
    try setMode(0o640, of: contracts)
    let plan = try ScaffoldRequest.sample(.app, "Shop").plan(at: ScaffoldSite(reading: root, modules: []))
    if isUndone {
      #expect(throws: ScaffoldError.self) {
        try plan.write(to: root) { source, target in
          try ScaffoldWriter.rename(source, target)
          if target.lastPathComponent == "architecture.json" { throw CocoaError(.fileWriteOutOfSpace) }
        }
      }
    } else {
      try plan.write(to: root)
    }
    #expect(try mode(of: manifest) == 0o755)
    #expect(try mode(of: contracts) == 0o640)
  }

  @Test func `a file in place of a link has the permissions of what was linked`() throws {
    let begin = try ScaffoldRequest.sample(.domain, "Product").plan(at: ScaffoldSite(reading: root, modules: []))
    try begin.write(to: root)
    let manifest = file("Package.swift")
    try setMode(0o640, of: manifest)
    try FileManager.default.moveItem(at: manifest, to: file("Manifest.txt"))
    try FileManager.default.createSymbolicLink(atPath: manifest.path, withDestinationPath: "Manifest.txt")
    try ScaffoldRequest.sample(.shared, "Style").plan(at: ScaffoldSite(reading: root, modules: [])).write(to: root)
    #expect(try mode(of: manifest) == 0o640)
  }

  @Test func `a manifest that begins with a byte order mark is replaced`() throws {
    let begin = try ScaffoldRequest.sample(.domain, "Product").plan(at: ScaffoldSite(reading: root, modules: []))
    try begin.write(to: root)
    let manifest = file("Package.swift")
    let mark = Data([0xEF, 0xBB, 0xBF])
    try (mark + Data(contentsOf: manifest)).write(to: manifest)
    try ScaffoldRequest.sample(.shared, "Style").plan(at: ScaffoldSite(reading: root, modules: [])).write(to: root)
    let data = try Data(contentsOf: manifest)
    #expect(data.starts(with: mark))
    #expect(String(decoding: data, as: UTF8.self).contains(".shared(\"Style\")"))
  }

  @Test func `a manifest that has changed meanwhile is left alone`() throws {
    let begin = try ScaffoldRequest.sample(.domain, "Product").plan(at: ScaffoldSite(reading: root, modules: []))
    try begin.write(to: root)
    let plan = try ScaffoldRequest.sample(.shared, "Style").plan(at: ScaffoldSite(reading: root, modules: []))
    try Data("changed\n".utf8).write(to: root.appendingPathComponent("Package.swift"))
    let before = try entries()
    #expect(throws: ScaffoldError.self) { try plan.write(to: root) }
    #expect(try entries() == before)
  }

  @Test func `what a killed process leaves is removed by the next one, and what it placed is named`() async throws {
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = root.path as String] in
      let root = URL(fileURLWithPath: path)
      let plan = try ScaffoldRequest.sample(.domain, "Product").plan(at: ScaffoldSite(reading: root, modules: []))
      try plan.write(to: root) { source, target in
        if target.lastPathComponent == "Package.swift" { kill(getpid(), SIGKILL) }
        try ScaffoldWriter.rename(source, target)
      }
    }
    let running = root.appendingPathComponent(".scaffold-\(getppid())")
    try FileManager.default.createDirectory(at: running, withIntermediateDirectories: false)
    let left = try ScaffoldLeftover.remove(in: root)
    #expect(left.map(\.placed) == [["Projects/Domains/Product", "architecture.json"]])
    #expect(left.first?.description.hasSuffix("It had written: Projects/Domains/Product, architecture.json.") == true)
    let hidden = try FileManager.default.contentsOfDirectory(atPath: root.path).filter { $0.hasPrefix(".") }
    #expect(hidden == [running.lastPathComponent])
    #expect(try ScaffoldLeftover.remove(in: root) == [])
  }

  @Test func `a folder of the number of this process is an earlier one's`() throws {
    let own = ".scaffold-\(getpid())"
    for name in [own, ".scaffold-", ".scaffold-x", ".scaffold-0"] {
      try FileManager.default.createDirectory(at: root.appendingPathComponent(name), withIntermediateDirectories: false)
    }
    #expect(try ScaffoldLeftover.remove(in: root).map(\.path) == [own])
    let plan = try ScaffoldRequest.sample(.domain, "Product").plan(at: ScaffoldSite(reading: root, modules: []))
    try plan.write(to: root)
  }

  private func file(_ path: String) -> URL { root.appendingPathComponent(path) }

  private func mode(of file: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
  }

  private func setMode(_ mode: Int, of file: URL) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
  }

  /// The error, and the number of renames until then.
  private func write(_ plan: ScaffoldPlan, failingAt step: Int) -> (ScaffoldError?, Int) {
    let counter = Counter()
    do throws(ScaffoldError) {
      try plan.write(to: root) { source, target in
        counter.count += 1
        if counter.count > step {
          throw CocoaError(.fileWriteOutOfSpace, userInfo: [NSLocalizedDescriptionKey: "No space left on device"])
        }
        try ScaffoldWriter.rename(source, target)
      }
      return (nil, counter.count)
    } catch {
      return (error, counter.count)
    }
  }

  private func entries() throws -> [String: String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    return Dictionary(
      paths.map { path in
        let data = FileManager.default.contents(atPath: root.appendingPathComponent(path).path)
        return (path, data.map { String(decoding: $0, as: UTF8.self) } ?? "a folder")
      }
    ) { $1 }
  }

  private func files() throws -> [String: String] { try entries().filter { $0.key.contains(".") } }

  private final class Counter {
    var count = 0
  }
}
