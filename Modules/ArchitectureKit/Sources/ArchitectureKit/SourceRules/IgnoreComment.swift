/// `// architect:ignore RULE: reason`: what the rule reports on the comment's line, or on the next line of code if the
/// comment has a line to itself, stays unreported.
public struct IgnoreComment: Sendable, Hashable {
  /// The id of the rule; empty where the comment names none.
  public let rule: String
  /// Why; empty where the comment doesn't say it.
  public let reason: String
  /// Where the comment begins.
  public let location: SourceLocation
  /// The lines that it covers.
  public let lines: Set<Int>

  static let marker = "// architect:ignore"
}

extension SourceFile {
  /// The ignore comments, from the top down. Documentation comments and block comments are none.
  public var ignoreComments: [IgnoreComment] {
    let marker = Array(IgnoreComment.marker.utf8)
    return tokens.filter { $0.kind == .comment && bytes[$0.range].starts(with: marker) }.compactMap(ignoreComment)
  }

  private func ignoreComment(_ token: Token) -> IgnoreComment? {
    let rest = text(of: token).dropFirst(IgnoreComment.marker.count)
    guard rest.first.map(\.isWhitespace) ?? true else { return nil }
    let parts = rest.split(separator: ":", maxSplits: 1).map { $0.trimming(while: \.isWhitespace) }
    let place = location(of: token)
    var lines: Set = [place.line]
    if token.startsLine, let next = code.first(where: { $0.start > token.start }) {
      lines.insert(location(of: next).line)
    }
    return IgnoreComment(
      rule: parts.first ?? "", reason: parts.count > 1 ? parts[1] : "", location: place, lines: lines)
  }
}

extension Sequence<Violation> {
  /// The violations without those that comments of the files ignore, and with one for each comment that names no rule,
  /// gives no reason or matches nothing. In the order of their places.
  ///
  /// - Parameters:
  ///   - files: The sources whose comments count; those of the violations, usually.
  ///   - isChecked: Whether a rule was checked at all. A comment about another one is left alone.
  public func ignoring(
    commentsOf files: [SourceFile], isChecked: (String) -> Bool = { _ in true }
  ) -> [Violation] {
    let comments = files.flatMap(\.ignoreComments)
    let byFile = Dictionary(grouping: comments, by: \.location.file)
    var used: Set<IgnoreComment> = []
    let kept = filter { violation in
      let matching = byFile[violation.location.file]?.filter { $0.covers(violation) } ?? []
      used.formUnion(matching)
      return matching.isEmpty
    }
    let complaints = comments.compactMap { $0.complaint(isUsed: used.contains($0), isChecked: isChecked($0.rule)) }
    return (kept + complaints).sorted()
  }
}

extension IgnoreComment {
  /// The id of the violations that ignore comments themselves are.
  public static let ruleID = "ignore-comment"

  fileprivate func covers(_ violation: Violation) -> Bool {
    !reason.isEmpty && violation.rule == rule && lines.contains(violation.location.line)
  }

  fileprivate func complaint(isUsed: Bool, isChecked: Bool) -> Violation? {
    if rule.isEmpty { return complaint("the comment names no rule") }
    if reason.isEmpty { return complaint("the comment gives no reason to ignore '\(rule)'") }
    if isUsed || !isChecked { return nil }
    return complaint("nothing here breaks '\(rule)'", advice: "remove the comment")
  }

  private func complaint(_ message: String, advice: String? = nil) -> Violation {
    Violation(
      location: location, rule: Self.ruleID, message: message,
      advice: advice ?? "write '\(Self.marker) RULE: reason'")
  }
}

extension Substring {
  fileprivate func trimming(while isOutside: (Character) -> Bool) -> String {
    let start = drop(while: isOutside)
    return String(start.reversed().drop(while: isOutside).reversed())
  }
}
