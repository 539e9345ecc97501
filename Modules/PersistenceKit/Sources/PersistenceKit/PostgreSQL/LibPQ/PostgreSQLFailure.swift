/// A failed statement or connection of a server.
struct PostgreSQLFailure: Sendable, Equatable {
  /// SQLSTATE; empty for a connection that is lost, or that there never was.
  let code: String
  let message: String
  var table = ""
  var column = ""
}

extension PostgreSQLFailure {
  init(_ result: OpaquePointer, _ library: LibPQ) {
    func field(_ letter: Unicode.Scalar) -> String {
      library.errorField(result, CInt(letter.value)).map { String(cString: $0) } ?? ""
    }
    self.init(code: field("C"), message: field("M"), table: field("t"), column: field("c"))
  }

  /// Whether the same transaction may succeed when it is run once more, all of it.
  var isTransient: Bool { ["40001", "40P01"].contains(code) }

  /// Whether the server was told to stop.
  var isOfCancellation: Bool { code == "57014" }

  /// Whether nothing more comes from the server over this connection.
  var isOfConnection: Bool {
    code.isEmpty || code.hasPrefix("080") || ["25P03", "53300", "57P01", "57P02", "57P03", "57P05"].contains(code)
  }

  /// The failure as the error to throw.
  func error(at address: ServerAddress) -> PersistenceError {
    if isOfConnection { return .unreachable(path: address.description, reason: reason) }
    if isTransient || isOfCancellation { return .busy }
    switch code {
    case "55P03": return .busy
    case "42501": return .permission(path: address.description)
    case "25006": return .readOnly
    case "53100": return .full
    case "22003", "22P03": return .unsupported(construct: "a calculation out of range", advice: message)
    case "54000", "54001", "54011", "54023": return .oversizedPredicate
    case "23505": return .constraint(Constraint(kind: .unique, table: table, columns: []))
    case "23514": return .constraint(Constraint(kind: .check, table: table, columns: []))
    case "23502": return .constraint(Constraint(kind: .notNull, table: table, columns: [column]))
    case "25P02": return .inputOutput(detail: "the transaction has ended, because a statement failed in it")
    // Damage, or a model that changed under a version that the book has already.
    case "42P01", "42703": return .damaged(detail: "\(message) (a schema that has changed needs a higher version)")
    default: break
    }
    switch code.prefix(2) {
    case "28": return .permission(path: address.description)
    case "53", "58": return .inputOutput(detail: "\(message) (SQLSTATE \(code))")
    case "XX": return .damaged(detail: "\(message) (SQLSTATE \(code))")
    default: return .misuse("\(message) (SQLSTATE \(code))")
    }
  }

  /// The failure to connect as the error to throw.
  func connectionError(at address: ServerAddress) -> PersistenceError {
    switch code {
    case _ where isOfConnection && !isOfCertificate: .unreachable(path: address.description, reason: reason)
    case _ where code.hasPrefix("28"), "42501": .permission(path: address.description)
    default: .cannotOpen(path: address.description, reason: reason)
    }
  }

  /// The server's words in one line; those of libpq are several.
  private var reason: String {
    let lines = message.split(whereSeparator: \.isNewline).map { $0.trimmingPrefix(while: \.isWhitespace) }
    return lines.isEmpty ? "the connection is lost" : lines.joined(separator: "; ")
  }

  /// Whether a connection isn't made because of what it would be encrypted with: trying again doesn't help. libpq has no
  /// code for it.
  private var isOfCertificate: Bool { message.contains("certificate") || message.contains("SSL") }
}
