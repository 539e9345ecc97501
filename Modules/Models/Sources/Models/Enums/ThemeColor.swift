/// The colour that stands out in a theme, in the order in which the themes are offered. The raw value is what a
/// preference keeps.
public enum ThemeColor: String, CaseIterable, Sendable {
  case green
  case blue
  case purple
  case pink
  case red

  /// The one that holds while none was chosen.
  public static let standard = ThemeColor.blue
}
