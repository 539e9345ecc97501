/// What a person can choose. The raw value is the name in the settings file and on the command line.
public enum Setting: String, CaseIterable, Sendable {
  case currency
  case locale
  case timeZone
  case theme
  case feedback
  case onboarding
}

extension Setting {
  /// What stands for "nothing was chosen" where a setting has a value of its own otherwise.
  public static let automatic = "automatic"

  /// Every value that can be chosen, where they can be listed; empty for a setting with too many.
  public var choices: [String] {
    switch self {
    case .currency, .locale, .timeZone: []
    case .theme: ThemeColor.allCases.map(\.rawValue)
    case .feedback, .onboarding: ["true", "false"]
    }
  }
}
