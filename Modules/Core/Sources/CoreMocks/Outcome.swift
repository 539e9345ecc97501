/// What came of an action, as text: the properties that changed, by name, and the commands in their order.
public struct Outcome: Equatable, Sendable {
  /// What each changed property became, by its name.
  public let changes: [String: String]
  /// What the host has to do, in order.
  public let commands: [String]
}

/// An action had another outcome than a test wanted.
public struct UnexpectedOutcome: Error, Equatable, Sendable {
  /// The action, as text.
  public let action: String
  /// What the test stated.
  public let wanted: Outcome
  /// What came of the action.
  public let found: Outcome
  /// Where in the sources it was wanted.
  public let place: String
}

extension UnexpectedOutcome: CustomStringConvertible {
  /// Only what differs, in one line each.
  public var description: String {
    let names = Set(wanted.changes.keys).union(found.changes.keys).sorted()
    let states = names.compactMap { name -> String? in
      let (wanted, found) = (wanted.changes[name] ?? "unchanged", found.changes[name] ?? "unchanged")
      return wanted == found ? nil : "  \(name): wanted \(wanted), found \(found)"
    }
    let commands =
      wanted.commands == found.commands ? [] : ["  commands: wanted \(wanted.commands), found \(found.commands)"]
    return (["\(place): \(action) had another outcome"] + states + commands).joined(separator: "\n")
  }
}
