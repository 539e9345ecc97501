/// A descriptor's shape, and the values to bind to the text that the shape stands for.
struct BuiltQuery: Sendable {
  let shape: QueryShape
  /// The predicate's values, for `?1` onwards; the same for `select` and `count`.
  let bindings: [any StoredValue]
  /// The limit and the offset, bound after `bindings` to `select` only.
  let window: [Int64]
}

/// A descriptor's SQL and the values to bind to it, as in `BuiltQuery`.
struct RenderedQuery: Sendable {
  let text: QueryText
  let bindings: [any StoredValue]
  let window: [Int64]
}
