/// What was made before, by its key.
///
/// The one that was asked for last mostly is the next one too, and comparing costs less than hashing. It is a class, so
/// that asking for that one is no access to the whole cache.
final class RecentCache<Key: Hashable, Value> {
  private var entries: [Key: Value] = [:]
  private(set) var last: (key: Key, value: Value)?

  /// The value of a key, made when it is first asked for.
  func value<Failure>(for key: Key, orMake make: () throws(Failure) -> Value) throws(Failure) -> Value {
    if let last, last.key == key { return last.value }
    let value: Value
    if let known = entries[key] {
      value = known
    } else {
      value = try make()
      // A program has a few dozen keys; whoever makes up ever new ones pays with making their values again.
      if entries.count >= Self.capacity { entries.removeAll(keepingCapacity: true) }
      entries[key] = value
    }
    last = (key, value)
    return value
  }

  func removeAll() {
    entries.removeAll()
    last = nil
  }

  static var capacity: Int { 256 }
}
