import ModuloCore
import ModuloCoreMocks
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloProviders
import ModuloScreens
import ModuloTracking
import ModuloUtilities
import NavigationKit
import TerminalKit
import Testing

/// The screens of the running session.
@MainActor
@Suite struct TrackingScreenTests {
  @Test func `every destination of tracking and of days opens its screen`() throws {
    let registry = NavigationRegistry<any InteractiveScreen>()
    registry.registerTracking(try World().context)
    let (block, session) = (BlockReference.id(Samples.id(1)), NumberReference.number(1))
    let destinations: [AppDestination] = [
      .tracking(.running), .tracking(.start(block)), .tracking(.completion), .tracking(.discard),
      .trackingSession(.list(block: nil)), .trackingSession(.create(block: block)),
      .trackingSession(.update(session)), .trackingSession(.deletion(session)), .day(.details(nil)),
    ]
    let screens = try destinations.map { try registry.resolve($0, as: (any Screen).self) }
    let names = screens.map { String(describing: type(of: $0)) }
    #expect(
      names == [
        "TrackingScreen", "TrackingStartScreen", "TrackingCompletionScreen", "TrackingDiscardScreen",
        "TrackingSessionsListScreen", "TrackingSessionFormScreen", "TrackingSessionFormScreen",
        "TrackingSessionDeletionScreen", "DayScreen",
      ])
  }

  @Test func `D20 a session goes on as if the program had never ended, and a paused one keeps its time`() async throws {
    let world = try World()
    try await world.start()
    world.pass(minutes: 40)
    let running = TrackingScreen(viewModel: .init(world.context))
    await running.appear()
    let lines = running.plainLines()
    #expect(lines.contains("Blocks       0.5"))
    #expect(lines.contains("Active time  00:40:00"))
    await running.viewModel.send(.pause(at: nil))
    world.pass(minutes: 600)
    let paused = TrackingScreen(viewModel: .init(world.context))
    await paused.appear()
    let later = paused.plainLines()
    #expect(later.contains("State        paused"))
    #expect(later.contains("Active time  00:40:00"))
  }

  @Test func `D40 a load and the passing of time give no feedback, each command gives exactly one`() async throws {
    let world = try World()
    let start = TrackingStartScreen.ViewModel(world.context, block: .id(BlockEntity.coding.id))
    await start.send(.appear)
    let before = start.commands.take()
    #expect(before == [])
    await start.send(.submit)
    #expect(start.commands.take() == [.toast(.trackingStarted)])
    let screen = TrackingScreen(viewModel: .init(world.context))
    await screen.appear()
    world.pass(minutes: 65)
    await screen.appear()
    _ = screen.plainLines()
    #expect(screen.viewModel.commands.take() == [])
    await screen.viewModel.send(.pause(at: "-5m"))
    await screen.viewModel.send(.resume(at: nil))
    #expect(screen.viewModel.commands.take() == [.toast(.trackingPaused), .toast(.trackingResumed)])
    await screen.viewModel.send(.resume(at: nil))
    #expect(screen.viewModel.commands.take() == [])
    let completion = TrackingCompletionScreen.ViewModel(world.context)
    await completion.send(.appear)
    await completion.send(.submit)
    #expect(completion.commands.take() == [.toast(.trackingCompleted)])
  }

  @Test func `D17 completing before the first half is refused with the half-block message`() async throws {
    let world = try World()
    try await world.start()
    world.pass(minutes: 29)
    let completion = TrackingCompletionScreen.ViewModel(world.context)
    try await completion.expect(
      .submit, .changes(\.failure, to: .rule(.lessThanHalf)), commands: [.toast(.halfBlockMandatory)])
    #expect(completion.failureText == "Less than half a block is tracked: 0.5 is the least that can be saved.")
  }

  @Test func `completing asks when it would save more than a day since the last command, unless the end is said`()
    async throws
  {
    let world = try World()
    try await world.start()
    world.pass(minutes: 24 * 60)
    let completion = TrackingCompletionScreen.ViewModel(world.context)
    world.pass(minutes: 1)
    await completion.send(.ask)
    let question = Confirmation.loss(
      "This saves 24.0 blocks of \"Coding\"; the last change of the session was on Apr 12, 2026 12:00.\nSave all of it?"
    )
    #expect(completion.commands.take() == [.confirm(question, then: .submit)])
    await completion.send(.end("2026-04-12T14:10"))
    await completion.send(.ask)
    #expect(completion.commands.take() == [.toast(.trackingCompleted)])
    let halves = completion.completed?.sessions.map(\.halves)
    #expect(halves == [4])
    #expect(completion.completed?.restSeconds == 600)
  }

  @Test func `a clock that was put back makes no time, and completing says so`() async throws {
    let world = try World()
    try await world.start()
    world.pass(minutes: 35)
    try await world.dependencies.trackingProvider.pause(at: nil, now: world.dependencies.now)
    world.pass(minutes: -60)
    let screen = TrackingCompletionScreen(viewModel: .init(world.context))
    await screen.viewModel.send(.submit)
    #expect(
      screen.plainLines() == [
        "✓ Coding · 0.5 blocks on Apr 12, 2026 saved (#1)", "5 minutes left out: less than half a block.",
        "The clock is behind the session's last change, on Apr 12, 2026 12:35: no time after it was counted.",
      ])
  }

  @Test(arguments: [(29, nil), (30, "This discards 0.5 blocks of \"Coding\" for good.\nDiscard the session?")])
  func `D19 discarding asks where halves would be lost`(_ minutes: Int, _ question: String?) async throws {
    let world = try World()
    try await world.start()
    world.pass(minutes: minutes)
    let discard = TrackingDiscardScreen.ViewModel(world.context)
    await discard.send(.ask)
    let asked = question.map { ScreenCommand.confirm(.loss($0), then: RowDeletionAction.submit, otherwise: .discard) }
    #expect(discard.commands.take() == [asked ?? .toast(.trackingDiscarded)])
  }

  @Test func `the form that starts remembers its id, so a retry starts no second session`() async throws {
    let world = try World()
    let form = TrackingStartScreen.ViewModel(world.context, block: .id(BlockEntity.coding.id))
    world.log.failNext(with: .busy)
    await form.send(.submit)
    #expect(form.failure == .storage(.busy))
    await form.send(.submit)
    await form.send(.submit)
    #expect(form.failure == nil)
  }
}
