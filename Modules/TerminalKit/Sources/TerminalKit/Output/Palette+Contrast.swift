import Foundation

extension Palette.Components {
  /// A colour as in a style sheet, `0xFF00A8`.
  init(_ hexadecimal: Int) {
    self.init(red: hexadecimal >> 16 & 0xFF, green: hexadecimal >> 8 & 0xFF, blue: hexadecimal & 0xFF)
  }

  /// The colour as in a style sheet, `#ff00a8`.
  var hexadecimal: String {
    "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// The contrast to another colour, from 1 to 21 (WCAG 2.2, contrast ratio).
  func contrast(to other: Self) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The colour, or the nearest shade of it towards black or white that can be read on a background.
  func legible(on background: Self) -> Self {
    let (black, white) = (Self(0), Self(0xFFFFFF))
    // On every colour, one of the two has a contrast of 4.58 at least.
    let end = white.contrast(to: background) > black.contrast(to: background) ? white : black
    let shades = (0...16).lazy.map { mixed(with: end, $0, of: 16) }
    return shades.first { $0.contrast(to: background) >= Self.leastContrast } ?? end
  }

  /// The least contrast of text (WCAG 2.2, success criterion 1.4.3).
  static let leastContrast = 4.5

  /// The colour with a share of another in it.
  func mixed(with other: Self, _ share: Int, of whole: Int) -> Self {
    func mix(_ own: Int, _ other: Int) -> Int { (own * (whole - share) + other * share) / whole }
    return Self(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }

  /// The relative luminance (WCAG 2.2).
  private var luminance: Double {
    func linear(_ part: Int) -> Double {
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
