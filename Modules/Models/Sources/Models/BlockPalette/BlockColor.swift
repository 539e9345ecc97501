/// The colour of a block: a family and a shade. Each stands out from a light and from a dark background alike.
public struct BlockColor: Hashable, Sendable {
  /// The place among ``all``, from 0; this number is stored.
  public let index: Int

  /// The colour at the place; ``standard`` for a place that has none.
  public init(index: Int) {
    self.index = Self.indices.contains(index) ? index : 4
  }

  private static let indices = 0..<BlockColorFamily.allCases.count * BlockColorFamily.shadeCount

  /// Every colour, family by family and from the lightest shade to the darkest.
  public static let all = indices.map(BlockColor.init(index:))

  /// The colour of a block for which none is chosen: the darkest gray.
  public static let standard = BlockColor(index: 4)
}

extension BlockColor {
  /// The colour of the next block of a group: the middle shade of the first family of which the group has none, else the
  /// first colour that it doesn't have, else the standard one.
  public static func next(besides used: some Sequence<BlockColor>) -> BlockColor {
    let used = Set(used)
    let families = Set(used.map(\.family))
    let family = BlockColorFamily.order.first { !families.contains($0) }
    return family?.middle ?? all.first { !used.contains($0) } ?? standard
  }

  /// The family that the colour belongs to.
  public var family: BlockColorFamily { BlockColorFamily.allCases[index / BlockColorFamily.shadeCount] }

  /// The place within the family, from 1 for the lightest shade to 5 for the darkest.
  public var shade: Int { index % BlockColorFamily.shadeCount + 1 }

  /// Red, green and blue in eight bits each, as a style sheet writes them: `0xD36C66`.
  public var hex: UInt32 { family.shades[shade - 1] }

  /// The colour's name in English, in kebab case, which is the same in every language: `gray-5`.
  public var key: String { "\(family.rawValue)-\(shade)" }
}

/// Five shades of a colour.
public enum BlockColorFamily: String, CaseIterable, Sendable {
  /// Shades of gray.
  case gray
  /// Shades of red.
  case red
  /// Shades of orange.
  case orange
  /// Shades of yellow.
  case yellow
  /// Shades of green.
  case green
  /// Shades of teal.
  case teal
  /// Shades of cyan.
  case cyan
  /// Shades of blue.
  case blue
  /// Shades of indigo.
  case indigo
  /// Shades of purple.
  case purple
  /// Shades of pink.
  case pink

  static let shadeCount = 5

  /// The families as new blocks take them: neighbours differ as much as they can.
  fileprivate static let order: [BlockColorFamily] = [
    .blue, .orange, .green, .purple, .red, .teal, .yellow, .pink, .cyan, .indigo, .gray,
  ]

  /// The shade in its middle.
  fileprivate var middle: BlockColor? {
    BlockColorFamily.allCases.firstIndex(of: self).map {
      BlockColor(index: $0 * Self.shadeCount + Self.shadeCount / 2)
    }
  }
}

extension BlockColorFamily {
  /// From the lightest to the darkest, all of them in the band of luminance that has a contrast of 3 to white and to
  /// black pages. So the shades of a family differ in how vivid they are, too.
  fileprivate var shades: [UInt32] {
    switch self {
    case .gray: [0x8B8B8B, 0x838383, 0x7B7B7B, 0x727272, 0x6A6A6A]
    case .red: [0xD36C66, 0xDC5652, 0xE5363B, 0xD2393B, 0xD01A29]
    case .orange: [0xBE7B50, 0xC06D35, 0xC35E00, 0xAF5C1E, 0xA95100]
    case .yellow: [0x9C894F, 0x988134, 0x947800, 0x87701D, 0x816700]
    case .green: [0x539A57, 0x389441, 0x008F25, 0x20842E, 0x007C1E]
    case .teal: [0x559688, 0x39917F, 0x008A77, 0x21806F, 0x007866]
    case .cyan: [0x5494A3, 0x388DA0, 0x00879D, 0x217D8F, 0x007588]
    case .blue: [0x5A8CD4, 0x3C82E6, 0x0F76F5, 0x1D6FDD, 0x0065D9]
    case .indigo: [0x7F83D5, 0x7576E7, 0x6D66F8, 0x6661E1, 0x5E54E4]
    case .purple: [0xA577CB, 0xA567D5, 0xA553E0, 0x9851CC, 0x9440CD]
    case .pink: [0xC96C9B, 0xD05797, 0xD73994, 0xC53B89, 0xC32182]
    }
  }
}
