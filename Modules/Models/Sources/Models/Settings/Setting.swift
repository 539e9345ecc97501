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

/// A setting as it is shown: text, ready for display.
public struct SettingUIModel: Identifiable, Equatable, Sendable {
  public let id: Setting
  public let name: String
  public let value: String

  /// The name with its key for `settings get` and `set`, which is the same in every language.
  public var nameWithKey: String { "\(name) (\(id.rawValue))" }
}

extension Setting {
  /// The setting as it is shown.
  ///
  /// - Parameter text: Its value in the settings file; `nil` while it is not set.
  public func toUIModel(_ text: String?, _ format: FormatContext) -> SettingUIModel {
    SettingUIModel(id: self, name: format.strings.settings.name(self), value: value(text, format.strings.settings))
  }

  private func value(_ text: String?, _ words: SettingsStrings) -> String {
    switch self {
    case .currency, .locale, .timeZone: text ?? words.automatic
    case .theme: words.theme(text.flatMap(ThemeColor.init) ?? .standard)
    case .feedback: text == "false" ? words.off : words.on
    case .onboarding: text == "false" ? words.seen : words.due
    }
  }
}
