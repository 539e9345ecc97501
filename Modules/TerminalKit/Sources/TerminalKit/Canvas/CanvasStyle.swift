/// The characters that a ``Canvas`` is drawn in.
public enum CanvasStyle: Hashable, Sendable, CaseIterable {
  /// Braille: two by four dots a cell.
  case braille
  /// Quarters of blocks: two by two dots a cell. For fonts without braille.
  case blocks
  /// ASCII: one by two dots a cell.
  case ascii

  /// The dots of a cell, beside and below each other.
  var dots: (columns: Int, rows: Int) {
    switch self {
    case .braille: (2, 4)
    case .blocks: (2, 2)
    case .ascii: (1, 2)
    }
  }

  /// The character of a cell.
  ///
  /// - Parameter dots: a bit for each dot, row by row from the upper left one on.
  func character(_ dots: UInt8) -> Character {
    switch self {
    case .braille:
      let pattern = Self.brailleBits.enumerated().reduce(UInt32(0x2800)) { pattern, bit in
        dots & (1 << bit.offset) == 0 ? pattern : pattern | bit.element
      }
      return Unicode.Scalar(pattern).map(Character.init) ?? " "
    case .blocks: return Self.quarters[Int(dots & 15)]
    case .ascii: return Self.halves[Int(dots & 3)]
    }
  }

  /// The bits of a braille pattern, row by row.
  private static let brailleBits: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
  private static let quarters = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")
  private static let halves = Array(" '.:")
}

private enum CanvasStyleKey: EnvironmentKey {
  static let defaultValue = CanvasStyle.braille
}

extension EnvironmentValues {
  /// The characters that pictures are drawn in; where only ASCII can be shown, that is what they are drawn in.
  public var canvasStyle: CanvasStyle {
    get { characterSet == .ascii ? .ascii : self[CanvasStyleKey.self] }
    set { self[CanvasStyleKey.self] = newValue }
  }
}
