import ModuloUtilities

/// A setting. The raw value is its name in the settings file.
public enum Setting: String, CaseIterable, Sendable {
  /// The currency of new goals and of sums; automatic is that of the locale.
  case currency
  /// The language and the formats; automatic is that of the environment.
  case locale
  /// The time zone that decides which day it is; automatic is that of the system.
  case timeZone
  /// The day on which a week begins; automatic is that of the locale.
  case weekStart
  /// The colour theme.
  case theme
  /// Whether charts are tables and bars are percentages, for screen readers.
  case accessible
  /// How a mistake is felt: by the bell of a terminal, a flash of its screen, or not at all.
  case feedback
  /// The active hours after which completing a session asks first.
  case longSession
  /// Whether changes are kept as steps that can be undone.
  case history
  /// Whether the welcome was seen.
  case onboarding
}

extension Setting {
  /// The value for "not set", where a setting otherwise has a value of its own.
  public static let automatic = "automatic"

  /// Every permitted value; empty for a setting with too many to list.
  public var choices: [String] {
    switch self {
    case .currency, .locale, .timeZone, .longSession: []
    case .weekStart: [Self.automatic] + Weekday.allCases.map { "\($0)" }
    case .theme: ThemeColor.allCases.map(\.rawValue)
    case .feedback: FeedbackStyle.allCases.map(\.rawValue)
    case .accessible, .history, .onboarding: ["true", "false"]
    }
  }
}

/// A setting as it is shown: text, ready for display.
public struct SettingUIModel: Identifiable, Equatable, Sendable {
  /// The setting itself.
  public let id: Setting
  /// The key in the settings file, as it is typed.
  public let name: String
  /// The value as text; that of an automatic setting says so.
  public let value: String

  /// The name with its key in the settings file, which is the same in every language.
  public var nameWithKey: String { "\(name) (\(id.rawValue))" }
}

extension Setting {
  /// The setting as it is shown.
  ///
  /// - Parameter text: Its value in the settings file; `nil` while it is not set.
  public func toUIModel(_ text: String?, _ format: FormatContext) -> SettingUIModel {
    SettingUIModel(id: self, name: format.strings.settings.name(self), value: value(text, format))
  }

  private func value(_ text: String?, _ format: FormatContext) -> String {
    let words = format.strings.settings
    return switch self {
    case .currency, .locale, .timeZone: text ?? words.automatic
    case .weekStart: text.flatMap(Weekday.init(name:)).map(format.name) ?? words.automatic
    case .theme: words.theme(text.flatMap(ThemeColor.init) ?? .standard)
    case .accessible: text == "true" ? words.on : words.off
    case .feedback: words.feedback(text.flatMap(FeedbackStyle.init(text:)) ?? .standard)
    case .history: text == "false" ? words.off : words.on
    case .longSession: format.strings.count.hours(text.flatMap { Int($0) } ?? LongSession.standard.hours, format)
    case .onboarding: text == "false" ? words.seen : words.due
    }
  }
}
