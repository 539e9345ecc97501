import DependencyKit
import ModuloCore
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
      .tracking(.running), .tracking(.start(block)), .tracking(.start(nil)), .tracking(.change(to: block)),
      .tracking(.completion), .tracking(.discard),
      .trackingSession(.list(block: nil)), .trackingSession(.create(block: block)),
      .trackingSession(.update(session)), .trackingSession(.split(session)), .trackingSession(.join(session)),
      .trackingSession(.deletion(session)), .trackingSession(.importFile),
      .trackingSession(.exportFile(of: .block(block))), .day(.details(nil)),
    ]
    let screens = try destinations.map { try registry.resolve($0, as: (any Screen).self) }
    let names = screens.map { String(describing: type(of: $0)) }
    #expect(
      names == [
        "TrackingScreen", "TrackingStartScreen", "TrackingStartScreen", "TrackingStartScreen",
        "TrackingCompletionScreen",
        "DeletionScreen<TrackingDomain, Failure<TrackingRule>>",
        "TrackingSessionsListScreen", "TrackingSessionFormScreen", "TrackingSessionFormScreen",
        "TrackingSessionDivisionScreen", "TrackingSessionDivisionScreen",
        "DeletionScreen<TrackingSessionOutcome, Failure<TrackingRule>>", "TrackingSessionImportScreen",
        "TrackingSessionExportScreen", "DayScreen",
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
    let start = TrackingStartScreen.ViewModel(world.context, mode: .start(.id(BlockEntity.coding.id)))
    await start.send(.appear)
    let before = start.commands.take()
    #expect(before == [])
    await start.send(.submit)
    let started = "Coding · started on Apr 12, 2026 12:00"
    #expect(start.commands.take() == [.toast(.trackingStarted(started))])
    #expect(start.answer == started)
    let screen = TrackingScreen(viewModel: .init(world.context))
    await screen.appear()
    world.pass(minutes: 65)
    await screen.appear()
    _ = screen.plainLines()
    #expect(screen.viewModel.commands.take() == [])
    await screen.viewModel.send(.pause(at: "-5m"))
    await screen.viewModel.send(.resume(at: nil))
    let paused = "Coding · paused on Apr 12, 2026 13:00 · 1.0 block, and 00:00 of the next half"
    let resumed = "Coding · resumed on Apr 12, 2026 13:05 · 1.0 block, and 00:00 of the next half"
    #expect(screen.viewModel.commands.take() == [.toast(.trackingPaused(paused)), .toast(.trackingResumed(resumed))])
    #expect(screen.plainLines().first == "✓ \(resumed)")
    // Where rows are numbered, the toast is a line of its own.
    var numbered = EnvironmentValues()
    numbered.firstRowNumber = 1
    #expect(!screen.plainLines(numbered).contains("✓ \(resumed)"))
    await screen.viewModel.send(.resume(at: nil))
    #expect(screen.viewModel.commands.take() == [])
    let completion = TrackingCompletionScreen.ViewModel(world.context)
    await completion.send(.appear)
    await completion.send(.submit)
    let completed = "Coding · 01:00:00 on Apr 12, 2026 saved (#1): 1.0 block"
    #expect(completion.commands.take() == [.toast(.trackingCompleted(completed))])
  }

  @Test func `D17 completing before the first half says that none is full yet, and keeps no less than a minute`()
    async throws
  {
    let world = try World()
    for (minutes, toast, text) in [
      (29, Toast.trackingCompleted(_:), "Coding · 00:29:00 on Apr 12, 2026 saved (#1): no half block is full yet"),
      (0, Toast.trackingTooShort(_:), "Coding · 00:00:00 discarded: a session of less than a minute isn't saved"),
    ] {
      try await world.start()
      world.pass(minutes: minutes)
      let screen = TrackingCompletionScreen(viewModel: .init(world.context))
      await screen.viewModel.send(.submit)
      #expect(screen.viewModel.commands.take() == [.toast(toast(text))])
      #expect(screen.plainLines() == ["✓ \(text)"])
    }
  }

  @Test func `a switch asks as completing does, saves one session and starts the other`() async throws {
    let world = try World()
    try await world.start()
    world.pass(minutes: 8 * 60 + 1)
    let running = BlockReference.id(BlockEntity.running.id)
    let screen = TrackingStartScreen(viewModel: .init(world.context, mode: .change(to: running)))
    await screen.appear()
    await screen.viewModel.send(.ask)
    let asked = screen.viewModel.commands.take()
    #expect(asked.count == 1 && screen.viewModel.started == nil)
    await screen.viewModel.send(.memo("Parser"))
    await screen.viewModel.send(.submit)
    let told = ["Coding · 08:01:00 on Apr 12, 2026 saved (#1): 8.0 blocks", "Running · started on Apr 12, 2026 20:01"]
    #expect(screen.viewModel.commands.take() == [.toast(.trackingSwitched(told.joined(separator: "\n")))])
    #expect(screen.plainLines().suffix(2) == ["✓ \(told[0])", told[1]])
    #expect(screen.viewModel.completed?.sessions.map(\.memo) == ["Parser"])
  }

  @Test func `continuing starts the block of the session that began last, or says that there is none`() async throws {
    let world = try World()
    let form = TrackingStartScreen.ViewModel(world.context, mode: .continueLast)
    await form.send(.appear)
    #expect(form.failure == .rule(.nothingToContinue))
    try await world.start()
    world.pass(minutes: 40)
    await TrackingCompletionScreen.ViewModel(world.context).send(.submit)
    let again = TrackingStartScreen.ViewModel(world.context, mode: .continueLast)
    await again.send(.ask)
    #expect(again.started?.block.name == "Coding")
    #expect(again.commands.take() == [.toast(.trackingStarted("Coding · started on Apr 12, 2026 12:40"))])
  }

  @Test func `completing asks where the session is long, unless the end is said`() async throws {
    let world = try World()
    try await world.start()
    world.pass(minutes: 8 * 60)
    let completion = TrackingCompletionScreen.ViewModel(world.context)
    world.pass(minutes: 1)
    await completion.send(.ask)
    let question = Confirmation.loss(
      "This saves 08:01:00 of \"Coding\", tracked since Apr 12, 2026 12:00. <sayEnd>\nSave all of it?")
    #expect(completion.commands.take() == [.confirm(question, then: .submit)])
    #expect(completion.completed == nil)
    await completion.send(.end("2026-04-12T14:10"))
    await completion.send(.ask)
    let told = "Coding · 02:10:00 on Apr 12, 2026 saved (#1): 2.0 blocks"
    #expect(completion.commands.take() == [.toast(.trackingCompleted(told))])
    let halves = completion.completed?.sessions.map(\.halves)
    #expect(halves == [4])
    #expect(completion.completed?.sessions.map(\.activeSeconds) == [7_800])
  }

  @Test func `the setting says from when on completing asks`() async throws {
    let world = try World()
    try world.dependencies.shared.set("9", for: .longSession)
    try await world.start()
    world.pass(minutes: 8 * 60 + 1)
    let completion = TrackingCompletionScreen.ViewModel(world.context)
    await completion.send(.ask)
    let told = "Coding · 08:01:00 on Apr 12, 2026 saved (#1): 8.0 blocks"
    #expect(completion.commands.take() == [.toast(.trackingCompleted(told))])
  }

  @Test func `the form that completes says what will be saved, by the end that is typed`() async throws {
    let world = try World()
    try await world.start()
    world.pass(minutes: 95)
    let screen = TrackingCompletionScreen(viewModel: .init(world.context))
    #expect(screen.viewModel.summary == nil && screen.refreshInterval == nil)
    await screen.appear()
    #expect(screen.plainLines().first == "This saves 01:35:00 of \"Coding\", tracked since Apr 12, 2026 12:00.")
    #expect(screen.refreshInterval == .seconds(60))
    var seen: [String?] = []
    for end in ["12:40", "12:00", "later", "11:59", "23:00"] {
      await screen.viewModel.send(.end(end))
      seen.append(screen.viewModel.summary?.prefix(22).description)
    }
    #expect(seen == ["This saves 00:40:00 of", "Less than a minute is ", nil, nil, nil])
    await screen.viewModel.send(.end(""))
    await screen.viewModel.send(.submit)
    #expect(screen.viewModel.summary == nil && screen.refreshInterval == nil)
  }

  @Test func `a start more than a day ago is asked about before anything is saved`() async throws {
    let world = try World()
    let form = TrackingStartScreen.ViewModel(world.context, mode: .start(.id(BlockEntity.coding.id)))
    await form.send(.start("1926-04-12T12:00"))
    await form.send(.ask)
    let question = Confirmation.loss(
      "This starts a session of \"Coding\" on Apr 12, 1926 12:00: 876,600.0 blocks by now.\nStart it then?")
    #expect(form.commands.take() == [.confirm(question, then: .submit)])
    #expect(world.log.operations == [])
    await form.send(.start("yesterday 12:00"))
    await form.send(.ask)
    let told = "Coding · started on Apr 11, 2026 12:00 · 24.0 blocks, and 00:00 of the next half"
    #expect(form.commands.take() == [.toast(.trackingStarted(told))])
  }

  @Test func `more than a day that is added is asked about before anything is saved`() async throws {
    let world = try World()
    let form = TrackingSessionFormScreen.ViewModel(world.context, mode: .create(of: .id(BlockEntity.coding.id)))
    await form.send(.start("2025-04-12T09:00"))
    await form.send(.end("today 10:00"))
    await form.send(.ask)
    let question = Confirmation.loss(
      "This adds 8761:00 of \"Coding\", from Apr 12, 2025 09:00 to Apr 12, 2026 10:00.\nAdd all of it?")
    #expect(form.commands.take() == [.confirm(question, then: .submit)])
    #expect(!form.isDone)
    await form.send(.start("yesterday 10:00"))
    await form.send(.ask)
    #expect(form.commands.take() == [.toast(.trackingSessionAdded(form.answer ?? ""))])
    #expect(form.answer?.hasPrefix("Coding · 14:00:00 on Apr 11, 2026 saved (#1): 14.0 blocks\n") == true)
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
        "✓ Coding · 00:35:00 on Apr 12, 2026 saved (#1): 0.5 blocks",
        "The clock is behind the session's last change, on Apr 12, 2026 12:35: no time after it was counted.",
      ])
    // The form stays to say it.
    #expect(screen.viewModel.commands.take() == [])
  }

  @Test(arguments: [(0, nil), (1, "This discards 00:01:00 of \"Coding\".\nDiscard the session?")])
  func `D19 discarding asks where any time would be lost`(_ minutes: Int, _ question: String?) async throws {
    let world = try World()
    try await world.start()
    world.pass(minutes: minutes)
    let discard = TrackingDiscardScreen.ViewModel(world.context)
    await discard.send(.ask)
    let asked = question.map { ScreenCommand.confirm(.loss($0), then: RowDeletionAction.submit, otherwise: .discard) }
    #expect(discard.commands.take() == [asked ?? .toast(.trackingDiscarded("Coding · session discarded: 00:00:00"))])
  }

  @Test func `the form that starts remembers its id, so a retry starts no second session`() async throws {
    let world = try World()
    let form = TrackingStartScreen.ViewModel(world.context, mode: .start(.id(BlockEntity.coding.id)))
    world.log.failNext(with: .busy)
    await form.send(.submit)
    #expect(form.failure == .storage(.busy))
    await form.send(.submit)
    await form.send(.submit)
    #expect(form.failure == nil)
    try world.log.verify()
  }
}
