/// The groups of a contract file: names for sets of modules.
struct ModuleGroups {
  let groups: [String: [String]]
  /// The place in the file that mistakes are told at.
  let location: SourceLocation

  /// The patterns with those of a group in place of `@group`, taken away for `!@group`. A group may hold others.
  func expanded(_ texts: [String], within open: [String] = []) throws(ConfigurationError) -> [String] {
    var patterns: [String] = []
    for text in texts {
      let isTakenAway = text.hasPrefix("!")
      let name = isTakenAway ? text.dropFirst() : text[...]
      guard name.hasPrefix("@") else {
        patterns.append(text)
        continue
      }
      let group = String(name.dropFirst())
      guard let members = groups[group] else { throw wrong("there is no group “\(group)”") }
      if open.contains(group) { throw wrong("the group “\(group)” holds itself") }
      let inner = try expanded(members, within: open + [group])
      patterns += isTakenAway ? inner.map { $0.hasPrefix("!") ? String($0.dropFirst()) : "!" + $0 } : inner
    }
    return patterns
  }

  private func wrong(_ message: String) -> ConfigurationError {
    ConfigurationError(location: location, message: message)
  }
}
