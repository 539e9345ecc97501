import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloScreens
import ModuloTracking
import ModuloUtilities
import TerminalKit
import Testing

/// The screens of stored sessions and of days.
@MainActor
@Suite struct TrackingSessionScreenTests {
  private let world: World

  init() throws { world = try World() }

  private func add(_ start: String, halves: String) async -> TrackingSessionFormScreen {
    let screen = TrackingSessionFormScreen(
      viewModel: .init(world.context, mode: .create(of: .id(BlockEntity.coding.id))))
    await screen.viewModel.send(.start(start))
    await screen.viewModel.send(.halves(halves))
    await screen.viewModel.send(.submit)
    return screen
  }

  @Test func `D40 what is added, edited and deleted gives one toast each`() async {
    let added = await add("09:00", halves: "2")
    let told = "Coding · 01:00:00 on Apr 12, 2026 saved (#1): 1.0 block"
    #expect(added.viewModel.commands.take() == [.toast(.trackingSessionAdded(told))])
    let form = TrackingSessionFormScreen.ViewModel(world.context, mode: .update(.number(1)))
    await form.send(.appear)
    let before = form.commands.take()
    #expect(before == [])
    await form.send(.memo("Parser"))
    await form.send(.submit)
    let edited = "Session #1 of \"Coding\" on Apr 12, 2026 updated: memo Parser (was none)"
    #expect(form.commands.take() == [.toast(.trackingSessionUpdated(edited))])
    let deletion = TrackingSessionDeletionScreen.ViewModel(world.context, session: .number(1))
    await deletion.send(.submit)
    let deleted = "Session #1 of \"Coding\" deleted · 01:00:00 on Apr 12, 2026"
    #expect(deletion.commands.take() == [.toast(.trackingSessionDeleted(deleted))])
  }

  @Test(arguments: [
    ("09:00", "0", TrackingError.rule(.endBeforeStart)), ("noon", "1", .input(.time(.notATime("noon")))),
    ("09:00", "2x5", .input(.halves("2x5"))), ("09:00", " ", .input(.halves(" "))),
  ])
  func `a time that can't be is refused`(_ start: String, _ halves: String, _ expected: TrackingError) async {
    let refused = await add(start, halves: halves)
    #expect(refused.viewModel.failure == expected)
    #expect(refused.viewModel.halves == halves)
  }

  @Test func `as many halves as a number can say end in the future`() async {
    let refused = await add("09:00", halves: "\(Int.max)")
    #expect(refused.plainLines().last?.hasPrefix("⚠ The time is in the future") == true)
  }

  @Test func `a list says whether there are more, and refuses an end before its start`() async {
    for start in ["06:00", "07:00", "08:00"] { _ = await add(start, halves: "1") }
    let screen = TrackingSessionsListScreen(viewModel: .init(world.context, block: .id(BlockEntity.coding.id)))
    await screen.viewModel.send(.turn(to: Page(limit: 2)))
    #expect(screen.plainLines().suffix(2) == ["… and more", "3 sessions · 1:30"])
    #expect(screen.viewModel.sessions?.map(\.session.number) == [3, 2])
    await screen.viewModel.send(.turn(to: Page(limit: 2, offset: 2)))
    #expect(screen.viewModel.hasFurtherSessions == false)
    await screen.viewModel.send(.days(from: "today", to: "yesterday"))
    await screen.appear()
    #expect(screen.viewModel.failure == .input(.reversed(from: "today", to: "yesterday")))
  }

