/// Sums by group, while numbers come in.
///
/// It is a hash table of its own, because a group is mostly an integer or 16 bytes, which are hashed in a nanosecond, and
/// mostly the one of the row before, which needn't be hashed at all.
struct GroupTable<Number: SummedNumber>: Sendable {
  private struct Entry: Sendable {
    let key: RowWords
    var sums: RunningSums<Number>
  }

  private var entries: [Entry] = []
  /// The places of entries; -1 where there is none. Their number is a power of two, at least twice that of the entries.
  private var slots = [Int](repeating: -1, count: 64)
  /// The place of the entry that the last row belonged to.
  private var last = -1
  /// The groups that are neither integers nor 16 bytes.
  private var others: [SQLValue: RunningSums<Number>] = [:]
}

extension GroupTable {
  mutating func add(_ number: Number, to key: RowWords) {
    if last < 0 || entries[last].key != key { last = place(of: key, first: number) }
    entries[last].sums.add(number)
  }

  mutating func add(_ number: Number, toOther group: SQLValue) {
    others[group, default: RunningSums(first: number)].add(number)
  }

  /// Every group with at least one value, as the column keeps it.
  var groups: [GroupedSums] {
    entries.map { ($0.key.sqlValue, $0.sums.summed) } + others.map { ($0, $1.summed) }
  }
}

extension GroupTable {
  /// The place of the group's entry, which is made when there is none.
  private mutating func place(of key: RowWords, first: Number) -> Int {
    var slot = key.hash & (slots.count - 1)
    while slots[slot] >= 0 {
      if entries[slots[slot]].key == key { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = entries.count
    entries.append(Entry(key: key, sums: RunningSums(first: first)))
    if entries.count * 2 > slots.count { grow() }
    return entries.count - 1
  }

  private mutating func grow() {
    slots = [Int](repeating: -1, count: slots.count * 2)
    for (place, entry) in entries.enumerated() {
      var slot = entry.key.hash & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = place
    }
  }
}

/// The sums of a group, while rows come in.
private struct RunningSums<Number: SummedNumber>: Sendable {
  private var count = 0
  private var total = Number.nothing
  private var minimum: Number
  private var maximum: Number

  /// Sums without a value, of which that one will be the first.
  init(first: Number) {
    (minimum, maximum) = (first, first)
  }

  mutating func add(_ number: Number) {
    count += 1
    number.add(to: &total)
    if number < minimum { minimum = number }
    if maximum < number { maximum = number }
  }

  var summed: NumberSums {
    NumberSums(count: count, total: total, minimum: minimum, maximum: maximum)
  }
}
