public import Foundation
public import NavigationKit

/// Screens for accounts.
public enum FinancialAccountDestination: DestinationItem {
  case list
  case create
  case update(UUID)
  case details(UUID)
  case deletion(UUID)
  /// What one account was worth, day by day.
  case chart(UUID)
}
