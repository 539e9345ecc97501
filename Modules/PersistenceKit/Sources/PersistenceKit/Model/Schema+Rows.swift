extension Schema {
  /// The columns' values of a model, in their order.
  ///
  /// - Throws: `unsupported` for a value that no column keeps.
  func values(of model: Model) throws(PersistenceError) -> [SQLValue] {
    var values: [SQLValue] = []
    values.reserveCapacity(columns.count)
    for column in columns { values.append(try column.value(model)) }
    return values
  }

  /// The values as the row of that number keeps them.
  func numbered(_ values: consuming [SQLValue], _ number: Int64) -> [SQLValue] {
    if numberPlace < columns.count { values[numberPlace] = .integer(number) }
    return values
  }

  /// The number that the model has itself; 0 when it has none.
  func number(in values: [SQLValue]) -> Int64 {
    guard numberPlace < values.count, case .integer(let number) = values[numberPlace] else { return 0 }
    return number
  }
}
