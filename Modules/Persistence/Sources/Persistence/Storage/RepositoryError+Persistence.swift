public import ModuloModels
import ModuloUtilities
public import PersistenceKit

extension RepositoryError {
  /// The meaning of a failure of the storage engine, said once for the whole product.
  public init(_ error: PersistenceError) {
    switch error {
    case .notFound: self = .notFound
    case .constraint(let constraint): self = RepositoryError(constraint)
    case .undo(let error): self = RepositoryError(error)
    case .thrown(let error): self = error as? RepositoryError ?? .storage(.internalError(detail: "\(error)"))
    case .busy, .unreachable, .missingBook, .full, .cancelled, .overflow, .permission, .readOnly, .cannotOpen,
      .notADatabase, .foreignApplication, .newerSchema, .migration, .schemaMismatch, .damaged, .decoding, .inputOutput,
      .outcomeUnknown, .invalidDocument, .notEmpty, .alreadyExists, .unsupported, .closed, .misuse, .failedAfterRename,
      .repeated:
      self = .storage(StorageError(error))
    }
  }

  private init(_ constraint: Constraint) {
    switch constraint.kind {
    case .unique: self = .duplicate(UniqueValue(constraint))
    case .foreignKey: self = .notFound
    case .check, .notNull: self = .storage(.internalError(detail: "\(constraint)"))
    }
  }
}

extension RepositoryError {
  private init(_ error: UndoError) {
    switch error {
    case .notKept(let step, let oldest):
      self = .forbidden(.history(.notKept(step: Int(step), oldest: oldest.map { Int($0) })))
    case .noSnapshot(let range): self = .forbidden(.history(.notInHistory(range.map(HistorySpan.init))))
    case .notUndoable(let step): self = .forbidden(.history(.notUndoable(step: Int(step))))
    case .notRedoable(let step): self = .forbidden(.history(.notRedoable(step: Int(step))))
    case .mark(let step): self = .forbidden(.history(.replaced(step: Int(step))))
    case .incomplete(let step): self = .forbidden(.history(.incomplete(step: Int(step))))
    case .conflict(let conflict):
      guard let noun = ModuloMigrationPlan.nouns[conflict.table] else { fallthrough }
      self = .forbidden(.history(.conflict(HistoryConflict(conflict, of: noun))))
    case .unkept: self = .storage(.unkept)
    case .off: self = .storage(.internalError(detail: "\(error)"))
    }
  }
}

extension HistorySpan {
  fileprivate init(_ range: HistoryRange) {
    self.init(first: Int(range.first), date: Instant(range.date), last: Int(range.last))
  }
}

extension HistoryConflict {
  fileprivate init(_ conflict: UndoConflict, of noun: Noun) {
    let kind: Kind =
      switch conflict.kind {
      case .changed: .changed
      case .gone: .gone
      case .taken: .taken
      case .needed: .needed
      }
    self.init(
      kind, step: Int(conflict.step), noun: noun, number: Int(conflict.number), later: conflict.later.map { Int($0) },
      hasRest: conflict.isOfInserted)
  }
}

extension RepositoryError.UniqueValue {
  fileprivate init(_ constraint: Constraint) {
    if constraint.columns.contains("import_key") {
      self = .importKey
    } else if constraint.columns.contains("bank_id") {
      self = .bankID
    } else {
      self = constraint.columns.contains("name_key") ? .name : .id
    }
  }
}

extension RepositoryError {
  /// The same as a failure of what had to follow a change.
  func after(_ change: CompletedChange) -> RepositoryError { .storage(.failedAfter(change, remaining)) }
}

extension StorageError {
  init(_ error: PersistenceError) {
    switch error {
    case .busy: self = .busy
    case .unreachable(let place, let reason): self = .unreachable(place: place, reason: reason)
    case .missingBook(let place): self = .missingBook(place: place)
    case .full: self = .diskFull
    case .cancelled: self = .cancelled
    case .overflow: self = .outOfRange
    case .permission(let path): self = .permission(path: path)
    case .readOnly: self = .readOnly
    case .cannotOpen(let path, let reason): self = .cannotOpen(path: path, reason: reason)
    case .notADatabase(let path), .foreignApplication(let path, _): self = .foreignFile(path: path)
    case .newerSchema(let path, _, _): self = .newerSchema(path: path)
    case .migration(let path, let from, let to, let detail):
      self = .cannotOpen(path: path, reason: "it can't be brought from version \(from) to \(to): \(detail)")
    // A version of ours has the same tables forever, so it's the file that is wrong.
    case .schemaMismatch(_, let name, _):
      self = .damaged(.file(detail: IntegrityFault.different(name: name).description))
    case .damaged(let detail): self = .damaged(.file(detail: detail))
    case .decoding(let table, let column, let number, let detail):
      self = .damaged(.file(detail: "\(table) #\(number), \(column): \(detail)"))
    case .inputOutput(let detail): self = .inputOutput(detail: detail)
    case .outcomeUnknown(let detail): self = .outcomeUnknown(detail: detail)
    case .failedAfterRename(let path, _, let cause): self = .failedAfter(.written(path: path), StorageError(cause))
    case .invalidDocument(let line, let column, let reason):
      self = .invalidDocument(line: line, column: column, reason: reason)
    case .notEmpty: self = .notEmpty
    case .alreadyExists(let path): self = .alreadyExists(path: path)
    case .unsupported(let construct, let advice): self = .internalError(detail: "\(construct): \(advice)")
    case .repeated(let step): self = .repeated(step: Int(step))
    case .closed: self = .internalError(detail: "the container is closed")
    case .misuse(let detail): self = .internalError(detail: detail)
    case .notFound, .constraint, .undo, .thrown: self = .internalError(detail: "\(error)")
    }
  }
}
