/// The operator of the operands that follow.
enum QueryOperator: UInt8, Hashable, Sendable {
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
  case and, or, not
  /// An element, and a list.
  case member
  /// An element, a lower and an upper bound: without the upper one, and with it.
  case within, withinClosed
  case coalesce
  /// `?? false`, whose right side is known.
  case coalesceFalse
  case conditional
  /// A value, and what is made of it when it isn't nil. Opens a scope for the value.
  case flatMap
  case unwrap

  case add, subtract, multiply, negate
  /// A division of whole numbers, and what it leaves.
  case divide, remainder
  /// A division of numbers with a fraction.
  case quotient

  case containsText, containsTextLoosely, startsWithText
  case characterCount, byteCount
}
