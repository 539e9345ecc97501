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
  /// Files that were to be removed couldn't be, and others were.
  case notRemoved([String], removed: [String])
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
  }

  public init(_ error: RepositoryError, during operation: Operation) {
    switch (error, operation) {
    case (.notFound, .keeping(let path)): self = .noData(path: path)
    case (.notFound, .restoring(let path)): self = .unreadableFile(.missing(name: path))
    case (.notFound, .exporting(let account)), (.ambiguous, .exporting(let account)):
      self = .account(FinancialAccountError(error, during: .reading(account?.text ?? "")))
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
    case (.notFound, _), (.ambiguous, _), (.duplicate, _), (.belowMinimum, _), (.forbidden, _), (.owner, _),
      (.storage, _):
      self = .storage(error.remaining)
    }
  }
}

extension DataError {
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
      words.faulty(format.number(check.faults.count), check.faults.list(format), format.advice(.exportSound))
    case .missingPath: words.missingPath
    case .inMemory: words.inMemory
    case .alreadyExists(let path): StorageError.alreadyExists(path: path).text(format)
    case .unreadableFile(let error): error.text(format)
    case .unusableBackup(let path, let reason):
      words.unusableBackup(path.legible, EnginePhrase.text(of: reason.legible, in: format.language))
    case .invalidDocument(let name, let line, let column, let reason):
      words.invalidDocument(name.legible, line, column, EnginePhrase.text(of: reason.legible, in: format.language))
    case .account(let error): error.text(format)
    case .notEmpty: StorageError.notEmpty.text(format)
    case .notRemoved(let paths, let removed): words.notRemoved(Self.list(paths), Self.list(removed))
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
  /// The rows that an export has left out, one a line; `nil` when there are none.
  public func omissionText(_ format: FormatContext) -> String? {
    if omitted.isEmpty { return nil }
    return "\(format.strings.data.omitted(format.number(omitted.count), omitted.count))\n\(omitted.list(format))"
  }
}

struct DataErrorStrings: Sendable {
  let noData: @Sendable (_ path: String) -> String
  let missingPath: String
  let inMemory: String
  /// A check found faults; the list has a line for each.
  let faulty: @Sendable (_ count: String, _ list: String, _ advice: String?) -> String
  let unusableBackup: @Sendable (_ path: String, _ reason: String) -> String
  let invalidDocument: @Sendable (_ name: String, _ line: Int, _ column: Int, _ reason: String) -> String
  /// Each list begins with a line break; that of what was removed may be empty.
  let notRemoved: @Sendable (_ paths: String, _ removed: String) -> String
  let outputFailed: String
  let kind: @Sendable (DataFault.Kind) -> String
}

extension DataErrorStrings {
  static let english = DataErrorStrings(
    noData: { path in "\(path): there is no data yet." },
    missingPath: "Name the file.",
    inMemory: "The data is in memory alone. No file was written or read.",
    faulty: { count, list, advice in
      "Faults found: \(count). Nothing was changed; a backup can be restored\(advice.after(", or ")).\n\(list)"
    },
    unusableBackup: { path, reason in "\(path) can't be restored (\(reason)). Nothing was changed." },
    invalidDocument: { name, line, column, reason in
      "\(name), line \(line), column \(column): \(reason). Nothing was imported."
    },
    notRemoved: { paths, removed in
      "These couldn't be removed:\(paths)" + (removed.isEmpty ? "" : "\nThese were removed:\(removed)")
    },
    outputFailed: "The export could not be written to its end.",
    kind: { kind in
      switch kind {
      case .file: "damaged file"
      case .structure: "wrong structure"
      case .reference: "belongs to nothing"
      case .checksum: "not as it was written"
      case .value: "meaningless value"
      case .total: "wrong total"
      }
    })

  static let french = DataErrorStrings(
    noData: { path in "\(path) : il n’y a pas encore de données." },
    missingPath: "Nommez le fichier.",
    inMemory: "Les données sont en mémoire seulement. Aucun fichier n’a été écrit ni lu.",
    faulty: { count, list, advice in
      "Défauts trouvés : \(count). Rien n’a été modifié ; une sauvegarde peut être restaurée"
        + "\(advice.after(", ou ")).\n\(list)"
    },
    unusableBackup: { path, reason in "\(path) ne peut pas être restauré (\(reason)). Rien n’a été modifié." },
    invalidDocument: { name, line, column, reason in
      "\(name), ligne \(line), colonne \(column) : \(reason). Rien n’a été importé."
    },
    notRemoved: { paths, removed in
      "Impossible de supprimer :\(paths)" + (removed.isEmpty ? "" : "\nA été supprimé :\(removed)")
    },
    outputFailed: "L’export n’a pas pu être écrit jusqu’au bout.",
    kind: { kind in
      switch kind {
      case .file: "fichier endommagé"
      case .structure: "structure incorrecte"
      case .reference: "n’appartient à rien"
      case .checksum: "différent de ce qui a été écrit"
      case .value: "valeur sans signification"
      case .total: "total incorrect"
      }
    })
}
