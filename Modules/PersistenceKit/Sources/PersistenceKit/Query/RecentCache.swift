/// What was made before, by its key.
///
/// The one that was asked for last mostly is the next one too, and comparing costs less than hashing. It is a class, so
/// that asking for that one is no access to the whole cache.
final class RecentCache<Key: Hashable, Value> {
  private var entries: BoundedCache<Key, Value>
  private var last: (key: Key, value: Value)?
  private let sizeOf: (Value) -> Int

  /// - Parameters:
  ///   - mostSize: how much all values may hold, but for the one that was asked for last.
  ///   - sizeOf: how much a value holds; nothing where only the number of values counts.
  init(mostEntries: Int = 256, mostSize: Int = 0, sizeOf: @escaping (Value) -> Int = { _ in 0 }) {
    entries = BoundedCache(mostEntries: mostEntries, mostSize: mostSize)
    self.sizeOf = sizeOf
  }

  /// The value of a key, made when it is first asked for.
  func value<Failure>(for key: Key, orMake make: () throws(Failure) -> Value) throws(Failure) -> Value {
    if let last, last.key == key { return last.value }
    let value: Value
    if let known = entries[key] {
      value = known
    } else {
      value = try make()
      entries.insert(value, size: sizeOf(value), for: key)
    }
    last = (key, value)
    return value
  }

  func removeAll() {
    entries.removeAll()
    last = nil
  }
}
