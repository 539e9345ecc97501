import Testing

@testable import PersistenceKit

/// What is kept by its key.
@Suite struct RecentCacheTests {
  private let cache = RecentCache<Int, String>()

  @Test func `a value is made once, whatever is asked for between`() {
    var made: [Int] = []
    for key in [1, 1, 2, 1, 2] {
      _ = cache.value(for: key) {
        made.append(key)
        return "\(key)"
      }
    }
    #expect(made == [1, 2])
  }

  @Test func `each key has its own value`() {
    let keys = [1, 2, 1, 3, 3, 2]
    let values = keys.map { key in cache.value(for: key) { "\(key)" } }
    #expect(values == ["1", "2", "1", "3", "3", "2"])
  }

  @Test func `what fails is tried again`() throws {
    #expect(throws: PersistenceError.closed) {
      try cache.value(for: 1) { () throws(PersistenceError) in throw .closed }
    }
    let value = cache.value(for: 1) { "one" }
    #expect(value == "one")
  }

  @Test func `more keys than it has room for are made anew`() {
    for key in 0...256 { _ = cache.value(for: key) { "\(key)" } }
    var made = 0
    let first = cache.value(for: 0) {
      made += 1
      return "again"
    }
    #expect(first == "again")
    #expect(made == 1)
  }

  @Test func `values that together are too large are made anew, all but the last one`() {
    let sized = RecentCache<Int, String>(mostSize: 8) { $0.utf8.count }
    var made: [Int] = []
    for (key, size) in [(1, 4), (2, 4), (1, 4), (2, 4), (3, 1), (1, 4), (4, 9), (4, 9), (1, 4)] {
      _ = sized.value(for: key) {
        made.append(key)
        return String(repeating: "x", count: size)
      }
    }
    #expect(made == [1, 2, 3, 1, 4])
  }

  @Test func `after all was removed nothing is known`() {
    _ = cache.value(for: 1) { "one" }
    cache.removeAll()
    let value = cache.value(for: 1) { "another" }
    #expect(value == "another")
  }
}
