/// What a control made of a key.
public enum KeyResponse: Hashable, Sendable, CaseIterable {
  /// The key means nothing to the control; it is for whatever comes after it, such as a ``KeyBindingTable``.
  case ignored

  /// The key is the control's, but there is nothing to do, as for the arrow up in the first row.
  case unchanged

  /// The control's state is another one.
  case changed

  /// What is typed or selected is meant: Enter.
  case submitted

  /// Nothing is meant: Esc.
  case cancelled

  /// Changed or not, for a key that is the control's.
  static func handled(_ isChanged: Bool) -> KeyResponse { isChanged ? .changed : .unchanged }
}
