/// A colour a terminal can show.
///
/// The sixteen named ones follow the reader's theme; the others are fixed. A ``Renderer`` replaces a colour its
/// terminal does not have by the nearest one it has.
public enum Color: Hashable, Sendable {
  /// One of the sixteen of the reader's theme.
  case named(Name)

  /// An entry of xterm's palette of 256: 0–15 the named ones, 16–231 a cube of 6 × 6 × 6, 232–255 greys.
  case palette(UInt8)

  /// Red, green and blue, 0–255 each.
  case rgb(UInt8, UInt8, UInt8)

  /// A colour that was chosen for each depth by itself, because the nearest one there would not do: one of the sixteen,
  /// an entry of the palette, and red, green and blue.
  case graded(Name, UInt8, red: UInt8, green: UInt8, blue: UInt8)

  /// The sixteen colours every terminal has, in the order of their codes.
  public enum Name: UInt8, Hashable, Sendable, CaseIterable {
    case black, red, green, yellow, blue, magenta, cyan, white
    case brightBlack, brightRed, brightGreen, brightYellow, brightBlue, brightMagenta, brightCyan, brightWhite
  }
}

extension Color {
  /// The theme's black.
  public static let black = Color.named(.black)
  /// The theme's red.
  public static let red = Color.named(.red)
  /// The theme's green.
  public static let green = Color.named(.green)
  /// The theme's yellow.
  public static let yellow = Color.named(.yellow)
  /// The theme's blue.
  public static let blue = Color.named(.blue)
  /// The theme's magenta.
  public static let magenta = Color.named(.magenta)
  /// The theme's cyan.
  public static let cyan = Color.named(.cyan)
  /// The theme's white.
  public static let white = Color.named(.white)
  /// The theme's bright black, which is grey in nearly all of them.
  public static let gray = Color.named(.brightBlack)
}
