public import ModuloModels

/// A command to the host of a screen, to be done once.
public enum ScreenCommand<Action: Equatable & Sendable>: Equatable, Sendable {
  /// Tell the user something in passing.
  case toast(Toast)
  /// Ask the user before something is lost. For a yes, the host sends the view model the first action, for a no the
  /// other one, if there is one; whatever it is, nothing is lost.
  case confirm(Confirmation, then: Action, otherwise: Action? = nil)
}
