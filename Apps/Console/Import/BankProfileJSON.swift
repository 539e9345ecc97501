import ModuloModels
import ModuloUtilities

/// The documents of `import profiles` commands.
enum BankProfileJSON {
  /// A profile, and whether it is one's own.
  typealias Row = (profile: BankProfile, isOwn: Bool)

  static let list = Document<[Row]>(
    "import-profile-list", "The layouts of the CSV files of banks", [Member("profiles", .list(.object(row))) { $0 }])

  static let profile = Document<Row>(
    "import-profile", "A layout of the CSV files of a bank",
    row + [Member("text", .text, "The profile as `import profiles save` reads it.") { text(of: $0.profile) }])

  static let schemas = [list.schema, profile.schema]

  static let row: [Member<Row>] = [
    Member("name", .text) { $0.profile.name },
    Member("title", .text) { $0.profile.title },
    Member("own", .flag, "Whether it doesn't come with the program.") { $0.isOwn },
    Member("variants", .integer, "The number of layouts that the bank has used.") { $0.profile.variants.count },
  ]

  /// The JSON text of a profile. One that was read or made can be written.
  static func text(of profile: BankProfile) -> String {
    do { return try profile.json() } catch { preconditionFailure("a profile without JSON: \(error)") }
  }
}
