/// The part of an engine's transaction that exports and imports use.
protocol TransferSession {
  /// Every row of a model in the order of the numbers, as it is kept: its number, and its columns in the schema's
  /// order.
  ///
  /// - Parameter isVerified: whether each is compared with its checksum.
  func forEachRow<Model: PersistentModel>(
    of model: Model.Type, isVerified: Bool, _ body: (Int64, borrowing Row) throws(PersistenceError) -> Void
  ) throws(PersistenceError)

  /// The highest number that was ever given out.
  ///
  /// - Parameter isVerified: whether it is damage when a row has a higher one.
  func lastNumber<Model: PersistentModel>(of model: Model.Type, isVerified: Bool) throws(PersistenceError) -> Int64

  func setLastNumber<Model: PersistentModel>(_ number: Int64, of model: Model.Type) throws(PersistenceError)

  /// Lets rows be loaded before those that they point to.
  func beginLoading() throws(PersistenceError)

  /// Adds a row under that number, with its rollups and its checksum. Every rule holds but the references.
  ///
  /// - Parameters:
  ///   - model: what the values were read as.
  ///   - values: the columns in the schema's order.
  /// - Throws: also `overflow`, at once when the values are large, else when the loading ends.
  func load<Model: PersistentModel>(
    _ model: Model, number: Int64, values: [SQLValue]
  ) throws(PersistenceError)

  /// Ends the loading; returns a row that points to nothing, nil for none. With one, the transaction must not
  /// be committed.
  ///
  /// - Parameter tables: those that were loaded. The first of them with such a row is named, and of its rows the one
  ///   with the lowest number: what is made of rows points to nothing with them, and has no place of its own.
  func endLoading(of tables: [String]) throws(PersistenceError) -> DanglingRow?
}

extension TransferSession {
  /// Every row, compared with its checksum.
  func forEachRow<Model: PersistentModel>(
    of model: Model.Type, _ body: (Int64, borrowing Row) throws(PersistenceError) -> Void
  ) throws(PersistenceError) {
    try forEachRow(of: model, isVerified: true, body)
  }
}

/// A row that points to one that doesn't exist.
struct DanglingRow: Equatable {
  let table: String
  let number: Int64
  let column: String
}
