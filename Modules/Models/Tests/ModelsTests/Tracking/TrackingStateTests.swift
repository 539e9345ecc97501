import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// The running session: what is saved of it, and what that amounts to.
@Suite struct TrackingStateTests {
  @Test(arguments: [
    ("09:29:59", [], "29:59"), ("09:30:00", ["09:00-09:30"], "00:00"),
    ("10:00:00", ["09:00-09:30", "09:30-10:00"], "00:00"), ("09:00:00", [], "00:00"), ("08:00:00", [], "00:00"),
  ])
  func `D11 half an hour of active time is half a block`(_ now: String, _ halves: [String], _ elapsed: String) throws {
    let progress = try Day.state("09:00").progress(at: Day.moment(now))
    #expect(Day.texts(progress.halves) == halves)
    #expect(Day.clock(progress.elapsedSeconds) == elapsed)
    #expect(HalfBlock.output(of: progress.halves.count) * 2 == Decimal(halves.count))
  }

  @Test func `D12 a look after a long absence finds every completed half`() throws {
    let progress = try Day.state("09:00").progress(at: Day.moment("10:05"))
    #expect(progress.halves.count == 2)
    #expect(progress.elapsedSeconds == 300)
    #expect(progress.activeSeconds == 3_900)
  }

  @Test func `D13 each half begins where the one before ended`() throws {
    let state = try Day.state("09:00").pause(at: Day.moment("09:45")).resume(at: Day.moment("09:55"), in: Day.zone)
    let progress = try state.progress(at: Day.moment("11:15"))
    #expect(Day.texts(progress.halves) == ["09:00-09:30", "09:30-10:10", "10:10-10:40", "10:40-11:10"])
    #expect(try progress.currentStart?.instant == Day.moment("11:10"))
  }

  @Test func `a pause between two halves is part of neither`() throws {
    let paused = try Day.state("09:00").pause(at: Day.moment("09:30"))
    #expect(try paused.progress(at: Day.moment("09:35")).currentStart == nil)
    let resumed = try paused.resume(at: Day.moment("09:40"), in: Day.zone)
    let progress = try resumed.progress(at: Day.moment("10:20"))
    #expect(Day.texts(progress.halves) == ["09:00-09:30", "09:40-10:10"])
    #expect(try progress.currentStart?.instant == Day.moment("10:10"))
    let late = try Day.state("09:00").pause(at: Day.moment("09:00")).resume(at: Day.moment("09:15"), in: Day.zone)
    #expect(Day.texts(try late.progress(at: Day.moment("10:00")).halves) == ["09:15-09:45"])
  }

  @Test func `a half is of the day and the zone in which it began to run, also after a flight`() throws {
    let west = try #require(TimeZone(identifier: "America/Los_Angeles"))
    // From 23:20 to 23:35 in Paris; then from 03:00 on, when it is 18:00 of the day before in Los Angeles.
    let state = try Day.state("23:20").pause(at: Day.moment("23:35")).resume(at: Day.moment("27:00"), in: west)
    let progress = try state.progress(at: Day.moment("28:10"))
    #expect(progress.halves.map(\.localStart.description) == ["2026-11-22T23:20", "2026-11-22T18:15"])
    #expect(progress.currentStart?.localTime.description == "2026-11-22T18:45")
    let sessions = try Day.complete(state, at: "28:10")
    #expect(sessions.map(\.day.rawValue) == [20_261_122])
    #expect(sessions[0].times.map(\.zone) == [Day.zone, Day.zone, west])
    let ends = sessions[0].spans.map(\.localEnd.description)
    #expect(ends == ["2026-11-22T23:35", "2026-11-23T03:15", "2026-11-22T19:10"])
    #expect(sessions[0].times.map(\.activeSeconds) == [900, 900, 3_300])
    #expect(sessions[0].halves == 2, "one in each zone, and 25 minutes in the second")
    #expect(state.zonedLastEvent.localTime.description == "2026-11-22T18:00")
  }

