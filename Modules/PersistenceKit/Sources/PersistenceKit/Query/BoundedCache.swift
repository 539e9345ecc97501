/// Values by their keys, as many as there is room for, by number and by size.
///
/// A program has a few dozen keys. When one makes up ever new ones, the value that finds no room takes that of all
/// others.
struct BoundedCache<Key: Hashable, Value> {
  private var entries: [Key: Value] = [:]
  private var size = 0
  private let mostEntries: Int
  private let mostSize: Int

  init(mostEntries: Int, mostSize: Int) {
    self.mostEntries = mostEntries
    self.mostSize = mostSize
  }

  var count: Int { entries.count }

  subscript(key: Key) -> Value? { entries[key] }

  /// Keeps the value of a new key, unless it is larger than the whole cache. Makes room by removing everything.
  mutating func insert(_ value: Value, size: Int, for key: Key) {
    if size > mostSize || entries[key] != nil { return }
    if entries.count >= mostEntries || self.size + size > mostSize { removeAll() }
    entries[key] = value
    self.size += size
  }

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    size = 0
  }
}
