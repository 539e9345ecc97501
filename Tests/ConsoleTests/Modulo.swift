import Dispatch
import Foundation
import ModuloPersistence
import PersistenceKit
import TerminalKit
import Testing

@testable import modulo

/// The program in a world of its own: a folder for everything it may read and write.
///
/// A command runs in the process of the tests, from its arguments to its exit code: that costs a fraction of a process.
/// What is about processes (signals, terminals, pipes, several at a time) starts the built program.
final class Modulo: Sendable {
  struct Answer {
    let status: Int32
    let output: String
    let error: String

    /// The document on standard output.
    func json() throws -> [String: Any] {
      try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    }
  }

  /// The clock and the region in which the tests take place.
  static let fixed = ["--now", "2026-04-12T12:00:00Z", "--time-zone", "UTC", "--locale", "en_US"]

  private let home: TemporaryFolder
  var folder: URL { home.url }
  var database: URL { folder.appendingPathComponent("data/modulo.db") }

  init() throws { home = try TemporaryFolder() }

  /// Runs a command to its end.
  @discardableResult
  func callAsFunction(_ arguments: String..., environment: [String: String] = [:]) async throws -> Answer {
    try await run(arguments, environment: environment)
  }

  /// - Parameters:
  ///   - given: What the line begins with.
  ///   - time: Reads the time, where the line doesn't fix it.
  ///   - historyBytes: The size of all that the history keeps.
  ///   - lines: What is typed.
  func run(
    _ arguments: [String], environment: [String: String] = [:], after given: [String] = Modulo.fixed,
    time: @escaping @Sendable () -> Date = HostClock.systemTime, historyBytes: Int = 64 << 20,
    typing lines: [String] = []
  ) async throws -> Answer {
    try await Self.turns.run { [self] in
      let (output, error) = (try OutputFile(in: folder), try OutputFile(in: folder))
      let typed = lines.isEmpty ? "/dev/null" : try file("\(UUID()).txt", lines.map { $0 + "\n" }.joined())
      let input = try FileHandle(forReadingFrom: URL(fileURLWithPath: typed))
      let streams = StandardStreams(
        input: StandardStream(descriptor: input.fileDescriptor), output: output.stream, error: error.stream)
      let program = Program(
        arguments: given + arguments, variables: variables(environment), streams: streams,
        signals: AsyncStream { $0.finish() }, time: time, historyBytes: historyBytes)
      let status = await program.run()
      return Answer(status: status, output: try output.text(), error: try error.text())
    }
  }

  /// Runs one command after the other.
  func run(_ lines: [[String]], environment: [String: String] = [:]) async throws -> [Answer] {
    var answers: [Answer] = []
    for line in lines { answers.append(try await run(line, environment: environment)) }
    return answers
  }

  /// Runs a command to its end in a process of its own.
  func spawn(
    _ arguments: [String], environment: [String: String] = [:], after given: [String] = Modulo.fixed,
    input: Data = Data()
  ) throws -> Answer {
    let process = try process(arguments, environment, after: given)
    let source = Pipe()
    let (output, error) = (try OutputFile(in: folder), try OutputFile(in: folder))
    process.standardInput = source
    process.standardOutput = output.handle
    process.standardError = error.handle
    let end = try process.start()
    try source.fileHandleForWriting.write(contentsOf: input)
    try source.fileHandleForWriting.close()
    end.wait()
    return Answer(status: process.terminationStatus, output: try output.text(), error: try error.text())
  }

  /// A process that isn't started yet.
  func process(
    _ arguments: [String], _ environment: [String: String] = [:], after given: [String] = Modulo.fixed
  ) throws -> Process {
    let process = Process()
    process.executableURL = try Self.binary.get()
    process.arguments = given + arguments
    process.environment = variables(environment)
    return process
  }

  /// The environment of a command; a variable that is given as empty isn't there.
  private func variables(_ environment: [String: String]) -> [String: String] {
    let standard = [
      "HOME": folder.path, "LANG": "C.UTF-8", "MODULO_DATA": database.path, "MODULO_CURRENCY": "USD",
      "PATH": "/usr/bin:/bin",
    ]
    // What it leaves in the temporary folder isn't hidden in ours, which goes.
    let temporary = ProcessInfo.processInfo.environment.filter { $0.key == "TMPDIR" }
    return standard.merging(temporary) { $1 }.merging(environment) { $1 }.filter { !$0.value.isEmpty }
  }

  /// Eight commands at a time: thousands wait to be run, and each has files open.
  private static let turns = Turns(8)

  /// Runs a line of the shell in which `"$0"` is the program. Returns how it ended and what it wrote to standard error.
  func shell(_ line: String) throws -> (status: Int32, error: String) {
    let process = try process([])
    let binary = try #require(process.executableURL).path
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line, binary]
    let error = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = error
    let end = try process.start()
    let text = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    end.wait()
    return (process.terminationStatus, text)
  }

  /// Runs a command that waits for long, in a process, on a thread that no other test could use meanwhile.
  func patiently(_ arguments: String...) async throws -> Answer {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(with: Result { try self.spawn(arguments) }) }
    }
  }

  /// Waits until a program has the database open and, having been given rows, waits for more of them.
  func waitUntilOpen() async throws {
    let log = database.path + "-wal"
    for _ in 0..<200 where !FileManager.default.fileExists(atPath: log) { try await Task.sleep(for: .milliseconds(50)) }
    try #require(FileManager.default.fileExists(atPath: log))
    // From opening to the first row it is a moment; nothing that could be seen from outside marks it.
    try await Task.sleep(for: .milliseconds(500))
  }

  /// Writes a file into the folder.
  func file(_ name: String, _ content: Data) throws -> String {
    let url = folder.appendingPathComponent(name)
    try content.write(to: url)
    return url.path
  }

  func file(_ name: String, _ text: String) throws -> String { try file(name, Data(text.utf8)) }

  /// All that is stored, as the program tells it.
  func everything() async throws -> String {
    let goals = try await self("goal", "list", "--json").output
    return try await goals + self("contribution", "list", "1", "--json").output
  }

  /// Stores rows of a noun, without a command.
  func insert<Row: PersistentModel>(_ rows: [Row]) throws {
    try FileManager.default.createDirectory(
      at: database.deletingLastPathComponent(), withIntermediateDirectories: true)
    let manager = DefaultDataContextManager(url: database) { nil }
    defer { manager.close() }
    try manager.container().write { context in for row in rows { try context.insert(row) } }
  }

  /// The program is beside the bundle of the tests.
  private static let binary = Result { () throws -> URL in
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    for _ in 0..<4 {
      let candidate = folder.appendingPathComponent("modulo")
      if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
      folder.deleteLastPathComponent()
    }
    throw CocoaError(.fileNoSuchFile)
  }
}

/// A file that a command writes a stream to.
struct OutputFile {
  let url: URL
  let handle: FileHandle
  var stream: StandardStream { StandardStream(descriptor: handle.fileDescriptor) }

  init(in folder: URL) throws {
    url = folder.appendingPathComponent("out-\(ProcessInfo.processInfo.globallyUniqueString)")
    try Data().write(to: url)
    handle = try FileHandle(forWritingTo: url)
  }

  func text() throws -> String { try String(contentsOf: url, encoding: .utf8) }
}

/// Runs a few pieces of work at a time, in their order.
@MainActor private final class Turns {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  nonisolated init(_ count: Int) { free = count }

  func run<Value>(_ work: @MainActor () async throws -> sending Value) async throws -> sending Value {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
    defer {
      // The turn passes to the next one.
      if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
    return try await work()
  }
}
