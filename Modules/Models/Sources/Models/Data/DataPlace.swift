/// Where data is kept.
public enum DataPlace: Hashable, Sendable {
  /// In the file at this path, existing or not.
  case file(path: String)
  /// In a book on a server, by its address.
  case server(address: String)

  /// The place that a text names: an address, else a path. What only looks like an address counts as one, so that it is
  /// refused and not repeated: it may have a password in it.
  public init(_ text: String) {
    self = Self.isURL(text) || Self.isSettings(text) ? .server(address: text) : .file(path: text)
  }

  // By hand: every command reads a place, and the first regular expression of a process costs it more than all its words.
  private static func isURL(_ text: String) -> Bool {
    let scheme = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
    return scheme.first?.isLetter == true && text[scheme.endIndex...].hasPrefix("://")
  }

  /// Whether the text begins as PostgreSQL's other form of an address does: a list of settings.
  private static func isSettings(_ text: String) -> Bool {
    let start = text.drop(while: \.isWhitespace)
    let name = start.prefix { $0.isASCII && $0.isLowercase }
    guard start[name.endIndex...].first(where: { !$0.isWhitespace }) == "=" else { return false }
    return settings.contains(String(name)) || name.hasPrefix("ssl") && name.count > 3
  }

  private static let settings = ["host", "hostaddr", "port", "dbname", "user", "password", "service", "passfile"]
}

extension DataPlace {
  /// Whether it is a book on a server.
  public var isServer: Bool { if case .server = self { true } else { false } }
}

extension DataPlace {
  /// The path, or the address, as it was named.
  public var text: String {
    switch self {
    case .file(let path): path
    case .server(let address): address
    }
  }

  /// The same as people may read it: of an address the user, the host and the database, also of one that is refused.
  public var shown: String {
    guard isServer else { return text }
    guard let scheme = text.firstRange(of: "://") else { return "postgresql://" }
    guard let end = text.lastIndex(of: "@") else { return String(text.prefix { $0 != "?" }) }
    let user = text[scheme.upperBound..<end].replacing("%3A", with: ":").replacing("%3a", with: ":")
      .prefix { !":?/".contains($0) }
    return String(text[..<scheme.upperBound] + user + text[end...].prefix { $0 != "?" })
  }
}

/// Data that was copied, and where it is.
public struct DataCopy: Equatable, Sendable {
  /// The number of rows.
  public let counts: DataCounts
  /// The place of the copy, without anything secret.
  public let place: String

  /// The copy of so many rows.
  public init(_ counts: DataCounts, at place: String) {
    self.counts = counts
    self.place = place
  }
}

/// Why a text is no address of a book on a server.
public enum DataPlaceError: Error, Equatable, Sendable {
  /// It has a password in it.
  case password
  /// The name of the book is one that no book can have.
  case book
  /// It isn't in the form of an address.
  case form
}

extension DataPlaceError: PresentableError {
  /// Nothing of the address is in it.
  public func text(_ format: FormatContext) -> String {
    let language = format.language
    return switch self {
    case .password:
      language(
        "An address with a password in it isn't taken: others could read it. Put it into a password file, which "
          + "PGPASSFILE names.",
        "Une adresse avec un mot de passe n’est pas acceptée : d’autres pourraient le lire. Mettez-le dans un fichier "
          + "de mots de passe, que nomme PGPASSFILE.")
    case .book:
      language(
        "The name of a book has 1 to 63 bytes, and doesn't begin with pg_.",
        "Le nom d’un livre a de 1 à 63 octets et ne commence pas par pg_.")
    case .form:
      language(
        "The address of a book on a server begins with postgresql://.",
        "L’adresse d’un livre sur un serveur commence par postgresql://.")
    }
  }
}
