/// A command line worth copying, with what it is good for.
public struct CommandExample: Hashable, Sendable {
  /// The whole line, the program's name included. It is printed as it stands and never wrapped.
  public var commandLine: String
  /// The purpose of the line, in one sentence; may be empty.
  public var abstract: String

  public init(_ commandLine: String, abstract: String = "") {
    self.commandLine = commandLine
    self.abstract = abstract
  }
}
