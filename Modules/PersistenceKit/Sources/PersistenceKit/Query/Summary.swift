/// The values of some rows in one column, without nil.
public struct Summary<Value: SummableValue>: Sendable, Equatable {
  /// The number of values.
  public let count: Int
  /// Their sum, exact where they are whole numbers; nothing sums up to zero.
  public let sum: Value
  /// The lowest value; nil for none.
  public let minimum: Value?
  /// The highest value; nil for none.
  public let maximum: Value?
  /// The sum divided by the count, as `Double`s, of which neither is exact beyond 2⁵³; nil when there is no value.
  public let average: Double?
}

extension Summary: Hashable where Value: Hashable {}

extension Summary {
  /// The sums as values of the column's type; nil where there is no row.
  ///
  /// - Throws: `overflow` when the sum doesn't fit, `decoding` when the type refuses it, the minimum or the maximum.
  init(_ sums: NumberSums?, shape: RowShape) throws(PersistenceError) {
    guard let sums else {
      let zero: NumberTotal = Value.Stored.storageClass == .real ? .real(0) : .integer(0)
      sum = try zero.value(in: shape)
      (count, minimum, maximum, average) = (0, nil, nil, nil)
      return
    }
    count = sums.count
    sum = try sums.total.value(in: shape)
    minimum = try sums.minimum.value(in: shape) as Value
    maximum = try sums.maximum.value(in: shape) as Value
    average = sums.total.approximation / Double(sums.count)
  }
}

extension NumberTotal {
  fileprivate func value<Value: ColumnValue>(in shape: RowShape) throws(PersistenceError) -> Value {
    guard let kept = sqlValue, fits(Value.self) else { throw .overflow(table: shape.table) }
    return try Row(values: [kept], shape: shape)[0]
  }

  /// False for a whole number that has too few bits for the sum of its values.
  private func fits(_ type: Any.Type) -> Bool {
    guard case .integer(let total) = self, let type = type as? any FixedWidthInteger.Type else { return true }
    return type.holds(total)
  }
}

extension FixedWidthInteger {
  fileprivate static func holds(_ total: Int128) -> Bool { Self(exactly: total) != nil }
}
