#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A pipe whose ends never block and are not inherited by other programs.
struct NonblockingPipe: Sendable {
  let readEnd: Int32
  let writeEnd: Int32

  /// Opens both ends; nil when there is no file descriptor left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  /// Closes both ends; once only.
  func close() {
    systemClose(readEnd)
    systemClose(writeEnd)
  }
}

/// The system's `close`, whose name the pipe's own method hides.
private let systemClose: @Sendable (Int32) -> Void = { descriptor in _ = close(descriptor) }
