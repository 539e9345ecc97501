import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloProviders
import ModuloScreens
import ModuloTimeSummary
import ModuloUtilities
import NavigationKit
import TerminalKit
import Testing

/// Calendars, sums of time, and the reset.
@MainActor
@Suite struct TimeSummaryScreenTests {
  private let april = Samples.month(202_604)

  @Test func `the calendar starts on today, and a day of another month turns the page`() async throws {
    let calendar = BlockCalendarScreen.ViewModel(try World().context, month: nil)
    await calendar.send(.appear)
    #expect(calendar.month == april)
    #expect(calendar.selectedDay == Samples.today)
    await calendar.send(.select(Samples.day(20_260_502)))
    #expect(calendar.month == Samples.month(202_605))
    await calendar.send(.selectToday)
    #expect(calendar.month == april)
    #expect(calendar.calendar?.cells.first?.day == Samples.day(20_260_329))
  }

  @Test func `D28 any month can be shown whose grid stays within the calendar (REC)`() async throws {
    let calendar = BlockCalendarScreen.ViewModel(try World().context, month: Samples.month(101))
    await calendar.send(.appear)
    #expect(calendar.failure == .input(.day(.outOfRange("0001-01"))))
    await calendar.send(.turn(to: Samples.month(203_601)))
    #expect(calendar.failure == nil)
    #expect(calendar.calendar?.cells.count == 42)
  }

  @Test(arguments: [
    (TimeGrouping.group, ["Work 11.0 11:00", "Sport 2.5 2:30"]),
    (.block, ["Coding 8.5 8:30", "Reading 2.5 2:30", "Running 2.5 2:30"]),
    (
      .day,
      [
        "Apr 6, 2026 2.5 2:30", "Apr 7, 2026 1.0 1:00", "Apr 8, 2026 4.0 4:00", "Apr 10, 2026 3.0 3:00",
        "Apr 11, 2026 1.5 1:30", "Apr 12, 2026 1.5 1:30",
      ]
    ),
    (.week, ["4/5/2026 – 4/11/2026 12.0 12:00", "4/12/2026 – 4/18/2026 1.5 1:30"]),
    (.month, ["Apr 2026 13.5 13:30"]),
  ])
  func `D32 the sums of all days are by what is chosen`(_ grouping: TimeGrouping, _ expected: [String]) async throws {
    let sums = TimeSummaryScreen.ViewModel(try World().context)
    await sums.send(.group(by: grouping, then: nil))
    await sums.send(.appear)
    let rows = sums.model?.rows.map { "\($0.name) \($0.output) \($0.time)" }
    #expect(rows == expected)
    let figures = sums.model?.figures.map(\.value)
    #expect(figures == ["13.5", "13:30", "1.5", "3 days", "3 days"])
  }

  @Test func `a span that ends before it begins, and a text that is no day, are refused`() async throws {
    let world = try World()
    let sums = TimeSummaryScreen.ViewModel(world.context)
    await sums.send(.from("2026-04-12"))
    await sums.send(.to("yesterday"))
    await sums.send(.appear)
    #expect(sums.failure == .input(.reversed(from: "2026-04-12", to: "yesterday")))
    await sums.send(.to("soon"))
    await sums.send(.appear)
    #expect(sums.failure == .input(.day(.notADay("soon"))))
    world.log.failNext(with: .busy)
    await sums.send(.to(nil))
    await sums.send(.appear)
    #expect(sums.failure == .storage(.busy))
    await sums.send(.appear)
    #expect(sums.model?.rows.map(\.output) == ["0.5", "1.0"].reversed())
    try world.log.verify()
  }

  @Test func `D34 a reset asks, deletes everything below, and one default group is left`() async throws {
    let world = try World()
    let screen = TimeResetScreen(viewModel: .init(world.context))
    await screen.open()
    let question = Confirmation.loss(
      "This deletes 2 groups and 3 blocks, with everything tracked of them.\nDelete them?")
    #expect(screen.viewModel.commands.take() == [.confirm(question, then: .submit, otherwise: .discard)])
    await screen.viewModel.send(.submit)
    let told = "2 groups and 3 blocks deleted with everything tracked of them"
    #expect(screen.plainLines() == ["✓ \(told)"])
    #expect(screen.viewModel.commands.take() == [.toast(.timeReset(told))])
    try await world.dependencies.blockGroupProvider.fetchAll()
    #expect(world.dependencies.blockGroupProvider.groups.map(\.name) == ["Default"])
    let sums = TimeSummaryScreen(viewModel: .init(world.context))
    await sums.appear()
    #expect(sums.plainLines().last == "Nothing was tracked.")
  }

  @Test func `N12 routes of calendars and sums`() throws {
    let registry = NavigationRegistry<any InteractiveScreen>()
    registry.registerTimeSummary(try World().context)
    let shown = try registry.resolve(AppDestination.timeSummary(.calendar(april)), as: BlockCalendarScreen.self)
    #expect(shown.viewModel.month == april)
    _ = try registry.resolve(AppDestination.timeSummary(.sums), as: TimeSummaryScreen.self)
    _ = try registry.resolve(AppDestination.timeSummary(.reset), as: TimeResetScreen.self)
  }
}
