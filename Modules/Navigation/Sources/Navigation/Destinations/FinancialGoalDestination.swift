public import ModuloModels
public import NavigationKit

/// Screens for goals.
public enum FinancialGoalDestination: DestinationItem {
  case overview
  case list
  case create
  case update(NamedReference)
  case details(NamedReference)
  /// Where a goal is put away, or back among the current ones.
  case archival(NamedReference, isArchived: Bool)
  case deletion(NamedReference)
  /// The months of one goal.
  case chart(NamedReference)
  /// All goals on one page.
  case report
}
