public import ModuloModels
public import NavigationKit

/// Screens for the settings.
public enum SettingsDestination: DestinationItem {
  case list
  /// One setting, to be looked at or changed.
  case setting(Setting)
}
