public import ModuloUtilities

/// Why the profiles of one's own can't be read, or one of them not be kept.
public enum OwnProfileError: Error, Equatable, Sendable {
  /// A file isn't a profile.
  case malformed(path: String, BankProfileError)
  /// A file has the profile of another name than its own.
  case otherName(path: String, name: String)
  /// A text can't be the name of a profile.
  case invalidName(String)
  /// A profile of that name comes with the program, and keeps its name.
  case shipped(name: String)
  /// There is a profile of one's own with that name.
  case exists(name: String)
  /// A file can't be read.
  case unreadable(ByteSourceError)
  /// The profile can't be stored, or not be deleted.
  case storage(StorageError)
}

extension OwnProfileError: PresentableError {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let language = format.language
    switch self {
    case .malformed(let path, let error): return format.titled(path.legible, error.text(language))
    case .otherName(let path, let name):
      return language(
        "\(path.legible): the name of the profile is \(name.legible)",
        "\(path.legible) : le nom du profil est \(name.legible)")
    case .invalidName(let name):
      return language(
        "The name \"\(name.legible)\" isn't possible: a profile's has letters, digits and -, 64 at most.",
        "Le nom « \(name.legible) » n’est pas possible : celui d’un profil a des lettres, des chiffres et -, 64 au plus."
      )
    case .shipped(let name):
      return language(
        "The profile \(name.legible) comes with the program: choose another name.",
        "Le profil \(name.legible) est fourni avec le programme : choisissez un autre nom.")
    case .exists(let name):
      return language(
        "There is a profile \(name.legible) already: choose another name.",
        "Il y a déjà un profil \(name.legible) : choisissez un autre nom.")
    case .unreadable(let error): return error.text(format)
    case .storage(let error): return error.text(format)
    }
  }
}

extension BankProfileError {
  /// The message for the user: the member, and what is wrong with it.
  public func text(_ language: Language) -> String {
    let what =
      switch problem {
      case .notJSON: language("this is no JSON", "ce n’est pas du JSON")
      case .missing: language("it is missing", "manquant")
      case .unknown: language("there is no such member", "membre inconnu")
      case .wrongType: language("the value is of another kind", "la valeur est d’un autre type")
      case .value(let value), .name(let value):
        language("the value \"\(value.legible)\" is invalid", "la valeur « \(value.legible) » n’est pas valable")
      }
    return member.isEmpty ? what : "\(member.legible): \(what)"
  }
}

extension BankProfile {
  /// Whether a profile of that name comes with the program.
  public static func isShipped(_ name: String) -> Bool { shipped.contains { $0.name == name } }
}

extension BankImportFile {
  /// The layout of the file as a profile; `nil` for a file that isn't CSV.
  ///
  /// - Throws: What is wrong with a part of it.
  public func profile(named name: String, title: String) throws(BankProfileError) -> BankProfile? {
    guard var layout = options else { return nil }
    (layout.profile, layout.ignoresBalances) = (nil, false)
    return try BankProfile(name: name, title: title, variants: [layout])
  }
}
