/// The accent colour of a theme, in the order in which the themes are offered. The raw value is the stored preference.
public enum ThemeColor: String, CaseIterable, Sendable {
  case green
  case blue
  case purple
  case pink
  case red

  /// The default.
  public static let standard = ThemeColor.blue
}