  @Test func `a flight back over midnight stores each day once, with the halves of its zones`() throws {
    let west = try #require(TimeZone(identifier: "America/Los_Angeles"))
    // A half in Paris on the 22nd, two on the 23rd, then one in Los Angeles, where it is the 22nd still.
    let state = try Day.state("23:30").pause(at: Day.moment("25:00")).resume(at: Day.moment("31:00"), in: west)
    let sessions = try Day.complete(state, at: "31:30")
    #expect(sessions.map(\.day.rawValue) == [20_261_122, 20_261_123])
    #expect(sessions.map(\.halves) == [2, 2])
    #expect(sessions[0].times.map(\.zone) == [Day.zone, west])
    #expect(sessions.map(\.activeSeconds) == [3_600, 3_600])
  }

  @Test func `D14 a pause adds no time`() throws {
    let state = try Day.state("09:00").pause(at: Day.moment("09:20"))
    let elapsed = try ["09:20", "09:21", "23:59"].map { try state.progress(at: Day.moment($0)).elapsedSeconds }
    #expect(elapsed == [1_200, 1_200, 1_200])
  }

  @Test func `D15 a half with a pause ends later by the pause (REC)`() throws {
    let state = try Day.state("10:00").pause(at: Day.moment("10:10")).resume(at: Day.moment("10:20"), in: Day.zone)
    let before = try state.progress(at: Day.moment("10:39:59"))
    #expect(before.halves.isEmpty)
    let after = try state.progress(at: Day.moment("10:40"))
    #expect(Day.texts(after.halves) == ["10:00-10:40"])
    #expect(after.activeSeconds == 1_800)
  }

  @Test func `D16 completing at 50 minutes stores them all: a half, and twenty minutes of the next`() throws {
    let sessions = try Day.complete(Day.state("09:00"), at: "09:50")
    #expect(sessions.map(\.halves) == [1])
    #expect(sessions.map(\.activeSeconds) == [3_000])
    #expect(sessions[0].halfBlocks.map(\.activeSeconds) == [1_800, 1_200])
    #expect(Day.texts(sessions[0].halfBlocks.map(\.span)) == ["09:00-09:30", "09:30-09:50"])
  }

  @Test func `D17 completing before the first half stores what was active, from a minute on`() throws {
    let sessions = try Day.complete(Day.state("09:00"), at: "09:29:59")
    #expect(sessions.map(\.halves) == [0])
    #expect(sessions.map(\.activeSeconds) == [1_799])
    let minute = try Day.complete(Day.state("09:00"), at: "09:01")
    #expect(minute.map(\.activeSeconds) == [60])
    let short = try Day.state("09:00").complete(until: nil, at: Day.moment("09:00:59.900"))
    #expect(short.sessions == [])
    #expect(short.discardedSeconds == 59)
  }

  @Test func `a session keeps whole seconds, whenever its commands are given`() throws {
    let started = try TrackingState(
      id: Samples.id(1), blockID: Samples.id(2), zone: Day.zone, start: Day.moment("09:00:00.700"))
    let paused = try started.pause(at: started.moment(typed: nil, now: Day.moment("09:10:00.100")))
    let resumed = try paused.resume(at: paused.moment(typed: nil, now: Day.moment("09:20:00.900")), in: Day.zone)
    let sessions = try resumed.complete(until: nil, at: Day.moment("09:30:00.800")).sessions
    #expect(sessions.flatMap(\.times).map(\.activeSeconds) == [600, 600])
    let before = Instant.epoch.adding(milliseconds: -1)
    let first = TrackingState(id: Samples.id(1), blockID: Samples.id(2), zone: Day.zone, start: before).start
    #expect(first == Instant.epoch.adding(seconds: -1))
  }

