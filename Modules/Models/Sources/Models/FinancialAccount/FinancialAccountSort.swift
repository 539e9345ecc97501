/// The order in which accounts are listed. The raw value is its name for scripts.
public enum FinancialAccountSort: String, CaseIterable, Sendable {
  /// The largest worth first, debts last; see ``FinancialAccountOrder``.
  case balance
  /// By name, as the language sorts it.
  case name
  /// In the order of the types.
  case type
  /// The latest update first; accounts without one last.
  case updated
}
