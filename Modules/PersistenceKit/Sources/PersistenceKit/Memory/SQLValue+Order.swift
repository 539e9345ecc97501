extension SQLValue {
  /// The order of SQLite: NULL, numbers, text by its scalars, data by its bytes.
  enum Order {
    case ascending, same, descending
  }

  func compared(to other: SQLValue) -> Order {
    switch (self, other) {
    case (.integer(let left), .integer(let right)): Order(left, right)
    case (.real(let left), .real(let right)): Order(left, right)
    case (.text(let left), .text(let right)): Order(left, right)
    case (.blob(let left), .blob(let right)): Order(left, right)
    default: Order(rank, other.rank)
    }
  }
}

extension SQLValue {
  // A column of a STRICT table holds one class of values, and NULL.
  private var rank: Int {
    switch self {
    case .null: 0
    case .integer, .real: 1
    case .text: 2
    case .blob: 3
    }
  }
}

extension SQLValue.Order {
  fileprivate init<Value: Comparable>(_ left: Value, _ right: Value) {
    self = left < right ? .ascending : right < left ? .descending : .same
  }

  fileprivate init(_ left: [UInt8], _ right: [UInt8]) {
    self = left == right ? .same : left.lexicographicallyPrecedes(right) ? .ascending : .descending
  }
}
