import Foundation

/// The part of an engine's transaction that reads and writes rows as they are kept, for the history.
protocol RowSession {
  /// The row with that number; nil for none.
  ///
  /// - Throws: `damaged` for one that isn't what its checksum says.
  func row<Model: PersistentModel>(of model: Model.Type, number: Int64) throws(PersistenceError) -> StoredRow?

  /// The row with that key; nil for none. It throws as the other one.
  func row<Model: PersistentModel>(of model: Model.Type, key: SQLValue) throws(PersistenceError) -> StoredRow?

  /// The rows that have a value in a column, in the order of their numbers. It throws as the others.
  ///
  /// - Parameter budget: The weight of the rows is taken from it; after the row that leaves it negative no other is read.
  func rows<Model: PersistentModel>(
    of model: Model.Type, where column: Int, equal value: SQLValue, within budget: inout Int
  ) throws(PersistenceError) -> [StoredRow]

  /// The rows of these numbers. It throws as the others.
  func rows<Model: PersistentModel>(
    of model: Model.Type, in numbers: ClosedRange<Int64>
  ) throws(PersistenceError) -> [StoredRow]

  /// The rows that match, all of them for nil, within a budget as above. It throws as the others.
  func rows<Model: PersistentModel>(
    of model: Model.Type, matching predicate: Predicate<Model>?, within budget: inout Int
  ) throws(PersistenceError) -> [StoredRow]

  /// Lets references lead nowhere until `endRestoring`.
  func beginRestoring() throws(PersistenceError)

  /// Puts a row in the place of the one with its number, or adds it.
  ///
  /// - Throws: `constraint` when another row has a unique value of it.
  func put<Model: PersistentModel>(_ row: StoredRow, of model: Model.Type) throws(PersistenceError)

  /// Takes rows that are to be removed out of the rollups.
  func withdraw<Model: PersistentModel>(_ rows: [StoredRow], of model: Model.Type) throws(PersistenceError)

  /// Removes rows that were withdrawn, and that nothing points to but others that are to be removed.
  func remove<Model: PersistentModel>(
    _ numbers: ClosedRange<Int64>, of model: Model.Type
  ) throws(PersistenceError)

  /// Takes references seriously again. All of them lead somewhere.
  func endRestoring() throws(PersistenceError)
}

/// A row as an engine keeps it.
struct StoredRow: Sendable, Equatable {
  let number: Int64
  /// In the order of the schema's columns.
  let values: [SQLValue]
}

extension StoredRow {
  /// About as many bytes as it takes in a step.
  var weight: Int { values.reduce(8) { $0 + $1.weight } }
}

extension SQLValue {
  fileprivate var weight: Int {
    switch self {
    case .null: 1
    case .integer, .real: 6
    case .text(let text): 2 + text.utf8.count
    case .blob(let bytes): 2 + bytes.count
    }
  }
}
