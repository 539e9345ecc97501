/// The number a program ends with. Thrown from a command, it ends the program without a word.
public struct ExitCode: Error, RawRepresentable, Hashable, Sendable {
  public var rawValue: Int32

  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Int32) {
    self.init(rawValue: rawValue)
  }

  /// 0: done.
  public static let success = ExitCode(0)
  /// 1: the command could not do what it was asked.
  public static let failure = ExitCode(1)
  /// 64: the command line was not understood (`EX_USAGE`).
  public static let usage = ExitCode(64)

  /// Whether the program did what it was asked.
  public var isSuccess: Bool { self == .success }
}
