import ModuloUtilities

/// Why the stored data could not be read or written, with one case per outcome that a user or an exit code tells apart.
///
/// Made once, from the storage engine's errors, in Persistence. Unless a case says otherwise, nothing was changed.
public enum StorageError: Error, Equatable, Sendable {
  /// A sum would be larger than can be stored.
  case outOfRange
  /// Another process held the database longer than the timeout.
  case busy
  /// The file, or its folder, may not be read or written.
  case permission(path: String)
  /// The disk is full.
  case diskFull
  /// The file can't be opened or created: a folder has its path, or its folder is missing.
  case cannotOpen(path: String, reason: String)
  /// The file is not a database, or is another application's.
  case foreignFile(path: String)
  /// The file was made by a newer version.
  case newerSchema(path: String)
  /// The file or a value in it is damaged.
  case damaged(Damage)
  /// The document to import is invalid from this place on; lines and columns count from 1.
  case invalidDocument(line: Int, column: Int, reason: String)
  /// The tables are not empty, as an import requires.
  case notEmpty
  /// The output file exists already.
  case alreadyExists(path: String)
  /// Reading or writing failed.
  case inputOutput(detail: String)
  /// Writing failed so late that the change may or may not be saved.
  case outcomeUnknown(detail: String)
  /// The task was cancelled.
  case cancelled
  /// The caller aborted its own operation.
  case aborted
  /// A bug of this program.
  case internalError(detail: String)
}

extension StorageError: PresentableError {
  /// The message on one line: paths and details are untrusted text.
  public func text(_ format: FormatContext) -> String { lines(format).legible }

  private func lines(_ format: FormatContext) -> String {
    let words = format.strings.error.storage
    func phrase(_ detail: String) -> String { EnginePhrase.text(of: detail, in: format.language) }
    return switch self {
    case .outOfRange: words.outOfRange
    case .busy: words.busy
    case .permission(let path): words.permission(path)
    case .diskFull: words.diskFull
    case .cannotOpen(let path, let reason): words.cannotOpen(path, phrase(reason))
    case .foreignFile(let path): words.foreignFile(path)
    case .newerSchema(let path): words.newerSchema(path)
    case .damaged(let damage): words.damaged(damage.text(format))
    case .invalidDocument(let line, let column, let reason): words.invalidDocument(line, column, phrase(reason))
    case .notEmpty: words.notEmpty
    case .alreadyExists(let path): words.alreadyExists(path)
    case .inputOutput(let detail): words.inputOutput(phrase(detail))
    case .outcomeUnknown(let detail): words.outcomeUnknown(phrase(detail))
    case .cancelled, .aborted: words.cancelled
    case .internalError(let detail): words.internalError(detail)
    }
  }
}

struct StorageErrorStrings: Sendable {
  let outOfRange: String
  let busy: String
  let permission: @Sendable (_ path: String) -> String
  let diskFull: String
  let cannotOpen: @Sendable (_ path: String, _ reason: String) -> String
  let foreignFile: @Sendable (_ path: String) -> String
  let newerSchema: @Sendable (_ path: String) -> String
  let damaged: @Sendable (_ detail: String) -> String
  let invalidDocument: @Sendable (_ line: Int, _ column: Int, _ reason: String) -> String
  let notEmpty: String
  let alreadyExists: @Sendable (_ path: String) -> String
  let inputOutput: @Sendable (_ detail: String) -> String
  let outcomeUnknown: @Sendable (_ detail: String) -> String
  let cancelled: String
  let internalError: @Sendable (_ detail: String) -> String
}

extension StorageErrorStrings {
  static let english = StorageErrorStrings(
    outOfRange: "The sum would be larger than can be kept.",
    busy: "Another program is using the database. Nothing was changed; try again.",
    permission: { path in "\(path): no permission. Nothing was changed." },
    diskFull: "The disk is full. Nothing was changed.",
    cannotOpen: { path, reason in "\(path): can't be opened (\(reason))." },
    foreignFile: { path in "\(path) isn't a Modulo database. It was left as it is." },
    newerSchema: { path in "\(path) was made by a newer version of Modulo. It was left as it is." },
    damaged: { detail in "The database is damaged (\(detail)). It was left as it is." },
    invalidDocument: { line, column, reason in "Line \(line), column \(column): \(reason). Nothing was imported." },
    notEmpty: "There is data already, and an import needs an empty database. Nothing was imported.",
    alreadyExists: { path in "\(path) exists already. It was left as it is." },
    inputOutput: { detail in "Reading or writing failed (\(detail)). Nothing was changed." },
    outcomeUnknown: { detail in
      "Writing failed at the last moment (\(detail)): the change may be saved or not. Look before you repeat it."
    },
    cancelled: "Interrupted. Nothing was changed.",
    internalError: { detail in "This is a mistake in Modulo, not yours: \(detail). Nothing was changed." })

  static let french = StorageErrorStrings(
    outOfRange: "La somme dépasserait ce qui peut être conservé.",
    busy: "Un autre programme utilise la base. Rien n’a été modifié ; réessayez.",
    permission: { path in "\(path) : accès refusé. Rien n’a été modifié." },
    diskFull: "Le disque est plein. Rien n’a été modifié.",
    cannotOpen: { path, reason in "\(path) : impossible à ouvrir (\(reason))." },
    foreignFile: { path in "\(path) n’est pas une base de Modulo. Le fichier est resté tel quel." },
    newerSchema: { path in "\(path) vient d’une version plus récente de Modulo. Le fichier est resté tel quel." },
    damaged: { detail in "La base est endommagée (\(detail)). Elle est restée telle quelle." },
    invalidDocument: { line, column, reason in
      "Ligne \(line), colonne \(column) : \(reason). Rien n’a été importé."
    },
    notEmpty: "Il y a déjà des données, et un import demande une base vide. Rien n’a été importé.",
    alreadyExists: { path in "\(path) existe déjà. Le fichier est resté tel quel." },
    inputOutput: { detail in "Une lecture ou une écriture a échoué (\(detail)). Rien n’a été modifié." },
    outcomeUnknown: { detail in
      "L’écriture a échoué au dernier moment (\(detail)) : le changement est peut-être enregistré. Vérifiez avant de "
        + "recommencer."
    },
    cancelled: "Interrompu. Rien n’a été modifié.",
    internalError: { detail in "C’est une erreur de Modulo, pas la vôtre : \(detail). Rien n’a été modifié." })
}
