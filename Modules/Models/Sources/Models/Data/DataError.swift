import Foundation
public import ModuloUtilities

/// Why the data as a whole could not be checked, backed up, restored, exported, imported or deleted.
public enum DataError: Error, Equatable, Sendable {
  /// There is no database at this path.
  case noData(path: String)
  /// The check found faults.
  case faulty(DataCheck)
  /// No file is named.
  case missingPath
  /// The data is in memory alone, so no file can have it or take its place.
  case inMemory
  /// The output file exists already.
  case alreadyExists(path: String)
  /// The input file doesn't exist, or can't be read.
  case unreadableFile(ByteSourceError)
  /// The backup can't replace the data.
  case unusableBackup(path: String, reason: String)
  /// The document is invalid from this place on; lines and columns count from 1.
  case invalidDocument(name: String, line: Int, column: Int, reason: String)
  /// The database is not empty, as an import requires.
  case notEmpty
  /// The reference names no account whose balances could be exported.
  case account(FinancialAccountError)
  /// The times can't be exported: the filter names no block or group, or a day isn't one.
  case tracking(TrackingError)
  /// Files that were to be removed couldn't be, and others were; `after` is the change that came before, `nil` for none.
  case notRemoved([String], removed: [String], after: CompletedChange? = nil)
  /// The server has no role of that name.
  case unknownRole(String)
  /// The role isn't a member of the book.
  case noMember(String)
  /// The role manages the book, and the server says whether it does.
  case managing(String)
  /// There is something already where a copy is to be made.
  case occupied
  /// No role is named.
  case missingRole
  /// The receiver of an export's pieces refused one.
  case outputFailed
  /// The data could not be read or written.
  case storage(StorageError)
}

extension DataError: OperationError {
  /// The operations on the data as a whole.
  public enum Operation: Sendable {
    /// A call that needs the data at this path, and no other file but the one it creates.
    case keeping(String)
    /// Writing the rows of the account with this reference to a receiver, or all rows for `nil`.
    case exporting(of: NamedReference?)
    /// Reading the document called so.
    case importing(String)
    /// Restoring the backup at this path: the damage is the backup's, not the data's.
    case restoring(String)
    /// Changing what the role of that name may do.
    case granting(String)
    /// Copying from the place that is named so.
    case copying(String)
  }

  public init(_ error: RepositoryError, during operation: Operation) {
    switch (error, operation) {
    case (.notFound, .keeping(let path)): self = .noData(path: path)
    case (.notFound, .restoring(let path)): self = .unreadableFile(.missing(name: path))
    case (.notFound, .exporting(let account)), (.unknownName, .exporting(let account)),
      (.ambiguous, .exporting(let account)):
      self = .account(FinancialAccountError(error, during: .reading(account?.text ?? "")))
    case (.notFound, .granting(let role)): self = .unknownRole(role)
    case (.unknownName, .granting(let role)): self = .noMember(role)
    case (.forbidden(.bookManager), .granting(let role)): self = .managing(role)
    case (.notFound, .copying(let path)): self = .noData(path: path)
    case (.storage(.alreadyExists(let path)), .copying): self = .alreadyExists(path: path)
    case (.storage(.notEmpty), .copying): self = .occupied
    case (.storage(.damaged(let damage)), .restoring(let path)):
      self = .unusableBackup(path: path, reason: damage.detail)
    case (.storage(.cannotOpen(let place, let reason)), .restoring(let path))
    where URL(fileURLWithPath: place).path == URL(fileURLWithPath: path).path:
      self = Self.unopenable(path, reason)
    case (.storage(.alreadyExists(let path)), .keeping), (.storage(.alreadyExists(let path)), .exporting):
      self = .alreadyExists(path: path)
    case (.storage(.notEmpty), .keeping), (.storage(.notEmpty), .exporting), (.storage(.notEmpty), .importing):
      self = .notEmpty
    case (.storage(.invalidDocument(let line, let column, let reason)), .importing(let name)):
      self = .invalidDocument(name: name, line: line, column: column, reason: reason)
    case (.notFound, _), (.unknownName, _), (.ambiguous, _), (.duplicate, _), (.belowMinimum, _), (.forbidden, _),
      (.owner, _), (.storage, _):
      self = .storage(error.remaining)
    }
  }
}

extension DataError {
  /// The error for times that can't be exported.
  public init(_ error: TrackingError) {
    if case .storage(let error) = error { self = .storage(error) } else { self = .tracking(error) }
  }

  /// What has the backup's name but is no file can't be read, as any other input; a file is no backup.
  private static func unopenable(_ path: String, _ reason: String) -> DataError {
    switch reason {
    case EnginePhrase.directory.english, EnginePhrase.special.english:
      .unreadableFile(.unreadable(name: path, reason: reason))
    default: .unusableBackup(path: path, reason: reason)
    }
  }
}

