/// The accent colour of a theme, in the order in which the themes are offered. The raw value is the stored preference.
public enum ThemeColor: String, CaseIterable, Sendable {
  /// A theme with green accents.
  case green
  /// A theme with blue accents.
  case blue
  /// A theme with purple accents.
  case purple
  /// A theme with pink accents.
  case pink
  /// A theme with red accents.
  case red

  /// The default.
  public static let standard = ThemeColor.blue
}
