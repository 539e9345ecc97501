/// The words of the settings.
public struct SettingsStrings: Sendable {
  public let title: String
  public let currency: String
  public let locale: String
  public let timeZone: String
  /// What stands where nothing was chosen.
  public let automatic: String
}

extension SettingsStrings {
  static let english = SettingsStrings(
    title: "Settings", currency: "Currency", locale: "Locale", timeZone: "Time zone", automatic: "automatic")

  static let french = SettingsStrings(
    title: "Réglages", currency: "Devise", locale: "Langue et région", timeZone: "Fuseau horaire",
    automatic: "automatique")
}
