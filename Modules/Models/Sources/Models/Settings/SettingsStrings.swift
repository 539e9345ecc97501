/// The words of the settings.
public struct SettingsStrings: Sendable {
  /// Title of the list of settings.
  public let title: String
  /// The name of each setting.
  public let name: @Sendable (Setting) -> String
  /// Name of a theme.
  public let theme: @Sendable (ThemeColor) -> String
  /// Value of a switch that is on.
  public let on: String
  /// Value of a switch that is off.
  public let off: String
  /// Value of the welcome while it is still to be shown.
  public let due: String
  /// Value of the welcome once it was seen.
  public let seen: String
  /// The placeholder for a setting that is not set.
  public let automatic: String
}

extension SettingsStrings {
  static let english = SettingsStrings(
    title: "Settings",
    name: { setting in
      switch setting {
      case .currency: "Currency"
      case .locale: "Locale"
      case .timeZone: "Time zone"
      case .theme: "Theme"
      case .accessible: "Accessible form"
      case .feedback: "Bell"
      case .longSession: "Long session"
      case .onboarding: "Welcome"
      }
    },
    theme: { $0.rawValue }, on: "on", off: "off", due: "to be shown", seen: "seen", automatic: "automatic")

  static let french = SettingsStrings(
    title: "Réglages",
    name: { setting in
      switch setting {
      case .currency: "Devise"
      case .locale: "Langue et région"
      case .timeZone: "Fuseau horaire"
      case .theme: "Thème"
      case .accessible: "Forme accessible"
      case .feedback: "Signal sonore"
      case .longSession: "Longue session"
      case .onboarding: "Accueil"
      }
    },
    theme: { color in
      switch color {
      case .green: "vert"
      case .blue: "bleu"
      case .purple: "violet"
      case .pink: "rose"
      case .red: "rouge"
      }
    },
    on: "activé", off: "désactivé", due: "à montrer", seen: "vu", automatic: "automatique")
}
