/// The name of an icon in each language. Names may not repeat within a language.
struct BlockIconName: Sendable {
  let english: String
  let french: String

  init(_ english: String, french: String) {
    self.english = english
    self.french = french
  }

  /// The names of all icons, in the order of the icons.
  static let all = BlockIconFamily.allCases.flatMap(\.names)
}
