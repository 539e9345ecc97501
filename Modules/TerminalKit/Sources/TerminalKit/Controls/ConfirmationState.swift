/// A question before something is done, and the answers to it, each with a key of its own.
///
/// ```swift
/// var question = ConfirmationState(
///   "Delete Bike?", message: "Its 12 contributions go with it.",
///   choices: [KeyBinding("n", "Keep", .keep, alternatives: [.escape]), KeyBinding("y", "Delete", .delete)])
/// if question.handle(key) == .submitted { perform(question.selection) }
/// ```
public struct ConfirmationState<Action: Sendable>: Sendable {
  /// The question.
  public let title: TerminalText

  /// What the answers lead to; empty for nothing more to say.
  public let message: TerminalText

  /// The answers, the harmless one first.
  public let choices: KeyBindingTable<Action>

  /// The index of the selected answer, which Enter gives: in the beginning the first one.
  public private(set) var selectedIndex = 0

  /// A question with its answers.
  public init(_ title: TerminalText, message: TerminalText = TerminalText(), choices: KeyBindingTable<Action>) {
    self.title = title
    self.message = message
    self.choices = choices
  }

  /// The action of the selected answer; nil without answers.
  public var selection: Action? {
    choices.bindings.indices.contains(selectedIndex) ? choices.bindings[selectedIndex].action : nil
  }

  /// The key of an answer selects it and is `.submitted`, as Enter is for the selected one. The arrows and Tab select.
  /// Esc is `.cancelled`, unless it is the key of an answer.
  public mutating func handle(_ key: Key) -> KeyResponse {
    if let index = choices.bindings.firstIndex(where: { $0.keys.contains(key) }) {
      selectedIndex = index
      return .submitted
    }
    let old = selectedIndex
    switch key {
    case .enter: return selection == nil ? .unchanged : .submitted
    case .escape: return .cancelled
    case .left, .up, .backTab: selectedIndex = max(0, old - 1)
    case .right, .down, .tab: selectedIndex = max(0, min(old + 1, choices.bindings.count - 1))
    default: return .ignored
    }
    return .handled(selectedIndex != old)
  }
}
