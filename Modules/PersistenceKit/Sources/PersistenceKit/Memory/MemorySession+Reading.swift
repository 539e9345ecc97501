import Foundation

extension MemorySession {
  func forEachRow<Model: PersistentModel>(
    in selection: RowSelection<Model>, _ body: (borrowing Row) throws(PersistenceError) -> Void
  ) throws(PersistenceError) {
    let shape = selection.shape()
    for row in try rows(in: selection) {
      let values = selection.columns?.map { row.values[$0] } ?? Array(row.values.prefix(Model.schema.columns.count))
      try body(Row(values: values + [.integer(row.number)], shape: shape))
    }
  }

  func fetchCount<Model: PersistentModel>(_ selection: RowSelection<Model>) throws(PersistenceError) -> Int {
    try rows(in: selection).count
  }

  private func rows<Model: PersistentModel>(
    in selection: RowSelection<Model>
  ) throws(PersistenceError) -> ArraySlice<MemoryRow> {
    try MemoryQuery(selection.descriptor).rows(over: database) { row in
      guard let (values, order) = selection.position else { return true }
      return order.isBehind(values) { $0.place < row.values.count ? row.values[$0.place] : .integer(row.number) }
    }
  }

  /// The rows are in the order of insertion, and there is no index.
  func sorts<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws(PersistenceError) -> Bool {
    try !descriptor.sortColumns().isEmpty
  }

  func sums<Model: PersistentModel>(
    of column: Int, by group: Int?, matching predicate: Predicate<Model>?
  ) throws(PersistenceError) -> [GroupedSums] {
    let rows = try MemoryQuery(FetchDescriptor(predicate: predicate)).rows(over: database) { _ in true }
    var (integers, reals) = (GroupTable<Int64>(), GroupTable<Double>())
    for row in rows {
      let key = group.map { row.values[$0] } ?? .integer(0)
      switch row.values[column] {
      case .integer(let value): integers.add(value, to: key)
      case .real(let value): reals.add(value, to: key)
      default: continue
      }
    }
    return integers.groups + reals.groups
  }
}

extension GroupTable {
  fileprivate mutating func add(_ number: Number, to group: SQLValue) {
    switch group {
    case .integer(let group): add(number, to: group)
    case .blob(let bytes):
      if let group = SixteenBytes(bytes) { add(number, to: group) } else { add(number, toOther: .blob(bytes)) }
    default: add(number, toOther: group)
    }
  }
}
