import Foundation

/// The part of an engine's transaction that reads, but doesn't fetch whole models.
protocol ReadingSession {
  /// Every selected row, in the order asked for.
  ///
  /// The body must not use the session.
  func forEachRow<Model: PersistentModel>(
    in selection: RowSelection<Model>, _ body: (borrowing Row) throws(PersistenceError) -> Void
  ) throws(PersistenceError)

  /// The number of the selected rows after the selection's position, its limit included.
  func fetchCount<Model: PersistentModel>(_ selection: RowSelection<Model>) throws(PersistenceError) -> Int

  /// The first models of a selection, whose limit is larger by one than that.
  func batch<Model: PersistentModel>(
    of size: Int, in selection: RowSelection<Model>, _ order: QueryOrder
  ) throws(PersistenceError) -> ModelBatch<Model>

  /// Whether fetching a part of what a descriptor describes costs sorting all of it.
  func sorts<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws(PersistenceError) -> Bool

  /// The sums of a column, which keeps numbers, by another one, or all together: every group with at least one value.
  func sums<Model: PersistentModel>(
    of column: Int, by group: Int?, matching predicate: Predicate<Model>?
  ) throws(PersistenceError) -> [GroupedSums]
}

extension ReadingSession {
  func batch<Model: PersistentModel>(
    of size: Int, in selection: RowSelection<Model>, _ order: QueryOrder
  ) throws(PersistenceError) -> ModelBatch<Model> {
    var batch = ModelBatch<Model>()
    try forEachRow(in: selection) { row throws(PersistenceError) in
      if batch.models.count == size { return batch.hasMore = true }
      batch.models.append(try Model(row: row))
      if batch.models.count == size { batch.last = try order.position(of: row) }
    }
    return batch
  }
}

/// Consecutive models, of those that a descriptor describes.
struct ModelBatch<Model: PersistentModel> {
  var models: [Model] = []
  /// The position of the last one; nil when there are fewer than asked for.
  var last: [SQLValue]?
  /// Whether there is another one after it.
  var hasMore = false
}

extension QueryOrder {
  /// The columns that whole rows are sorted by.
  func position(of row: borrowing Row) throws(PersistenceError) -> [SQLValue] {
    var position: [SQLValue] = []
    for term in terms { position.append(try row.sqlValue(at: term.place)) }
    return position
  }
}

/// The rows to read, and the columns of each.
struct RowSelection<Model: PersistentModel> {
  let descriptor: FetchDescriptor<Model>
  /// The places of the columns, in the order in which they are read; the row's number is read after them. nil for the
  /// whole row.
  var columns: [Int]?
  /// The position after which rows are read, and its order, which is the descriptor's; nil for all rows.
  var position: (values: [SQLValue], order: QueryOrder)?

  /// The names of its columns.
  func shape() -> RowShape {
    let schema = Model.schema
    guard let columns else { return RowShape(sealed: schema) }
    return RowShape(table: schema.table, columns: columns.map { schema.columns[$0].name }, number: columns.count)
  }
}
