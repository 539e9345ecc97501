import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// Sessions as they are stored, and those that are typed in afterwards.
@Suite struct TrackingSessionTests {
  @Test func `a session and its times are stored as they are`() throws {
    for session in try Day.complete(Day.state("23:00"), at: "25:00") {
      #expect(try session.toRecord().toDomain() == session)
    }
  }

  @Test func `a time of another session, block or day is damaged`() throws {
    let record = try #require(Day.complete(Day.state("09:00"), at: "10:00").first).toRecord()
    for change in [{ $0.sessionID = Samples.id(9) }, { $0.blockID = Samples.id(9) }, { $0.day = Samples.today }]
      as [(inout TrackingTimeEntity) -> Void]
    {
      var time = record.times[0]
      time.number = 8
      change(&time)
      #expect(throws: RepositoryError.damaged(.misplacedTime(number: 8))) {
        try TrackingSessionRecord(session: record.session, times: [time]).toDomain()
      }
    }
  }

  @Test func `what is typed in is stored whole, on each day on which a half was begun`() throws {
    let sessions = try draft("23:10", "24:50").sessions(at: Day.moment("25:00"))
    #expect(sessions.map(\.halves) == [2, 1])
    let spans = sessions.flatMap(\.times).map(\.span)
    #expect(Day.texts(spans) == ["23:10-00:10", "00:10-00:50"])
    #expect(sessions.map(\.activeSeconds) == [3_600, 2_400])
    #expect(sessions.map(\.memo) == ["m", "m"])
    #expect(try draft("23:10", "24:50").sessions(at: Day.moment("25:00")) == sessions)
    #expect(try draft("10:00", "10:01").sessions(at: Day.moment("12:00")).map(\.activeSeconds) == [60])
  }

  @Test(arguments: [
    ("10:00", "10:00:59", TrackingRule.lessThanMinute), ("10:00", "10:00", .endBeforeStart),
    ("10:30", "10:00", .endBeforeStart),
  ])
  func `a span that is no time is refused`(_ start: String, _ end: String, _ rule: TrackingRule) throws {
    let draft = try draft(start, end)
    #expect(throws: rule) { try draft.sessions(at: Day.moment("12:00")) }
  }

  @Test func `a span that ends in the future is refused`() throws {
    let draft = try draft("10:00", "12:00")
    let end = draft.span.end
    #expect(throws: TrackingRule.inFuture(end)) { try draft.sessions(at: Day.moment("11:59:59")) }
    #expect(try draft.sessions(at: draft.span.end).count == 1)
  }

  @Test(
    arguments: [
      ("a\nb", .memoControlCharacter(position: 2)), ("\u{1B}[1m", .memoControlCharacter(position: 1)),
      ("x\u{2028}y", .memoControlCharacter(position: 2)),
      (String(repeating: "é", count: TrackingMemo.limit + 1), .memoTooLong(limit: TrackingMemo.limit)),
    ] as [(String, TrackingRule)])
  func `a memo is one line`(_ text: String, _ rule: TrackingRule) throws {
    #expect(throws: rule) { try TrackingMemo.checked(text) }
  }

  @Test func `a memo is trimmed and composed, and none where it is blank`() throws {
    let longest = String(repeating: "👨‍👩‍👧", count: TrackingMemo.limit)
    let kept = try [nil, " \n", " e\u{301}\n", longest].map { try TrackingMemo.checked($0) }
    #expect(kept == [nil, nil, "é", longest])
  }

  @Test func `an edited session says what it was, and an end on the next day with its day`() throws {
    let here = FormatContext(locale: Locale(identifier: "en_US"), timeZone: Day.zone)
    let before = try detailed("22:00", "23:00", block: .coding)
    let after = try detailed("21:30", "24:10", memo: "Parser", block: .running)
    #expect(
      after.updatedText(here, since: before)
        == "Session #3 of \"Running\" on Nov 22, 2026 updated: start 21:30 (was 22:00), end 00:10 +1 (was 23:00), "
        + "block Running (was Coding), memo Parser (was none), active time 02:40:00 (was 01:00:00)")
    #expect(before.updatedText(here, since: before) == "Session #3 of \"Coding\" on Nov 22, 2026 updated")
    let french = FormatContext(locale: Locale(identifier: "fr_FR"), timeZone: Day.zone)
    #expect(
      before.updatedText(french, since: after).replacing("\u{A0}", with: " ")
        == "Session #3 de « Coding » du 22 nov. 2026 modifiée : début 22:00 (avant 21:30), fin 23:00 (avant 00:10 +1), "
        + "bloc Coding (avant Running), note aucune (avant Parser), temps actif 01:00:00 (avant 02:40:00)")
  }

  @Test func `a block of the same name in another group is told with the groups`() throws {
    let moved = BlockEntity(
      id: Samples.id(77), groupID: BlockGroupEntity.sport.id, name: BlockEntity.coding.name, icon: 0, color: 0,
      position: 0)
    let text = try detailed("22:00", "23:00", block: moved, group: .sport).updatedText(
      .english, since: detailed("22:00", "23:00", block: .coding))
    #expect(text.hasSuffix("updated: block Sport/Coding (was Work/Coding)"))
  }

  private func detailed(
    _ start: String, _ end: String, memo: String? = nil, block: BlockEntity, group: BlockGroupEntity = .work
  ) throws -> TrackingSessionDetailedDomain {
    let (first, last) = (try Day.moment(start), try Day.moment(end))
    let time = TrackingTimeDomain(
      id: Samples.id(0x101), start: first, end: last, zone: Day.zone,
      activeSeconds: first.milliseconds(until: last) / 1_000)
    let session = TrackingSessionDomain(
      id: Samples.id(0x100), number: 3, blockID: block.id, day: Samples.day(20_261_122), createdAt: last, memo: memo,
      times: [time])
    return TrackingSessionDetailedDomain(
      session: session, block: block.toDomain(), group: group.toDomain(defaultID: nil))
  }

  private func draft(_ start: String, _ end: String) throws -> TrackingSessionDraft {
    TrackingSessionDraft(
      id: Samples.id(0x100), blockID: Samples.id(1), zone: Day.zone,
      span: TimeSpan(start: try Day.moment(start), end: try Day.moment(end)), memo: "m")
  }
}
