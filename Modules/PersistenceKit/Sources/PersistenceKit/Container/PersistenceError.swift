/// An error of a store: one case per outcome that a caller would handle differently.
///
/// Unless a case says otherwise, nothing was changed by the call that threw it. The texts in the cases are plain
/// English, for logs.
public enum PersistenceError: Error, Sendable {
  /// The path leads to no file that could be opened: a directory, a folder that isn't there or can't be made, nothing
  /// where a file has to be. A write throws it when the file that was opened has been removed or replaced since.
  case cannotOpen(path: String, reason: String)
  /// The server has no book of that name, and opening isn't to make one.
  case missingBook(path: String)
  /// The file isn't an SQLite database, or not even its first page is there. It was left as it is.
  case notADatabase(path: String)
  /// The database belongs to another application, whose id is `found`. It was left as it is.
  case foreignApplication(path: String, found: Int32)
  /// A newer program wrote the file: its schema has version `found`, the newest one known here is `known`. That is
  /// found when it is opened, and by every transaction when it has happened since.
  case newerSchema(path: String, found: Int32, known: Int32)
  /// The file couldn't be brought from the version `from` to the version `to`, because of what it holds (the detail
  /// names the row) or of how it is opened. It was left as it is.
  case migration(path: String, from: Int32, to: Int32, detail: String)
  /// The file says that it has this version of the schema, and a table, an index or a rollup's table in it isn't what
  /// the model declares under that name. In development the model has changed: raise
  /// ``ModelConfiguration/schemaVersion``, or let ``ModelConfiguration/onSchemaMismatch`` recreate the tables. In a
  /// released program the file is damaged. It was left as it was.
  case schemaMismatch(model: String, name: String, version: Int32)
  /// The file is a database, and it contradicts itself: truncated, overwritten, or a table is missing. `check` says
  /// how; a backup helps.
  case damaged(detail: String)
  /// Another connection kept the lock for longer than the busy timeout, or has a database open that is to be replaced.
  /// Trying again is safe.
  case busy
  /// A server can't be reached, takes no connection now, or has closed one; the path is its address, without anything
  /// secret. Trying again is safe.
  case unreachable(path: String, reason: String)
  /// The file or its folder doesn't allow what was asked.
  case permission(path: String)
  /// No space is left: on the device, in the quota, or below the database's own limit; or no row number is.
  case full
  /// The system failed to read or write, before the commit; or a transaction is lost that it failed in.
  case inputOutput(detail: String)
  /// The system failed during the commit: the change may be on disk or not. Open again and look before repeating it.
  case outcomeUnknown(detail: String)
  /// A backup, a restored database or an export is at `path`, whole, and what the call had to do after that failed:
  /// `cause` says what. `kept` is the path of the database that a restore has replaced.
  indirect case failedAfterRename(path: String, kept: String?, cause: PersistenceError)
  /// A rule of the schema refuses the change.
  case constraint(Constraint)
  /// A document can't be imported: what is at that place, counted from 1 in lines and characters, is wrong.
  case invalidDocument(line: Int, column: Int, reason: String)
  /// A document is imported into an empty database only, and that table has rows.
  case notEmpty(table: String)
  /// A new file was asked for, and there is something at its path. It was left as it is.
  case alreadyExists(path: String)
  /// No row of the table has the id.
  case notFound(table: String)
  /// A sum of the rollup `table`, or one that was asked for over a column of that table, doesn't fit into 64 bits.
  /// After a rollup's the transaction can't be committed any more.
  case overflow(table: String)
  /// The row with that number holds something that its model doesn't understand. The number is 0 when it isn't known.
  case decoding(table: String, column: String, number: Int64, detail: String)
  /// A predicate, a sort or a value that no engine takes, found before anything ran; the advice is the way round.
  case unsupported(construct: String, advice: String)
  /// A step of the history isn't taken back.
  case undo(UndoError)
  /// The request of the write was carried out before, as the step of that number: see
  /// ``HistoryConfiguration/request``.
  case repeated(step: Int64)
  /// The surrounding task was cancelled, and what it had changed so far was rolled back. A `CancellationError` that the
  /// caller's own closure throws becomes this too.
  case cancelled
  /// A write inside a `read`, or on a container that doesn't allow saving.
  case readOnly
  /// The error of the caller's own closure; its changes were rolled back.
  case thrown(any Error)
  /// The container was closed before the call.
  case closed
  /// A mistake in the program, not in its data: a schema or a configuration that contradicts itself, a model that the
  /// container lacks.
  case misuse(String)
}

extension PersistenceError: Equatable {
  /// True when both say the same. A foreign error need not be `Equatable`, so its description is compared: that makes
  /// two texts, and is for tests.
  public static func == (left: PersistenceError, right: PersistenceError) -> Bool {
    left.form == right.form
  }

  /// The case with what it carries; the sentence of a case that carries nothing.
  private var form: String {
    guard let payload = Mirror(reflecting: self).children.first else { return description }
    return "\(payload.label ?? "") \(String(reflecting: payload.value))"
  }
}

extension PersistenceError {
  /// The error of a caller's closure, as this type: its own errors unchanged, the rest as `thrown`.
  init(wrapping error: any Error) {
    switch error {
    case let error as PersistenceError: self = error
    case is CancellationError: self = .cancelled
    default: self = .thrown(error)
    }
  }
}
