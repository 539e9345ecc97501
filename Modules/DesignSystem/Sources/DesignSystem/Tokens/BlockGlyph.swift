public import ModuloModels
public import TerminalKit

/// The icon of a block as it is drawn: a glyph of at most two columns, and two letters where only ASCII can be shown.
/// Icons that look alike may share a glyph.
public struct BlockGlyph: Hashable, Sendable {
  /// The glyph, for a page or a document.
  public let symbol: String
  /// The initials of its name's first two words, else the first two letters.
  let letters: String

  /// Creates the glyph of an icon.
  public init(_ icon: BlockIcon) {
    symbol = Self.glyphs[icon.key] ?? ""
    let words = icon.key.split(separator: "-")
    letters = (words.count > 1 ? String(words.prefix(2).compactMap(\.first)) : String(icon.key.prefix(2))).uppercased()
  }

  /// The icon in the character set of an environment; empty in accessible output.
  public func text(in environment: EnvironmentValues) -> TerminalText {
    if environment.isAccessible { return "" }
    return TerminalText(environment.characterSet == .ascii ? letters : symbol)
  }

  /// The glyphs of all icons, by the names of the icons in English.
  static let glyphs = [object, nature, fitness, furniture, other].reduce(into: [:]) { all, family in
    all.merge(family) { first, _ in first }
  }
}

extension BlockGlyph {
  /// The glyphs of the family, by the names of the icons in English.
  static let nature: [String: String] = [
    "sun": "🌞", "moon": "🌙", "star": "⭐", "cloud": "⛅", "rain": "☔", "snowflake": "❄️", "lightning": "⚡",
    "wind": "🎐", "fog": "🌁", "rainbow": "🌈", "droplet": "💧", "wave": "🌊", "fire": "🔥", "mountain": "🗻",
    "volcano": "🌋", "island": "🏝️", "tree": "🌳", "fir-tree": "🌲", "palm-tree": "🌴", "cactus": "🌵",
    "leaf": "🍃", "clover": "🍀", "seedling": "🌱", "mushroom": "🍄", "flower": "🌸", "rose": "🌹",
    "sunflower": "🌻", "tulip": "🌷", "globe": "🌍",
  ]

  /// The glyphs of the family, by the names of the icons in English.
  static let furniture: [String: String] = [
    "chair": "🪑", "armchair": "🛋️", "sofa": "🛋️", "stool": "🪑", "bench": "🪑", "rocking-chair": "🪑",
    "table": "🍽️", "desk": "🖥️", "coffee-table": "☕", "bedside-table": "🛏️", "bed": "🛏️", "crib": "👶",
    "bunk-bed": "🛌", "hammock": "🏝️", "wardrobe": "🚪", "dresser": "🗄️", "bookcase": "📚", "shelf": "📚",
    "cabinet": "🗄️", "drawer": "🗃️", "safe": "🔐", "mirror": "🪞", "picture-frame": "🖼️", "lamp": "💡",
    "floor-lamp": "💡", "chandelier": "🕯️", "rug": "🧶", "curtain": "🪟", "window": "🪟", "door": "🚪",
    "stairs": "🪜", "fireplace": "🔥", "oven": "🍳", "refrigerator": "🧊", "washing-machine": "🧺", "sink": "🚰",
    "bathtub": "🛁", "shower": "🚿", "toilet": "🚽", "potted-plant": "🪴",
  ]

  /// The glyphs of the family, by the names of the icons in English.
  static let other: [String: String] = [
    "coffee": "☕", "tea": "🍵", "drink": "🥤", "wine": "🍷", "beer": "🍺", "bread": "🍞", "cheese": "🧀",
    "egg": "🥚", "salad": "🥗", "soup": "🍲", "pizza": "🍕", "noodles": "🍜", "rice": "🍚", "fish": "🐟",
    "cake": "🍰", "cookie": "🍪", "apple": "🍎", "carrot": "🥕", "cooking": "🍳", "meal": "🍱", "car": "🚗",
    "bus": "🚌", "train": "🚆", "tram": "🚊", "bicycle": "🚲", "motorcycle": "🛵", "truck": "🚚",
    "airplane": "✈️", "ship": "🚢", "rocket": "🚀", "house": "🏠", "office-building": "🏢", "school": "🏫",
    "hospital": "🏥", "shop": "🏪", "map": "🗺️", "compass": "🧭", "tent": "⛺", "dog": "🐶", "cat": "🐱",
    "bird": "🐦", "baby": "👶", "family": "👪", "friends": "👫", "handshake": "🤝", "conversation": "💬",
    "idea": "💡", "heart": "❤️", "sleep": "💤", "game": "🎮", "puzzle": "🧩", "party": "🎉", "flag": "🚩",
  ]
}
