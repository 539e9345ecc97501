import DependencyKitMocks
import Foundation
import ModuloContribution
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloUtilities
import NavigationKit
import TerminalKit
import Testing

/// Money is moved from one goal to another.
@MainActor
@Suite struct ContributionMoveTests {
  private typealias Action = ContributionMoveScreen.ViewModel.Action

  @Test(arguments: [
    (
      "en_US", "To 🚗 Car", "From 🗾 Japan trip",
      "✓ $100 moved on Apr 1, 2026 · 🗾 Japan trip: $500 left · 🚗 Car: $3,100 saved"
    ),
    (
      "fr_FR", "Vers 🚗 Car", "Depuis 🗾 Japan trip",
      "✓ 100 $US transférés le 1 avr. 2026 · 🗾 Japan trip : reste 500 $US · 🚗 Car : 3 100 $US épargnés"
    ),
  ])
  func `what was typed is moved, and named`(
    _ locale: String, _ to: String, _ from: String, _ expected: String
  ) async throws {
    let screen = screen(in: try World(locale))
    await screen.appear()
    for action in [Action.amount("100"), .date("2026-04-01"), .submit] { await screen.viewModel.send(action) }
    let moved = try #require(screen.viewModel.moved)
    #expect(moved.withdrawal.name == to)
    #expect(moved.addition.name == from)
    #expect(moved.addition.date == Samples.day(20_260_401))
    let lines = screen.plainLines()
    #expect(lines == [expected])
  }

  @Test func `in French an amount below two is one`() async throws {
    let screen = screen(in: try World("fr_FR"))
    await screen.appear()
    for action in [Action.amount("1,50"), .submit] { await screen.viewModel.send(action) }
    let lines = screen.plainLines()
    #expect(
      lines == ["✓ 1,50 $US transféré · 🗾 Japan trip : reste 598,50 $US · 🚗 Car : 3 001,50 $US épargnés"])
  }

  @Test func `before it is stored the form shows what was typed`() async throws {
    let screen = screen(in: try World())
    await screen.appear()
    await screen.viewModel.send(.amount("601"))
    await screen.viewModel.send(.submit)
    let lines = screen.plainLines()
    #expect(
      lines == [
        "From            🗾 Japan trip", "To              🚗 Car", "Amount          601", "Date", "Allow negative  [ ]",
        "Allow short     [ ]",
        "⚠ The goal has $600: its total would fall below zero. <allowNegativeTotal>",
      ])
    #expect(screen.title.plainText == "Move money · 🗾 Japan trip, $600 of $3,000 saved")
    await screen.viewModel.send(.allowNegativeTotal(true))
    await screen.viewModel.send(.submit)
    #expect(screen.viewModel.source?.currentAmount == .usd(-1))
  }

  @Test(arguments: [
    (
      ContributionMoveScreen.ViewModel.Action.amount("x"),
      ContributionError.input(.amount(.notANumber("x", column: 1)))
    ),
    (.amount("-5"), .rule(.negativeMove)), (.amount("0"), .rule(.missingAmount)),
    (.date("soon"), .input(.day(.notADay("soon")))), (.date(""), .input(.day(.notADay("")))),
  ])
  func `what can't be read or isn't allowed moves nothing`(
    _ action: ContributionMoveScreen.ViewModel.Action, _ expected: ContributionError
  ) async throws {
    let world = try World()
    let form = screen(in: world).viewModel
    for step in [Action.amount("5"), action, .submit] { await form.send(step) }
    #expect(form.failure == expected)
    #expect(form.moved == nil)
    #expect(world.log.operations == [])
  }

  @Test func `submitting again moves nothing again`() async throws {
    let form = screen(in: try World()).viewModel
    for step in [Action.amount("5"), .submit, .submit] { await form.send(step) }
    #expect(form.failure == nil)
    #expect(form.source?.currentAmount == .usd(595))
    let answer = try #require(form.answer)
    #expect(form.commands.take() == [.toast(.moneyMoved(answer)), .toast(.moneyMoved(answer))])
  }

  @Test func `what was moved stays told when the goals can't be read again`() async throws {
    let world = try World()
    let screen = screen(in: world)
    await screen.viewModel.send(.amount("5"))
    await screen.viewModel.send(.submit)
    world.goalLog.failNext(with: .busy)
    await screen.viewModel.send(.appear)
    let lines = screen.plainLines()
    #expect(lines == ["✓ $5 moved · 🗾 Japan trip: $595 left · 🚗 Car: $3,005 saved"])
    try world.goalLog.verify()
  }

  @Test func `M35 leaving a form with typed text asks first`() async throws {
    let world = try World()
    world.router.push(.contribution(.list(goal: .id(world.japan))))
    let form = screen(in: world).viewModel
    try await form.expect(.amount("5"), .changes(\.amount, to: "5"))
    try await form.expect(.close, commands: [.confirm(.leaveWithoutSaving, then: .discard)])
    await form.send(.amount(""))
    try await form.expect(.close)
    #expect(world.router.navigationPath.isEmpty)
  }

  private func screen(in world: World) -> ContributionMoveScreen {
    ContributionMoveScreen(viewModel: .init(world.context, from: .id(world.japan), to: .id(FinancialGoalEntity.car.id)))
  }
}
