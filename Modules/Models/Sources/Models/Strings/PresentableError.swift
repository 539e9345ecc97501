/// An error with a message for users.
public protocol PresentableError: Error {
  /// The message, in the language of the format.
  func text(_ format: FormatContext) -> String
}
