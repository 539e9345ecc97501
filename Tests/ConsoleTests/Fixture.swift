import Foundation
import Testing

/// A database that the program makes once, by commands, and that every world which begins with it gets a copy of.
struct Fixture: Sendable {
  /// What is stored, byte for byte.
  private let database: Result<Data, any Error>

  init(_ make: (Modulo) throws -> Void) {
    database = Result {
      let modulo = try Modulo()
      try make(modulo)
      return try modulo.stored()
    }
  }

  /// What is stored, as the bytes of a file.
  var bytes: Data { get throws { try database.get() } }

  /// Puts a copy where a world has no data yet.
  func place(in modulo: Modulo) throws {
    let files = FileManager.default
    let path = modulo.database.path
    try #require(!files.fileExists(atPath: path))
    try files.createDirectory(
      at: modulo.database.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    try database.get().write(to: modulo.database)
    try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
  }

  /// The worked example's goal with its five movements.
  static let japan = Fixture { modulo in
    try modulo("goal", "add", "Japan trip", "--target", "3000", "--start", "2026-01-12", "--end", "2026-12-12")
    for (verb, amount, day) in [
      ("add", "200", "2026-01-12"), ("add", "200", "2026-02-12"), ("withdraw", "50", "2026-03-12"),
      ("add", "200", "2026-03-27"), ("add", "50", "2026-04-12"),
    ] {
      try modulo("contribution", verb, "japan", amount, "--on", day)
    }
  }
}

extension Modulo {
  /// The worked example's goal with its five movements.
  func makeJapan() throws { try Fixture.japan.place(in: self) }

  /// The bytes of the database, when no program has it open: where they are the same, so is all that is stored.
  func stored() throws -> Data {
    // What a program left in the log would be missing from the file.
    try #require(!FileManager.default.fileExists(atPath: database.path + "-wal"))
    return try Data(contentsOf: database)
  }
}
