import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// A month as six weeks.
@Suite struct BlockCalendarTests {
  @Test(arguments: [
    (202_604, 3, 30, 9), (202_601, 4, 31, 7), (202_602, 0, 28, 14), (202_603, 0, 31, 11), (201_501, 4, 31, 7),
    (203_512, 6, 31, 5),
  ])
  func `D27 a month is a grid of 42 days`(_ month: Int, _ leading: Int, _ days: Int, _ trailing: Int) throws {
    let month = Samples.month(month)
    let cells = try #require(BlockCalendar(month: month, firstWeekday: .sunday)).cells
    let counts = [.previous, .current, .next].map { part in cells.count { $0.part == part } }
    #expect(counts == [leading, days, trailing])
    let isOrdered = zip(cells, cells.dropFirst()).allSatisfy { $0.day.adding(days: 1) == $1.day }
    #expect(isOrdered)
    let months = Set(cells.map { [$0.part == .previous ? 0 : $0.part == .current ? 1 : 2, $0.day.month.rawValue] })
    let expected = [month.previous, month, month.next].enumerated().compactMap { part, month in
      month.map { [part, $0.rawValue] }
    }
    #expect(months.isSubset(of: expected))
  }

  @Test func `a week of the grid begins on the day that is asked for`() throws {
    for first in Weekday.allCases {
      let cells = try #require(BlockCalendar(month: Samples.month(202_604), firstWeekday: first)).cells
      #expect(cells[0].day.weekday == first)
      #expect(cells.count == 42)
    }
    #expect(BlockCalendar(month: CalendarDay.earliest.month, firstWeekday: .sunday) == nil)
    #expect(BlockCalendar(month: CalendarDay.latest.month, firstWeekday: .sunday) == nil)
  }

  @Test(arguments: [
    (0, "Apr 2026: 0.0 blocks", "avr. 2026 : 0,0 bloc"), (1, "Apr 2026: 0.5 blocks", "avr. 2026 : 0,5 bloc"),
    (2, "Apr 2026: 1.0 block", "avr. 2026 : 1,0 bloc"), (3, "Apr 2026: 1.5 blocks", "avr. 2026 : 1,5 bloc"),
    (4, "Apr 2026: 2.0 blocks", "avr. 2026 : 2,0 blocs"),
  ])
  func `the total of a month has the singular and the plural of its language`(
    _ halves: Int, _ english: String, _ french: String
  ) throws {
    let days = [DayTotal(day: Samples.today, total: TimeTotal(halves: halves, activeSeconds: 0))]
    let month = try #require(BlockCalendar(month: Samples.today.month, firstWeekday: .sunday, days: days))
    let texts = [FormatContext.english, .french].map { format in
      let shown = month.toUIModel(format, on: Samples.today)
      return format.strings.time.month(shown.title, shown.total).replacing("\u{A0}", with: " ")
    }
    #expect(texts == [english, french])
  }

  @Test func `D28 every month is shown whose grid stays within the calendar (REC)`() throws {
    let first = Samples.month(201_501)
    let months = (0..<252).compactMap { first.adding($0) }
    #expect(months.last == Samples.month(203_512))
    let shown = months.compactMap { BlockCalendar(month: $0, firstWeekday: .sunday)?.month }
    #expect(shown == months)
    // The first week of the year 1 begins in the year before; a Monday was its first day.
    let edges = [101, 102, 999_911, 999_912].map {
      BlockCalendar(month: Samples.month($0), firstWeekday: .sunday) != nil
    }
    #expect(edges == [false, true, true, false])
    #expect(BlockCalendar(month: Samples.month(101), firstWeekday: .monday) != nil)
  }

  @Test func `D29 a day has the colours of its first five blocks`() throws {
    let blocks = [(5, 600), (1, 100), (6, 700), (3, 300), (4, 400), (2, 150)].map { block, second in
      BlockDay(
        day: Samples.today, blockID: Samples.id(block), color: BlockColor(index: block),
        start: .epoch.adding(seconds: second), total: TimeTotal(blockDay: block == 3 ? 1_799 : 1_800))
    }
    let tiles = BlockCalendar.tiles(of: blocks)
    #expect(tiles == [Samples.today: (1...5).map { BlockCalendar.Tile(color: BlockColor(index: $0), isFull: $0 != 3) }])
    let calendar = try #require(
      BlockCalendar(
        month: Samples.today.month, firstWeekday: .monday,
        days: [DayTotal(day: Samples.today, total: TimeTotal(halves: 8, activeSeconds: 9))], tiles: tiles))
    let marked = calendar.cells.filter { $0.total.halves > 0 || !$0.tiles.isEmpty }
    #expect(marked.map(\.day) == [Samples.today])
    #expect(marked[0].tiles.count == 5)
    let neighbour = try #require(BlockCalendar(month: Samples.month(202_603), firstWeekday: .monday, tiles: tiles))
    let isEmpty = neighbour.cells.allSatisfy(\.tiles.isEmpty)
    #expect(isEmpty)
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func `any times give the tiles and the totals of a recomputation`(
    _ seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let zones = ["GMT", "Europe/Paris"]
    let times = (0..<400).map { index in
      let start = Instant.epoch.adding(seconds: Int64(index) * 1_000)
      let seconds = Int64.random(in: 60...900, using: &random)
      return TrackingTimeEntity(
        id: Samples.id(index), sessionID: Samples.id(1), blockID: Samples.id(.random(in: 1...9, using: &random)),
        day: Samples.today.adding(days: .random(in: -6...6, using: &random)) ?? Samples.today, start: start,
        end: start.adding(seconds: seconds), zone: zones.randomElement(using: &random) ?? "GMT", activeSeconds: seconds)
    }
    let colors = Dictionary(uniqueKeysWithValues: (1...9).map { (Samples.id($0), BlockColor(index: $0)) })
    let record = BlockCalendarRecord(
      month: Samples.today.month, firstWeekday: .monday, times: times, colors: colors)
    for cell in try #require(record.toDomain()).cells {
      let day = times.filter { $0.day == cell.day }
      let counted = (1...9).map { block in
        zones.reduce(0) { halves, zone in
          halves + day.filter { $0.blockID == Samples.id(block) && $0.zone == zone }.reduce(0) { $0 + $1.activeSeconds }
            / 1_800
        }
      }
      let firsts = day.map(\.blockID).reduce(into: [UUID]()) { if !$0.contains($1) { $0.append($1) } }
      let tiles = firsts.prefix(5).compactMap { id in
        (1...9).first { Samples.id($0) == id }
          .map { BlockCalendar.Tile(color: BlockColor(index: $0), isFull: counted[$0 - 1] > 0) }
      }
      #expect(cell.total.halves == counted.reduce(0, +), "seed \(seed), \(cell.day)")
      #expect(cell.tiles == tiles, "seed \(seed), \(cell.day)")
    }
  }
}
