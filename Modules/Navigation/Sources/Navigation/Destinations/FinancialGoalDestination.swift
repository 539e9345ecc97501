public import Foundation
public import NavigationKit

/// Screens for goals.
public enum FinancialGoalDestination: DestinationItem {
  case overview
  case list
  case create
  case update(UUID)
  case details(UUID)
  /// Where a goal is put away, or back among the current ones.
  case archival(UUID, isArchived: Bool)
  case deletion(UUID)
  /// The months of one goal.
  case chart(UUID)
  /// All goals on one page.
  case report
}
