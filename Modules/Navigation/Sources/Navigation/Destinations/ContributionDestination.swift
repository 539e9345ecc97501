public import ModuloModels
public import NavigationKit

/// Screens for the contributions and withdrawals of goals.
public enum ContributionDestination: DestinationItem {
  case list(goal: NamedReference)
  case create(goal: NamedReference)
  case update(NumberReference)
  /// Where money is moved from one goal to another.
  case move(from: NamedReference, to: NamedReference)
  case deletion(NumberReference, allowsNegativeTotal: Bool)
  case importFile(goal: NamedReference)
}
