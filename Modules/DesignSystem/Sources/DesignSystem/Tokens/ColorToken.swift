/// What a colour is for. A ``Theme`` says which colour that is.
public enum ColorToken: Hashable, Sendable, CaseIterable {
  /// Money that came in, a goal that is reached.
  case positive
  /// Money that went out, a month below zero.
  case negative
  /// What stands out.
  case accent
  /// What steps back.
  case secondary
}
