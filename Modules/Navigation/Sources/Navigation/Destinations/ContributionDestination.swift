public import Foundation
public import NavigationKit

/// Screens for the contributions and withdrawals of goals; the first id is the goal's.
public enum ContributionDestination: DestinationItem {
  case list(goalID: UUID)
  case create(goalID: UUID)
  case update(goalID: UUID, contributionID: UUID)
  /// Where money is moved; the second id is that of the goal it goes to.
  case move(goalID: UUID, targetID: UUID)
  case deletion(goalID: UUID, contributionID: UUID)
  case importFile(goalID: UUID)
}
