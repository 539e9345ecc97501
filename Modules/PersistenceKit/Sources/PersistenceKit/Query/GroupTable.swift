/// Running sums by group.
///
/// A group is mostly an integer or 16 bytes. Those have hash tables of their own: their hash takes a nanosecond, and
/// the sums are beside the key, so that a row touches one place of the memory.
struct GroupTable<Number: SummedNumber>: Sendable {
  private var integers = KeyedSums<Int64, Number>()
  private var identifiers = KeyedSums<SixteenBytes, Number>()
  private var others: [SQLValue: RunningSums<Number>] = [:]

  mutating func add(_ number: Number, to group: Int64) {
    integers.add(number, to: group)
  }

  mutating func add(_ number: Number, to group: SixteenBytes) {
    identifiers.add(number, to: group)
  }

  /// Takes a group of any other kind.
  mutating func add(_ number: Number, toOther group: SQLValue) {
    others[group, default: RunningSums()].add(number)
  }

  /// Every group with at least one value, as the column keeps it.
  var groups: [GroupedSums] { integers.groups + identifiers.groups + others.map { ($0, $1.summed) } }
}

/// A key of a hash table of sums.
private protocol GroupKey: Equatable, Sendable {
  /// The key that marks a free place.
  static var free: Self { get }
  var hash: Int { get }
  var kept: SQLValue { get }
}

extension Int64: GroupKey {
  fileprivate static var free: Int64 { 0 }
  fileprivate var hash: Int { UInt64(bitPattern: self).spread }
  fileprivate var kept: SQLValue { .integer(self) }
}

extension SixteenBytes: GroupKey {
  fileprivate static var free: SixteenBytes { SixteenBytes(high: 0, low: 0) }
  fileprivate var hash: Int { (low ^ high &* 0xFF51_AFD7_ED55_8CCD).spread }
  fileprivate var kept: SQLValue { .blob(bytes) }
}

extension UInt64 {
  /// The step of a Fibonacci hash: its upper half depends on every bit.
  fileprivate var spread: Int { Int(truncatingIfNeeded: (self &* 0x9E37_79B9_7F4A_7C15) >> 32) }
}

/// A hash table with linear probing, at most half full.
private struct KeyedSums<Key: GroupKey, Number: SummedNumber>: Sendable {
  private struct Entry: Sendable {
    var key = Key.free
    var sums = RunningSums<Number>()
  }

  /// Their number is a power of two, or 0. Those without a value are free.
  private var entries: [Entry] = []
  private var taken = 0

  mutating func add(_ number: Number, to key: Key) {
    if taken * 2 >= entries.count { grow() }
    let place = place(of: key)
    if entries[place].sums.isEmpty {
      entries[place].key = key
      taken += 1
    }
    entries[place].sums.add(number)
  }

  var groups: [GroupedSums] {
    entries.compactMap { $0.sums.isEmpty ? nil : ($0.key.kept, $0.sums.summed) }
  }

  /// The place of the group's entry, or the free one that is meant for it.
  private func place(of key: Key) -> Int {
    var place = key.hash & (entries.count - 1)
    while !entries[place].sums.isEmpty, entries[place].key != key { place = (place + 1) & (entries.count - 1) }
    return place
  }

  private mutating func grow() {
    let former = entries
    entries = Array(repeating: Entry(), count: max(former.count * 2, 64))
    for entry in former where !entry.sums.isEmpty { entries[place(of: entry.key)] = entry }
  }
}

/// The running sums of a group.
private struct RunningSums<Number: SummedNumber>: Sendable {
  private var count = 0
  private var total = Number.nothing
  private var minimum = Number.zero
  private var maximum = Number.zero

  var isEmpty: Bool { count == 0 }

  mutating func add(_ number: Number) {
    if isEmpty || number < minimum { minimum = number }
    if isEmpty || maximum < number { maximum = number }
    count += 1
    number.add(to: &total)
  }

  var summed: NumberSums {
    NumberSums(count: count, total: total, minimum: minimum, maximum: maximum)
  }
}
