/// The part of a query that decides its SQL text: equal shapes have equal text, whatever the bound values are.
struct QueryShape: Hashable, Sendable {
  let model: ObjectIdentifier
  var tokens: [QueryToken] = []
}
