import ModuloModels

/// The words of `modulo preview`.
struct PreviewStrings: Sendable {
  let language: Language

  /// A screen is unknown; the known ones follow.
  func noSuchScreen(_ screen: String, _ screens: String) -> String {
    language(
      "There is no screen '\(screen)'. There are:\n\(screens)",
      "Il n’y a pas d’écran « \(screen) ». Il y a :\n\(screens)")
  }

  /// The state is one of the sample data alone.
  func needsMock(_ state: String) -> String {
    language(
      "Your data isn't \(state): give --mock.", "L’état « \(state) » n’est pas celui de vos données : donnez --mock.")
  }

  /// There is no form, or it needs nothing.
  var noRefusal: String {
    language("The screen has nothing that could be refused.", "L’écran n’a rien qui puisse être refusé.")
  }
}

extension FormatContext {
  /// The words of previews, in the context's language.
  var preview: PreviewStrings { PreviewStrings(language: language) }
}
