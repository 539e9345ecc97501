import Foundation
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloProviders
import ModuloScreens
import ModuloScreensMocks
import ModuloTracking
import ModuloUtilities
import NavigationKit
import TerminalKit
import Testing

/// The keys of the running session, of stored ones and of days: each does what its label says.
@MainActor
@Suite struct TrackingKeyTests {
  private let world: World
  private let block = BlockReference.id(BlockEntity.coding.id)

  init() throws { world = try World() }

  @Test func `the keys of the running session are those of its state, and it is drawn each second while it runs`()
    async throws
  {
    let screen = TrackingScreen(viewModel: .init(world.context))
    await screen.appear()
    let places = [
      KeyMeaning("Y", "Day", .day(.details(nil))), KeyMeaning("B", "Blocks", .block(.list(group: nil))),
      KeyMeaning("C", "Calendar", .timeSummary(.calendar(nil))), KeyMeaning("S", "Totals", .timeSummary(.sums)),
    ]
    let sessions = KeyMeaning("l", "Sessions", .trackingSession(.list(block: nil)))
    #expect(screen.meanings() == [KeyMeaning("c", "Continue", .tracking(.start(nil))), sessions] + places)
    #expect(screen.refreshInterval == nil)
    try await world.start()
    await screen.appear()
    let ofSession = [
      KeyMeaning("f", "Complete", .tracking(.completion)), KeyMeaning("D", "Discard", .tracking(.discard)),
      KeyMeaning("a", "Add time", .trackingSession(.create(block: block))),
      sessions,
    ]
    var seen: [Duration?] = []
    for label in ["Pause", "Resume"] {
      #expect(screen.meanings() == [KeyMeaning("space", label)] + ofSession + places)
      seen.append(screen.refreshInterval)
      world.pass(minutes: 1)
      await screen.press(.space)
    }
    #expect(seen == [.seconds(1), nil])
    let told = screen.viewModel.commands.take().map { command in
      if case .toast(let toast) = command { toast.name } else { "" }
    }
    #expect(told == ["trackingPaused(_:)", "trackingResumed(_:)"])
    #expect(screen.keyConflicts().isEmpty)
    world.log.failNext(with: .busy)
    await screen.press(.space)
    let lines = screen.plainLines()
    #expect(lines.first?.hasPrefix("⚠") == true)
    #expect(lines.contains("State        running"))
    try world.log.verify()
  }

  @Test func `on a day without sessions time is added to the selected block`() async throws {
    let day = Samples.day(20_260_401)
    func added() async -> [AppDestination] {
      let screen = DayScreen(viewModel: .init(world.context, day: day))
      await screen.open()
      return screen.meanings().filter { $0.key == "a" }.compactMap(\.destination)
    }
    let none = await added()
    #expect(none == [])
    let selected = BlockDraft(id: BlockEntity.running.id, name: "Running")
    _ = try await world.dependencies.blockProvider.update(selected, on: Samples.today)
    let running = await added()
    #expect(running == [.trackingSession(.create(block: .id(BlockEntity.running.id), on: day))])
  }

  @Test func `a session is started, completed and added with keys alone`() async throws {
    let start = TrackingStartScreen(viewModel: .init(world.context, mode: .start(block)))
    await start.open()
    let isTaken = await start.fields[0].set("-65m")
    #expect(isTaken && start.title.plainText == "Start a session: Coding")
    await start.press(.control("s"))
    let completion = TrackingCompletionScreen(viewModel: .init(world.context))
    await completion.open()
    _ = await completion.fields[1].set("Parser")
    await completion.press(.control("s"))
    let form = TrackingSessionFormScreen(viewModel: .init(world.context, mode: .create(of: block)))
    await form.open()
    for (field, input) in [(0, "08:00"), (1, "09:00"), (2, "two"), (2, "2"), (4, "[x]")] {
      _ = await form.fields[field].set(input)
    }
    #expect(form.fields.map(\.value.plainText) == ["08:00", "", "2", "", "[x]"])
    await form.press(.control("s"))
    let list = TrackingSessionsListScreen(viewModel: .init(world.context, block: nil))
    await list.open()
    let stored = list.viewModel.sessions?.map { "\($0.session.halves) \($0.session.memo ?? "")" }
    #expect(stored == ["2 Parser", "2 "])
    let conflicts = start.keyConflicts().union(completion.keyConflicts()).union(form.keyConflicts())
    #expect(conflicts.isEmpty)
  }

