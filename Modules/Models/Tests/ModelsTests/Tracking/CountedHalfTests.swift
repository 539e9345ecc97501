import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// Half blocks that are counted over the sessions of a block on a day.
@Suite struct CountedHalfTests {
  @Test func `four times 25 minutes are three halves and ten minutes of the next`() throws {
    let sessions = try sessions([("09:00", "09:25"), ("10:00", "10:25"), ("11:00", "11:25"), ("12:00", "12:25")])
    #expect(sessions.map(\.halves) == [0, 1, 1, 1])
    #expect(sessions.map(\.activeSeconds) == [1_500, 1_500, 1_500, 1_500])
    let begun = sessions.flatMap(\.halfBlocks).filter { !$0.isFull }
    #expect(begun.map(\.activeSeconds) == [600])
    #expect(begun.map(\.sessionID) == [Samples.id(3)])
    let spans = sessions.flatMap(\.halfBlocks).map(\.span)
    #expect(Day.texts(spans) == ["09:00-10:05", "10:05-11:10", "11:10-12:15", "12:15-12:25"])
  }

  @Test func `a deleted session may take a half from another one, and no time`() throws {
    let all = try sessions([("09:00", "09:20"), ("10:00", "10:10"), ("11:00", "11:10")])
    #expect(all.map(\.halves) == [0, 1, 0])
    let left = try sessions([("10:00", "10:10"), ("11:00", "11:10")])
    #expect(left.map(\.halves) == [0, 0])
    #expect(left.map(\.activeSeconds) == [600, 600])
  }

  @Test func `each time zone is counted by itself`() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let found = try sessions([("09:00", "09:20"), ("10:00", "10:20"), ("11:00", "11:20")], zones: [1: tokyo])
    #expect(found.map(\.halves) == [0, 0, 1])
    let begun = found.flatMap(\.halfBlocks).filter { !$0.isFull }
    #expect(begun.map(\.activeSeconds).sorted() == [600, 1_200])
  }

  @Test func `the halves of an earlier version count as they did, those with a pause too`() throws {
    let session = try session(
      0, [("09:00", "09:30", 1_800), ("09:30", "10:10", 1_800), ("10:10", "10:40", 1_800)], Day.zone)
    #expect(session.halves == 3)
    #expect(Day.texts(session.halfBlocks.map(\.span)) == ["09:00-09:30", "09:30-10:10", "10:10-10:40"])
  }

  @Test func `no more is counted than a time has room for`() throws {
    let session = try session(0, [("09:00", "09:30", .max / 2)], Day.zone)
    #expect(session.halves == 1)
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func `any times give the halves of a count second by second`(
    _ seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      var (clock, spans) = (Int64(0), [(start: Int64, seconds: Int64, session: Int)]())
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        clock += .random(in: 0...3_000, using: &random)
        let seconds = Int64.random(in: 1...5_000, using: &random)
        spans.append((clock, seconds, .random(in: 0...3, using: &random)))
        clock += seconds
      }
      let domains = try (0...3).map { number in
        let times = spans.filter { $0.session == number }
        return try session(
          number, times.map { ($0.start, $0.start + $0.seconds) }, among: spans.map { ($0, $0.session) })
      }
      var (elapsed, expected) = (0, [0, 0, 0, 0])
      for span in spans {
        for _ in 0..<span.seconds {
          elapsed += 1
          if elapsed % 1_800 == 0 { expected[span.session] += 1 }
        }
      }
      #expect(domains.map(\.halves) == expected, "seed \(seed)")
    }
  }
}

extension CountedHalfTests {
  /// Sessions of one block and day, one for each time, as they are read beside each other.
  private func sessions(
    _ times: [(String, String)], zones: [Int: TimeZone] = [:]
  ) throws -> [TrackingSessionDomain] {
    let alone = try times.enumerated().map { number, time in
      let seconds = try Day.moment(time.0).milliseconds(until: Day.moment(time.1)) / 1_000
      return try session(number, [(time.0, time.1, seconds)], zones[number] ?? Day.zone).toRecord()
    }
    return try alone.map { record in
      try TrackingSessionRecord(
        session: record.session, times: record.times,
        others: alone.filter { $0.session.id != record.session.id }.flatMap(\.times)
      ).toDomain()
    }
  }

  private func session(
    _ number: Int, _ times: [(String, String, Int64)], _ zone: TimeZone
  ) throws -> TrackingSessionDomain {
    TrackingSessionDomain(
      id: Samples.id(number), number: number, blockID: Samples.id(9), day: Samples.day(20_261_122),
      createdAt: try Day.moment("23:00"),
      times: try times.enumerated().map { index, time in
        TrackingTimeDomain(
          id: Samples.id(100 + 10 * number + index), start: try Day.moment(time.0), end: try Day.moment(time.1),
          zone: zone, activeSeconds: time.2)
      })
  }

  /// A session with times in seconds, beside those of others.
  private func session(
    _ number: Int, _ times: [(Int64, Int64)],
    among all: [(span: (start: Int64, seconds: Int64, session: Int), session: Int)]
  ) throws -> TrackingSessionDomain {
    func entity(_ start: Int64, _ end: Int64, _ session: Int) -> TrackingTimeEntity {
      TrackingTimeEntity(
        id: UUID(), sessionID: Samples.id(session), blockID: Samples.id(9), day: Samples.today,
        start: Instant.epoch.adding(seconds: start), end: Instant.epoch.adding(seconds: end), zone: "GMT",
        activeSeconds: end - start)
    }
    let row = TrackingSessionEntity(
      id: Samples.id(number), number: Int64(number), blockID: Samples.id(9), day: Samples.today, createdAt: .epoch)
    return try TrackingSessionRecord(
      session: row, times: times.map { entity($0.0, $0.1, number) },
      others: all.filter { $0.session != number }
        .map { entity($0.span.start, $0.span.start + $0.span.seconds, $0.session) }
    ).toDomain()
  }
}
