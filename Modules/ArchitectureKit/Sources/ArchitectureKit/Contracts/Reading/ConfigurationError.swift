/// An error in a contract file or a baseline, with its place.
public struct ConfigurationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The place of the error: the wrong value, or the object that lacks one.
  public let location: SourceLocation
  /// One sentence without a full stop.
  public let message: String

  /// `file:line:column: message`.
  public var description: String { "\(location): \(message)" }
}
