import Foundation
import ModuloModelsMocks
import ModuloUtilities
import Testing

@testable import ModuloModels

/// Halves that are counted by division. What they cost is the number of runs that are made, and of halves looked at.
@Suite struct HalfBlocksTests {
  private let everything = ZonedSpan(start: .earliest, end: .latest, zone: Day.zone)

  @Test func `any time without a pause is one run`() throws {
    let halves = HalfBlocks(in: everything)
    #expect(halves.runs.count == 1)
    #expect(halves.count == 3_652_059 * 48 - 1, "48 a day, but the last one, which lacks a millisecond")
    let state = TrackingState(
      id: Samples.id(1), blockID: Samples.id(3), zone: Day.zone, start: .earliest)
    let progress = state.progress(at: .latest)
    #expect(progress.halves == halves)
    #expect(progress.elapsedMilliseconds == 1_799_999)
  }

  @Test func `a session has at most two runs for each time between its pauses`() throws {
    var state = try Day.state("00:00")
    for hour in 1...20 {
      state = try state.pause(at: Day.moment("\(hour):10")).resume(at: Day.moment("\(hour):20"), in: Day.zone)
    }
    let halves = try state.progress(at: Day.moment("100000:00")).halves
    #expect(halves.runs.count <= 2 * state.spans.count)
    #expect(halves.count == 200_000 - 7, "200 minutes of pauses are six halves, and a part of one")
  }

  @Test func `halves that follow each other without a pause are one run, however they were added`() throws {
    let state = try Day.state("09:00").pause(at: Day.moment("10:00")).resume(at: Day.moment("10:00"), in: Day.zone)
    let halves = try state.progress(at: Day.moment("12:00")).halves
    let whole = ZonedSpan(start: try Day.moment("09:00"), end: try Day.moment("12:15"), zone: Day.zone)
    #expect(halves == HalfBlocks(in: whole))
  }

  @Test func `a day's halves are found among those of a few days, however many there are`() throws {
    let halves = HalfBlocks(in: everything)
    let day = Samples.day(20_261_122)
    #expect(halves.near(day).count == 3 * 48)
    let found = halves.halves(on: day)
    #expect(found.count == 48)
    #expect(Day.texts([found[0], found[47]]) == ["00:00-00:30", "23:30-00:00"])
    let inGMT = HalfBlocks(in: ZonedSpan(start: .earliest, end: .latest, zone: .gmt))
    for end in [CalendarDay.earliest, .latest] { #expect(inGMT.halves(on: end).count >= 47) }
    let backwards = HalfBlocks(in: ZonedSpan(start: .latest, end: .earliest, zone: Day.zone))
    #expect(backwards.halves(on: day) == [])
  }

  @Test(arguments: [
    "Europe/Paris", "America/Goose_Bay", "America/St_Johns", "Pacific/Apia", "Pacific/Kiritimati", "Asia/Manila",
  ])
  func `each half is on one day of its zone, where the clocks change too`(_ name: String) throws {
    let zone = try #require(TimeZone(identifier: name))
    for change in [636_000_000, 1_143_000_000, 1_325_000_000] as [Int64] {
      let start = Instant.epoch.adding(seconds: change)
      let halves = HalfBlocks(in: ZonedSpan(start: start, end: start.adding(seconds: 400 * 86_400), zone: zone))
      let first = LocalTime(start, in: zone).day
      let days = (0...401).compactMap { first.adding(days: $0) }
      let found = days.flatMap { day in halves.halves(on: day).map { "\(day) \($0.start)" } }
      let expected = halves.map { "\($0.localStart.day) \($0.start)" }
      let isSame = found.sorted() == expected.sorted()
      #expect(isSame, "\(name) from \(start)")
    }
  }

  @Test func `a half with a pause is found at its place between the runs`() throws {
    let state = try Day.state("09:00").pause(at: Day.moment("10:10")).resume(at: Day.moment("10:20"), in: Day.zone)
    let halves = try state.progress(at: Day.moment("12:10")).halves
    let texts = halves.indices.map { Day.texts([halves[$0]]).joined() }
    #expect(
      texts == ["09:00-09:30", "09:30-10:00", "10:00-10:40", "10:40-11:10", "11:10-11:40", "11:40-12:10"])
    #expect(Day.texts(halves.suffix(2)) == ["11:10-11:40", "11:40-12:10"])
    #expect(Day.texts(halves.reversed().prefix(1)) == ["11:40-12:10"])
  }
}
