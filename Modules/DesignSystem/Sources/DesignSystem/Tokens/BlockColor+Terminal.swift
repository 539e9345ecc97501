public import ModuloModels
public import TerminalKit

extension BlockColor {
  /// The colour on a terminal. Its background is unknown, so from 256 colours on this is one that contrasts with black
  /// and with white alike; the sixteen named ones are the reader's own.
  public var terminal: Color {
    .graded(
      family.name, family.indices[shade - 1], red: UInt8(hex >> 16 & 0xFF), green: UInt8(hex >> 8 & 0xFF),
      blue: UInt8(hex & 0xFF))
  }

  /// The colour on a page, the same on a light and on a dark one.
  public var page: HexColor { HexColor(hex) }
}

extension BlockColorFamily {
  fileprivate var name: Color.Name {
    switch self {
    case .gray: .brightBlack
    case .red: .red
    case .orange: .brightRed
    case .yellow: .yellow
    case .green: .green
    case .teal: .brightGreen
    case .cyan: .cyan
    case .blue: .blue
    case .indigo: .brightBlue
    case .purple: .magenta
    case .pink: .brightMagenta
    }
  }

  /// The entries of xterm's palette for the five shades: the nearest ones with a contrast of 3 to black and to white.
  fileprivate var indices: [UInt8] {
    switch self {
    case .gray: [245, 244, 243, 243, 242]
    case .red: [167, 167, 167, 167, 160]
    case .orange: [137, 131, 130, 130, 130]
    case .yellow: [137, 101, 100, 94, 94]
    case .green: [65, 65, 28, 28, 28]
    case .teal: [66, 66, 30, 29, 29]
    case .cyan: [67, 67, 31, 30, 30]
    case .blue: [68, 68, 33, 26, 26]
    case .indigo: [104, 104, 63, 62, 62]
    case .purple: [134, 134, 134, 98, 98]
    case .pink: [168, 168, 168, 168, 126]
    }
  }
}
