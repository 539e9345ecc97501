import ModuloCore
import ModuloData
import ModuloModels
import ModuloPersistence
import ModuloProviders
import ModuloStores
import ModuloUtilities
import PersistenceKit

/// The documents of `data` commands.
enum DataJSON {
  /// A check, and the path of what was checked; `nil` for an in-memory database.
  typealias Check = (check: DataCheck, path: String?)

  static let location = Document<String?>(
    "data-path", "Where the data is; null where nothing is kept", [Member("path", .optional(.text)) { $0 }])

  /// Faulty data has the same shape, with its faults; sound data has warnings where rows break a rule of today.
  static let check = Document<Check>(
    "data-check", "What a check of the data found",
    [Member("path", .optional(.text)) { $0.path }] + countsIfAny.of { $0.check.counts } + [
      Member("faults", .list(.object(fault))) { $0.check.faults },
      Member("warnings", .list(.object(warning))) { $0.check.warnings },
      Member("leftovers", .list(.text)) { $0.check.leftovers },
      Member("foreign", .list(.text)) { $0.check.foreign },
    ])

  static let backup = Document<DataFile>(
    "data-backup", "A backup that was made and verified",
    file + [
      Member("verified", Shape([.init("const", true)]) { .bool($0) }) { _ in true },
      Member("omitted", .list(.object(fault)), "Damaged steps of the history.") { $0.omitted },
    ])

  static let export = Document<DataFile>(
    "data-export", "A file that everything was written to",
    file + [Member("omitted", .list(.object(fault))) { $0.omitted }])

  static let restoration = Document<DataRestoration>(
    "data-restore", "How much is kept now, and where what a backup replaced is",
    counts.of { $0.counts } + [
      Member("kept", .optional(.text)) { $0.keptPath }, Member("warnings", .integer) { $0.warnings },
    ])

  static let deletion = Document<DataDeletion>(
    "data-delete", "How much was deleted",
    counts.of { $0.counts } + [
      Member("removed", .list(.text)) { $0.removed }, Member("copies", .list(.text)) { $0.copies },
    ])

  static let cleaning = Document<[String]>(
    "data-clean", "Which unfinished files were removed", [Member("removed", .list(.text)) { $0 }])

  static let copy = Document<DataCopy>(
    "data-copy", "How much was copied, and where it is",
    counts.of { $0.counts } + [Member("path", .text) { $0.place }])

  static let imported = Document<DataCounts>("data-import", "How much was imported", counts)

  static let schemas = [
    location.schema, check.schema, backup.schema, export.schema, restoration.schema, deletion.schema, cleaning.schema,
    copy.schema, imported.schema,
  ]

  private static let file = DocumentFileJSON.file + [Member("warnings", .integer) { $0.warnings }]

  /// The rows of each noun.
  private static let counts: [Member<DataCounts>] = Noun.counted.map { noun in
    Member(noun.key, .integer) { $0[noun] }
  }

  /// The rows of each noun; each is null where the data can't be counted.
  private static let countsIfAny: [Member<DataCounts?>] = Noun.counted.map { noun in
    Member(noun.key, .optional(.integer)) { counts in counts.map { $0[noun] } }
  }

  private static let fault: [Member<DataFault>] = [
    Member("kind", .choice) { $0.kind },
    Member("table", .optional(.text)) { $0.table },
    Member("number", .optional(.integer)) { $0.number },
    Member("detail", .text) { $0.detail },
  ]

  private static let nouns = ModuloMigrationPlan.newest.models.compactMap { ($0 as? any StoredModel.Type)?.noun.name }

  private static let warning: [Member<DataWarning>] = [
    Member("rule", .choice) { $0.rule },
    Member("subject", .choice(nouns)) { $0.noun.name },
    Member("number", .integer) { $0.number },
    Member("detail", .text) { $0.rule.detail },
    Member("command", .optional(.text), "Null if no command fixes the row.") { $0.remedy.command },
  ]
}

extension DataLocationScreen: LinkedScreen {
  var json: JSONValue? { DataJSON.location.json(viewModel.location) }
}

extension DataCheckScreen: LinkedScreen {
  var json: JSONValue? {
    viewModel.check.map { DataJSON.check.json(($0, viewModel.dependencies.dataProvider.location)) }
  }
}

extension DataBackupScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension DataRestoreScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension DataExportScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension DataImportScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension DataCopyScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension Noun {
  /// The name of the member that counts its rows: `goals`, `plannedBlocks`.
  var key: String {
    let words = plural.split(separator: " ")
    return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
