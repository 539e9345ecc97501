import Foundation
import TerminalKit
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A terminal that a test holds, for a session in another process.
final class TestTerminal: Sendable {
  /// The test's side.
  private let keyboard: FileHandle
  /// The side of programs, held open so that its settings outlive them.
  private let device: FileHandle
  /// The name by which another process opens it.
  let path: String

  init(columns: UInt16 = 80, rows: UInt16 = 24) throws {
    var ends: (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    let result = openpty(&ends.0, &ends.1, nil, nil, &size)
    try #require(result == 0)
    // A process that had the test's side too would keep the terminal from hanging up.
    for end in [ends.0, ends.1] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    keyboard = FileHandle(fileDescriptor: ends.0, closeOnDealloc: true)
    device = FileHandle(fileDescriptor: ends.1, closeOnDealloc: true)
    var name = [CChar](repeating: 0, count: 128)
    let isNamed = ttyname_r(ends.1, &name, name.count) == 0
    try #require(isNamed)
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// All that `stty` would show, for comparison.
  func settings() throws -> String {
    var settings = termios()
    guard tcgetattr(device.fileDescriptor, &settings) == 0 else { throw POSIXError(.EIO) }
    return String(describing: settings)
  }

  func type(_ text: String) throws { try keyboard.write(contentsOf: Data(text.utf8)) }

  func resize(columns: UInt16, rows: UInt16) throws {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard ioctl(keyboard.fileDescriptor, UInt(TIOCSWINSZ), &size) == 0 else { throw POSIXError(.EIO) }
  }

  /// Hangs up.
  func close() throws {
    try device.close()
    try keyboard.close()
  }

  /// What programs wrote since the last call.
  func text() -> String {
    var waiting = pollfd(fd: keyboard.fileDescriptor, events: Int16(POLLIN), revents: 0)
    var bytes = Data()
    while poll(&waiting, 1, 0) > 0, waiting.revents & Int16(POLLIN) != 0 { bytes += keyboard.availableData }
    return String(decoding: bytes, as: UTF8.self)
  }

  struct Silence: Error {
    let expected: String
    let seen: String
  }

  /// Waits until a program has written that; returns all that it wrote since the last call.
  func text(until expected: String) throws -> String {
    var seen = text()
    for _ in 0..<2_000 where !seen.contains(expected) {
      Thread.sleep(forTimeInterval: 0.01)
      seen += text()
    }
    guard seen.contains(expected) else { throw Silence(expected: expected, seen: seen) }
    return seen
  }

  /// Does what a user does and looks at what comes of it, from now on and on a thread of its own: processes that are
  /// awaited hold the threads of tasks.
  func user<Value: Sendable>(
    _ work: @escaping @Sendable (TestTerminal) throws -> Value
  ) -> AsyncThrowingStream<Value, any Error> {
    AsyncThrowingStream { continuation in
      DispatchQueue.global().async {
        continuation.yield(with: Result { try work(self) })
        continuation.finish()
      }
    }
  }

  /// The terminal at a path, in a process that was started for a test.
  static func stream(at path: String) throws -> StandardStream {
    let descriptor = open(path, O_RDWR | O_NOCTTY)
    try #require(descriptor >= 0)
    return StandardStream(descriptor: descriptor)
  }
}
