import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// The sessions of a day, and what they add up to.
@Suite struct DayTimelineTests {
  private let day = Samples.day(20_261_122)

  @Test func `D30 a timeline lists a day's sessions by their starts`() throws {
    let night = try Day.complete(Day.state("23:00"), at: "24:30")
    let morning = try Day.complete(Day.state("09:00"), at: "10:45")
    let timeline = DayTimeline(day: day, sessions: night + morning)
    #expect(timeline.entries.map(\.session) == [morning[0], night[0]])
    #expect(timeline.entries.map(\.session.halves) == [3, 2])
    let spans = timeline.entries.map { TimeSpan(start: $0.start, end: $0.end) }
    #expect(Day.texts(spans) == ["09:00-10:45", "23:00-00:00"])
    #expect(timeline.halves == 5)
    #expect(timeline.output == 2.5)
    #expect(timeline.activeSeconds == 9_900)
    let (start, day) = (try Day.moment("09:00"), day)
    let others = [2, 1, 3].map { number in
      TrackingSessionDomain(
        id: Samples.id(number), number: number, blockID: Samples.id(1), day: day, createdAt: start,
        times: number == 3 ? [] : morning[0].times)
    }
    let together = DayTimeline(day: day, sessions: others)
    #expect(together.entries.map(\.session.number) == [1, 2])
    let next = DayTimeline(day: Samples.day(20_261_123), sessions: night + morning)
    #expect(next.entries.map(\.session.output) == [0.5])
    #expect(DayTimeline(day: day, sessions: []).output == 0)
  }

  @Test func `neighbouring times are joined, others are not`() throws {
    let state = try Day.state("09:00").pause(at: Day.moment("09:40")).resume(at: Day.moment("09:50"), in: Day.zone)
    let session = try #require(Day.complete(state, at: "11:00").first)
    #expect(
      Day.texts(DayTimeline(day: day, sessions: [session]).entries[0].session.spans) == ["09:00-09:40", "09:50-11:00"])
    let spans = try [("10:00", "10:30"), ("09:00", "09:30"), ("09:30", "09:59:59")].map {
      TimeSpan(start: try Day.moment($0), end: try Day.moment($1))
    }
    #expect(Day.texts(spans.joined) == ["09:00-09:59", "10:00-10:30"])
  }

  @Test func `D09 half blocks are counted over the active time of a session`() throws {
    let times = try [("09:00", "09:30", 1_800), ("10:00", "11:30", 1_200), ("12:00", "12:20", 700)].map {
      TrackingTimeDomain(
        id: Samples.id(5), start: try Day.moment($0), end: try Day.moment($1), zone: Day.zone, activeSeconds: $2)
    }
    let session = TrackingSessionDomain(
      id: Samples.id(4), blockID: Samples.id(1), day: day, createdAt: try Day.moment("12:10"), times: times)
    #expect(session.output == 1)
    #expect(session.activeSeconds == 3_700)
    #expect(try times.map { try $0.toEntity(of: session).toDomain() } == times)
  }

  @Test func `a time of an unknown zone is damaged`() throws {
    let session = try #require(Day.complete(Day.state("09:00"), at: "10:00").first)
    var time = session.times[0].toEntity(of: session)
    (time.zone, time.number) = ("Mars/Base", 7)
    #expect(throws: RepositoryError.damaged(.unknownZone("Mars/Base", number: 7))) { try time.toDomain() }
  }

  @Test func `sessions are listed by their starts, the newest first`() throws {
    let sessions = try ["11:00", "10:00", "11:00"].enumerated().map { number, start in
      let time = TrackingTimeDomain(
        id: Samples.id(9), start: try Day.moment(start), end: try Day.moment("12:00"), zone: Day.zone,
        activeSeconds: 3_600)
      return TrackingSessionDomain(
        id: Samples.id(number), number: number, blockID: Samples.id(1), day: day,
        createdAt: try Day.moment("2\(3 - number):00"), times: [time])
    }
    let listed = sessions.sorted { $0.key > $1.key }.map(\.number)
    #expect(listed == [2, 0, 1])
  }
}
