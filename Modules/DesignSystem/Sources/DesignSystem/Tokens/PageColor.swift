/// A colour of a page, which may be light or dark: one for each, as the reader prefers.
public struct PageColor: Hashable, Sendable {
  /// On a light page.
  public let light: HexColor
  /// On a dark page.
  public let dark: HexColor

  /// Creates a colour of a page from `0xRRGGBB`, once for each background.
  public init(light: UInt32, dark: UInt32) {
    self.light = HexColor(light)
    self.dark = HexColor(dark)
  }
}

extension PageColor {
  /// Background of the page.
  public static let background = PageColor(light: 0xF3F4F7, dark: 0x0E1116)
  /// Background of a group of elements, above that of the page.
  public static let surface = PageColor(light: 0xFFFFFF, dark: 0x171B22)
  /// Text.
  public static let text = PageColor(light: 0x15191F, dark: 0xE8EBF0)
  /// Lines between things, and what of a bar is empty.
  public static let line = PageColor(light: 0xDDE1E8, dark: 0x2C333E)
}

/// A colour of a page or a chart in SVG: `#ff00a8`.
public struct HexColor: Hashable, Sendable, CustomStringConvertible {
  /// From 0 to 255, as the other two.
  public let red: UInt8
  /// The green part, from 0 to 255.
  public let green: UInt8
  /// The blue part, from 0 to 255.
  public let blue: UInt8

  /// - Parameter hex: As in a style sheet, `0xFF00A8`; bits above the lowest 24 don't count.
  public init(_ hex: UInt32) {
    red = UInt8(truncatingIfNeeded: hex >> 16)
    green = UInt8(truncatingIfNeeded: hex >> 8)
    blue = UInt8(truncatingIfNeeded: hex)
  }

  public var description: String {
    "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
