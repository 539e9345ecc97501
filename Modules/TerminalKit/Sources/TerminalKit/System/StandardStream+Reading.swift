#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system's `read`, by a name that says whose it is.
private let systemRead: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = { descriptor, bytes, count in
  read(descriptor, bytes, count)
}

extension StandardStream {
  /// The most bytes of a line that are read; an answer is never longer.
  private static let longestLine = 4_096

  /// The next line, without its end; nil at the end of the input, and as soon as the task is cancelled.
  ///
  /// It blocks no thread while it waits, and takes nothing of what follows the line.
  public func line() async -> String? {
    var bytes: [UInt8] = []
    while bytes.count < Self.longestLine {
      guard await waitUntilReadable(), let byte = nextByte() else { return bytes.isEmpty ? nil : text(bytes) }
      if byte == UInt8(ascii: "\n") { return text(bytes) }
      bytes.append(byte)
    }
    return text(bytes)
  }

  /// Whether reading would return at once: something has come, or the input has ended.
  public var isReadable: Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, 0) != 0
  }

  private func text(_ bytes: [UInt8]) -> String {
    let line = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes[...]
    return String(decoding: line, as: UTF8.self)
  }

  /// False when the task was cancelled first.
  private func waitUntilReadable() async -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while poll(&waiting, 1, 0) == 0 {
      // So short a wait isn't noticed; the sleep ends early when the task is cancelled.
      do { try await Task.sleep(for: .milliseconds(20)) } catch { return false }
    }
    return !Task.isCancelled
  }

  private func nextByte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = withUnsafeMutableBytes(of: &byte) { systemRead(descriptor, $0.baseAddress, 1) }
      if count == 1 { return byte }
      if count == 0 || errno != EINTR { return nil }
    }
  }
}
