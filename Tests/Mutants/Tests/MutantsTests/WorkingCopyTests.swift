import ArchitectureKit
import Foundation
import Testing

@testable import mutants

/// The copy in which sources are changed, and the programs that run in it.
@Suite struct WorkingCopyTests {
  private let folder: TemporaryFolder
  private var root: URL { folder.file("workspace") }
  private var copy: URL { folder.file("copy") }

  init() throws {
    folder = try TemporaryFolder()
    try write("Modules/A/Sources/A/A.swift", "let a = 1\n")
    try write("Modules/A/.build/a.o", "object")
    try write("Tests/Support/Shared.swift", "shared\n")
    try FileManager.default.createSymbolicLink(
      atPath: root.appendingPathComponent("Modules/A/Shared.swift").path,
      withDestinationPath: "../../Tests/Support/Shared.swift")
  }

  @Test func `sources and links are copied, what a build made isn't`() throws {
    _ = try WorkingCopy(of: root, in: copy)
    #expect(try text("Modules/A/Sources/A/A.swift") == "let a = 1\n")
    #expect(try text("Modules/A/Shared.swift") == "shared\n")
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: path("Modules/A/Shared.swift"))
    #expect(link == "../../Tests/Support/Shared.swift")
    #expect(!FileManager.default.fileExists(atPath: path("Modules/A/.build")))
  }

  @Test func `a copy that is there is brought up to date, and keeps its build`() throws {
    _ = try WorkingCopy(of: root, in: copy)
    try Data("object".utf8).write(to: copy.appendingPathComponent("Modules/A/Sources/A/Gone.swift"))
    try FileManager.default.createDirectory(
      at: copy.appendingPathComponent(".build"), withIntermediateDirectories: true)
    try write("Modules/A/Sources/A/A.swift", "let a = 2\n")
    let again = try WorkingCopy(of: root, in: copy)
    #expect(try text("Modules/A/Sources/A/A.swift") == "let a = 2\n")
    #expect(!FileManager.default.fileExists(atPath: path("Modules/A/Sources/A/Gone.swift")))
    #expect(FileManager.default.fileExists(atPath: again.scratch.path))
  }

  @Test func `a change is taken back, whether what was done with it fails or not`() throws {
    let working = try WorkingCopy(of: root, in: copy)
    let mutation = try #require(Workspace.mutations(of: "A", in: root).first)
    let seen = try working.with(mutation) { try text("Modules/A/Sources/A/A.swift") }
    #expect(seen == "let a = 2\n")
    #expect(throws: CocoaError.self) {
      try working.with(mutation) { throw CocoaError(.fileNoSuchFile) }
    }
    #expect(try text("Modules/A/Sources/A/A.swift") == "let a = 1\n")
    let original = try Data(contentsOf: root.appendingPathComponent("Modules/A/Sources/A/A.swift"))
    #expect(original == Data("let a = 1\n".utf8))
  }

  @Test func `a program ends with its status, and is ended when it takes too long`() throws {
    let output = folder.file("output.txt")
    func run(_ script: String, limit: Int) throws -> LimitedProcess.End {
      try LimitedProcess.run(["sh", "-c", script], environment: [:], output: output, limit: limit)
    }
    #expect(try run("echo said; exit 3", limit: 60) == .status(3))
    #expect(try String(contentsOf: output, encoding: .utf8) == "said\n")
    #expect(try run("exec sleep 600", limit: 1) == .overtime)
  }

  private func write(_ path: String, _ text: String) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func path(_ name: String) -> String { copy.appendingPathComponent(name).path }
  private func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }
}