  @Test func `D18 completing makes a session for each day`() throws {
    let sessions = try Day.complete(Day.state("23:30"), at: "24:30")
    #expect(sessions.map(\.day.rawValue) == [20_261_122, 20_261_123])
    let starts = sessions.flatMap(\.times).compactMap(\.localStart.description)
    #expect(starts == ["2026-11-22T23:30", "2026-11-23T00:00"])
    let begun = try Day.complete(Day.state("23:50"), at: "24:40")
    #expect(begun.map { Day.texts($0.spans) } == [["23:50-00:20"], ["00:20-00:40"]])
    #expect(begun.map(\.activeSeconds) == [1_800, 1_200])
    let created = try Set(sessions.map(\.createdAt)) == [Day.moment("24:30")]
    #expect(created)
  }

  @Test func `D20 a saved session goes on as if the program had never ended`() throws {
    let running = try Day.restored(Day.state("09:00"))
    let progress = try running.progress(at: Day.moment("09:40"))
    #expect(progress.halves.count == 1)
    #expect(progress.elapsedSeconds == 600)
    let paused = try Day.restored(Day.state("09:00").pause(at: Day.moment("09:10")))
    #expect(paused.isPaused)
    #expect(try paused.progress(at: Day.moment("18:00")).elapsedSeconds == 600)
  }

  @Test func `D22 a saved session is read as it was written`() throws {
    let states = try [
      Day.state("09:00"), Day.state("09:00").pause(at: Day.moment("09:00")),
      Day.state("09:00").pause(at: Day.moment("09:10:00.250")).resume(at: Day.moment("09:20"), in: Day.zone),
      Day.state("09:00").pause(at: Day.moment("09:10")).resume(at: Day.moment("09:20"), in: .gmt),
    ]
    for state in states { #expect(try Day.restored(state) == state) }
    // Only a span of another zone has one of its own.
    let zones = try states.map { state in
      String(decoding: try JSONEncoder().encode(state), as: UTF8.self).ranges(of: "\"zone\"").count
    }
    #expect(zones == [1, 1, 1, 2])
  }

  @Test(arguments: [
    ("\"version\":1", "\"version\":2"), ("Europe\\/Paris", "Mars\\/Base"),
    ("\"spans\":[{", "\"spans\":[{\"zone\":\"Mars\\/Base\","), ("\"spans\":[", "\"spans\":[], \"x\":["),
    ("\"start\":", "\"end\":"), ("{\"start\"", "{\"start\":0},{\"start\""),
    ("{\"start\"", "{\"start\":9000000000000,\"end\":9000000000001},{\"start\""),
    ("{\"start\"", "{\"start\":9000000000000,\"end\":0},{\"start\""),
  ])
  func `a saved session that no command left is refused`(_ sound: String, _ damaged: String) throws {
    let data = try JSONEncoder().encode(Day.state("09:00"))
    let text = try #require(String(data: data, encoding: .utf8))
    #expect(text.contains(sound))
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(TrackingState.self, from: Data(text.replacing(sound, with: damaged).utf8))
    }
  }

  @Test func `a command is about no moment before the last one, and none to come`() throws {
    let state = try Day.state("09:00").pause(at: Day.moment("09:10"))
    let last = state.lastEvent
    let early = try Day.moment("09:09:59")
    #expect(throws: TrackingRule.beforeLastEvent(last)) { try state.resume(at: early, in: Day.zone) }
    #expect(throws: TrackingRule.beforeLastEvent(last)) { try state.pause(at: early) }
    #expect(throws: TrackingRule.beforeLastEvent(last)) { try state.complete(until: early, at: early) }
    let now = try Day.moment("10:00")
    #expect(throws: TrackingRule.beforeLastEvent(last)) { try state.moment(typed: early, now: now) }
    #expect(throws: TrackingRule.self) { try state.moment(typed: now.adding(milliseconds: 1), now: now) }
    #expect(try state.moment(typed: now, now: now) == now)
    #expect(try state.moment(typed: nil, now: now) == now)
    #expect(try state.moment(typed: nil, now: early) == state.lastEvent)
  }

