public import DependencyKit

/// A property of a model that an action changes, and the value that it changes to.
@MainActor
public struct StateChange<Model: ActionModel> {
  /// Notes the value before the action; what it returns tells what is wrong with the value afterwards, nil if nothing.
  let begin: (Model) -> (Model) -> String?

  /// A property that has another value afterwards: this one.
  public static func changes<Value: Equatable>(
    _ property: KeyPath<Model, Value>, to value: Value
  ) -> StateChange {
    StateChange { model in
      let before = model[keyPath: property]
      return { model in
        let found = model[keyPath: property]
        if found == before { return "wanted \(value), found \(found) unchanged" }
        return found == value ? nil : "wanted \(value), found \(found)"
      }
    }
  }
}

/// An action had another outcome than a test wanted.
public struct UnexpectedOutcome: Error, Equatable, Sendable {
  /// The action, as text.
  public let action: String
  /// What was wanted and found instead, one line for each property and for the commands.
  public let differences: [String]
  /// The file and line of the expectation.
  public let place: String
}

extension UnexpectedOutcome: CustomStringConvertible {
  /// Only what differs, in one line each.
  public var description: String {
    (["\(place): \(action) had another outcome"] + differences.map { "  \($0)" }).joined(separator: "\n")
  }
}
