/// Names of modules, told by patterns. A pattern behind `!` takes names away again; the last one that matches decides.
public struct ModuleSet: Sendable, Hashable {
  private struct Entry: Sendable, Hashable {
    let pattern: NamePattern
    let isTakenAway: Bool
  }

  private let entries: [Entry]

  /// Every name.
  static let all = ModuleSet(["*"])

  /// The names that some patterns tell, in the notation of ``NamePattern``. Without any the set is empty.
  public init(_ patterns: [String]) {
    entries = patterns.map {
      let isTakenAway = $0.hasPrefix("!")
      return Entry(pattern: NamePattern(isTakenAway ? String($0.dropFirst()) : $0), isTakenAway: isTakenAway)
    }
  }

  /// Whether a name belongs to the set. Linear in the patterns.
  public func contains(_ name: String) -> Bool {
    guard let last = entries.last(where: { $0.pattern.matches(name) }) else { return false }
    return !last.isTakenAway
  }

  var isEmpty: Bool { entries.isEmpty }

  /// The patterns as they were written.
  var patterns: [String] { entries.map { ($0.isTakenAway ? "!" : "") + $0.pattern.description } }
}
