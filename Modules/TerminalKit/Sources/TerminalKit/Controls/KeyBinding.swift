/// What a key does: the key, what it is called, and the action.
///
/// ```swift
/// KeyBinding("a", "Add", Action.add)
/// KeyBinding(.down, "Next", Action.next, alternatives: ["j"], isProminent: false)
/// ```
public struct KeyBinding<Action: Sendable>: Sendable {
  /// The key that is shown.
  public var key: Key

  /// Keys that do the same; the help overlay and documentation name them too.
  public var alternatives: [Key]

  /// What the key does, in a word or two.
  public var label: TerminalText

  /// What happens when one of the keys is pressed.
  public var action: Action

  /// Whether it has a place in the status bar; what everybody knows, such as the arrows, needs none.
  public var isProminent: Bool

  /// A key with its label and its action.
  public init(
    _ key: Key, _ label: TerminalText, _ action: Action, alternatives: [Key] = [], isProminent: Bool = true
  ) {
    self.key = key
    self.label = label
    self.action = action
    self.alternatives = alternatives
    self.isProminent = isProminent
  }

  /// All of its keys, the one that is shown first.
  public var keys: [Key] { [key] + alternatives }
}

extension KeyBinding: Equatable where Action: Equatable {}
extension KeyBinding: Hashable where Action: Hashable {}
