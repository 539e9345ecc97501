/// A place in a file. Lines and columns count from 1; columns count UTF-8 bytes, as the compiler's do.
public struct SourceLocation: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The file's path as it was given, usually relative to the root of what is checked.
  public let file: String
  /// The line, from 1 on.
  public let line: Int
  /// The byte in the line, from 1 on.
  public let column: Int

  /// A place as given; whether the file has it isn't checked.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// `file:line:column`, which terminals and editors turn into a link.
  public var description: String { "\(file):\(line):\(column)" }

  /// By file, then from the top down.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}
