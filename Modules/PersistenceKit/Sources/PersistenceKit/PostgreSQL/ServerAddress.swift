import Foundation

/// A book on a PostgreSQL server: where the server is, as whom to connect, and which book of the database it is.
///
/// A book is a schema of the database, so that one database has many of them, and each is granted to roles by itself.
public struct ServerAddress: Sendable, Hashable {
  /// The address in libpq's form, without the book.
  let connection: String
  /// The name of the book, which is that of its schema in the database.
  public let book: String

  /// Reads an address such as `postgresql://ann@example.org/household?book=savings`.
  ///
  /// What is left out is found as by libpq: in the environment (`PGHOST` and the like), in a service file, and a
  /// password only in a password file. A host that isn't this machine has to show a certificate of its name, unless
  /// `sslmode` says otherwise.
  ///
  /// - Parameters:
  ///   - text: the address, beginning with `postgresql://` or `postgres://`.
  ///   - book: the name of the book where the address has none.
  /// - Throws: why the text is no address, without any of it.
  public init(_ text: String, book: String = "book") throws(ServerAddressError) {
    guard let scheme = ["postgresql://", "postgres://"].first(where: { text.hasPrefix($0) }) else {
      throw text.contains(/password\s*=/) ? .password : .scheme
    }
    let rest = text.dropFirst(scheme.count)
    let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    // A password with a sign that had to be written as an escape is one too: it mustn't be taken for something else.
    let ends = [parts[0].lastIndex(of: "@"), rest.firstIndex { $0 == "@" || $0 == "/" }].compactMap { $0 }
    let hasPassword = ends.contains { end in
      rest[end] == "@" && (rest[..<end].contains(":") || rest[..<end].lowercased().contains("%3a"))
    }
    if hasPassword { throw .password }
    var (kept, name): ([Substring], String) = ([], book)
    for setting in parts.dropFirst().flatMap({ $0.split(separator: "&") }) {
      let pair = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let key = String(pair[0]).removingPercentEncoding ?? ""
      if key == "password" || key == "sslpassword" { throw .password }
      if key == "book" {
        name = String(pair.dropFirst().first ?? "").removingPercentEncoding ?? ""
      } else {
        kept.append(setting)
      }
    }
    let isName = !name.isEmpty && name.utf8.count <= PostgreSQLName.mostBytes && !name.utf8.contains(0)
    guard isName, !name.hasPrefix("pg_") else { throw .book }
    self.book = name
    connection = scheme + parts[0] + (kept.isEmpty ? "" : "?" + kept.joined(separator: "&"))
  }
}

extension ServerAddress: CustomStringConvertible {
  /// The user, the host, the database and the book, and nothing else of the address.
  public var description: String {
    connection.prefix { $0 != "?" } + "?book=\(book)"
  }
}

/// Why a text is no address of a book on a server.
public enum ServerAddressError: Error, Sendable, Equatable {
  /// It doesn't begin with `postgresql://` or `postgres://`.
  case scheme
  /// It has a password in it, which others could read there. A password file, which `PGPASSFILE` names, has it for oneself.
  case password
  /// The name of the book is empty, longer than 63 bytes, or begins with `pg_`.
  case book
}

extension ServerAddressError: CustomStringConvertible {
  /// A sentence in plain English, without anything of the text.
  public var description: String {
    switch self {
    case .scheme: "An address of a server begins with postgresql://."
    case .password: "An address has no password: put it into a password file, which PGPASSFILE names."
    case .book: "A book's name has at most \(PostgreSQLName.mostBytes) bytes, and doesn't begin with pg_."
    }
  }
}

/// Names in a server's database.
enum PostgreSQLName {
  /// PostgreSQL cuts off what is longer.
  static let mostBytes = 63

  /// A name that is short enough, and differs where the names do.
  static func shortened(_ name: String) -> String {
    guard name.utf8.count > mostBytes else { return name }
    let suffix = "_" + String(UInt64(bitPattern: hash(of: name)), radix: 36)
    var start = name
    while start.utf8.count + suffix.utf8.count > mostBytes { start.removeLast() }
    return start + suffix
  }

  /// A number that every version and machine makes of a name: FNV-1a.
  static func hash(of name: String) -> Int64 {
    Int64(bitPattern: name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
  }
}
