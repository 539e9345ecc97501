/// A descriptor's SQL and the values to bind to it.
struct RenderedQuery: Sendable {
  let text: QueryText
  /// The predicate's values, for `?1` onwards; the same for `select` and `count`.
  let bindings: [SQLValue]
  /// The limit and the offset, bound after `bindings` to `select` only.
  let window: [SQLValue]
}
