import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// The running session in words, at a moment.
@Suite struct TrackingTextTests {
  /// Somebody in Paris, where the session is.
  private let here = FormatContext(locale: Locale(identifier: "en_US"), timeZone: Day.zone)

  private func tracking(_ state: TrackingState) -> TrackingDomain {
    TrackingDomain(
      state: state, block: BlockEntity.coding.toDomain(), group: BlockGroupEntity.work.toDomain(defaultID: nil))
  }

  @Test func `a session is shown with its whole halves, its time and the part of the half that it is in`() throws {
    let shown = tracking(try Day.state("22:40")).toUIModel(here, at: try Day.moment("24:02:30"))
    #expect([shown.block.name, shown.group, shown.since] == ["Coding", "Work", "Nov 22, 2026 22:40"])
    #expect([shown.output, shown.activeTime, shown.elapsed] == ["1.0", "01:22:30", "22:30 of 30:00"])
    #expect(shown.progress == Decimal(3) / 4)
    #expect(!shown.isPaused)
  }

  @Test func `a session without a whole half has no output`() throws {
    let shown = tracking(try Day.state("22:40").pause(at: Day.moment("22:46"))).toUIModel(
      here, at: try Day.moment("23:30"))
    #expect([shown.output, shown.activeTime, shown.elapsed] == ["0.0", "00:06:00", "06:00 of 30:00"])
    #expect(shown.progress == Decimal(1) / 5)
    #expect(shown.isPaused)
  }

  @Test func `a corner of the window has the block, its hours and minutes, and whether it is paused`() throws {
    let running = tracking(try Day.state("22:40")).toBadgeUIModel(here, at: try Day.moment("24:02:30"))
    let paused = tracking(try Day.state("22:40").pause(at: Day.moment("22:46")))
      .toBadgeUIModel(here, at: try Day.moment("23:30"))
    #expect([running.text, running.state] == ["Coding 1:22", "running"])
    #expect([paused.text, paused.state] == ["Coding 0:06", "paused"])
    #expect(!running.isPaused && paused.isPaused)
  }

  @Test(arguments: [
    ("22:40", "Coding · started on Nov 22, 2026 22:40"),
    ("22:50", "Coding · started on Nov 22, 2026 22:40 · 10:00 of 30:00"),
    ("23:50", "Coding · started on Nov 22, 2026 22:40 · 1.0 block, and 10:00 of the next half"),
  ])
  func `a command is told with what is tracked by then`(_ now: String, _ text: String) throws {
    let found = tracking(try Day.state("22:40")).text(here, at: try Day.moment(now))
    #expect(found == text)
  }

  @Test func `a pause and the end of one are told with their time`() throws {
    let paused = try Day.state("22:40").pause(at: Day.moment("22:50"))
    let resumed = try paused.resume(at: Day.moment("23:00"), in: Day.zone)
    let texts = try [paused, resumed].map { tracking($0).text(here, at: try Day.moment("23:05")) }
    #expect(
      texts == [
        "Coding · paused on Nov 22, 2026 22:50 · 10:00 of 30:00",
        "Coding · resumed on Nov 22, 2026 23:00 · 15:00 of 30:00",
      ])
  }

  @Test func `a time of another zone is told with the zone`() throws {
    let west = try #require(TimeZone(identifier: "America/Los_Angeles"))
    let there = FormatContext(locale: Locale(identifier: "en_US"), timeZone: west)
    let paused = try Day.state("22:40").pause(at: Day.moment("22:50"))
    let resumed = try paused.resume(at: Day.moment("35:00"), in: west)
    let texts = try [paused, resumed].map { tracking($0).text(there, at: try Day.moment("35:00")) }
    #expect(
      texts == [
        "Coding · paused on Nov 22, 2026 22:50 (Europe/Paris) · 10:00 of 30:00",
        "Coding · resumed on Nov 23, 2026 02:00 · 10:00 of 30:00",
      ])
    let since = tracking(resumed).toUIModel(there, at: try Day.moment("35:00")).since
    #expect(since == "Nov 22, 2026 22:40 (Europe/Paris)")
    // Zones of the same clocks need no name.
    let brussels = FormatContext(
      locale: Locale(identifier: "en_US"), timeZone: try #require(TimeZone(identifier: "Europe/Brussels")))
    let alike = brussels.localTime(resumed.zonedStart)
    #expect(alike == "Nov 22, 2026 22:40")
    // What is refused is told by the clocks that the time was typed by.
    let rules = [TrackingRule.inFuture(try Day.moment("35:00")), .beforeLastEvent(try Day.moment("35:00"))]
    let areHere = rules.map { $0.text(there).contains("Nov 23, 2026 02:00.") }
    #expect(areHere == [true, true])
  }

  @Test func `a paused session isn't said to run`() {
    let texts = [false, true].map { TrackingError.rule(.alreadyRunning("Coding", isPaused: $0)).text(here) }
    #expect(texts == ["A session of \"Coding\" is running already.", "A session of \"Coding\" is paused."])
  }

  @Test func `what is lost by discarding a session is asked and told, to the second`() throws {
    let session = tracking(try Day.state("22:40"))
    #expect(session.discardQuestion(here, at: try Day.moment("22:40:00.900")) == nil)
    let question = session.discardQuestion(here, at: try Day.moment("22:40:01"))
    #expect(question == "This discards 00:00:01 of \"Coding\".\nDiscard the session?")
    let text = session.discardedText(here, at: try Day.moment("24:20:05"))
    #expect(text == "Coding · session discarded: 01:40:05")
  }

  @Test(arguments: [
    ("09:50", ["Coding · 00:50:00 on Nov 22, 2026 saved (#0): 0.5 blocks"]),
    ("09:29:59", ["Coding · 00:29:59 on Nov 22, 2026 saved (#0): no half block is full yet"]),
    ("09:00:40", ["Coding · 00:00:40 discarded: a session of less than a minute isn't saved"]),
  ])
  func `what completing did is told: what was saved, or that it was too short`(_ end: String, _ texts: [String]) throws
  {
    let state = try Day.state("09:00")
    let done = try state.complete(until: nil, at: Day.moment(end))
    let completed = TrackingCompletionRecord(
      tracking: TrackingRecord(state: state, block: .coding, group: .work),
      sessions: done.sessions.map { $0.toRecord() },
      discardedSeconds: done.discardedSeconds, isClockBehind: false)
    #expect(try completed.toDomain().texts(here) == texts)
  }
}
