/// One step of a query's shape, in prefix order: an operator stands before its operands, whose number it decides.
///
/// A shape holds everything that the SQL text depends on and nothing else; values travel beside it as bindings. The text
/// is therefore a function of its key in the cache, and two shapes can't be confused.
enum QueryToken: Hashable, Sendable {
  /// A column of the model, by its place in the schema.
  case column(Int)
  case value(isOptional: Bool)
  case null
  /// How many values, and whether nil is one of them (it isn't counted).
  case list(count: Int, includesNil: Bool)

  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
  case and, or, not
  case member
  /// An element, a lower and an upper bound.
  case within(closed: Bool)
  case coalesce
  /// `?? false`, whose right side is known.
  case coalesceFalse
  case conditional

  /// Ends the predicate; what follows is the order.
  case order
  case ascending(Int), descending(Int)
  case limit
  case offset(isDistant: Bool)
}
