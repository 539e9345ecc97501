extension MemorySession {
  func forEachRow<Model: PersistentModel>(
    in selection: RowSelection<Model>, _ body: (borrowing Row) throws(PersistenceError) -> Void
  ) throws(PersistenceError) {
    let shape = selection.shape()
    let rows = try MemoryQuery(selection.descriptor).rows(over: database) { row in
      guard let (values, order) = selection.position else { return true }
      return order.isBehind(values) { $0.place < row.values.count ? row.values[$0.place] : .integer(row.number) }
    }
    for row in rows {
      let values = selection.columns?.map { row.values[$0] } ?? Array(row.values.prefix(Model.schema.columns.count))
      try body(Row(values: values + [.integer(row.number)], shape: shape))
    }
  }
}
