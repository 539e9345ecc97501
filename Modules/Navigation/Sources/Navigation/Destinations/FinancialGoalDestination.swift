public import Foundation
public import NavigationKit

/// Where a person keeps goals.
public enum FinancialGoalDestination: DestinationItem {
  case overview
  case list
  case create
  case update(UUID)
  case details(UUID)
}
