public import Foundation
public import NavigationKit

/// Where a person keeps goals.
public enum FinancialGoalDestination: DestinationItem {
  case list
  case create
  case update(UUID)
  case details(UUID)
}
