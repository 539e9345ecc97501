import ModuloUtilities

/// Why the stored data could not be read or written, with one case per outcome that a user or an exit code tells apart.
///
/// Made once, from the storage engine's errors, in Persistence. Unless a case says otherwise, nothing was changed.
public enum StorageError: Error, Equatable, Sendable {
  /// A sum would be larger than can be stored.
  case outOfRange
  /// Another process held the database longer than the timeout.
  case busy
  /// The server can't be reached, takes no connection now, or has closed one.
  case unreachable(place: String, reason: String)
  /// A text that should be the address of a book isn't one.
  case address(DataPlaceError)
  /// The server has no book of that name.
  case missingBook(place: String)
  /// What was asked for is done with a file, and the data is in a book on a server.
  case needsFile
  /// What was asked for is done with a book on a server, and the data is in a file or in memory.
  case needsServer
  /// Nothing can be written, as on a server that stands by for another one.
  case readOnly
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
  /// The change is made; what had to follow it failed.
  indirect case failedAfter(CompletedChange, StorageError)
  /// The request of the write was carried out before, as that step of the history.
  case repeated(step: Int)
  /// The change is more than the history keeps, and couldn't be undone.
  case unkept
  /// The task was cancelled.
  case cancelled
  /// The caller aborted its own operation.
  case aborted
  /// A bug of this program.
  case internalError(detail: String)
}

extension StorageError: PresentableError {
  /// The message on one line: paths and details are untrusted text.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.storage
    return [cause(format), consequence(words)].compactMap(\.self).joined(separator: " ").legible
  }

  /// What failed, without what it means for the data.
  private func cause(_ format: FormatContext) -> String {
    let words = format.strings.error.storage
    func phrase(_ detail: String) -> String { EnginePhrase.text(of: detail, in: format.language) }
    return switch self {
    case .outOfRange: words.outOfRange
    case .busy: words.busy
    case .unreachable(let place, let reason): words.unreachable(place, phrase(reason))
    case .address(let error): error.text(format)
    case .missingBook(let place): words.missingBook(place, format.clause(.createBook))
    case .needsFile: words.needsFile(format.clause(.copyIntoBook))
    case .needsServer: words.needsServer
    case .readOnly: words.readOnly
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
    case .failedAfter(let change, let error): words.failedAfter(change.text(words), error.cause(format))
    case .repeated(let step): words.repeated(step)
    case .unkept: words.unkept
    case .cancelled, .aborted: words.cancelled
    case .internalError(let detail): words.internalError(detail)
    }
  }

  /// What is there now; `nil` where the cause says it, or where nothing would have been changed anyway.
  private func consequence(_ words: StorageErrorStrings) -> String? {
    switch self {
    case .outOfRange, .cannotOpen, .address, .missingBook, .outcomeUnknown, .failedAfter: nil
    case .busy, .unreachable: words.nothingChangedYet
    case .needsFile, .needsServer, .readOnly, .permission, .diskFull, .inputOutput, .repeated, .unkept, .cancelled,
      .aborted, .internalError:
      words.nothingChanged
    case .foreignFile, .newerSchema, .alreadyExists: words.fileLeft
    case .damaged: words.databaseLeft
    case .invalidDocument, .notEmpty: words.nothingImported
    }
  }
}
