import Foundation
import TerminalKitMocks

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The built `modulo`, and the world that its processes share.
struct ModuloProgram {
  let path: String
  let folder: URL
  var database: URL { folder.appendingPathComponent("modulo.db") }

  /// A process that isn't started yet.
  func process(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = [
      "HOME": folder.path, "TMPDIR": folder.path, "LANG": "C.UTF-8", "TERM": "xterm-256color", "PATH": "/usr/bin:/bin",
      "MODULO_DATA": database.path, "MODULO_CURRENCY": "USD", "MODULO_TRACE": "1",
    ]
    return process
  }

  /// Runs a command to its end.
  @discardableResult
  func run(_ arguments: String...) throws -> (status: Int32, output: Data) { try run(arguments) }

  @discardableResult
  func run(_ arguments: [String]) throws -> (status: Int32, output: Data) {
    let process = process(["--locale", "en_US"] + arguments)
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, data)
  }
}

/// The full-screen app at a terminal, with its trace in a file.
final class AppProcess {
  private(set) var screen: TerminalEmulator
  let trace: URL
  private let terminal: Terminal
  private let process: Process

  init(_ program: ModuloProgram, at link: String? = nil, columns: Int = 80, rows: Int = 24) throws {
    terminal = try Terminal(columns: columns, rows: rows)
    screen = TerminalEmulator(width: columns, height: rows)
    trace = program.folder.appendingPathComponent("trace-\(ProcessInfo.processInfo.globallyUniqueString)")
    try Data().write(to: trace)
    process = program.process(["--locale", "en_US", "app"] + (link.map { ["modulo://\($0)"] } ?? []))
    process.standardInput = terminal.device
    process.standardOutput = terminal.device
    process.standardError = try FileHandle(forWritingTo: trace)
    try process.run()
  }

  deinit { end() }

  var isRunning: Bool { process.isRunning }
  var text: String { screen.lines.joined(separator: "\n") }

  func type(_ text: String) throws { try terminal.type(text.utf8) }
  func type(_ bytes: [UInt8]) throws { try terminal.type(bytes) }

  /// Reads what it writes, for that long.
  func watch(_ milliseconds: Int) {
    let end = ContinuousClock.now + .milliseconds(milliseconds)
    repeat { screen.apply(terminal.bytes(waiting: 5)) } while ContinuousClock.now < end
  }

  /// Waits until that is so, or the app has ended.
  func wait(_ limit: Duration = .seconds(20), until isSo: (TerminalEmulator) -> Bool) -> Bool {
    let end = ContinuousClock.now + limit
    while !isSo(screen) {
      if ContinuousClock.now > end || !isRunning { return false }
      screen.apply(terminal.bytes(waiting: 10))
    }
    return true
  }

  func resize(columns: Int, rows: Int) {
    screen.resize(width: columns, height: rows)
    terminal.resize(columns: columns, rows: rows)
    send(SIGWINCH)
  }

  /// Whether it draws all of the window when it is asked to by control-L.
  func answers(within limit: Duration) throws -> Bool {
    let end = ContinuousClock.now + limit
    var isBegun = false
    while ContinuousClock.now < end {
      // One that stops goes on, also one that comes to its control-Z only now.
      send(SIGCONT)
      // A paste that was begun ends; what may be the beginning of a sequence is a key.
      try type("\u{1B}[201~\u{1B}\\")
      watch(80)
      if !isBegun { screen.resize(width: screen.width, height: screen.height) }
      isBegun = true
      try type([12])
      let isDrawn = wait(.milliseconds(300)) { screen in
        screen.cells.count { $0.character == "#" } * 2 < screen.cells.count
      }
      if isDrawn { return true }
    }
    return false
  }

  func send(_ signal: Int32) { if process.isRunning { kill(process.processIdentifier, signal) } }

  /// Ends it as the system does.
  func end() {
    send(SIGCONT)
    send(SIGTERM)
    process.waitUntilExit()
  }

  /// How it ended: nil for as it may, after q, control-C or our signal.
  var fault: String? {
    process.waitUntilExit()
    let (reason, status) = (process.terminationReason, process.terminationStatus)
    let isGood = reason == .exit ? status == 0 : [SIGINT, SIGTERM, SIGHUP].contains(status)
    return isGood ? nil : "the app ended by \(reason == .exit ? "exit" : "signal") \(status)"
  }

  /// The lines that it traced.
  func traced() throws -> [Substring] { try String(contentsOf: trace, encoding: .utf8).split(separator: "\n") }
}