  @Test func `D30 a day shows its board, its timeline and their total`() async {
    _ = await add("09:00", halves: "2")
    _ = await add("06:15", halves: "1")
    let screen = DayScreen(viewModel: .init(world.context))
    await screen.appear()
    #expect(
      screen.plainLines() == [
        "Apr 12, 2026  1.5 blocks · 1:30", "", "00 ···· ···· ···· ···· ···· ····", "06 AA·· ···· ···· AAAA ···· ····",
        "12 ···· ···· ···· ···· ···· ····", "18 ···· ···· ···· ···· ···· ····", "A Coding  06:15–06:45, 09:00–10:00",
        "", "Timeline", "#2  06:15–06:45  ■ 💻 Coding  Work  0:30  0.5", "#1  09:00–10:00  ■ 💻 Coding  Work  1:00  1.0",
      ])
  }

  @Test func `a memo follows the stored one until another is typed`() async {
    _ = await add("09:00", halves: "2")
    let forms = (0...1).map { _ in TrackingSessionFormScreen.ViewModel(world.context, mode: .update(.number(1))) }
    for form in forms { await form.send(.appear) }
    for action in [TrackingSessionFormScreen.ViewModel.Action.memo("Parser"), .submit] { await forms[0].send(action) }
    await forms[1].send(.appear)
    #expect(forms[1].memo == "Parser")
    await forms[1].send(.memo("Lexer"))
    await forms[1].send(.appear)
    #expect(forms[1].memo == "Lexer")
  }

  @Test func `the times of a session are edited on its day, and say what they are now`() async {
    _ = await add("yesterday 09:00", halves: "2")
    let screen = TrackingSessionFormScreen(viewModel: .init(world.context, mode: .update(.number(1))))
    await screen.appear()
    let fields = [screen.viewModel.start, screen.viewModel.end ?? "", screen.viewModel.blockName ?? ""]
    #expect(fields == ["2026-04-11T09:00", "2026-04-11T10:00", "Work/Coding"])
    await screen.viewModel.send(.start("08:45"))
    await screen.viewModel.send(.end("10:20"))
    await screen.viewModel.send(.block("running"))
    await screen.viewModel.send(.submit)
    let told =
      "Session #1 of \"Running\" on Apr 11, 2026 updated: start 08:45 (was 09:00), end 10:20 (was 10:00), "
      + "block Running (was Coding), active time 01:35:00 (was 01:00:00)"
    #expect(screen.plainLines() == ["✓ \(told)"])
    #expect(screen.viewModel.commands.take() == [.toast(.trackingSessionUpdated(told))])
    let again = TrackingSessionFormScreen(viewModel: .init(world.context, mode: .update(.number(1))))
    await again.viewModel.send(.end("2026-04-12T01:00"))
    await again.viewModel.send(.submit)
    #expect(again.viewModel.failure == .rule(.anotherDay(Samples.day(20_260_411))))
    #expect(again.viewModel.refusedField == "End")
    await again.viewModel.send(.end(""))
    await again.viewModel.send(.block("nothing"))
    await again.viewModel.send(.submit)
    #expect(again.viewModel.failure == .reference(.block, .notFound("nothing")))
    #expect(again.viewModel.refusedField == "Block")
  }

  @Test func `a session is split at a time of its day, and joined again`() async {
    _ = await add("yesterday 09:00", halves: "2")
    let split = TrackingSessionDivisionScreen(viewModel: .init(world.context, mode: .split(.number(1))))
    await split.appear()
    #expect(split.plainLines().first == "#1  Sat 4/11/2026  09:00–10:00  ■ 💻 Coding  Work  1:00  1.0")
    await split.viewModel.send(.text("09:20"))
    await split.viewModel.send(.submit)
    let parts = [
      "Session #1 of \"Coding\" saved · 09:00–09:20 on Apr 11, 2026: 00:20:00",
      "Session #2 of \"Coding\" saved · 09:20–10:00 on Apr 11, 2026: 00:40:00",
    ]
    #expect(split.viewModel.commands.take() == [.toast(.trackingSessionSplit(parts.joined(separator: "\n")))])
    #expect(split.plainLines() == ["✓ \(parts[0])", parts[1]])
    let outside = TrackingSessionDivisionScreen(viewModel: .init(world.context, mode: .split(.number(1))))
    await outside.viewModel.send(.text("11:00"))
    await outside.viewModel.send(.submit)
    #expect(
      outside.plainLines().last?.hasPrefix("⚠ The time isn't within the session: Apr 11, 2026 09:00–09:20.") == true)
    let join = TrackingSessionDivisionScreen(viewModel: .init(world.context, mode: .join(.number(2))))
    for action in [TrackingSessionDivisionScreen.ViewModel.Action.text("one"), .submit] {
      await join.viewModel.send(action)
    }
    #expect(join.viewModel.failure == .unreadableReference("one"))
    await join.viewModel.send(.text("#1"))
    await join.viewModel.send(.submit)
    let whole = "Session #1 of \"Coding\" saved · 09:00–10:00 on Apr 11, 2026: 01:00:00"
    #expect(join.viewModel.commands.take() == [.toast(.trackingSessionsJoined(whole))])
    #expect(join.plainLines() == ["✓ \(whole)"])
  }

  @Test func `a deletion says which other session counts for other halves`() async throws {
    for start in ["06:00", "07:00"] {
      let form = TrackingSessionFormScreen.ViewModel(world.context, mode: .create(of: .id(BlockEntity.coding.id)))
      for action in [TrackingSessionFormScreen.ViewModel.Action.start(start), .end("20m"), .submit] {
        await form.send(action)
      }
    }
    let deletion = TrackingSessionDeletionScreen(viewModel: .init(world.context, session: .number(1)))
    await deletion.viewModel.send(.submit)
    #expect(
      deletion.plainLines() == [
        "✓ Session #1 of \"Coding\" deleted · 00:20:00 on Apr 12, 2026",
        "Session #2 has 0.0 blocks now (before: 0.5).",
      ])
  }
}
