import Foundation
import ModuloUtilities
import Testing

/// Against arithmetic on written digits, as on paper: it multiplies and divides digit by digit, and knows nothing of
/// binary numbers, of the precedence by timelines, or of sums by currency.
@Suite struct HourlyRatePropertyTests {
  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func `a thousand random entries are worth what they are on paper, and their sum is the report`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let world = try World(using: &random)
    let rates = HourlyRates(world.rows)
    var (report, byBlock) = (TimeWorth.none, [UUID: TimeWorth]())
    var (paper, unrated) = ([String: Digits](), Int64(0))
    for _ in 0..<1_000 {
      let entry = try world.entry(using: &random)
      let rate = rates.timeline(ofBlock: entry.block, inGroup: entry.group).rate(on: entry.day)
      let expectedRate = world.rate(of: entry)
      try #require(rate?.amount == expectedRate, "seed \(seed): \(entry)")
      report.add(seconds: entry.seconds, at: rate)
      byBlock[entry.block, default: .none].add(seconds: entry.seconds, at: rate)
      guard let rate else {
        unrated += entry.seconds
        continue
      }
      let expected = (Digits(rate.amount.minorUnits) * Digits(Int128(entry.seconds))).dividedRounding(by: 3_600)
      let worth = rate.worth(ofSeconds: entry.seconds)
      try #require("\(worth.minorUnits)" == "\(expected)", "seed \(seed): \(entry) at \(rate)")
      let code = rate.amount.currency.code
      paper[code] = (paper[code] ?? Digits(0)) + expected
    }
    let sums = Dictionary(uniqueKeysWithValues: report.amounts.map { ($0.currency.code, "\($0.minorUnits)") })
    #expect(sums == paper.mapValues(\.description), "seed \(seed)")
    #expect(report.unratedSeconds == unrated, "seed \(seed)")
    let total = byBlock.values.reduce(.none, +)
    #expect(total == report, "seed \(seed)")
  }

  @Test(arguments: [6, 7] as [UInt64])
  func `a price takes the least seconds that are worth it`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let world = try World(using: &random)
    for _ in 0..<500 {
      let row = try #require(world.rows.randomElement(using: &random))
      let (rate, price) = (row.rate, Int64.random(in: 1...9_999_999_99, using: &random))
      let seconds = try #require(
        rate.seconds(for: Money(minorUnits: price, in: rate.amount.currency)), "seed \(seed): \(price)")
      // Earned are seconds × rate; wanted are price × 3,600: both whole, so that nothing is rounded.
      let wanted = Digits(Int128(price)) * Digits(3_600)
      let earned = Digits(rate.amount.minorUnits) * Digits(Int128(seconds))
      let before = Digits(rate.amount.minorUnits) * Digits(Int128(seconds - 1))
      #expect(earned >= wanted, "seed \(seed): \(price) at \(rate)")
      #expect(before < wanted, "seed \(seed): \(price) at \(rate)")
    }
  }
}

/// Blocks, groups and rates, and entries of time.
private struct World {
  struct Entry {
    let block: UUID
    let group: UUID
    let day: CalendarDay
    let seconds: Int64
  }

  let rows: [HourlyRates.Row]
  private let blocks: [(block: UUID, group: UUID)]

