/// The direction of a change, as its arrow points: up for a higher balance, and for a higher debt. Whether that is a
/// gain is ``BalanceChange/isPositive``.
public enum Trend: String, CaseIterable, Sendable {
  case up
  case down
  case flat
}
