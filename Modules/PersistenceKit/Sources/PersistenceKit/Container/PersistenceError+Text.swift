public import Foundation

extension PersistenceError: CustomStringConvertible {
  /// A sentence in plain English, for logs. It names all that the case carries.
  public var description: String {
    switch self {
    case .cannotOpen(let path, let reason): "\(path) can't be opened: \(reason)."
    case .missingBook(let path): "\(path): there is no book of that name."
    case .notADatabase(let path): "\(path) isn't an SQLite database."
    case .foreignApplication(let path, let found): "\(path) is a database of another application, \(found)."
    case .newerSchema(let path, let found, let known):
      "\(path) is of version \(found), and the newest version known here is \(known)."
    case .migration(let path, let from, let to, let detail):
      "\(path) can't be brought from version \(from) to version \(to): \(detail)."
    case .schemaMismatch(let model, let name, let version):
      "\(name) isn't what \(model) declares, though the file is of version \(version): raise schemaVersion."
    case .damaged(let detail): "The database is damaged: \(detail)."
    case .busy: "The database is busy: another connection keeps the lock."
    case .unreachable(let path, let reason): "\(path) can't be reached: \(reason)."
    case .permission(let path): "\(path) doesn't allow it."
    case .full: "No space is left."
    case .inputOutput(let detail): "The system failed to read or write: \(detail)."
    case .outcomeUnknown(let detail):
      "The system failed during the commit, so the change may be on disk or not: \(detail)."
    case .failedAfterRename(let path, let kept, let cause):
      "\(path) is written\(kept.map { ", and what it replaced is \($0)" } ?? ""). What failed after that: \(cause)"
    case .constraint(let constraint): "A rule of the schema refuses the change: \(constraint)."
    case .invalidDocument(let line, let column, let reason): "Line \(line), column \(column): \(reason)."
    case .notEmpty(let table): "The table \(table) has rows already."
    case .alreadyExists(let path): "\(path) exists already."
    case .notFound(let table): "No row of \(table) has the id."
    case .overflow(let table): "A sum over \(table) doesn't fit into 64 bits."
    case .decoding(let table, let column, let number, let detail):
      "The row \(number) of \(table) can't be read, column \(column): \(detail)."
    case .unsupported(let construct, let advice): "Unsupported: \(construct): \(advice)."
    case .undo(let error): "\(error)."
    case .repeated(let step): "The request was carried out before, as step \(step)."
    case .cancelled: "The task was cancelled."
    case .readOnly: "Nothing can be written here."
    case .thrown(let error): "\(error)"
    case .closed: "The container is closed."
    case .misuse(let detail): "Misuse: \(detail)."
    }
  }
}

extension PersistenceError: LocalizedError {
  /// The same as `description`.
  public var errorDescription: String? { description }
}

extension Constraint: CustomStringConvertible {
  /// The rule in plain English, without a full stop: `another row of book has the same title`.
  public var description: String {
    let columns = columns.joined(separator: ", ")
    return switch kind {
    case .unique: "another row of \(table) has the same \(columns)"
    case .foreignKey: "\(table) needs the row that its \(columns) points to"
    case .check: "\(table) doesn't take such a \(columns)"
    case .notNull: "\(table) needs a \(columns)"
    }
  }
}
