import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// The sessions that a file lists, as they are stored.
@Suite struct ListedSessionTests {
  private let midnight = Instant(Samples.day(20_260_402).date(in: .gmt))

  @Test func `a time over midnight is of two days, where a half block ends`() throws {
    let listed = session([time(-40, 50)])
    let made = try listed.sessions(at: midnight, newID: newID())
    #expect(made.map(\.day) == [Samples.day(20_260_401), Samples.day(20_260_402)])
    #expect(made.map { minutes($0) } == [[[-40, 20]], [[20, 50]]])
    #expect(made.map(\.memo) == ["m", "m"])
  }

  @Test func `a session whose day is given stays one, and its times stay as they are`() throws {
    let times = [time(-40, -30), time(-30, -20), time(5, 50)]
    let made = try session(times, on: 20_260_401).sessions(at: midnight, newID: newID())
    #expect(made.map { minutes($0) } == [[[-40, -30], [-30, -20], [5, 50]]])
    #expect(made.map(\.day) == [Samples.day(20_260_401)])
    let ids = made.flatMap { [$0.id] + $0.times.map(\.id) }
    #expect(Set(ids).count == 4)
  }

  @Test func `pauses are between the times, and a half is filled first`() throws {
    let made = try session([time(-25, -5), time(5, 35)]).sessions(at: midnight, newID: newID())
    #expect(made.map { minutes($0) } == [[[-25, -5], [5, 15]], [[15, 35]]])
  }

  @Test func `a time with a pause that isn't known is not divided`() throws {
    let paused = ListedSession.Time(span: time(-40, 50).span, activeSeconds: 1_800)
    let made = try session([paused]).sessions(at: midnight, newID: newID())
    #expect(made.map { minutes($0) } == [[[-40, 50]]])
    #expect(made.map(\.activeSeconds) == [1_800])
  }

  @Test func `less than a minute is no session, but where its day is given`() throws {
    let short = ListedSession.Time(span: ZonedSpan(start: midnight, end: midnight.adding(seconds: 59), zone: .gmt))
    #expect(throws: TrackingRule.lessThanMinute) { try session([short]).sessions(at: midnight, newID: newID()) }
    let kept = try session([short], on: 20_260_402).sessions(at: midnight, newID: newID())
    #expect(kept.map(\.activeSeconds) == [59])
  }

  private func session(_ times: [ListedSession.Time], on day: Int? = nil) -> ListedSession {
    ListedSession(blockID: BlockEntity.coding.id, memo: "m", day: day.map { Samples.day($0) }, times: times)
  }

  /// A time in minutes after midnight.
  private func time(_ start: Int, _ end: Int) -> ListedSession.Time {
    ListedSession.Time(
      span: ZonedSpan(
        start: midnight.adding(seconds: Int64(start) * 60), end: midnight.adding(seconds: Int64(end) * 60), zone: .gmt))
  }

  private func minutes(_ session: TrackingSessionDomain) -> [[Int]] {
    session.times.map { [$0.start, $0.end].map { Int(midnight.milliseconds(until: $0) / 60_000) } }
  }

  private func newID() -> () -> UUID {
    var last = 0
    return {
      last += 1
      return Samples.id(last)
    }
  }
}
