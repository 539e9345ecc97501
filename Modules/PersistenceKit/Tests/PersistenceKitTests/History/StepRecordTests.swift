import Foundation
import Testing

@testable import PersistenceKit

struct StepRecordTests {
  @Test(arguments: 1...50 as ClosedRange<UInt64>)
  func `a record is what its bytes say`(_ seed: UInt64) throws {
    var random = RandomRecord(generator: SeededGenerator(seed: seed))
    let record = random.record()
    let bytes = record.encoded()
    let found = try StepRecord(bytes)
    #expect(found == record, "seed \(seed)")
    #expect(found.encoded() == bytes, "seed \(seed)")
  }

  @Test(arguments: 1...50 as ClosedRange<UInt64>)
  func `bytes that end early are refused`(_ seed: UInt64) {
    var random = RandomRecord(generator: SeededGenerator(seed: seed))
    let bytes = random.record().encoded()
    let lengths = (1..<max(bytes.count, 2)).filter { length in
      do {
        _ = try StepRecord(bytes.prefix(length))
        return true
      } catch {
        return false
      }
    }
    #expect(lengths.filter { $0 < bytes.count }.isEmpty, "seed \(seed)")
  }

  @Test(arguments: 1...50 as ClosedRange<UInt64>)
  func `ranges of numbers hold what a set holds`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var (ranges, set) = (NumberRanges(), Set<Int64>())
    for _ in 0..<200 {
      let number = Int64.random(in: 1...40, using: &generator)
      if generator.chance(2, in: 3) {
        ranges.insert(number)
        set.insert(number)
      } else {
        let isRemoved = ranges.remove(number)
        let expected = set.remove(number) != nil
        #expect(isRemoved == expected)
      }
    }
    let numbers = ranges.ranges.flatMap { Array($0) }
    let isSeparate = zip(ranges.ranges, ranges.ranges.dropFirst()).allSatisfy { $0.upperBound + 1 < $1.lowerBound }
    #expect(numbers == set.sorted(), "seed \(seed)")
    #expect(ranges.count == set.count)
    #expect(isSeparate)
    #expect((1...40).allSatisfy { ranges.contains($0) == set.contains($0) })
  }

  @Test func `a row that is inserted and deleted leaves nothing`() {
    var changes = TableChanges()
    changes.insert(3)
    changes.update(3, [.integer(1)])
    changes.delete(3, [.integer(2)])
    #expect(changes.isEmpty)
  }

  @Test func `a row that is written often is kept as it was before`() {
    var changes = TableChanges()
    changes.update(3, [.integer(1)])
    changes.update(3, [.integer(2)])
    changes.delete(3, [.integer(3)])
    #expect(changes.former == [3: FormerRow(values: [.integer(1)], isDeleted: true)])
    changes.insert(3)
    #expect(changes.former == [3: FormerRow(values: [.integer(1)], isDeleted: false)])
    #expect(changes.inserted.isEmpty)
  }
}

/// Records of every kind of change and value.
private struct RandomRecord {
  var generator: SeededGenerator

  mutating func record() -> StepRecord {
    var record = StepRecord()
    for name in ["shelf", "book", "é"] where generator.chance(2, in: 3) {
      var changes = TableChanges()
      for _ in 0..<Int.random(in: 1...12, using: &generator) { change(&changes) }
      if !changes.isEmpty { record.tables[name] = changes }
    }
    return record
  }

  private mutating func change(_ changes: inout TableChanges) {
    let number = generator.pick([1, 2, 3, 7, 128, 100_000, .max - 1] as [Int64])
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: changes.insert(number)
    case 1: changes.update(number, values())
    default: changes.delete(number, values())
    }
  }

  private mutating func values() -> [SQLValue] {
    (0..<Int.random(in: 0...5, using: &generator)).map { _ in
      generator.pick([
        .null, .integer(0), .integer(-1), .integer(.min), .integer(.max), .real(-0.5), .real(1e300), .text(""),
        .text("Äpfel 😀"), .blob([]), .blob([0, 255]),
      ])
    }
  }
}
