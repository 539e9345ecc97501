import ModuloUtilities

/// Something that is chosen from a palette, by its number or by its name.
public protocol PaletteItem: Sendable {
  /// The place among ``all``, from 0.
  var index: Int { get }
  /// The name that is the same in every language, in kebab case.
  var key: String { get }
  /// Every item, in order.
  static var all: [Self] { get }

  /// The name in a language.
  func name(in language: Language) -> String
  /// Whole words that mean the item too, in a language.
  func shortNames(in language: Language) -> [String]
}

extension PaletteItem {
  /// None.
  public func shortNames(in language: Language) -> [String] { [] }
}

extension BlockIcon: PaletteItem {
  public func name(in language: Language) -> String { Strings(language).palette.icon(self) }
}

extension BlockColor: PaletteItem {
  public func name(in language: Language) -> String { Strings(language).palette.color(self) }

  /// A family by itself means the shade in its middle: `blue`.
  public func shortNames(in language: Language) -> [String] {
    guard shade == BlockColorFamily.shadeCount / 2 + 1 else { return [] }
    return [family.rawValue, Strings(language).palette.colorFamily(family)]
  }
}

/// Why a text names no item of a palette.
public enum PaletteError: Error, Equatable, Sendable {
  /// No item has this number or this name.
  case unknown(String)
  /// Several names begin with the text.
  case ambiguous(String, names: [String])
}

extension PaletteItem {
  /// The item that the text means: its number, its key, its name in the language, with spaces or in kebab case, a short
  /// name, or the beginning of one name only. Case and accents don't matter.
  public static func choice(_ text: String, in language: Language) throws(PaletteError) -> Self {
    let word = text.tidied
    if !word.isEmpty, word.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      guard let index = Int(word), all.indices.contains(index) else { throw .unknown(text) }
      return all[index]
    }
    let short = all.first { $0.shortNames(in: language).map(\.folded).contains(word.folded) }
    if let short { return short }
    let begun =
      word.isEmpty ? [] : all.filter { item in item.names(in: language).contains { $0.hasPrefix(word.folded) } }
    if let exact = begun.first(where: { $0.names(in: language).contains(word.folded) }) { return exact }
    guard let only = begun.first else { throw .unknown(text) }
    guard begun.count == 1 else { throw .ambiguous(text, names: begun.map { $0.name(in: language) }) }
    return only
  }

  /// The items with a word in their key or in their name in the language, in order; all for a blank word. Case and
  /// accents don't matter.
  public static func search(_ word: String, in language: Language) -> [Self] {
    let word = word.tidied.folded
    return word.isEmpty ? all : all.filter { item in item.names(in: language).contains { $0.contains(word) } }
  }

  /// Key and name, as they are compared.
  private func names(in language: Language) -> [String] {
    let name = name(in: language).folded
    return [key, name, name.kebabCase]
  }
}

extension String {
  /// `fountain-pen` for `Fountain pen`.
  var kebabCase: String { lowercased().replacing(" ", with: "-") }
}
