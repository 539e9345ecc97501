/// An error that can be told to people.
public protocol PresentableError: Error {
  /// What is said about it, in the language of the format.
  func text(_ format: FormatContext) -> String
}
