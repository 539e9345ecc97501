import Foundation
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloScreens
import ModuloScreensMocks
import ModuloTracking
import ModuloUtilities
import TerminalKit
import Testing

/// The screens of what is planned.
@MainActor
@Suite struct PlannedBlockScreenTests {
  private let world: World
  private let coding = BlockReference.id(BlockEntity.coding.id, named: "Coding")

  init() throws { world = try World() }

  private func plan(_ start: String, _ end: String, _ block: BlockReference? = nil) async -> PlannedBlockFormScreen {
    let screen = PlannedBlockFormScreen(viewModel: .init(world.context, mode: .create(of: block ?? coding)))
    for action: PlannedBlockFormScreen.ViewModel.Action in [.start(start), .end(end), .submit] {
      await screen.viewModel.send(action)
    }
    return screen
  }

  private func form(_ mode: PlannedBlockFormScreen.ViewModel.Mode) async -> PlannedBlockFormScreen.ViewModel {
    let form = PlannedBlockFormScreen.ViewModel(world.context, mode: mode)
    await form.send(.appear)
    return form
  }

  @Test func `what is planned, moved, edited and deleted gives one toast each`() async {
    let made = await plan("13:00", "90m")
    let told = "Planned (#1): Coding, Apr 12, 2026 13:00–14:30"
    #expect(made.viewModel.commands.take() == [.toast(.plannedBlockCreated(told))])
    #expect(made.fields.isEmpty)
    let moved = await form(.move(.number(1)))
    await moved.send(.start("15:00"))
    await moved.send(.submit)
    let times = "Apr 12, 2026 15:00–16:30 (was Apr 12, 2026 13:00–14:30)"
    let toast = Toast.plannedBlockUpdated("Planned block #1 of \"Coding\" updated: time \(times)")
    #expect(moved.commands.take() == [.toast(toast)])
    let edited = await form(.update(.number(1)))
    #expect(edited.start == "2026-04-12T15:00")
    await edited.send(.end("16:00"))
    await edited.send(.block("running"))
    await edited.send(.submit)
    #expect(edited.changed?.plan.block.name == "Running")
    #expect(edited.changed?.plan.plan.seconds == 3_600)
    let deletion = PlannedBlockDeletionScreen.ViewModel(world.context, plan: .number(1))
    await deletion.send(.submit)
    let deleted = "Planned block #1 deleted: Running, Apr 12, 2026 15:00–16:00"
    #expect(deletion.commands.take() == [.toast(.plannedBlockDeleted(deleted))])
  }

  @Test(arguments: [
    (
      "11:59", "13:00",
      PlannedBlockError.rule(.past(ZonedInstant(Instant(Samples.now).adding(seconds: -60), in: .gmt)))
    ),
    ("yesterday 13:00", "14:00", .rule(.pastDay(Samples.day(20_260_411)))),
    ("13:00", "13:00", .rule(.endBeforeStart)), ("noon", "1h", .input(.time(.notATime("noon")))),
  ])
  func `a time that can't be planned is refused`(_ start: String, _ end: String, _ expected: PlannedBlockError) async {
    let refused = await plan(start, end)
    #expect(refused.viewModel.failure == expected)
    #expect(refused.viewModel.refusedField != nil)
    #expect(refused.viewModel.start == start)
  }

  @Test func `a weekday is the next one, and a text that is no block is refused`() async {
    let sunday = await plan("friday 9:00", "10:00")
    #expect(sunday.viewModel.saved?.plan.day == Samples.day(20_260_417))
    let form = await form(.create(of: nil))
    for action: PlannedBlockFormScreen.ViewModel.Action in [.block("#"), .start("13:00"), .end("14:00"), .submit] {
      await form.send(action)
    }
    #expect(form.failure == .reference(.block, .unreadable("#")))
  }

  @Test func `a day's plans are copied, and the copies listed`() async {
    _ = await plan("13:00", "14:00")
    let copy = PlannedBlockCopyScreen.ViewModel(world.context, day: Samples.today)
    await copy.send(.target("tomorrow"))
    await copy.send(.submit)
    #expect(copy.answer == "1 planned block copied to Apr 13, 2026\n#2 Coding, Apr 13, 2026 13:00–14:00")
    let list = PlannedBlocksListScreen(viewModel: .init(world.context, day: nil))
    await list.appear()
    #expect(list.rows.count == 2)
    let again = PlannedBlockCopyScreen.ViewModel(world.context, day: Samples.today)
    await again.send(.target("tomorrow"))
    await again.send(.submit)
    #expect(again.refusedField == "To day")
  }

  @Test func `a list of days that end before they begin is refused`() async {
    let list = PlannedBlocksListScreen.ViewModel(world.context, day: nil)
    await list.send(.days(from: "2026-05-02", to: "2026-05-01"))
    await list.send(.appear)
    #expect(list.failure == .input(.reversed(from: "2026-05-02", to: "2026-05-01")))
  }

  @Test func `the keys of a list are those of its rows`() async {
    let empty = PlannedBlocksListScreen(viewModel: .init(world.context, day: Samples.today))
    await empty.appear()
    #expect(empty.meanings().map(\.key) == ["a", "c", "v"])
    _ = await plan("13:00", "14:00")
    await empty.appear()
    #expect(empty.meanings(at: 0).map(\.key) == ["enter", "a", "m", "c", "d", "v"])
    #expect(empty.keyConflicts().isEmpty)
  }

  @Test func `a day shows its plans beside what was tracked, and the week compares them`() async {
    _ = await plan("13:00", "14:00")
    let day = DayScreen(viewModel: .init(world.context))
    await day.appear()
    let lines = day.plainLines()
    #expect(lines.contains("Planned"))
    #expect(lines.contains("Planned and tracked"))
    let week = PlannedComparisonScreen(viewModel: .init(world.context))
    await week.appear()
    #expect(week.viewModel.comparison?.total.planned.activeSeconds == 3_600)
    await week.viewModel.send(.week(of: Samples.day(20_260_405)))
    #expect(week.viewModel.comparison?.isEmpty == true)
    await week.viewModel.send(.show(by: .block))
    #expect(week.viewModel.grouping == .block)
    #expect(week.keyConflicts().isEmpty)
  }

  @Test func `what was typed is asked about before the form is left`() async {
    let form = await form(.create(of: coding, on: Samples.day(20_260_413)))
    #expect(form.start == "2026-04-13 ")
    await form.send(.start("2026-04-13 9:00"))
    await form.send(.close)
    #expect(form.commands.take() == [.confirm(.leaveWithoutSaving, then: .discard)])
  }
}
