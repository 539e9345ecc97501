public import NavigationKit

/// What no single feature owns.
public enum SharedDestination: DestinationItem {
  case onboarding
}