  init(using random: inout SeededGenerator) throws {
    func id(_ number: UInt8) -> UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number)) }
    blocks = (0..<12).map { (id($0), id(100 + $0 % 4)) }
    let owners: [HourlyRates.Owner] =
      [.oneself, .oneself, .oneself, .group(id(100)), .group(id(101)), .group(id(101))]
      + (0..<5).map { .block(id($0)) } + (0..<3).map { .block(id($0)) }
    var rows: [HourlyRates.Row] = []
    for owner in owners {
      let start = try Self.day(using: &random)
      // Of two of one day the later one counts, which is tested elsewhere.
      if rows.contains(where: { $0.owner == owner && $0.start == start }) { continue }
      rows.append(.init(owner: owner, start: start, rate: try Self.rate(using: &random)))
    }
    self.rows = rows.shuffled(using: &random)
  }

  func entry(using random: inout SeededGenerator) throws -> Entry {
    let block = try #require(blocks.randomElement(using: &random))
    // Some are whole halves, and some longer than anybody tracks; a thousand of them have to fit 64 bits.
    let seconds =
      switch Int.random(in: 0..<10, using: &random) {
      case 0: Int64.random(in: 0...Int64.max / 2_000, using: &random)
      case 1...3: Int64.random(in: 0...48, using: &random) * 1_800
      default: Int64.random(in: 0...90_000, using: &random)
      }
    return Entry(block: block.block, group: block.group, day: try Self.day(using: &random), seconds: seconds)
  }

  /// The rate of an entry, by looking at every row.
  func rate(of entry: Entry) -> Money? {
    for owner in [HourlyRates.Owner.block(entry.block), .group(entry.group), .oneself] {
      let valid = rows.filter { $0.owner == owner && $0.start <= entry.day }
      if let last = valid.max(by: { $0.start < $1.start }) { return last.rate.amount }
    }
    return nil
  }

  private static func day(using random: inout SeededGenerator) throws -> CalendarDay {
    try #require(CalendarDay("2024-01-01")?.adding(days: Int.random(in: 0..<1_000, using: &random)))
  }

  private static func rate(using random: inout SeededGenerator) throws -> HourlyRate {
    let code = try #require(["EUR", "JPY", "BHD", "USD"].randomElement(using: &random))
    let minorUnits =
      Int.random(in: 0..<8, using: &random) == 0
      ? Int64.random(in: 1...Int64.max, using: &random) : Int64.random(in: 1...20_000, using: &random)
    let currency = try #require(Currency(code: code))
    return try #require(HourlyRate(Money(minorUnits: minorUnits, in: currency)))
  }
}

/// A whole number as its decimal digits, the last one first.
private struct Digits: Comparable, CustomStringConvertible {
  private var digits: [Int]

  init(_ value: Int128) { digits = "\(value)".reversed().compactMap(\.wholeNumberValue) }

  private init(_ digits: [Int]) {
    var carried: [Int] = []
    var carry = 0
    for digit in digits {
      carried.append((digit + carry) % 10)
      carry = (digit + carry) / 10
    }
    while carry > 0 {
      carried.append(carry % 10)
      carry /= 10
    }
    while carried.count > 1, carried.last == 0 { carried.removeLast() }
    self.digits = carried
  }

  static func + (first: Self, second: Self) -> Self {
    let count = max(first.digits.count, second.digits.count)
    return Self((0..<count).map { first.digit($0) + second.digit($0) })
  }

  static func * (first: Self, second: Self) -> Self {
    var product = [Int](repeating: 0, count: first.digits.count + second.digits.count)
    for (place, digit) in first.digits.enumerated() {
      for (other, factor) in second.digits.enumerated() { product[place + other] += digit * factor }
    }
    return Self(product)
  }

  static func < (first: Self, second: Self) -> Bool {
    let (left, right) = (first.digits, second.digits)
    if left.count != right.count { return left.count < right.count }
    return left.reversed().lexicographicallyPrecedes(right.reversed())
  }

  /// Long division; a rest of a half or more is rounded up.
  func dividedRounding(by divisor: Int) -> Self {
    var (quotient, rest) = ([Int](), 0)
    for digit in digits.reversed() {
      rest = rest * 10 + digit
      quotient.append(rest / divisor)
      rest %= divisor
    }
    let whole = Self(quotient.reversed())
    return rest * 2 >= divisor ? whole + Self([1]) : whole
  }

  private func digit(_ place: Int) -> Int { place < digits.count ? digits[place] : 0 }

  var description: String { digits.reversed().map(String.init).joined() }
}
