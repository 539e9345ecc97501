public import ModuloModels
public import NavigationKit

/// Screens for the settings.
public enum SettingsDestination: DestinationItem {
  /// All settings with their values.
  case list
  /// One setting, to be looked at or changed.
  case setting(Setting)
}

extension AppDestination {
  /// A screen about settings.
  public static func settings(_ destination: SettingsDestination) -> AppDestination { AppDestination(destination) }
}

extension SettingsDestination: PathDestination {
  public static let paths: [DestinationPath<Self>] = [
    DestinationPath("settings") { _ in .list },
    DestinationPath("settings/:key") { values in Setting(rawValue: values["key"]).map { .setting($0) } },
  ]

  public var pathComponents: [PathComponent] {
    switch self {
    case .list: ["settings"]
    case .setting(let setting): ["settings", .value("key", setting.rawValue)]
    }
  }

  public var flow: AppFlow { .profile }
}
