import Foundation
import ModuloUtilities
import Testing

@Suite struct HourlyRateTests {
  private let block = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
  private let group = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2))

  private func money(_ minorUnits: Int64, _ code: String = "EUR") throws -> Money {
    Money(minorUnits: minorUnits, in: try #require(Currency(code: code)))
  }

  private func rate(_ minorUnits: Int64, _ code: String = "EUR") throws -> HourlyRate {
    try #require(HourlyRate(try money(minorUnits, code)))
  }

  private func day(_ text: String) throws -> CalendarDay { try #require(CalendarDay(text)) }

  private func rows(_ rows: [(HourlyRates.Owner, String, Int64)]) throws -> HourlyRates {
    HourlyRates(
      try rows.map { HourlyRates.Row(owner: $0.0, start: try day($0.1), rate: try rate($0.2)) })
  }

  @Test(arguments: [(3_600, 35_00), (5_400, 52_50), (1, 1), (0, 0), (61, 59)] as [(Int64, Int64)])
  func `an entry is worth its part of an hour, rounded once`(_ seconds: Int64, _ minorUnits: Int64) throws {
    let worth = try rate(35_00).worth(ofSeconds: seconds)
    let expected = try money(minorUnits)
    #expect(worth == expected)
  }

  @Test func `a half of a minor unit is rounded up`() throws {
    let half = try rate(1).worth(ofSeconds: 1_800)
    let less = try rate(1).worth(ofSeconds: 1_799)
    #expect(half == (try money(1)))
    #expect(less == (try money(0)))
  }

  @Test func `the greatest rate and the longest time don't overflow`() throws {
    let worth = try rate(.max).worth(ofSeconds: .max)
    #expect(worth.plainText == "236307199250651710687213632733979.17")
  }

  @Test(arguments: [0, -1] as [Int64]) func `nothing, or less, is no rate`(_ minorUnits: Int64) throws {
    let amount = try money(minorUnits)
    #expect(HourlyRate(amount) == nil)
  }

  @Test func `an amount that no column holds is no rate`() throws {
    let amount = try money(.max) + money(1)
    #expect(HourlyRate(amount) == nil)
  }

  @Test(arguments: [(3_000_00, 308_572), (35_00, 3_600), (1, 2), (0, 0), (-5, 0)] as [(Int64, Int64)])
  func `a price is the least whole seconds that are worth it`(_ price: Int64, _ seconds: Int64) throws {
    let found = try rate(35_00).seconds(for: money(price))
    #expect(found == seconds)
  }

  @Test func `a price of more seconds than 64 bits have is known as none`() throws {
    #expect(try rate(1).seconds(for: money(.max)) == nil)
    let beyond = try money(.max) + money(1)
    #expect(try rate(1).seconds(for: beyond) == nil)
  }

  @Test func `a block's rate counts before its group's, and that before one's own`() throws {
    let rates = try rows([
      (.oneself, "2026-01-01", 10_00), (.group(group), "2026-02-01", 20_00), (.block(block), "2026-03-01", 30_00),
    ])
    let timeline = rates.timeline(ofBlock: block, inGroup: group)
    let days = try ["2025-12-31", "2026-01-01", "2026-02-28", "2026-03-01", "2027-01-01"].map(day)
    let amounts = days.map { timeline.rate(on: $0)?.amount.minorUnits }
    #expect(amounts == [nil, 10_00, 20_00, 30_00, 30_00])
  }

  @Test func `another block has the rate of its own group, or one's own`() throws {
    let rates = try rows([(.oneself, "2026-01-01", 10_00), (.block(block), "2026-01-01", 30_00)])
    let timeline = rates.timeline(ofBlock: group, inGroup: group)
    #expect(timeline.rate(on: try day("2026-01-02"))?.amount == (try money(10_00)))
  }

  @Test func `a rate holds from its day until the next one of its owner`() throws {
    let rates = try rows([
      (.oneself, "2026-03-01", 30_00), (.oneself, "2026-01-01", 10_00), (.oneself, "2026-02-01", 20_00),
    ])
    let timeline = rates.timeline(ofBlock: block, inGroup: group)
    let days = try ["2025-12-31", "2026-01-31", "2026-02-01", "2026-02-28", "2026-03-01"].map(day)
    let amounts = days.map { timeline.rate(on: $0)?.amount.minorUnits }
    #expect(amounts == [nil, 10_00, 20_00, 20_00, 30_00])
    #expect(rates.rate(of: .oneself, on: days[1])?.amount == (try money(10_00)))
    #expect(rates.rate(of: .block(block), on: days[1]) == nil)
  }

  @Test func `without a rate an hour has no worth, which isn't 0`() throws {
    let timeline = HourlyRates().timeline(ofBlock: block, inGroup: group)
    var worth = TimeWorth.none
    worth.add(seconds: 3_600, at: timeline.rate(on: try day("2026-01-01")))
    #expect(HourlyRates().isEmpty)
    #expect(worth.amounts == [])
    #expect(worth.unratedSeconds == 3_600)
  }

  @Test func `currencies are summed each by itself, in the order of their codes`() throws {
    var first = TimeWorth.none
    first.add(seconds: 3_600, at: try rate(20_00, "USD"))
    first.add(seconds: 3_600, at: try rate(35_00))
    var second = TimeWorth.none
    second.add(seconds: 1_800, at: try rate(20_00, "USD"))
    second.add(seconds: 60, at: nil)
    let sum = first + second
    #expect(sum.amounts == (try [money(35_00), money(30_00, "USD")]))
    #expect(sum.unratedSeconds == 60)
  }
}
