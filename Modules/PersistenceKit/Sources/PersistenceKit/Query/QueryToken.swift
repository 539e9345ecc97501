/// One step of a query's shape, in prefix order: an operator is before its operands, whose number it decides.
///
/// A shape holds everything that the SQL text depends on and nothing else; values travel beside it as bindings. The
/// text is therefore a function of its key in the cache, and two shapes can't be confused.
///
/// A scope is what a variable stands for: 0 is the fetched model, and each token that opens one takes the next number.
enum QueryToken: Hashable, Sendable {
  case apply(QueryOperator)
  /// A column of the scope's model, by its place in the schema.
  case column(scope: Int, Int)
  /// The value that a scope stands for.
  case bound(scope: Int)
  case value(ValueKind, isOptional: Bool)
  case null, emptyText, emptyData
  /// A condition that always holds.
  case always
  /// The number of values, and whether nil is one of them (it isn't counted).
  case list(ValueKind, count: Int, includesNil: Bool)

  /// The row that a scope's row points to, and what is read from it. Opens a scope for that row.
  case parent(scope: Int, relationship: Int)
  /// Whether one of the rows that point to a scope's row satisfies a condition. Opens a scope for them, as the next
  /// does.
  case someChild(scope: Int, inverse: Int)
  case everyChild(scope: Int, inverse: Int)
  case childCount(scope: Int, inverse: Int)
  /// The number of rows that point to a scope's row and satisfy a condition. Opens a scope for them.
  case filteredCount(scope: Int, inverse: Int)

  /// Ends the predicate; what follows is the order.
  case order
  case ascending(Int), descending(Int)
  case limit
  case offset(isDistant: Bool)
}

extension QueryToken {
  /// A number that tokens which differ rarely share: hashing it costs a small part of hashing the token.
  var code: UInt64 {
    switch self {
    case .apply(let function): pack(1, Int(function.rawValue))
    case .column(let scope, let index): pack(2, scope, index)
    case .bound(let scope): pack(3, scope)
    case .value(let kind, let isOptional): pack(4, Int(kind.rawValue), isOptional ? 1 : 0)
    case .null: pack(5)
    case .emptyText: pack(6)
    case .emptyData: pack(7)
    case .list(let kind, let count, let includesNil): pack(8, count << 3 | Int(kind.rawValue), includesNil ? 1 : 0)
    case .parent(let scope, let relationship): pack(9, scope, relationship)
    case .someChild(let scope, let inverse): pack(10, scope, inverse)
    case .everyChild(let scope, let inverse): pack(11, scope, inverse)
    case .childCount(let scope, let inverse): pack(12, scope, inverse)
    case .filteredCount(let scope, let inverse): pack(19, scope, inverse)
    case .always: pack(18)
    case .order: pack(13)
    case .ascending(let index): pack(14, index)
    case .descending(let index): pack(15, index)
    case .limit: pack(16)
    case .offset(let isDistant): pack(17, isDistant ? 1 : 0)
    }
  }

  private func pack(_ kind: UInt64, _ first: Int = 0, _ second: Int = 0) -> UInt64 {
    kind << 56 ^ UInt64(truncatingIfNeeded: first) << 24 ^ UInt64(truncatingIfNeeded: second)
  }
}
