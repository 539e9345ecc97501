import Foundation
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloScreens
import ModuloScreensMocks
import ModuloTimeSummary
import ModuloUtilities
import NavigationKit
import TerminalKit
import Testing

/// The screens of targets and of days off.
@MainActor
@Suite struct TargetScreenTests {
  private typealias Form = TargetFormScreen.ViewModel

  private let world: World
  private let coding = TargetReference.block(.id(BlockEntity.coding.id, named: "Coding"))

  init() throws { world = try World() }

  private func form(_ actions: [Form.Action], of reference: TargetReference? = nil) async -> Form {
    let form = Form(world.context, of: reference)
    for action in actions { await form.send(action) }
    return form
  }

  private func daysOff(_ days: String, _ share: String = "") async -> DaysOffFormScreen.ViewModel {
    let form = DaysOffFormScreen.ViewModel(world.context)
    for action in [.days(days), .share(share), .submit] as [DaysOffFormScreen.ViewModel.Action] {
      await form.send(action)
    }
    return form
  }

  @Test func `what was typed becomes a target`() async {
    let form = await form([
      .owner("coding"), .time("10h30"), .per(.month), .from("2026-04-01"), .workingDays("mon-fri"), .carryOver("4h"),
      .opening("-2h"), .submit,
    ])
    let terms = form.saved?.target.terms
    let expected = TargetTerms(
      firstDay: Samples.day(20_260_401), seconds: 37_800, per: .month, firstWeekday: .sunday,
      on: WorkingDays(mask: 62) ?? .all, carryOver: .capped(14_400), opening: -7_200)
    #expect(terms == expected)
    #expect(
      form.answer
        == "Coding from Apr 1, 2026: 10:30 a month, on Mon, Tue, Wed, Thu, Fri, up to 4:00 carried over, opening -2:00")
    #expect(form.refusedField == nil)
  }

  @Test(
    arguments: [
      (.time("soon"), "Time"), (.time("10"), "Time"), (.time("0h"), "Time"), (.time("200h"), "Time"),
      (.workingDays("someday"), "Working days"), (.carryOver("much"), "Carry over"), (.opening("x"), "Opening"),
      (.opening("99999h"), "Opening"), (.from("someday"), "From"), (.owner("nowhere"), "Block or group"),
    ] as [(TargetFormScreen.ViewModel.Action, String)])
  func `a value that is refused names its field`(
    _ action: TargetFormScreen.ViewModel.Action, _ field: String
  ) async {
    let form = await form([.owner("coding"), .time("10h"), action, .submit])
    #expect(form.refusedField == field)
    #expect(form.saved == nil)
  }

  @Test func `a form that was opened for a block has its name, and asks before input is lost`() async {
    let form = await form([.time("10h"), .close], of: coding)
    #expect(form.owner == "Coding")
    await form.send(.submit)
    #expect(form.saved?.target.owner.id == BlockEntity.coding.id)
  }

  @Test func `the list leads to the details, the form, the end and the deletion`() async throws {
    _ = await form([.time("10h"), .from("2026-04-06"), .submit], of: coding)
    let screen = TargetsListScreen(viewModel: .init(world.context))
    await screen.open()
    let expected = [
      KeyMeaning("enter", "Open", .target(.details(coding))), KeyMeaning("a", "Add", .target(.form(nil))),
      KeyMeaning("c", "Set", .target(.form(coding))),
      KeyMeaning("e", "End", .target(.ending(coding, after: Samples.today))),
      KeyMeaning("d", "Delete", .target(.deletion(coding, from: nil))),
      KeyMeaning("o", "Days off", .target(.daysOff)),
    ]
    #expect(screen.meanings(at: 0) == expected)
    #expect(screen.keyConflicts(at: 0).isEmpty)
    let details = TargetDetailsScreen(viewModel: .init(world.context, of: coding))
    await details.open()
    #expect(details.meanings().map(\.key) == ["c", "e", "d", "o"])
    #expect(details.viewModel.details?.balances.count == 2)
  }

  @Test func `a screen of what isn't there says so`() async {
    let details = TargetDetailsScreen(viewModel: .init(world.context, of: coding))
    await details.open()
    #expect(details.viewModel.failureText == "Coding has no target. <setTarget>")
    let ending = TargetEndingScreen(viewModel: .init(world.context, ending: coding, after: Samples.today))
    await ending.open()
    #expect(ending.viewModel.failure == .rule(.noTarget("Coding", nil)))
  }

  @Test func `days off are read, listed and taken back`() async throws {
    let form = await daysOff("2026-04-20..2026-04-21", "50%")
    #expect(form.answer == "2 days off: Apr 20, 2026 – Apr 21, 2026 (50%)")
    let again = await daysOff("apr 20", "1")
    #expect(
      again.answer
        == "1 day off: Apr 20, 2026\nOff already, now with this share: 1 day off")
    let list = DaysOffListScreen(viewModel: .init(world.context))
    await list.open()
    #expect(list.rows == [Samples.day(20_260_420), Samples.day(20_260_421)])
    #expect(list.meanings(at: 0).map(\.label) == ["Add", "Delete"])
    let days = Samples.day(20_260_420)...Samples.day(20_260_430)
    let working = WorkingDaysScreen(viewModel: .init(world.context, working: days))
    await working.open()
    #expect(working.viewModel.outcome?.days.count == 2)
  }

  @Test(
    arguments: [
      ("", "", "Days"), ("2026-04-20..", "", "Days"), ("..", "", "Days"), ("a..b..c", "", "Days"),
      ("2026-04", "", "Days"), ("2026-04-20..2029-04-20", "", "Days"), ("today", "0", "Share"),
      ("today", "1.01", "Share"), ("today", "101%", "Share"), ("today", "half", "Share"),
    ] as [(String, String, String)])
  func `days and shares that can't be are refused`(_ days: String, _ share: String, _ field: String) async {
    let form = await daysOff(days, share)
    #expect(form.refusedField == field)
  }

  @Test func `days in the wrong order are refused`() async {
    let form = await daysOff("2026-04-21..2026-04-20")
    #expect(form.failure == .input(.reversed(from: "2026-04-21", to: "2026-04-20")))
  }

  @Test func `sums of a span tell its targets`() async throws {
    _ = await form([.time("10h"), .from("2026-04-06"), .submit], of: coding)
    let screen = TimeSummaryScreen(viewModel: .init(world.context))
    await screen.open()
    let targets = screen.viewModel.model?.targets
    #expect(targets?.map(\.owner) == ["Coding"])
  }
}
