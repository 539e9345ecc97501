import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A terminal that a test sits at: what the program writes comes to it, and what it types goes to the program.
final class PseudoTerminal: Sendable {
  /// The test's side.
  private let keyboard: FileHandle
  /// The program's side.
  let device: FileHandle

  init(rows: UInt16 = 24, columns: UInt16 = 80) throws {
    var ends: (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    let result = openpty(&ends.0, &ends.1, nil, nil, &size)
    try #require(result == 0)
    keyboard = FileHandle(fileDescriptor: ends.0, closeOnDealloc: true)
    device = FileHandle(fileDescriptor: ends.1, closeOnDealloc: true)
  }

  func type(_ text: String) throws { try keyboard.write(contentsOf: Data(text.utf8)) }

  /// What the program wrote and the terminal echoed so far, with line ends as programs write them.
  func text() -> String { String(decoding: bytes(), as: UTF8.self).replacing("\r\n", with: "\n") }

  /// The bytes that the program wrote and the terminal echoed since the last call.
  ///
  /// - Parameter milliseconds: How long to wait for the first ones.
  func bytes(waiting milliseconds: Int32 = 0) -> Data {
    var waiting = pollfd(fd: keyboard.fileDescriptor, events: Int16(POLLIN), revents: 0)
    var bytes = Data()
    var patience = milliseconds
    while poll(&waiting, 1, patience) > 0, waiting.revents & Int16(POLLIN) != 0 {
      bytes += keyboard.availableData
      patience = 0
    }
    return bytes
  }

  /// Whether something was typed that the program hasn't read.
  var hasUnreadInput: Bool { Self.isReadable(device) }
  /// Whether the program wrote something since the last call of ``bytes(waiting:)``.
  var hasUnreadOutput: Bool { Self.isReadable(keyboard) }

  private static func isReadable(_ side: FileHandle) -> Bool {
    var waiting = pollfd(fd: side.fileDescriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, 0) > 0 && waiting.revents & Int16(POLLIN) != 0
  }

  func resize(rows: UInt16, columns: UInt16) throws {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard ioctl(keyboard.fileDescriptor, UInt(TIOCSWINSZ), &size) == 0 else { throw POSIXError(.EIO) }
  }

  /// All that `stty` would show, for comparison.
  func settings() throws -> String {
    var settings = termios()
    guard tcgetattr(device.fileDescriptor, &settings) == 0 else { throw POSIXError(.EIO) }
    return String(describing: settings)
  }

  /// Waits until the program has written that, for as long as a crowded machine may need; returns all it wrote so far.
  @discardableResult func wait(for expected: String) throws -> String {
    var seen = ""
    for _ in 0..<1_200 where !seen.contains(expected) {
      Thread.sleep(forTimeInterval: 0.05)
      seen += text()
    }
    try #require(seen.contains(expected))
    return seen
  }
}

extension Modulo {
  /// What came of a command that was answered at a terminal.
  struct TerminalAnswer {
    let status: Int32
    let output: String
    let terminal: String
  }

  /// Runs a command at a terminal and types the answer to its question, which waits there until it is read.
  func answering(_ answer: String, _ arguments: String...) throws -> TerminalAnswer {
    try answering(answer, to: arguments)
  }

  /// The same for the words of a command in a list.
  func answering(_ answer: String, to arguments: [String]) throws -> TerminalAnswer {
    let terminal = try PseudoTerminal()
    let process = try process(arguments)
    let output = Pipe()
    process.standardInput = terminal.device
    process.standardError = terminal.device
    process.standardOutput = output
    try terminal.type(answer)
    let end = try process.start()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    end.wait()
    return TerminalAnswer(status: process.terminationStatus, output: text, terminal: terminal.text())
  }
}
