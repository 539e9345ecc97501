import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// Times that may have been forgotten, or mistyped.
@Suite struct LongSessionTests {
  private let host = FormatContext(
    locale: Locale(identifier: "en_US"), timeZone: Day.zone, adviceWords: MockAdviceWords())
  private let paris = FormatContext(locale: Locale(identifier: "en_US"), timeZone: Day.zone)

  private func tracking(_ state: TrackingState) -> TrackingDomain {
    TrackingDomain(
      state: state, block: BlockEntity.coding.toDomain(), group: BlockGroupEntity.work.toDomain(defaultID: nil))
  }

  @Test(arguments: [(0, nil), (1, 1), (8, 8), (24, 24), (25, nil), (-8, nil)] as [(Int, Int?)])
  func `a limit is from one hour to 24`(_ hours: Int, _ expected: Int?) {
    #expect(LongSession(hours: hours)?.hours == expected)
  }

  @Test(arguments: [(8, "17:00", "17:00:00.001"), (1, "10:00", "10:00:01"), (24, "23:59", "24:00")])
  func `a session is long after the limit, and on a later day`(_ hours: Int, _ short: String, _ long: String) throws {
    let limit = try #require(LongSession(hours: hours))
    let state = try Day.state("09:00")
    let found = try [short, long].map { state.isLong(at: try Day.moment($0), limit: limit) }
    #expect(found == [false, true])
  }

  @Test func `the limit counts from the last command, and no pause`() throws {
    let paused = try Day.state("05:00").pause(at: Day.moment("12:00"))
    let resumed = try paused.resume(at: Day.moment("15:00"), in: Day.zone)
    let found = try [
      paused.isLong(at: Day.moment("23:59"), limit: .standard),
      resumed.isLong(at: Day.moment("23:00"), limit: .standard),
      resumed.isLong(at: Day.moment("23:00:01"), limit: .standard),
      paused.isLong(at: Day.moment("24:00"), limit: .standard),
    ]
    #expect(found == [false, false, true, true])
  }

  @Test func `a session that was resumed where it is the same day still is not long`() throws {
    let west = try #require(TimeZone(identifier: "America/Los_Angeles"))
    let paused = try Day.state("22:00").pause(at: Day.moment("23:00"))
    // 01:30 in Paris is 16:30 of the day before in Los Angeles.
    let resumed = try paused.resume(at: Day.moment("25:00"), in: west)
    let found = try [paused, resumed].map { $0.isLong(at: try Day.moment("25:30"), limit: .standard) }
    #expect(found == [true, false])
    #expect(try resumed.isLong(at: Day.moment("33:00"), limit: LongSession(hours: 24) ?? .standard))
  }

  @Test func `the question says how much, since when, the last change, and what to do`() throws {
    let state = try Day.state("09:00")
    let now = try Day.moment("23:10")
    let asked = tracking(state).longQuestion(host, at: now, limit: .standard)
    #expect(
      asked
        == "This saves 14:10:00 of \"Coding\", tracked since Nov 22, 2026 09:00. <sayEnd>\nSave all of it?")
    let resumed = try state.pause(at: Day.moment("10:00")).resume(at: Day.moment("11:00"), in: Day.zone)
    let later = tracking(resumed).longQuestion(paris, at: now, limit: .standard)
    #expect(
      later == """
        This saves 13:10:00 of "Coding", tracked since Nov 22, 2026 09:00. The last change of the session was on \
        Nov 22, 2026 11:00.
        Save all of it?
        """)
    #expect(tracking(state).longQuestion(.french, at: now, limit: .standard)?.contains("depuis le") == true)
  }

  @Test func `a session of less than a minute, or one that isn't long, is not asked about`() throws {
    let late = tracking(try Day.state("23:59:30"))
    #expect(late.longQuestion(.english, at: try Day.moment("24:00:29"), limit: .standard) == nil)
    #expect(late.longQuestion(.english, at: try Day.moment("24:00:30"), limit: .standard) != nil)
    let short = tracking(try Day.state("09:00"))
    #expect(short.longQuestion(.english, at: try Day.moment("17:00"), limit: .standard) == nil)
  }

  @Test func `what completing stores is said before, or that there is nothing to store`() throws {
    let session = tracking(try Day.state("09:00"))
    let texts = try ["09:00:59", "10:45"].map { session.completionText(paris, at: try Day.moment($0)) }
    #expect(
      texts == [
        "Less than a minute is tracked, which isn't saved.",
        "This saves 01:45:00 of \"Coding\", tracked since Nov 22, 2026 09:00.",
      ])
  }

  @Test func `a start more than a day ago is asked about, however long ago it is`() throws {
    let now = try Day.moment("09:00")
    func question(_ start: Instant?) -> String? {
      TrackingDraft(id: Samples.id(9), block: BlockEntity.coding.toDomain(), zone: .gmt, start: start)
        .longQuestion(.english, at: now)
    }
    let short = [nil, now.adding(seconds: 60), now.adding(seconds: -86_400)].map(question)
    #expect(short == [nil, nil, nil])
    let day = question(now.adding(seconds: -86_401))
    #expect(
      day == "This starts a session of \"Coding\" on Nov 21, 2026 07:59: 24.0 blocks by now.\nStart it then?")
    #expect(question(.earliest)?.contains(" 17,758,592.0 blocks by now") == true)
  }

  @Test func `more than a day that is added is asked about, unless a rule refuses it`() throws {
    let now = try Day.moment("09:00")
    func question(_ start: Instant, _ end: Instant) -> String? {
      TrackingSessionDraft(
        id: Samples.id(9), blockID: BlockEntity.coding.id, zone: .gmt, span: TimeSpan(start: start, end: end)
      ).longQuestion(.english, of: BlockEntity.coding.toDomain(), at: now)
    }
    let day = now.adding(seconds: -86_400)
    let short = [question(day, now), question(now, day), question(day, now.adding(seconds: 1))]
    #expect(short == [nil, nil, nil])
    #expect(
      question(day.adding(seconds: -60), now) == """
        This adds 24:01 of "Coding", from Nov 21, 2026 07:59 to Nov 22, 2026 08:00.
        Add all of it?
        """)
  }
}
