public import NavigationKit

/// Where a person decides how the product behaves.
public enum SettingsDestination: DestinationItem {
  case list
}
