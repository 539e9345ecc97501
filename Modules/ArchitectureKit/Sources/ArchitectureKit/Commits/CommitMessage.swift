/// The message of a commit, as git stores it or as an editor leaves it to a hook.
public struct CommitMessage: Sendable, Hashable {
  /// The first line.
  public let subject: String
  /// The second line; nil for none.
  public let secondLine: String?
  /// The number of the subject's line in the text, from 1.
  public let line: Int

  /// A message as git stores it.
  public init(_ text: String) {
    self.init(lines: text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init))
  }

  /// A message that an editor leaves: lines that begin with `#`, and what follows a line of scissors, are git's own.
  public init(edited text: String) {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    if let scissors = lines.firstIndex(where: { $0.hasPrefix("# ") && $0.contains(">8") }) {
      lines.removeSubrange(scissors...)
    }
    self.init(lines: lines, where: { !$0.hasPrefix("#") })
  }

  private init(lines: [String], where isPart: (String) -> Bool = { _ in true }) {
    let parts = lines.enumerated().filter { isPart($0.element) }
    let body = parts.drop { $0.element.allSatisfy(\.isWhitespace) }
    subject = body.first.map { Self.trimmed($0.element) } ?? ""
    secondLine = body.dropFirst().first.map { Self.trimmed($0.element) }
    line = body.first.map { $0.offset + 1 } ?? 1
  }

  /// Git cuts spaces off the end of a line too.
  private static func trimmed(_ line: String) -> String {
    guard let last = line.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(line[...last])
  }
}
