/// Tells the equal rows of one import apart by their position among them, in memory that doesn't grow with the file.
///
/// Taken positions are looked up in the table: the rows that this import has stored are those with the greater numbers,
/// and of the rows from before it, one bit says whether this import has seen it.
struct EqualRowPositions {
  private let mostHints: Int
  private var seen: SeenRows
  /// The next position of contents seen more than once; it only saves a lookup.
  private var hints: [String: Int] = [:]

  /// - Parameters:
  ///   - lastNumber: The greatest number of a row before the import.
  ///   - mostHints: For how many contents the next position is remembered.
  init(lastNumber: Int64, mostHints: Int = 4_096) {
    seen = SeenRows(lastNumber: lastNumber)
    self.mostHints = mostHints
  }

  /// Marks the row from before the import at the next position of this content as seen.
  ///
  /// - Parameters:
  ///   - content: Asked for only where a content was seen more than once.
  ///   - number: The number of the row at a position; `nil` for none.
  /// - Returns: The row's number; `nil` for none: the next row with this content is a new one.
  mutating func markSeen(_ content: @autoclosure () -> String, number: (Int) throws -> Int64?) throws -> Int64? {
    var position = hint(content)
    var found = try number(position)
    if let taken = found, isTaken(taken) {
      position = try nextPosition(after: position, number)
      found = try number(position)
    }
    guard let found else { return nil }
    seen.insert(found)
    remember(content(), position)
    return found
  }

  /// Marks a row that was found by its id as seen; one that this import has stored is no news.
  mutating func markSeen(_ number: Int64) {
    if number <= seen.lastNumber { seen.insert(number) }
  }

  /// Stores the next row with this content at its position, unless one was stored there before the import.
  ///
  /// The positions taken by rows of this import have no gap, so the next one is found by halving: the cost grows with
  /// the logarithm of how often the content was seen.
  ///
  /// - Parameters:
  ///   - content: Asked for only where a content was seen more than once.
  ///   - store: Stores the row at a position; `nil` when there is one.
  ///   - number: The number of the row at a position; `nil` for none.
  /// - Returns: What `store` returned; `nil` when the row was stored before the import.
  mutating func store<Stored>(
    _ content: @autoclosure () -> String, at store: (Int) throws -> Stored?, number: (Int) throws -> Int64?
  ) throws -> Stored? {
    var position = hint(content)
    var stored = try store(position)
    if stored == nil, try isTaken(position, number) {
      position = try nextPosition(after: position, number)
      stored = try store(position)
    }
    if stored == nil, let number = try number(position) { seen.insert(number) }
    remember(content(), position)
    return stored
  }

  /// Whether the row at a position was stored by this import, or seen by it.
  private func isTaken(_ position: Int, _ number: (Int) throws -> Int64?) throws -> Bool {
    try number(position).map(isTaken) ?? false
  }

  private func isTaken(_ number: Int64) -> Bool { number > seen.lastNumber || seen.contains(number) }

  /// The first position that isn't taken, after one that is.
  private func nextPosition(after position: Int, _ number: (Int) throws -> Int64?) throws -> Int {
    var taken = position
    var step = 1
    while try isTaken(taken + step, number) {
      taken += step
      step *= 2
    }
    var free = taken + step
    while free - taken > 1 {
      let middle = taken + (free - taken) / 2
      if try isTaken(middle, number) { taken = middle } else { free = middle }
    }
    return free
  }

  /// The position at which to begin.
  private func hint(_ content: () -> String) -> Int { hints.isEmpty ? 0 : hints[content()] ?? 0 }

  /// Contents seen once need no hint: most are.
  private mutating func remember(_ content: @autoclosure () -> String, _ position: Int) {
    guard position > 0 else { return }
    if hints.count >= mostHints { hints.removeAll(keepingCapacity: true) }
    hints[content()] = position + 1
  }
}

/// A list of bits.
struct RowBits {
  private var words: [UInt64] = []
  private(set) var count = 0

  mutating func append(_ bit: Bool) {
    if count.isMultiple(of: UInt64.bitWidth) { words.append(0) }
    if bit { words[words.count - 1] |= 1 << UInt64(count % UInt64.bitWidth) }
    count += 1
  }

  /// Whether there is such a bit, and it is set.
  func contains(_ index: Int) -> Bool {
    index < count && words[index / UInt64.bitWidth] & 1 << UInt64(index % UInt64.bitWidth) != 0
  }
}

/// The rows from before an import that it has seen: one bit for each number.
struct SeenRows {
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
