import ModuloModels

/// The words of `modulo preview`.
struct PreviewStrings: Sendable {
  /// A screen is unknown; the known ones follow.
  let noSuchScreen: @Sendable (_ screen: String, _ screens: String) -> String
  /// The state is one of the sample data alone.
  let needsMock: @Sendable (_ state: String) -> String
  /// There is no form, or it needs nothing.
  let noRefusal: String
}

extension FormatContext {
  /// The words of previews, in the context's language.
  var preview: PreviewStrings {
    switch language {
    case .english: .english
    case .french: .french
    }
  }
}

extension PreviewStrings {
  static let english = PreviewStrings(
    noSuchScreen: { screen, screens in "There is no screen '\(screen)'. There are:\n\(screens)" },
    needsMock: { "Your data isn't \($0): give --mock." },
    noRefusal: "The screen has nothing that could be refused.")

  static let french = PreviewStrings(
    noSuchScreen: { screen, screens in "Il n’y a pas d’écran « \(screen) ». Il y a :\n\(screens)" },
    needsMock: { "L’état « \($0) » n’est pas celui de vos données : donnez --mock." },
    noRefusal: "L’écran n’a rien qui puisse être refusé.")
}
