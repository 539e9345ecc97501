/// The rule where flags of one property contradict each other.
public enum FlagExclusivity: Hashable, Sendable {
  /// They are refused; the same flag twice is allowed.
  case exclusive
  /// The first on the line counts.
  case chooseFirst
  /// The last on the line counts.
  case chooseLast
}
