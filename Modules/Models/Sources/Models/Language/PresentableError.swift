import ModuloUtilities

/// An error with a message for users.
public protocol PresentableError: Error {
  /// The message, in the language of the format.
  func text(_ format: FormatContext) -> String
}

extension [Candidate] {
  /// A line for each, as a message lists them.
  var lines: String { map { "  #\($0.number)  \($0.name.singleLine)" }.joined(separator: "\n") }
}

/// The error messages: the cause, the place, and what to do. Each noun adds its own, in its folder.
public struct ErrorStrings: Sendable {
  let language: Language
}
