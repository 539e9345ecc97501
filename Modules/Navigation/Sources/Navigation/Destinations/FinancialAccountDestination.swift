public import ModuloModels
public import NavigationKit

/// Screens for accounts.
public enum FinancialAccountDestination: DestinationItem {
  case list
  case create
  case update(NamedReference)
  case details(NamedReference)
  case deletion(NamedReference)
  /// What one account was worth, day by day.
  case chart(NamedReference)
}