  @Test func `the forms of a session close once it is stored`() async throws {
    let destinations: [AppDestination] = [.trackingSession(.create(block: block)), .tracking(.completion)]
    let added = TrackingSessionFormScreen(viewModel: .init(world.context, mode: .create(of: block)))
    await added.open()
    for (field, time) in ["08:00", "09:10"].enumerated() { _ = await added.fields[field].set(time) }
    try await world.start()
    world.pass(minutes: 70)
    let completion = TrackingCompletionScreen(viewModel: .init(world.context))
    await completion.open()
    for (screen, destination) in zip([added, completion] as [any InteractiveScreen], destinations) {
      world.router.push(destination)
      await screen.press(.control("s"))
      #expect(screen.fields.isEmpty && screen.meanings().isEmpty)
      #expect(world.router.navigationPath.last != destination)
      await screen.appear()
      #expect(screen.plainLines().count == 1)
    }
  }

  @Test func `the sessions of a list and of a day lead to their forms, and a long list is read by pages`() async throws
  {
    for hour in 1...3 { try await add("0\(hour):00") }
    let list = TrackingSessionsListScreen(viewModel: .init(world.context, block: block))
    await list.open()
    let session = NumberReference.id(list.rows[0])
    let expected = [
      KeyMeaning("enter", "Edit", .trackingSession(.update(session))),
      KeyMeaning("a", "Add time", .trackingSession(.create(block: block))),
      KeyMeaning("x", "Split", .trackingSession(.split(session))),
      KeyMeaning("J", "Join", .trackingSession(.join(session))),
      KeyMeaning("d", "Delete", .trackingSession(.deletion(session))),
      KeyMeaning("i", "Import", .trackingSession(.importFile)),
      KeyMeaning("X", "Export", .trackingSession(.exportFile(of: .block(block)))),
    ]
    #expect(list.meanings(at: 0) == expected)
    await list.window?.show(Page(limit: 2, start: .end(count: 3)))
    #expect([list.window?.offset, list.window?.count, list.rows.count] == [1, 3, 2])
    await list.window?.show(Page(limit: 1))
    #expect([list.window?.offset, list.window?.count, list.rows.count] == [0, 3, 1])
    let day = DayScreen(viewModel: .init(world.context))
    await day.open()
    let keys = day.meanings(at: 2)
    #expect(keys[3].destination == .trackingSession(.update(session)))
    #expect(
      keys.map(\.label).prefix(9)
        == ["Next", "Previous", "Today", "Edit", "Add time", "Split", "Join", "Delete", "Sessions"])
    #expect(day.keyConflicts(at: 2).union(list.keyConflicts(at: 0)).isEmpty)
  }

  @Test func `time that is added from the page of another day is of that day`() async throws {
    try await add("01:00")
    let yesterday = Samples.day(20_260_411)
    let form = TrackingSessionFormScreen(viewModel: .init(world.context, mode: .create(of: block, on: yesterday)))
    await form.open()
    await form.viewModel.send(.close)
    #expect(form.viewModel.commands.take() == [])
    for (field, time) in ["11:00", "12:00"].enumerated() {
      let day = form.fields[field].input
      _ = await form.fields[field].set(day + time)
    }
    await form.press(.control("s"))
    #expect(form.viewModel.saved.map(\.session.day) == [yesterday])
    let day = DayScreen(viewModel: .init(world.context, day: yesterday))
    await day.open()
    let added = day.meanings(at: 0).first { $0.label == "Add time" }
    #expect(added?.destination == .trackingSession(.create(block: block, on: yesterday)))
    await day.press("t")
    let today = day.meanings(at: 0).first { $0.label == "Add time" }
    #expect(today?.destination == .trackingSession(.create(block: block)))
  }

  @Test func `a day is turned, and drawn each minute while a session runs`() async throws {
    let screen = DayScreen(viewModel: .init(world.context, day: Samples.day(20_260_401)))
    await screen.open()
    var days: [CalendarDay?] = []
    for key in ["n", "p", "p", "t"] as [Key] {
      await screen.press(key)
      days.append(screen.viewModel.day?.day)
    }
    #expect(days == [20_260_402, 20_260_401, 20_260_331, 20_260_412].map(Samples.day))
    #expect(screen.refreshInterval == nil)
    try await world.start()
    await screen.appear()
    #expect(screen.refreshInterval == .seconds(60))
    let last = DayScreen(viewModel: .init(world.context, day: .latest))
    await last.open()
    #expect(last.meanings().first?.label == "Previous")
  }

  private func add(_ start: String) async throws {
    let form = TrackingSessionFormScreen.ViewModel(world.context, mode: .create(of: block))
    await form.send(.start(start))
    await form.send(.halves("1"))
    await form.send(.submit)
    try #require(form.failure == nil)
  }
}
