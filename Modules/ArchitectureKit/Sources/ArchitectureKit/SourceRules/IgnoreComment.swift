/// `// architect:ignore RULE: reason`: what the rule reports on the comment's line, or on the next line of code if the
/// comment has a line to itself, stays unreported. Where attributes and modifiers begin that line, the line of what
/// they belong to counts too. Several rules are written with commas, and are comments of their own.
public struct IgnoreComment: Sendable, Hashable {
  /// The id of the rule; empty where the comment names none.
  public let rule: String
  /// Why; empty where the comment doesn't say it.
  public let reason: String
  /// The start of the comment.
  public let location: SourceLocation
  /// The lines that it covers.
  public let lines: Set<Int>
}

extension SourceFile {
  /// The ignore comments, from the top down. Documentation comments and block comments don't count.
  public var ignoreComments: [IgnoreComment] {
    activeTokens.filter { $0.kind == .comment }.flatMap { token -> [IgnoreComment] in
      guard let text = ignoreText(token) else { return [] }
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map {
        $0.trimming(while: \.isWhitespace)
      }
      let rules = parts[0].split(separator: ",").map { $0.trimming(while: \.isWhitespace) }
      let lines = lines(coveredBy: token)
      return (rules.isEmpty ? [""] : rules).map {
        IgnoreComment(
          rule: $0, reason: parts.count > 1 ? parts[1] : "", location: location(of: token), lines: lines)
      }
    }
  }

  /// The text after `// architect:ignore`; nil for another comment.
  private func ignoreText(_ token: Token) -> Substring? {
    var rest = bytes[token.range]
    for word in ["//", "architect:", "ignore"] {
      rest = rest.drop { $0.isSpaceOrTab }
      guard rest.starts(with: word.utf8) else { return nil }
      rest = rest.dropFirst(word.utf8.count)
    }
    let text = String(decoding: rest, as: UTF8.self)
    return text.first.map(\.isWhitespace) ?? true ? text[...] : nil
  }

  private func lines(coveredBy comment: Token) -> Set<Int> {
    var lines: Set = [location(of: comment).line]
    if comment.startsLine, let next = code.firstIndex(where: { $0.start > comment.start }) {
      lines.formUnion([next, codeText.attributedIndex(from: next)].map { location(of: code[$0]).line })
    }
    return lines
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
    let comments = IgnoreComments(files)
    var used: Set<IgnoreComment> = []
    let kept = filter { violation in
      let matching = comments.covering(violation)
      used.formUnion(matching)
      return matching.isEmpty
    }
    return (kept + comments.complaints(used: used, isChecked: isChecked)).sorted()
  }
}

/// The ignore comments of some files.
struct IgnoreComments: Sendable {
  let all: [IgnoreComment]
  private let byFile: [String: [IgnoreComment]]

  init(_ files: [SourceFile]) {
    all = files.flatMap(\.ignoreComments)
    byFile = Dictionary(grouping: all, by: \.location.file)
  }

  /// The comments that keep a violation unreported.
  func covering(_ violation: Violation) -> [IgnoreComment] {
    byFile[violation.location.file]?.filter { $0.covers(violation) } ?? []
  }

  /// The errors in comments, those without a match among them.
  func complaints(used: Set<IgnoreComment>, isChecked: (String) -> Bool = { _ in true }) -> [Violation] {
    all.compactMap { $0.complaint(isUsed: used.contains($0), isChecked: isChecked($0.rule)) }
  }
}

extension IgnoreComment {
  /// The id of the violations that ignore comments themselves are.
  public static let ruleID = "ignore-comment"

  fileprivate func covers(_ violation: Violation) -> Bool {
    violation.rule == rule && covers(violation.location)
  }

  /// Whether it counts for a place of its own file.
  func covers(_ place: SourceLocation) -> Bool {
    !reason.isEmpty && place.file == location.file && lines.contains(place.line)
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
      advice: advice ?? "write '// architect:ignore RULE: reason'")
  }
}

extension Substring {
  fileprivate func trimming(while isOutside: (Character) -> Bool) -> String {
    let start = drop(while: isOutside)
    return String(start.reversed().drop(while: isOutside).reversed())
  }
}
