import Foundation

/// A descriptor, ready to be run over a table in memory.
struct MemoryQuery<Model: PersistentModel> {
  private let descriptor: FetchDescriptor<Model>
  private let sorts: [(place: Int, isDescending: Bool)]

  /// Throws `.unsupported` for whatever SQL would refuse.
  init(_ descriptor: FetchDescriptor<Model>) throws(PersistenceError) {
    self.descriptor = descriptor
    for value in try descriptor.rendered().bindings { _ = try value.sqlValue }
    sorts = try descriptor.sortColumns()
  }

  func run(over database: MemoryDatabase) throws(PersistenceError) -> [Model] {
    var found: [Model] = []
    for row in try rows(over: database, where: { _ in true }) { found.append(try row.model(as: Model.self)) }
    return found
  }

  /// The rows of the window, of those that satisfy a condition more.
  func rows(
    over database: MemoryDatabase, where isWanted: (MemoryRow) -> Bool
  ) throws(PersistenceError) -> ArraySlice<MemoryRow> {
    try window(matches(in: database).filter(isWanted).sorted(by: precedes))
  }

  func count(over database: MemoryDatabase) throws(PersistenceError) -> Int {
    descriptor.windowed(try matches(in: database).count)
  }
}

extension MemoryQuery {
  /// The rows that the predicate keeps, in the order of insertion.
  func matches(in database: MemoryDatabase) throws(PersistenceError) -> [MemoryRow] {
    let rows = try database.table(of: Model.self).rows
    guard let predicate = descriptor.predicate else { return rows }
    do {
      return try RelatedRows.$current.withValue(RelatedRows(database: database)) {
        try rows.filter { try Self.isSatisfied(predicate, by: $0.model(as: Model.self)) }
      }
    } catch {
      throw PersistenceError(wrapping: error)
    }
  }

  private func precedes(_ left: MemoryRow, _ right: MemoryRow) -> Bool {
    for (column, isDescending) in sorts {
      switch left.values[column].compared(to: right.values[column]) {
      case .same: continue
      case .ascending: return !isDescending
      case .descending: return isDescending
      }
    }
    let isForward = sorts.last.map { !$0.isDescending } ?? true
    return isForward ? left.number < right.number : left.number > right.number
  }

  private func window(_ rows: [MemoryRow]) -> ArraySlice<MemoryRow> {
    rows.dropFirst(descriptor.skipped).prefix(descriptor.limit ?? .max)
  }
}

extension MemoryRow {
  func model<Model: PersistentModel>(as type: Model.Type) throws(PersistenceError) -> Model {
    guard let model = model as? Model else { throw .misuse("a table holds rows of another model than \(type)") }
    // An object that is handed out may be changed, and what the table holds may not.
    return try type is AnyObject.Type ? Model(row: Row(values: values, shape: RowShape(type.schema))) : model
  }
}

extension MemoryQuery {
  /// Whether the predicate is true of the model. As in SQL, one that unwraps a nil isn't.
  private static func isSatisfied(_ predicate: Predicate<Model>, by model: Model) throws -> Bool {
    do {
      return try predicate.evaluate(model)
    } catch let error as PredicateError where error == .forceUnwrapFailure {
      return false
    }
  }
}
