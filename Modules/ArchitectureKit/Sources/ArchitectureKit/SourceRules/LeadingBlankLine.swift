/// A file begins with something.
public struct LeadingBlankLine: SourceRule {
  public let id = "leading-blank-line"

  /// The rule; there is nothing to choose.
  public init() {}

  public func violations(in file: SourceFile) -> [Violation] {
    let first = file.tokens.first { $0.kind != .whitespace }
    guard first?.kind == .lineBreak else { return [] }
    return [
      Violation(
        location: file.location(of: 0), rule: id, message: "the file begins with a blank line",
        advice: "remove the line")
    ]
  }
}
