import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// The engine beside a second implementation. A failure names its seed.
@Suite struct TrackingPropertyTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `any commands give the halves of a simulation second by second`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for run in 0..<25 {
      var clock = Instant(Samples.now).adding(seconds: .random(in: 0...86_400, using: &random))
      var state = TrackingState(
        id: Samples.id(1), blockID: Samples.id(3), zone: Day.zone, start: clock)
      var simulation = Simulation(at: clock)
      for _ in 0..<12 {
        // Looks and commands, between which the clock goes on, jumps ahead or is put back.
        clock = clock.adding(
          seconds: [.random(in: 0...2_000, using: &random), 7_200, -1_500].randomElement(using: &random) ?? 0)
        let moment = try state.moment(typed: nil, now: clock)
        switch Int.random(in: 0...3, using: &random) {
        case 0 where !state.isPaused: (state, simulation) = (try state.pause(at: moment), simulation.paused(at: moment))
        case 1 where state.isPaused:
          (state, simulation) = (try state.resume(at: moment, in: Day.zone), simulation.resumed(at: moment))
        case 2: state = try Day.restored(state)
        default: break
        }
        let (found, expected) = (state.progress(at: clock), simulation.ticked(until: clock))
        let isEqual = found.halves.map(\.span) == expected.halves && found.elapsedSeconds == expected.elapsed
        #expect(isEqual, "seed \(seed), run \(run), \(clock): \(found), not \(expected)")
      }
      let end = try state.moment(typed: nil, now: clock)
      let expected = simulation.ticked(until: end)
      let sessions = try state.complete(until: end, at: end).sessions
      let days = Dictionary(grouping: expected.halves) { LocalTime($0.start, in: Day.zone).day }.mapValues(\.count)
      let found = Dictionary(uniqueKeysWithValues: sessions.map { ($0.day, $0.halves) }).filter { $0.value > 0 }
      let seconds = Int64(expected.halves.count) * 1_800 + expected.elapsed
      let kept = sessions.reduce(0) { $0 + $1.activeSeconds }
      #expect(found == days, "seed \(seed), run \(run)")
      #expect(kept == (seconds < 60 ? 0 : seconds), "seed \(seed), run \(run)")
    }
  }

  @Test(arguments: [
    "Europe/Paris", "America/New_York", "Australia/Lord_Howe", "America/St_Johns", "Asia/Beirut", "America/Santiago",
    "Africa/Casablanca", "Pacific/Auckland",
  ])
  func `no half is lost or doubled where the clocks change, and its day is Foundation's`(_ name: String) throws {
    var random = SeededGenerator(seed: 5)
    let zone = try #require(TimeZone(identifier: name))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    // Ten years, each with two changes in these zones.
    var change = Date(timeIntervalSince1970: 1_451_606_400)
    for _ in 0..<20 {
      change = try #require(zone.nextDaylightSavingTimeTransition(after: change))
      let start = Instant(change).adding(seconds: -.random(in: 10_000...50_000, using: &random))
      let duration = Int64.random(in: 60_000...110_000, using: &random)
      let state = TrackingState(
        id: Samples.id(1), blockID: Samples.id(3), zone: zone, start: start)
      let sessions = try state.complete(until: start.adding(seconds: duration), at: start.adding(seconds: duration))
        .sessions
      let times = sessions.flatMap(\.times)
      let isContiguous = zip(times, times.dropFirst()).allSatisfy { $0.end == $1.start }
      #expect(isContiguous, "\(start) in \(name)")
      let kept = times.reduce(0) { $0 + $1.activeSeconds }
      #expect(kept == duration, "\(start) in \(name)")
      let days = try (0..<duration / 1_800).map { half in
        let begun = start.adding(seconds: half * 1_800).date
        let parts = calendar.dateComponents([.year, .month, .day], from: begun)
        let (year, month, day) = (try #require(parts.year), try #require(parts.month), try #require(parts.day))
        return Samples.day(year * 10_000 + month * 100 + day)
      }
      let expected = Dictionary(grouping: days) { $0 }.mapValues(\.count)
      let found = Dictionary(uniqueKeysWithValues: sessions.map { ($0.day, $0.halves) }).filter { $0.value > 0 }
      #expect(found == expected, "\(start) in \(name)")
    }
  }

  @Test func `a session that was left for three weeks has every half`() throws {
    let sessions = try Day.complete(Day.state("09:00"), at: "513:10")
    let halves = sessions.reduce(0) { $0 + $1.halves }
    #expect(sessions.count == 22)
    #expect(halves == 1_008, "48 a day")
  }
}

/// A session that counts each second by itself.
private struct Simulation {
  private(set) var halves: [TimeSpan] = []
  private(set) var elapsed: Int64 = 0
  private var halfStart: Instant
  private var clock: Instant
  private var isPaused = false

  init(at start: Instant) { (halfStart, clock) = (start, start) }

  func paused(at moment: Instant) -> Simulation {
    var copy = ticked(until: moment)
    copy.isPaused = true
    return copy
  }

  func resumed(at moment: Instant) -> Simulation {
    var copy = self
    (copy.isPaused, copy.clock) = (false, moment)
    if elapsed == 0 { copy.halfStart = moment }
    return copy
  }

  func ticked(until moment: Instant) -> Simulation {
    var copy = self
    while !isPaused, copy.clock < moment {
      copy.clock = copy.clock.adding(seconds: 1)
      copy.elapsed += 1
      if copy.elapsed == 1_800 {
        copy.halves.append(TimeSpan(start: copy.halfStart, end: copy.clock))
        (copy.halfStart, copy.elapsed) = (copy.clock, 0)
      }
    }
    return copy
  }
}
