import Foundation
import Testing

@testable import PersistenceKit

extension BoundValues {
  /// The values as columns keep them.
  func kept() throws(PersistenceError) -> [SQLValue] {
    var kept: [SQLValue] = []
    try forEach { _, value throws(PersistenceError) in kept.append(try value.sqlValue) }
    return kept
  }
}

@Suite struct BoundValuesTests {
  @Test(arguments: [0, 1, 2, 8, 9, 100])
  func `values come in the order in which they were added, with their places`(_ count: Int) throws {
    var values = BoundValues()
    for number in 0..<count { values.append(Int64(number)) }
    var places: [Int] = []
    values.forEach { place, _ in places.append(place) }
    let (kept, expected) = (try values.kept(), (0..<count).map { SQLValue.integer(Int64($0)) })
    let (found, all) = (values.count, Array(0..<count))
    #expect(found == count)
    #expect(kept == expected)
    #expect(places == all)
  }

  @Test func `values of different types stand side by side`() throws {
    var values = BoundValues()
    values.append("one")
    values.append(Int64?.none)
    values.append(2.5)
    let kept = try values.kept()
    let expected: [SQLValue] = [.text("one"), .null, .real(2.5)]
    #expect(kept == expected)
  }

  @Test func `what an error ends is not called again`() {
    var values = BoundValues()
    for number in 0..<3 { values.append(Int64(number)) }
    var places: [Int] = []
    let error = #expect(throws: PersistenceError.self) {
      try values.forEach { place, _ throws(PersistenceError) in
        places.append(place)
        if place == 1 { throw .closed }
      }
    }
    let called = [0, 1]
    #expect(places == called)
    #expect(error == .closed)
  }
}
