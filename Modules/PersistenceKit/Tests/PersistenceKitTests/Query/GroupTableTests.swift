import Testing

@testable import PersistenceKit

@Suite struct GroupTableTests {
  private typealias Figures = [SQLValue: [Int64]]

  /// Count, sum, least and greatest of each group.
  private func figures(of table: GroupTable<Int64>) throws -> Figures {
    var figures: Figures = [:]
    for (group, sums) in table.groups {
      let known = figures[group]
      #expect(known == nil)
      figures[group] = [Int64(sums.count)] + [sums.total, sums.minimum, sums.maximum].compactMap(\.whole)
    }
    return figures
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `every group has its own sums, however many there are`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var (table, numbers) = (GroupTable<Int64>(), Figures())
    for _ in 0..<20_000 {
      let number = Int64.random(in: -1_000...1_000, using: &generator)
      let group = Self.group(&generator)
      switch group {
      case .integer(let key): table.add(number, to: key)
      case .blob(let bytes): table.add(number, to: try #require(SixteenBytes(bytes)))
      default: table.add(number, toOther: group)
      }
      numbers[group, default: []].append(number)
    }
    let expected = try numbers.mapValues { numbers in
      [Int64(numbers.count), numbers.reduce(0, +), try #require(numbers.min()), try #require(numbers.max())]
    }
    let found = try figures(of: table)
    #expect(found == expected, "seed \(seed)")
  }

  @Test func `a group of numbers that are all above zero, or below it, has its own extremes`() throws {
    var table = GroupTable<Int64>()
    for number in [5, 3, 9] as [Int64] { table.add(number, to: 1) }
    for number in [-5, -3, -9] as [Int64] { table.add(number, to: .min) }
    let found = try figures(of: table)
    let expected: Figures = [.integer(1): [3, 17, 3, 9], .integer(.min): [3, -17, -9, -3]]
    #expect(found == expected)
  }

  @Test func `a table without a number has no group`() {
    let count = GroupTable<Double>().groups.count
    #expect(count == 0)
  }

  @Test func `only 16 bytes are sixteen bytes`() {
    let counts = (0...32).filter { SixteenBytes([UInt8](repeating: 1, count: $0)) != nil }
    let sixteen = [16]
    #expect(counts == sixteen)
  }

  /// Few integers and many, ids that differ in one half only, and the rest.
  private static func group(_ generator: inout SeededGenerator) -> SQLValue {
    let number = Int64.random(in: 0..<3_000, using: &generator)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: return .integer(number % 10 - 5)
    case 1: return .integer(number &* 0x1_0000_0001)
    case 2: return .blob([UInt8](repeating: UInt8(number % 200), count: 8) + [UInt8](repeating: 0, count: 8))
    case 3: return .blob([UInt8](repeating: 0, count: 8) + [UInt8](repeating: UInt8(number % 200), count: 8))
    default: return number % 2 == 0 ? .null : .text("\(number % 7)")
    }
  }
}

extension NumberTotal {
  fileprivate var whole: Int64? {
    if case .integer(let total) = self { Int64(exactly: total) } else { nil }
  }
}
