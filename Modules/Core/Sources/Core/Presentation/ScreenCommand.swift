public import ModuloModels

/// What the host of a screen is told to do, once.
public enum ScreenCommand<Action: Equatable & Sendable>: Equatable, Sendable {
  /// Tell the user something in passing.
  case toast(Toast)
  /// Ask the user. For a yes, the host sends the view model the action; for a no, nothing has happened.
  case confirm(Confirmation, then: Action)
}
