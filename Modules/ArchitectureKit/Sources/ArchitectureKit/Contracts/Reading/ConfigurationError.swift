/// What is wrong with a contract file or a baseline, and where.
public struct ConfigurationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Where the mistake begins: the value that is wrong, or the object that lacks one.
  public let location: SourceLocation
  /// One sentence without a full stop.
  public let message: String

  /// `file:line:column: message`.
  public var description: String { "\(location): \(message)" }
}