  @Test func `what runs can't resume, and what is paused can't pause`() throws {
    let (running, now) = try (Day.state("09:00"), Day.moment("10:00"))
    #expect(throws: TrackingRule.notPaused) { try running.resume(at: now, in: Day.zone) }
    #expect(throws: TrackingRule.alreadyPaused) { try running.pause(at: now).pause(at: now) }
  }

  @Test func `a restored file brings its session in paused`() throws {
    let state = try Day.state("09:00").pause(at: Day.moment("09:10")).resume(at: Day.moment("09:20"), in: .gmt)
    #expect(state.suspended.isPaused)
    #expect(state.suspended.lastEvent == state.lastEvent)
    #expect(try state.suspended.progress(at: Day.moment("21:00")).activeSeconds == 600)
    #expect(state.suspended.suspended == state.suspended)
    #expect(state.suspended.zonedLastEvent == state.zonedLastEvent)
  }

  @Test func `completing again makes the same rows, and no id twice`() throws {
    let state = try Day.state("21:00")
    let sessions = try Day.complete(state, at: "60:00")
    #expect(try Day.complete(state, at: "60:00") == sessions)
    let ids = sessions.map(\.id) + sessions.flatMap(\.times).map(\.id)
    #expect(Set(ids).count == 3 + 3)
    #expect(sessions.first?.id == state.id)
    // A number is added to the last 32 bits, and carried through all of them.
    for (tail, first, second) in [
      ("FFFFFFFF", "00000000", "00000002"), ("89ABCDEF", "89ABCDF0", "89ABCDF2"), ("01FFFFFE", "01FFFFFF", "02000001"),
      ("0000FFFD", "0000FFFE", "00010000"),
    ] {
      let id = try #require(UUID(uuidString: "00000000-0000-7000-8000-0000\(tail)"))
      let other = try TrackingState(id: id, blockID: id, zone: .gmt, start: Day.moment("09:00"))
      let resumed = try other.pause(at: Day.moment("09:20")).resume(at: Day.moment("09:40"), in: .gmt)
      let times = try Day.complete(resumed, at: "10:00").flatMap(\.times)
      #expect(times.map { $0.id.uuidString.suffix(8) } == [Substring(first), Substring(second)])
    }
  }
}

/// A day of a session in Paris, 2026-11-22.
enum Day {
  static let zone = TimeZone(identifier: "Europe/Paris") ?? .gmt

  /// `09:30`, `09:30:15`; 24:00 and later are of the days that follow.
  static func moment(_ clock: String) throws -> Instant {
    let parts = try clock.split(separator: ":").map { try #require(Decimal(string: String($0))) }
    let seconds = zip(parts, [3_600, 60, 1] as [Decimal]).reduce(0) { $0 + $1.0 * $1.1 }
    let start = Instant(Samples.day(20_261_122).date(in: zone))
    return start.adding(milliseconds: Int64(truncating: seconds * 1_000 as NSDecimalNumber))
  }

  static func state(_ start: String) throws -> TrackingState {
    try TrackingState(
      id: Samples.id(0x100), blockID: Samples.id(1), zone: zone, start: moment(start))
  }

  static func complete(_ state: TrackingState, at clock: String) throws -> [TrackingSessionDomain] {
    try state.complete(until: moment(clock), at: moment(clock)).sessions
  }

  static func restored(_ state: TrackingState) throws -> TrackingState {
    try JSONDecoder().decode(TrackingState.self, from: JSONEncoder().encode(state))
  }

  /// `09:00-09:30` for each, by the clocks of Paris.
  static func texts(_ spans: some Sequence<ZonedSpan>) -> [String] { texts(spans.map(\.span)) }

  /// The same.
  static func texts(_ spans: [TimeSpan]) -> [String] {
    spans.map { span in
      [span.start, span.end].map { LocalTime($0, in: zone).description.suffix(5) }.joined(separator: "-")
    }
  }

  /// `29:59`
  static func clock(_ seconds: Int64) -> String {
    [seconds / 60, seconds % 60].map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
  }
}
