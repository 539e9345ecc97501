import ModuloCore
import ModuloCoreMocks
import ModuloModels
import ModuloModelsMocks
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
    #expect(added.viewModel.commands.take() == [.toast(.trackingSessionAdded)])
    let form = TrackingSessionFormScreen.ViewModel(world.context, mode: .update(.number(1)))
    await form.send(.appear)
    let before = form.commands.take()
    #expect(before == [])
    await form.send(.memo("Parser"))
    await form.send(.submit)
    #expect(form.commands.take() == [.toast(.trackingSessionUpdated)])
    let deletion = TrackingSessionDeletionScreen.ViewModel(world.context, session: .number(1))
    await deletion.send(.submit)
    #expect(deletion.commands.take() == [.toast(.trackingSessionDeleted)])
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
    #expect(screen.plainLines().last == "… and more")
    #expect(screen.viewModel.sessions?.map(\.session.number) == [3, 2])
    await screen.viewModel.send(.turn(to: Page(limit: 2, offset: 2)))
    #expect(screen.viewModel.hasFurtherSessions == false)
    await screen.viewModel.send(.days(from: "today", to: "yesterday"))
    await screen.appear()
    #expect(screen.viewModel.failure == .rule(.endBeforeStart))
  }

  @Test func `D30 a day shows its board, its timeline and their total`() async {
    _ = await add("09:00", halves: "2")
    _ = await add("06:15", halves: "1")
    let screen = DayScreen(viewModel: .init(world.context))
    await screen.appear()
    #expect(
      screen.plainLines() == [
        "Apr 12, 2026  1.5 blocks", "", "00 ···· ···· ···· ···· ···· ····", "06 AA·· ···· ···· AAAA ···· ····",
        "12 ···· ···· ···· ···· ···· ····", "18 ···· ···· ···· ···· ···· ····", "A Coding  06:15–06:45, 09:00–10:00",
        "", "Timeline", "#2  06:15–06:45  ■ 💻 Coding  Work  0.5", "#1  09:00–10:00  ■ 💻 Coding  Work  1.0",
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
}
