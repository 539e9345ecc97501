/// A line that breaks a rule of the house.
struct Violation: Equatable, CustomStringConvertible {
  let path: String
  let line: Int
  let message: String

  var description: String { "\(path):\(line): \(message)" }
}

/// A rule of the house: what it has against a file.
typealias Rule = @Sendable (SourceFile) -> [Violation]

extension SourceFile {
  /// A violation for each match of `pattern` in the code.
  func violations(of pattern: some RegexComponent, _ message: String) -> [Violation] {
    lines.enumerated().filter { $0.element.contains(pattern) }
      .map { Violation(path: path, line: $0.offset + 1, message: message) }
  }
}
