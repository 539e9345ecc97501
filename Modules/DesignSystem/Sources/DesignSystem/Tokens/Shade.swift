public import TerminalKit

/// One colour wherever it is shown, legible as text in each place.
public struct Shade: Hashable, Sendable {
  /// In a terminal. Its background is unknown, so from 256 colours on this is one that contrasts with black and with
  /// white alike; the sixteen named ones are the reader's own.
  public let terminal: Color
  /// On a page, light or dark.
  public let page: PageColor

  /// - Parameters:
  ///   - name: With sixteen colours.
  ///   - index: With xterm's 256.
  ///   - hex: With all of them.
  ///   - page: On a page.
  init(_ name: Color.Name, _ index: UInt8, _ hex: UInt32, page: PageColor) {
    let color = HexColor(hex)
    terminal = .graded(name, index, red: color.red, green: color.green, blue: color.blue)
    self.page = page
  }
}

extension Shade {
  /// In a terminal whose background is known: with all colours that of a page on it, which contrasts more.
  func terminal(on background: TerminalBackground) -> Color {
    guard case .graded(let name, let index, _, _, _) = terminal else { return terminal }
    switch background {
    case .unknown: return terminal
    case .light: return .graded(name, index, red: page.light.red, green: page.light.green, blue: page.light.blue)
    case .dark: return .graded(name, index, red: page.dark.red, green: page.dark.green, blue: page.dark.blue)
    }
  }
}

/// The background of a terminal, as far as it says.
public enum TerminalBackground: Hashable, Sendable, CaseIterable {
  /// The terminal hasn't said.
  case unknown
  /// Dark letters are legible on it.
  case light
  /// Light letters are legible on it.
  case dark

  /// The background of a colour: light from the luminance on at which black and white letters contrast alike (WCAG 2).
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    // In sRGB, a gray of that luminance, 0.179, is 118; the weights are those of the luminance, for whole numbers.
    let gray = (2_126 * Int(red) + 7_152 * Int(green) + 722 * Int(blue)) / 10_000
    self = gray >= 118 ? .light : .dark
  }
}

extension Shade {
  static let green = Shade(.green, 29, 0x18873D, page: PageColor(light: 0x18713A, dark: 0x4CC46C))
  static let blue = Shade(.blue, 63, 0x0071E9, page: PageColor(light: 0x0A5BC4, dark: 0x5AA9FF))
  static let purple = Shade(.magenta, 98, 0xA847D8, page: PageColor(light: 0x8332B0, dark: 0xC58AF0))
  /// FF00A8 itself where it is legible; on white it would not be.
  static let pink = Shade(.brightMagenta, 163, 0xDF0093, page: PageColor(light: 0xBF007E, dark: 0xFF00A8))
  static let red = Shade(.red, 131, 0xE02C23, page: PageColor(light: 0xB8231B, dark: 0xFF6F66))
  static let gray = Shade(.brightBlack, 243, 0x767676, page: PageColor(light: 0x59626F, dark: 0x9AA4B2))
}
