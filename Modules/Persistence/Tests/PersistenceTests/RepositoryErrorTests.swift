import Foundation
import ModuloModels
import ModuloPersistence
import ModuloUtilities
import PersistenceKit
import Testing

/// What the engine's failures mean.
@Suite struct RepositoryErrorTests {
  /// One of each case; the switch below makes a new one a compiler error here.
  static let mapping: [(PersistenceError, RepositoryError)] = [
    (.cannotOpen(path: "p", reason: "r"), .storage(.cannotOpen(path: "p", reason: "r"))),
    (.notADatabase(path: "p"), .storage(.foreignFile(path: "p"))),
    (.foreignApplication(path: "p", found: 1), .storage(.foreignFile(path: "p"))),
    (.newerSchema(path: "p", found: 2, known: 1), .storage(.newerSchema(path: "p"))),
    (
      .migration(path: "p", from: 1, to: 2, detail: "d"),
      .storage(.cannotOpen(path: "p", reason: "it can't be brought from version 1 to 2: d"))
    ),
    (
      .schemaMismatch(model: "M", name: "t", version: 4), .damaged(.file(detail: "t isn't what the schema declares"))
    ),
    (.damaged(detail: "d"), .damaged(.file(detail: "d"))),
    (.busy, .storage(.busy)),
    (.unreachable(path: "p", reason: "r"), .storage(.unreachable(place: "p", reason: "r"))),
    (.missingBook(path: "p"), .storage(.missingBook(place: "p"))),
    (.permission(path: "p"), .storage(.permission(path: "p"))),
    (.full, .storage(.diskFull)),
    (.inputOutput(detail: "d"), .storage(.inputOutput(detail: "d"))),
    (.outcomeUnknown(detail: "d"), .storage(.outcomeUnknown(detail: "d"))),
    (
      .failedAfterRename(path: "p", kept: nil, cause: .full), .storage(.failedAfter(.written(path: "p"), .diskFull))
    ),
    (.notFound(table: "t"), .notFound),
    (.overflow(table: "t"), .storage(.outOfRange)),
    (.decoding(table: "t", column: "c", number: 3, detail: "d"), .damaged(.file(detail: "t #3, c: d"))),
    (.invalidDocument(line: 2, column: 3, reason: "r"), .storage(.invalidDocument(line: 2, column: 3, reason: "r"))),
    (.undo(.unkept), .storage(.unkept)), (.notEmpty(table: "t"), .storage(.notEmpty)),
    (.repeated(step: 4), .storage(.repeated(step: 4))),
    (.alreadyExists(path: "p"), .storage(.alreadyExists(path: "p"))),
    (.unsupported(construct: "c", advice: "a"), .storage(.internalError(detail: "c: a"))),
    (.undo(.mark(step: 9)), .forbidden(.history(.replaced(step: 9)))),
    (.undo(.noSnapshot(nil)), .forbidden(.history(.notInHistory(nil)))),
    (
      .undo(.noSnapshot(HistoryRange(first: 3, date: Date(timeIntervalSince1970: 1), last: 9))),
      .forbidden(.history(.notInHistory(HistorySpan(first: 3, date: Instant(Date(timeIntervalSince1970: 1)), last: 9))))
    ),
    (.undo(.notKept(step: 9, oldest: 3)), .forbidden(.history(.notKept(step: 9, oldest: 3)))),
    (.undo(.notUndoable(step: 9)), .forbidden(.history(.notUndoable(step: 9)))),
    (.undo(.notRedoable(step: 9)), .forbidden(.history(.notRedoable(step: 9)))),
    (.undo(.incomplete(step: 9)), .forbidden(.history(.incomplete(step: 9)))),
    (
      .undo(
        .conflict(
          UndoConflict(
            kind: .changed, step: 9, table: "contribution", number: 4, later: 12, isOfInserted: true))),
      .forbidden(
        .history(
          .conflict(
            HistoryConflict(.changed, step: 9, noun: .contribution, number: 4, later: 12, hasRest: true))))
    ),
    (.undo(.off), .storage(.internalError(detail: "no history is kept"))),
    (.cancelled, .storage(.cancelled)),
    (.readOnly, .storage(.readOnly)),
    (.closed, .storage(.internalError(detail: "the container is closed"))),
    (.misuse("m"), .storage(.internalError(detail: "m"))),
    (.thrown(RepositoryError.storage(.aborted)), .storage(.aborted)),
    (.constraint(Constraint(kind: .foreignKey, table: "contribution", columns: ["goal_id"])), .notFound),
  ]

  @Test(arguments: mapping)
  func `G08 every error of the layer below is mapped`(_ error: PersistenceError, _ expected: RepositoryError) {
    let mapped = RepositoryError(error)
    #expect(mapped == expected)
    let name = caseName(error)
    #expect(!name.isEmpty)
  }

  @Test(arguments: [
    ("id", RepositoryError.UniqueValue.id), ("name_key", .name), ("bank_id", .bankID), ("import_key", .importKey),
  ])
  func `a constraint says which value has to be unique`(_ column: String, _ value: RepositoryError.UniqueValue) {
    let constraint = Constraint(kind: .unique, table: "t", columns: [column])
    let mapped = RepositoryError(PersistenceError.constraint(constraint))
    #expect(mapped == .duplicate(value))
  }

  private func caseName(_ error: PersistenceError) -> String {
    switch error {
    case .cannotOpen: "cannotOpen"
    case .notADatabase: "notADatabase"
    case .foreignApplication: "foreignApplication"
    case .newerSchema: "newerSchema"
    case .migration: "migration"
    case .schemaMismatch: "schemaMismatch"
    case .damaged: "damaged"
    case .busy: "busy"
    case .unreachable: "unreachable"
    case .missingBook: "missingBook"
    case .permission: "permission"
    case .full: "full"
    case .inputOutput: "inputOutput"
    case .outcomeUnknown: "outcomeUnknown"
    case .failedAfterRename: "failedAfterRename"
    case .constraint: "constraint"
    case .invalidDocument: "invalidDocument"
    case .notEmpty: "notEmpty"
    case .alreadyExists: "alreadyExists"
    case .notFound: "notFound"
    case .overflow: "overflow"
    case .decoding: "decoding"
    case .unsupported: "unsupported"
    case .undo: "undo"
    case .repeated: "repeated"
    case .cancelled: "cancelled"
    case .readOnly: "readOnly"
    case .thrown: "thrown"
    case .closed: "closed"
    case .misuse: "misuse"
    }
  }
}
