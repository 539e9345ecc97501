import Foundation

/// The names of icons, colours and their families.
public struct BlockPaletteStrings: Sendable {
  /// The name of an icon, which no other icon has.
  public let icon: @Sendable (BlockIcon) -> String
  /// Name of a family of icons.
  public let iconFamily: @Sendable (BlockIconFamily) -> String
  /// The name of a colour: its family, and the number of its shade.
  public let color: @Sendable (BlockColor) -> String
  /// Name of a family of colours.
  public let colorFamily: @Sendable (BlockColorFamily) -> String
}

extension BlockPaletteStrings {
  static let english = BlockPaletteStrings(
    icon: { BlockIconName.all[$0.index].english },
    iconFamily: { family in
      switch family {
      case .object: "Objects"
      case .nature: "Nature"
      case .fitness: "Fitness"
      case .furniture: "Furniture"
      case .other: "Other"
      }
    },
    color: { "\($0.family.englishName) \($0.shade)" }, colorFamily: \.englishName)

  static let french = BlockPaletteStrings(
    icon: { BlockIconName.all[$0.index].french },
    iconFamily: { family in
      switch family {
      case .object: "Objets"
      case .nature: "Nature"
      case .fitness: "Sport"
      case .furniture: "Mobilier"
      case .other: "Divers"
      }
    },
    color: { "\($0.family.frenchName) \($0.shade)" }, colorFamily: \.frenchName)
}

extension BlockColorFamily {
  fileprivate var englishName: String { rawValue.capitalized }

  fileprivate var frenchName: String {
    switch self {
    case .gray: "Gris"
    case .red: "Rouge"
    case .orange: "Orange"
    case .yellow: "Jaune"
    case .green: "Vert"
    case .teal: "Sarcelle"
    case .cyan: "Cyan"
    case .blue: "Bleu"
    case .indigo: "Indigo"
    case .purple: "Violet"
    case .pink: "Rose"
    }
  }
}
