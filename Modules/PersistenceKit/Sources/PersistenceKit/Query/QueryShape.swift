/// The part of a query that decides its SQL text: equal shapes have equal text, whatever the bound values are.
struct QueryShape: Sendable {
  let model: ObjectIdentifier
  private(set) var tokens: [QueryToken] = []
  /// Updated with each token, because a shape is looked up in every call.
  private var code: UInt64 = 0

  init(model: ObjectIdentifier) {
    self.model = model
    // Room for three conditions and an order, so that appending seldom reallocates.
    tokens.reserveCapacity(16)
  }

  mutating func append(_ token: QueryToken) {
    tokens.append(token)
    // The step of a Fibonacci hash: every bit of a token reaches the upper half.
    code = (code ^ token.code) &* 0x9E37_79B9_7F4A_7C15
    code ^= code >> 32
  }
}

extension QueryShape: Hashable {
  static func == (left: QueryShape, right: QueryShape) -> Bool {
    left.code == right.code && left.model == right.model && left.tokens == right.tokens
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(model)
    hasher.combine(code)
  }
}
