/// Values that were each read well but cannot be used together. Shown above the usage line; ends with ``ExitCode/usage``.
public struct ValidationError: Error, Hashable, Sendable {
  /// A whole sentence.
  public var message: String

  public init(_ message: String) {
    self.message = message
  }
}

extension ValidationError: CustomStringConvertible {
  public var description: String { message }
}
