extension SettingsError: PresentableError {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.settings
    return switch self {
    case .unusable(let setting, let value):
      words.unusable(value, setting.rawValue) + Self.advice(setting, words)
    case .malformed(let path, let detail): words.malformed(path, detail)
    case .unreadable(let path): words.unreadable(path)
    case .unwritable(let path): words.unwritable(path)
    case .busy(let path): words.busy(path)
    }
  }

  private static func advice(_ setting: Setting, _ words: SettingsErrorStrings) -> String {
    switch setting {
    case .currency: words.example("EUR")
    case .locale: words.example("fr_FR")
    case .timeZone: words.example("Europe/Paris")
    case .theme, .feedback, .onboarding: words.choices(setting.choices.joined(separator: ", "))
    }
  }
}
