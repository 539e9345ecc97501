/// The order in which goals are listed. The raw value is its name for scripts.
public enum FinancialGoalSort: String, CaseIterable, Sendable {
  /// Newest first, by number.
  case recent
  /// The largest target first, whatever its currency.
  case amount
  /// The furthest along first.
  case progress
  /// The nearest end first; goals without an end last.
  case deadline
  /// By name, as the language sorts it.
  case name
}
