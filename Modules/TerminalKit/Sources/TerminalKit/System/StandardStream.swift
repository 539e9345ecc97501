#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file descriptor that text goes to or comes from.
public struct StandardStream: Hashable, Sendable {
  /// The number the system knows it by. The stream does not own it and never closes it.
  public let descriptor: Int32

  /// A stream over an open descriptor.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Standard input, for answers to questions.
  public static let input = StandardStream(descriptor: 0)

  /// Standard output, for the output of a command.
  public static let output = StandardStream(descriptor: 1)

  /// Standard error, for messages, questions and progress.
  public static let error = StandardStream(descriptor: 2)

  /// Takes the numbers of the standard streams that the program was started without, so that no file that is opened
  /// later gets one, and the program's own output in it. Reading and writing such a stream still fail. Call it once at
  /// the start of the program.
  public static func occupyClosed() {
    // Each is open in the direction in which it is never used; the lowest free number is always its own.
    for (stream, flags) in [(input, O_WRONLY), (output, O_RDONLY), (error, O_RDONLY)]
    where fcntl(stream.descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", flags)
    }
  }

  /// Whether the other end is a terminal.
  public var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The columns of the terminal's window; nil for other streams, and for a terminal that doesn't know.
  public var windowWidth: Int? { window.map { Int($0.ws_col) }.flatMap { $0 > 0 ? $0 : nil } }

  /// The lines of the terminal's window; nil for other streams, and for a terminal that doesn't know.
  public var windowHeight: Int? { window.map { Int($0.ws_row) }.flatMap { $0 > 0 ? $0 : nil } }

  private var window: winsize? {
    var size = winsize()
    return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
  }
}
