public import ModuloModels
public import NavigationKit

/// Where a person decides how the product behaves.
public enum SettingsDestination: DestinationItem {
  case list
  /// One setting, to be looked at or changed.
  case setting(Setting)
}