extension DataError: PresentableError {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.data
    return switch self {
    case .noData(let path): words.noData(path.legible)
    case .faulty(let check):
      words.faulty(format.number(check.faults.count), check.faults.list(format), format.clause(.exportSound))
    case .missingPath: words.missingPath
    case .inMemory: words.inMemory
    case .alreadyExists(let path): StorageError.alreadyExists(path: path).text(format)
    case .unreadableFile(let error): error.text(format)
    case .unusableBackup(let path, let reason):
      words.unusableBackup(path.legible, EnginePhrase.text(of: reason.legible, in: format.language))
    case .invalidDocument(let name, let line, let column, let reason):
      words.invalidDocument(name.legible, line, column, EnginePhrase.text(of: reason.legible, in: format.language))
    case .account(let error): error.text(format)
    case .tracking(let error): error.text(format)
    case .notEmpty: StorageError.notEmpty.text(format)
    case .notRemoved(let paths, let removed, let change):
      [change?.text(format.strings.error.storage), words.notRemoved(Self.list(paths), Self.list(removed))]
        .compactMap(\.self).joined(separator: " ")
    case .unknownRole(let role): words.unknownRole(role.legible)
    case .noMember(let role): words.noMember(role.legible)
    case .managing(let role): words.managing(role.legible)
    case .occupied: words.occupied
    case .missingRole: words.missingRole
    case .outputFailed: words.outputFailed
    case .storage(let error): error.text(format)
    }
  }

  private static func list(_ paths: [String]) -> String { paths.map { "\n  \($0.legible)" }.joined() }
}

extension DataFault {
  /// The fault and its place.
  public func text(_ format: FormatContext) -> String {
    format.titled(format.strings.error.data.kind(kind), EnginePhrase.text(of: detail.legible, in: format.language))
  }
}

extension [DataFault] {
  /// The maximum number of faults listed.
  private static var listed: Int { 20 }

  /// The faults, one a line.
  func list(_ format: FormatContext) -> String {
    var lines = prefix(Self.listed).map { "  " + $0.text(format) }
    let further = count - lines.count
    if further > 0 { lines.append("  " + format.strings.error.importing.further(format.number(further))) }
    return lines.joined(separator: "\n")
  }
}

extension DataFile {
  /// The rows that an export has left out, one a line; `nil` for none.
  public func omissionText(_ format: FormatContext) -> String? {
    if omitted.isEmpty { return nil }
    return "\(format.strings.data.omitted(format.number(omitted.count), omitted.count))\n\(omitted.list(format))"
  }
}

struct DataErrorStrings: Sendable {
  let language: Language

  func noData(_ path: String) -> String {
    language("\(path): there is no data yet.", "\(path) : il n’y a pas encore de données.")
  }

  var missingPath: String { language("Name the file.", "Nommez le fichier.") }

  var inMemory: String {
    language(
      "The data is in memory alone. No file was written or read.",
      "Les données sont en mémoire seulement. Aucun fichier n’a été écrit ni lu.")
  }

  /// A check found faults; the list has a line for each.
  func faulty(_ count: String, _ list: String, _ advice: String?) -> String {
    language(
      "Faults found: \(count). Nothing was changed; a backup can be restored\(advice.after(", or ")).\n\(list)",
      "Défauts trouvés : \(count). Rien n’a été modifié ; une sauvegarde peut être restaurée"
        + "\(advice.after(", ou ")).\n\(list)")
  }

  func unusableBackup(_ path: String, _ reason: String) -> String {
    language(
      "\(path) can't be restored (\(reason)). Nothing was changed.",
      "\(path) ne peut pas être restauré (\(reason)). Rien n’a été modifié.")
  }

  func invalidDocument(_ name: String, _ line: Int, _ column: Int, _ reason: String) -> String {
    language(
      "\(name), line \(line), column \(column): \(reason). Nothing was imported.",
      "\(name), ligne \(line), colonne \(column) : \(reason). Rien n’a été importé.")
  }

  /// Each list begins with a line break; that of what was removed may be empty.
  func notRemoved(_ paths: String, _ removed: String) -> String {
    language(
      "These couldn't be removed:\(paths)" + (removed.isEmpty ? "" : "\nThese were removed:\(removed)"),
      "Impossible de supprimer :\(paths)" + (removed.isEmpty ? "" : "\nA été supprimé :\(removed)"))
  }

  func unknownRole(_ role: String) -> String {
    language(
      "The server has no role \(role). Its administrator makes one.",
      "Le serveur n’a pas de rôle \(role). Son administrateur en crée un.")
  }

  func noMember(_ role: String) -> String {
    language("\(role) is no member of the book.", "\(role) n’est pas membre du livre.")
  }

  func managing(_ role: String) -> String {
    language(
      "\(role) manages the book. The server's administrator decides who does.",
      "\(role) gère le livre. L’administrateur du serveur décide qui le fait.")
  }

  var occupied: String {
    language(
      "There is data already, and a copy needs a new or empty book. Nothing was copied.",
      "Il y a déjà des données, et une copie demande un livre nouveau ou vide. Rien n’a été copié.")
  }

  var missingRole: String { language("Name the role.", "Nommez le rôle.") }

  var outputFailed: String {
    language("The export could not be written to its end.", "L’export n’a pas pu être écrit jusqu’au bout.")
  }

  func kind(_ kind: DataFault.Kind) -> String {
    switch kind {
    case .file: language("damaged file", "fichier endommagé")
    case .structure: language("wrong structure", "structure incorrecte")
    case .reference: language("belongs to nothing", "n’appartient à rien")
    case .checksum: language("not as it was written", "différent de ce qui a été écrit")
    case .value: language("meaningless value", "valeur sans signification")
    case .total: language("wrong total", "total incorrect")
    }
  }
}

extension ErrorStrings {
  var data: DataErrorStrings { DataErrorStrings(language: language) }
}
