public import ModuloNavigation
public import ModuloScreens
public import TerminalKit

/// What a key of a screen means: its name, its label, and the screen that it leads to.
public struct KeyMeaning: Equatable, Sendable {
  /// The key as help shows it: `enter`.
  public let key: String
  /// What the key does, in a word or two.
  public let label: String
  /// The screen that the key shows, whatever way; `nil` for a key that sends the view model an action.
  public let destination: AppDestination?

  /// Creates the meaning of a key.
  public init(_ key: String, _ label: String, _ destination: AppDestination? = nil) {
    self.key = key
    self.label = label
    self.destination = destination
  }

  /// The meaning of a binding.
  public init(_ binding: KeyBinding<ScreenAction>) {
    key = binding.key.description
    label = binding.label.plainText
    switch binding.action {
    case .push(let destination), .replace(let destination), .present(let destination, _):
      self.destination = destination
    case .perform, .submit: destination = nil
    }
  }
}
