/// The rows from before an import that it has seen: one bit for each number.
struct MetRows {
  /// The greatest number before the import.
  let lastNumber: Int64
  private var bits: [UInt64] = []

  init(lastNumber: Int64) { self.lastNumber = lastNumber }

  func contains(_ number: Int64) -> Bool {
    let (place, bit) = Int(number).quotientAndRemainder(dividingBy: UInt64.bitWidth)
    return place < bits.count && bits[place] & 1 << UInt64(bit) != 0
  }

  /// Marks a row from before the import as seen.
  ///
  /// - Returns: Whether it wasn't yet.
  @discardableResult
  mutating func insert(_ number: Int64) -> Bool {
    guard !contains(number) else { return false }
    let (place, bit) = Int(number).quotientAndRemainder(dividingBy: UInt64.bitWidth)
    if place >= bits.count { bits += repeatElement(0, count: Int(lastNumber) / UInt64.bitWidth + 1 - bits.count) }
    bits[place] |= 1 << UInt64(bit)
    return true
  }
}
