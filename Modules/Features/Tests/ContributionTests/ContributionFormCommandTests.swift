import DependencyKitMocks
import Foundation
import ModuloContribution
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloUtilities
import NavigationKit
import Testing

/// The form of a contribution: exactly what each action changes, and what it tells its host.
@MainActor
@Suite struct ContributionFormCommandTests {
  private typealias ViewModel = ContributionFormScreen.ViewModel

  @Test func `G14 an action changes the state, and its commands are issued once`() async throws {
    let form = try form(in: World())
    try await form.expect(.amount("0"), .changes(\.amount, to: "0"))
    let failure = ContributionError.rule(.missingAmount)
    try await form.expect(.submit, .changes(\.failure, to: failure), commands: [.toast(.amountMandatory)])
    try await form.expect(.amount("12"), .changes(\.amount, to: "12"))
    try await form.expect(.type(.remove), .changes(\.type, to: .remove))
    await form.send(.submit)
    let commands = form.commands.take()
    #expect(commands == [.toast(.contributionAdded("-$12 · 🗾 Japan trip: $588 of $3,000 saved"))])
  }

  @Test func `a contribution that reaches its goal says so in passing`() async throws {
    let form = try form(in: World())
    await form.send(.amount("2400"))
    await form.send(.submit)
    let commands = form.commands.take()
    let told = "+$2,400 · 🗾 Japan trip: $3,000 of $3,000 saved · goal reached"
    #expect(commands == [.toast(.contributionAdded(told))])
  }

  @Test func `a changed contribution is told as such`() async throws {
    let world = try World()
    let form = ViewModel(world.context, mode: .update(.id(ContributionEntity.samples[0].id)))
    await form.send(.appear)
    await form.send(.amount("1"))
    await form.send(.submit)
    let answer = try #require(form.answer)
    #expect(answer.contains(" saved (was "), "\(answer)")
    let commands = form.commands.take()
    #expect(commands == [.toast(.contributionUpdated(answer))])
  }

  @Test(arguments: [
    ContributionFormScreen.ViewModel.Action.amount("5"), .name("Bonus"),
  ])
  func `M35 leaving a form with typed text asks first`(_ action: ContributionFormScreen.ViewModel.Action) async throws {
    let world = try World()
    world.router.push(.contribution(.create(goal: .id(world.japan))))
    let form = form(in: world)
    await form.send(action)
    try await form.expect(.close, commands: [.confirm(.leaveWithoutSaving, then: .discard)])
    #expect(world.router.navigationPath.count == 1)
    try await form.expect(.discard)
    #expect(world.router.navigationPath.isEmpty)
  }

  @Test func `M35 an untouched form is left unasked`() async throws {
    let world = try World()
    world.router.push(.contribution(.create(goal: .id(world.japan))))
    let form = form(in: world)
    try await form.expect(.close)
    #expect(world.router.navigationPath.isEmpty)
  }

  @Test func `M36 a keypad offers only the keys that can follow`() async throws {
    let form = try form(in: World())
    for key in [AmountEntry.Key.dot, .digit(5), .digit(0), .digit(9), .delete] { await form.send(.key(key)) }
    #expect(form.amount == "0.5")
    await form.send(.submit)
    let amount = form.saved?.contribution.amount.plainText
    #expect(amount == "0.50")
  }

  @Test func `what another process wrote stays beside what was typed`() async throws {
    let world = try World()
    let forms = (0...1).map { _ in ViewModel(world.context, mode: .update(.id(ContributionEntity.samples[0].id))) }
    for form in forms { await form.send(.appear) }
    await forms[0].send(.name("Shoes"))
    for action in [ViewModel.Action.amount("77"), .date("2026-01-02"), .submit] { await forms[1].send(action) }
    for action in [ViewModel.Action.appear, .submit] { await forms[0].send(action) }
    let saved = forms[0].saved?.contribution
    #expect(saved?.name == "Shoes")
    #expect(saved?.amount == .usd(77))
    #expect(saved?.date == CalendarDay(year: 2026, month: 1, day: 2))
  }

  private func form(in world: World) -> ViewModel {
    ViewModel(world.context, mode: .create(of: .id(world.japan)))
  }
}
