#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system's `write`, whose name the stream's own method hides.
private let systemWrite: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = { descriptor, bytes, count in
  write(descriptor, bytes, count)
}

/// Whether a text was written to a stream, and if not, why.
public enum WriteResult: Hashable, Sendable {
  /// Everything was handed over.
  case complete

  /// The reader is gone, as when `head` has seen enough. That is no failure: stop writing and end quietly.
  case readerGone

  /// The system refused, with its error number: a full disk (`ENOSPC`), say. Some of the text may have been written.
  case failed(errno: Int32)
}

extension StandardStream {
  /// Writes the whole text, however many calls to the system that takes.
  ///
  /// It blocks until the other end has taken it. Call ``ignoreBrokenPipes()`` once at the start of the program: without
  /// that, the system ends the process before ``WriteResult/readerGone`` can be returned.
  public func write(_ text: String) -> WriteResult {
    var text = text
    return text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  /// Writes bytes as ``write(_:)-(String)`` writes text.
  public func write(_ bytes: [UInt8]) -> WriteResult { bytes.withUnsafeBytes { write($0) } }

  /// Makes writing to a closed pipe an answer of ``write(_:)-(String)`` instead of the end of the process.
  public static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }
}

extension StandardStream {
  private func write(_ bytes: UnsafeRawBufferPointer) -> WriteResult {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = systemWrite(descriptor, rest.base.baseAddress.map { $0 + rest.startIndex }, rest.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if let result = Self.result(of: errno, descriptor) {
        return result
      }
    }
    return .complete
  }

  /// The result for an error number; nil when trying again is right.
  private static func result(of code: Int32, _ descriptor: Int32) -> WriteResult? {
    switch code {
    case EINTR: return nil
    case EAGAIN: return waitUntilWritable(descriptor)
    case EPIPE: return .readerGone
    default: return .failed(errno: code)
    }
  }

  /// For a descriptor that another program made non-blocking, such as a shell.
  private static func waitUntilWritable(_ descriptor: Int32) -> WriteResult? {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&waiting, 1, -1) >= 0 || errno == EINTR ? nil : .failed(errno: errno)
  }
}
