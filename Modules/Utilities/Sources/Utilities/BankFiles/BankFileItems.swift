/// Items that are read and not yet given out, in their order.
struct BankFileItems: Sendable {
  private var items: [BankFileItem] = []
  private var position = 0

  mutating func add(_ item: BankFileItem) {
    items.append(item)
  }

  /// The first item that is left; nil when all are given out.
  mutating func next() -> BankFileItem? {
    guard position < items.count else { return nil }
    defer {
      position += 1
      if position == items.count {
        items.removeAll(keepingCapacity: true)
        position = 0
      }
    }
    return items[position]
  }
}
