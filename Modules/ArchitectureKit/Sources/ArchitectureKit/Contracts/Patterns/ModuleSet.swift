/// A set of module names, given by patterns. A pattern after `!` removes names; the last one that matches decides.
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

  /// Whether a name belongs to the set. A module whose id tells its package (`Utils (shop)`) is told by its name, or by
  /// its whole id. Linear in the patterns.
  public func contains(_ id: String) -> Bool {
    let name = Module.name(inID: id)
    guard let last = entries.last(where: { $0.pattern.matches(name) || $0.pattern.matches(id) }) else { return false }
    return !last.isTakenAway
  }

  var isEmpty: Bool { entries.isEmpty }

  /// The names without wildcards that it puts in.
  var plainNames: [String] {
    entries.filter { !$0.isTakenAway && !$0.pattern.hasWildcards }.map(\.pattern.description)
  }
}
