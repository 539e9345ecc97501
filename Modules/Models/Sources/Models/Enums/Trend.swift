/// Which way an amount went, as its arrow points: up for an account that holds more, and for a debt of which more is
/// owed. Whether that is good is another question; see ``BalanceChange/isPositive``.
public enum Trend: String, CaseIterable, Sendable {
  case up
  case down
  case flat
}
