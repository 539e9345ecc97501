/// The part of a query that decides its SQL text: equal shapes have equal text, whatever the bound values are.
struct QueryShape: Sendable {
  let model: ObjectIdentifier
  private(set) var tokens: [QueryToken] = []
  /// Kept while the tokens come in, because a shape is looked up in every call.
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

/// Gathers the shape of a query, of which one is expected: mostly it is that of the query before. As long as the tokens
/// are the expected ones, nothing is written down.
struct QueryShapeRecorder {
  private let model: ObjectIdentifier
  private let expected: QueryShape?
  /// How many tokens came as expected.
  private var count = 0
  /// The tokens, from the first one on that wasn't expected.
  private var recorded: QueryShape?

  init(model: ObjectIdentifier, expecting expected: QueryShape?) {
    self.model = model
    self.expected = expected?.model == model ? expected : nil
  }

  mutating func append(_ token: QueryToken) {
    if recorded == nil, let expected, count < expected.tokens.count, expected.tokens[count] == token {
      count += 1
    } else {
      if recorded == nil { recorded = expectedPart }
      recorded?.append(token)
    }
  }

  /// The shape of the tokens so far.
  var shape: QueryShape {
    if let recorded { return recorded }
    if let expected, expected.tokens.count == count { return expected }
    return expectedPart
  }

  private var expectedPart: QueryShape {
    var shape = QueryShape(model: model)
    for token in expected?.tokens.prefix(count) ?? [] { shape.append(token) }
    return shape
  }
}
