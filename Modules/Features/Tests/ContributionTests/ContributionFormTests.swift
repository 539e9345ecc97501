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

/// The form of a contribution: what is typed goes in, state comes out.
@MainActor
@Suite struct ContributionFormTests {
  private typealias ViewModel = ContributionFormScreen.ViewModel

  @Test func `what was typed becomes a contribution`() async throws {
    let world = try World()
    let form = form(in: world)
    for action in [ViewModel.Action.amount("250"), .name("Bonus"), .date("2026-04-01"), .submit] {
      await form.send(action)
    }
    let saved = try #require(form.saved?.contribution)
    #expect(saved.signedAmount == .usd(250))
    #expect(saved.name == "Bonus")
    #expect(saved.date == Samples.day(20_260_401))
    #expect(form.goal?.currentAmount == .usd(850))
    let lines = ContributionFormScreen(viewModel: form).lines(in: EnvironmentValues()).map(\.plainText)
    #expect(lines == ["✓ +$250 on Apr 1, 2026 · 🗾 Japan trip: $850 of $3,000 saved"])
  }

  @Test func `M27 a contribution of zero is refused`() async throws {
    let world = try World()
    let form = form(in: world)
    await form.send(.submit)
    #expect(form.failure == .rule(.missingAmount))
    #expect(form.saved == nil)
    #expect(world.log.operations == [])
  }

  @Test func `M28 a contribution name of blanks is stored as no name`() async throws {
    let world = try World()
    let form = form(in: world)
    for action in [ViewModel.Action.amount("1"), .name("   "), .submit] { await form.send(action) }
    let saved = try #require(form.saved?.contribution)
    #expect(saved.name == nil)
    #expect(saved.date == Samples.today)
  }

  @Test func `M29 a contribution to an unknown goal is refused`() async throws {
    let world = try World()
    let form = ViewModel(world.context, mode: .create(of: .id(Samples.unknownID)))
    await form.send(.amount("1"))
    await form.send(.submit)
    #expect(form.failure == .reference(.goal, .notFound(Samples.unknownID.uuidString)))
    #expect(form.saved == nil)
  }

  @Test(arguments: [
    (
      ContributionFormScreen.ViewModel.Action.amount("12abc"),
      ContributionError.input(.amount(.notANumber("12abc", column: 3)))
    ),
    (.amount("1.005"), .input(.amount(.tooManyDecimals(allowed: 2, readings: ["1.00", "1005"])))),
    (.amount("-5"), .rule(.negativeAmount(.add))),
    (.date("2026-02-30"), .input(.day(.noSuchDay("2026-02-30")))),
    (.date(""), .input(.day(.notADay("")))), (.amount(" "), .rule(.missingAmount)),
  ])
  func `what can't be read or isn't allowed is a failure`(
    _ action: ContributionFormScreen.ViewModel.Action, _ expected: ContributionError
  ) async throws {
    let world = try World()
    let form = form(in: world)
    for step in [ViewModel.Action.amount("5"), action, .submit] { await form.send(step) }
    #expect(form.failure == expected)
  }

  @Test func `a withdrawal keeps the total above zero unless it is allowed to`() async throws {
    let world = try World()
    let form = form(in: world)
    for step in [ViewModel.Action.type(.remove), .amount("601"), .submit] { await form.send(step) }
    #expect(form.failure == .rule(.belowZero(available: .usd(600))))
    await form.send(.allowNegativeTotal(true))
    await form.send(.submit)
    #expect(form.failure == nil)
    #expect(form.goal?.currentAmount == .usd(-1))
  }

  @Test func `submitting again makes one contribution`() async throws {
    let world = try World()
    let form = form(in: world)
    for step in [ViewModel.Action.amount("5"), .submit, .submit] { await form.send(step) }
    #expect(form.goal?.contributionCount == 6)
    #expect(form.failure == nil)
  }

  @Test func `M30 an edited contribution keeps its place in the list`() async throws {
    let world = try World()
    let form = ViewModel(world.context, mode: .update(.id(ContributionEntity.japanGuidebook.id)))
    await form.send(.appear)
    #expect(form.amount == "50.00")
    #expect(form.type == .remove)
    await form.send(.type(.add))
    await form.send(.submit)
    #expect(form.goal?.currentAmount == .usd(700))
  }

  private func form(in world: World) -> ViewModel {
    ViewModel(world.context, mode: .create(of: .id(world.japan)))
  }
}
