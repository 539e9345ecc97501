import Foundation
import Testing

/// What a signal leaves of a run.
@Suite struct InterruptionTests {
  private let folder: TemporaryFolder
  private var root: URL { folder.file("workspace") }
  private var temporary: URL { folder.file("temporary") }
  private var begun: URL { folder.file("begun") }

  init() throws {
    folder = try TemporaryFolder()
    for module in ["Utilities", "Models", "Repositories", "Stores", "Providers"] {
      try write("workspace/Modules/\(module)/Sources/\(module)/A.swift", "let a = 1\n")
    }
    try write("workspace/Tests/Mutants/equivalents.json", "[]")
    try write("workspace/Tests/Support/Shared.swift", "")
    // The build of the module, which goes on until it is ended.
    try folder.installProgram(
      "echo $$ > '\(begun.path).new'\nmv '\(begun.path).new' '\(begun.path)'\nexec sleep 20", as: "tools/swift")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `a signal ends the build, and removes the copy`(_ signal: Int32) throws {
    let status = try status(after: signal)
    #expect(status == 128 + signal)
    let left = try FileManager.default.contentsOfDirectory(atPath: temporary.path)
    #expect(left.isEmpty)
    let build = try #require(Int32(text(of: begun).trimmingCharacters(in: .newlines)))
    #expect(kill(build, 0) != 0)
  }

  @Test func `a signal leaves the folder that was named`() throws {
    let copy = folder.file("copy")
    let status = try status(after: SIGINT, "--folder", copy.path)
    #expect(status == 130)
    let source = copy.appendingPathComponent("Modules/Models/Sources/Models/A.swift")
    #expect(FileManager.default.fileExists(atPath: source.path))
  }

  /// How a run ends that gets a signal while a module is built.
  private func status(after signal: Int32, _ arguments: String...) throws -> Int32 {
    let process = Process()
    process.executableURL = try Self.binary.get()
    process.arguments = ["--root", root.path, "--seed", "1", "--number", "1"] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      "PATH": folder.file("tools").path + ":/usr/bin:/bin", "TMPDIR": temporary.path,
    ]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    try unblocked { try process.run() }
    while !FileManager.default.fileExists(atPath: begun.path) {
      try #require(process.isRunning)
      Thread.sleep(forTimeInterval: 0.01)
    }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Starts a program on a thread that blocks no signal: what is blocked is inherited, and tests run on threads that
  /// block most.
  private func unblocked(_ start: () throws -> Void) rethrows {
    var (none, previous) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &previous)
    defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
    try start()
  }

  /// The program is beside the bundle of the tests.
  private static let binary = Result { () throws -> URL in
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    for _ in 0..<4 {
      let candidate = folder.appendingPathComponent("mutants")
      if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
      folder.deleteLastPathComponent()
    }
    throw CocoaError(.fileNoSuchFile)
  }

  private func write(_ path: String, _ text: String) throws {
    let file = folder.file(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func text(of file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }
}
