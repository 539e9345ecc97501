/// A setting. The raw value is its name in the settings file and on the command line.
public enum Setting: String, CaseIterable, Sendable {
  case currency
  case locale
  case timeZone
  case theme
  case feedback
  case onboarding
}

extension Setting {
  /// The value for "not set", where a setting otherwise has a value of its own.
  public static let automatic = "automatic"

  /// Every permitted value; empty for a setting with too many to list.
  public var choices: [String] {
    switch self {
    case .currency, .locale, .timeZone: []
    case .theme: ThemeColor.allCases.map(\.rawValue)
    case .feedback, .onboarding: ["true", "false"]
    }
  }
}
