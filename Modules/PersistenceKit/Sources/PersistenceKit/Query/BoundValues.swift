/// The values that a query binds, in the order of its parameters. Most queries bind one, and that needs no array.
struct BoundValues: Sendable {
  private(set) var count = 0
  /// The first of them, if there is one. An optional would be copied wherever it is looked at.
  private var first: any StoredValue = 0 as Int64
  private var others: [any StoredValue] = []

  mutating func append(_ value: some StoredValue) {
    if count == 0 {
      first = value
    } else {
      // Room for a few conditions at once, so that appending seldom reallocates.
      if others.isEmpty { others.reserveCapacity(7) }
      others.append(value)
    }
    count += 1
  }

  /// Calls the body with every value, and its place.
  func forEach<Failure>(_ body: (_ place: Int, any StoredValue) throws(Failure) -> Void) throws(Failure) {
    guard count > 0 else { return }
    try body(0, first)
    for place in others.indices { try body(place + 1, others[place]) }
  }
}
