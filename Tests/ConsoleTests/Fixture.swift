import Foundation
import Testing

/// A database that the program makes once, by commands, and that every world which begins with it gets a copy of.
struct Fixture: Sendable {
  /// What is stored, byte for byte.
  private let database: Task<Data, any Error>

  init(_ make: @escaping @Sendable (Modulo) async throws -> Void) {
    database = Task {
      let modulo = try Modulo()
      try await make(modulo)
      return try modulo.stored()
    }
  }

  /// What is stored, as the bytes of a file.
  var bytes: Data { get async throws { try await database.value } }

  /// Puts a copy where a world has no data yet.
  func place(in modulo: Modulo) async throws {
    let files = FileManager.default
    let path = modulo.database.path
    try #require(!files.fileExists(atPath: path))
    try files.createDirectory(
      at: modulo.database.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    try await bytes.write(to: modulo.database)
    try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
  }

  /// The worked example's goal with its five movements.
  static let japan = Fixture { modulo in
    try await modulo("goal", "add", "Japan trip", "--target", "3000", "--start", "2026-01-12", "--end", "2026-12-12")
    for (verb, amount, day) in [
      ("add", "200", "2026-01-12"), ("add", "200", "2026-02-12"), ("withdraw", "50", "2026-03-12"),
      ("add", "200", "2026-03-27"), ("add", "50", "2026-04-12"),
    ] {
      try await modulo("contribution", verb, "japan", amount, "--on", day)
    }
  }
}

extension Fixture {
  /// The worked example's accounts.
  static let accounts = Fixture { try await $0.addAccounts() }

  /// The worked example's goal and accounts.
  static let japanAndAccounts = Fixture { modulo in
    try await modulo.makeJapan()
    try await modulo.addAccounts()
  }
}

extension Modulo {
  /// Adds the worked example's accounts: 150 saved, 100 of it on the first day, and 50 owed on a card.
  fileprivate func addAccounts() async throws {
    try await self(
      "account", "add", "Marcus", "--name", "Savings", "--type", "savingsAccount", "--balance", "100", "--on",
      "2026-04-01")
    try await self("balance", "set", "savings", "150", "--on", "2026-04-03")
    try await self(
      "account", "add", "Chase", "--name", "Card", "--type", "creditCard", "--owed", "50", "--on", "2026-04-02")
  }

  /// The worked example's accounts.
  func makeAccounts() async throws { try await Fixture.accounts.place(in: self) }

  /// The worked example's goal with its five movements.
  func makeJapan() async throws { try await Fixture.japan.place(in: self) }

  /// The bytes of the database, when no program has it open: where they are the same, so is all that is stored.
  func stored() throws -> Data {
    // What a program left in the log would be missing from the file.
    try #require(!FileManager.default.fileExists(atPath: database.path + "-wal"))
    return try Data(contentsOf: database)
  }
}
