import ModuloUtilities
import Testing

/// The paces before April 2026.
@Suite struct SavingsPaceTests {
  @Test func `a pace is the average of the months before this one`() throws {
    let paces = try paces(since: 202_501, [202_603: 100, 202_602: 50, 202_510: 300, 202_504: 30, 202_503: 9_000])
    #expect(paces.map(\.count) == [3, 6, 12])
    #expect(paces.map(\.net.minorUnits) == [150, 450, 480])
    #expect(paces.map(\.perMonth.minorUnits) == [50, 75, 40])
    #expect(paces.map(\.months.first) == [try month(202_601), try month(202_510), try month(202_504)])
    #expect(paces.allSatisfy { $0.oneOff == nil })
  }

  @Test(arguments: [
    (202_604, []), (202_605, []), (202_603, [1]), (202_602, [2]), (202_601, [3]), (202_512, [3, 4]),
    (202_510, [3, 6]), (202_509, [3, 6, 7]), (202_504, [3, 6, 12]), (100_01, [3, 6, 12]),
  ])
  func `a span longer than the history is cut to it`(_ first: Int, _ expected: [Int]) throws {
    let counts = try paces(since: first, [:]).map(\.count)
    #expect(counts == expected)
  }

  @Test func `the month that isn't over doesn't count`() throws {
    let paces = try paces(since: 202_601, [202_603: 30, 202_604: 1_000, 202_605: 1_000])
    #expect(paces.map(\.net.minorUnits) == [30])
  }

  @Test func `the only month with a withdrawal is left out, of the sum and of the count`() throws {
    let paces = try paces(since: 202_510, [202_603: 100, 202_602: -500, 202_601: 100, 202_512: 100, 202_511: 100])
    #expect(paces.map(\.oneOff) == [try month(202_602), try month(202_602)])
    #expect(paces.map(\.count) == [2, 5])
    #expect(paces.map(\.perMonth.minorUnits) == [100, 80])
  }

  @Test func `two months with withdrawals are a habit, and count`() throws {
    let paces = try paces(since: 202_510, [202_603: 100, 202_602: -50, 202_601: 100, 202_512: -50, 202_511: 200])
    #expect(paces.map(\.oneOff) == [try month(202_602), nil])
    #expect(paces.map(\.net.minorUnits) == [200, 300])
  }

  @Test func `in one month or two nothing is left out`() throws {
    let one = try paces(since: 202_603, [202_603: -50])
    #expect(one.map(\.net.minorUnits) == [-50])
    let two = try paces(since: 202_602, [202_602: 10, 202_603: -50])
    #expect(two.map(\.net.minorUnits) == [-40])
    #expect(two.map(\.oneOff) == [nil])
  }

  @Test func `there is no month before the first of the calendar`() throws {
    let euro = try currency(decimals: 2)
    let none = SavingsPace.latest(before: try month(101), since: try month(101), nets: [:], in: euro)
    #expect(none.isEmpty)
    let one = SavingsPace.latest(before: try month(102), since: try month(101), nets: [:], in: euro)
    #expect(one.map(\.count) == [1])
  }

  private func paces(since first: Int, _ nets: [Int: Int64]) throws -> [SavingsPace] {
    let euro = try currency(decimals: 2)
    let pairs = try nets.map { (try month($0.key), Money(minorUnits: $0.value, in: euro)) }
    return SavingsPace.latest(
      before: try month(202_604), since: try month(first), nets: Dictionary(uniqueKeysWithValues: pairs), in: euro)
  }
}
