/// The words of the settings.
public struct SettingsStrings: Sendable {
  let language: Language

  /// Title of the list of settings.
  public var title: String { language("Settings", "Réglages") }

  /// The name of each setting.
  public func name(_ setting: Setting) -> String {
    switch setting {
    case .currency: language("Currency", "Devise")
    case .locale: language("Locale", "Langue et région")
    case .timeZone: language("Time zone", "Fuseau horaire")
    case .weekStart: language("Week start", "Début de la semaine")
    case .theme: language("Theme", "Thème")
    case .accessible: language("Accessible form", "Forme accessible")
    case .feedback: language("Feedback", "Signal")
    case .longSession: language("Long session", "Longue session")
    case .history: language("History", "Historique")
    case .onboarding: language("Welcome", "Accueil")
    }
  }

  /// Name of a theme.
  public func theme(_ color: ThemeColor) -> String {
    switch color {
    case .green: language("green", "vert")
    case .blue: language("blue", "bleu")
    case .purple: language("purple", "violet")
    case .pink: language("pink", "rose")
    case .red: language("red", "rouge")
    }
  }

  /// Name of a style of feedback.
  public func feedback(_ style: FeedbackStyle) -> String {
    switch style {
    case .bell: language("bell", "sonore")
    case .flash: language("flash", "lumineux")
    case .off: off
    }
  }

  /// Value of a switch that is on.
  public var on: String { language("on", "activé") }
  /// Value of a switch that is off.
  public var off: String { language("off", "désactivé") }
  /// Value of the welcome while it is still to be shown.
  public var due: String { language("not seen yet", "pas encore vu") }
  /// Value of the welcome once it was seen.
  public var seen: String { language("seen", "vu") }
  /// The placeholder for a setting that is not set.
  public var automatic: String { language("automatic", "automatique") }
}

extension Strings {
  /// Texts of settings.
  public var settings: SettingsStrings { SettingsStrings(language: language) }
}
