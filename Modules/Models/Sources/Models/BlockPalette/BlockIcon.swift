import ModuloUtilities

/// The icon of a block, by its place among all icons. What it looks like is decided where it is drawn.
public struct BlockIcon: Hashable, Sendable {
  /// The place among ``all``, from 0; this number is stored.
  public let index: Int

  /// The icon at the place; the first one for a place that has none.
  public init(index: Int) {
    self.index = BlockIconName.all.indices.contains(index) ? index : 0
  }

  /// Every icon, family by family.
  public static let all = BlockIconName.all.indices.map(BlockIcon.init(index:))

  /// The icon of a block for which none is chosen.
  public static let standard = BlockIcon(index: 0)
}

extension BlockIcon {
  /// The icon that has the name of a block, or one of its words, in any language: the piano of `Piano` and of `Piano
  /// lessons`. `nil` for none.
  public static func fitting(_ name: String) -> BlockIcon? {
    let words = [name.tidied.folded] + name.split { !$0.isLetter }.map { String($0).folded }
    for word in words where word.count > 2 {
      let place = BlockIconName.all.firstIndex { [$0.english, $0.french].contains { $0.folded == word } }
      if let place { return BlockIcon(index: place) }
    }
    return nil
  }

  /// The family that the icon belongs to.
  public var family: BlockIconFamily {
    BlockIconFamily.allCases.first { $0.indices.contains(index) } ?? .object
  }

  /// The icon's name in English, in kebab case, which is the same in every language: `fountain-pen`.
  public var key: String { BlockIconName.all[index].english.kebabCase }
}

/// A group of icons about one subject, in the order of the icons.
public enum BlockIconFamily: String, CaseIterable, Sendable {
  /// Things of daily life.
  case object
  /// Plants, animals and weather.
  case nature
  /// Sports and health.
  case fitness
  /// Furniture and rooms.
  case furniture
  /// Icons of no other family.
  case other
}

extension BlockIconFamily {
  /// The icons of the family.
  public var icons: [BlockIcon] { indices.map(BlockIcon.init(index:)) }

  /// The places of the family's icons.
  var indices: Range<Int> {
    let families = BlockIconFamily.allCases.prefix { $0 != self }
    let start = families.reduce(0) { $0 + $1.names.count }
    return start..<start + names.count
  }

  var names: [BlockIconName] {
    switch self {
    case .object: BlockIconName.object
    case .nature: BlockIconName.nature
    case .fitness: BlockIconName.fitness
    case .furniture: BlockIconName.furniture
    case .other: BlockIconName.other
    }
  }
}
