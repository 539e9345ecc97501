/// The names of icons, colours and their families.
public struct BlockPaletteStrings: Sendable {
  let language: Language

  /// The name of an icon, which no other icon has.
  public func icon(_ icon: BlockIcon) -> String {
    let name = BlockIconName.all[icon.index]
    return language(name.english, name.french)
  }

  /// Name of a family of icons.
  public func iconFamily(_ family: BlockIconFamily) -> String {
    switch family {
    case .object: language("Objects", "Objets")
    case .nature: language("Nature", "Nature")
    case .fitness: language("Fitness", "Sport")
    case .furniture: language("Furniture", "Mobilier")
    case .other: language("Other", "Divers")
    }
  }

  /// The name of a colour: its family, and the number of its shade.
  public func color(_ color: BlockColor) -> String { "\(colorFamily(color.family)) \(color.shade)" }

  /// Name of a family of colours.
  public func colorFamily(_ family: BlockColorFamily) -> String {
    switch family {
    case .gray: language("Gray", "Gris")
    case .red: language("Red", "Rouge")
    case .orange: language("Orange", "Orange")
    case .yellow: language("Yellow", "Jaune")
    case .green: language("Green", "Vert")
    case .teal: language("Teal", "Sarcelle")
    case .cyan: language("Cyan", "Cyan")
    case .blue: language("Blue", "Bleu")
    case .indigo: language("Indigo", "Indigo")
    case .purple: language("Purple", "Violet")
    case .pink: language("Pink", "Rose")
    }
  }
}

extension Strings {
  /// Texts of icons and colours.
  public var palette: BlockPaletteStrings { BlockPaletteStrings(language: language) }
}
