import DependencyKit
import Foundation
import ModuloCore
import ModuloFinancialGoal
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloUtilities
import NavigationKit
import Testing

/// The form of a goal: what is typed goes in, state comes out.
@MainActor
@Suite struct FinancialGoalFormTests {
  private typealias ViewModel = FinancialGoalFormScreen.ViewModel

  @Test func `what was typed becomes a goal`() async throws {
    let world = try World()
    world.router.push(.financialGoal(.list))
    let form = ViewModel(world.context, mode: .create)
    for action in [
      ViewModel.Action.name(" Bike "), .emoji("🚲"), .target("1,234.50"), .start("yesterday"), .end("+3m"), .submit,
    ] {
      await form.send(action)
    }
    let saved = try #require(form.saved)
    #expect(saved.name == "Bike")
    #expect(saved.goalAmount == .usd("1234.50"))
    #expect(saved.startDate == Samples.day(20_260_411))
    #expect(saved.endDate == Samples.day(20_260_712))
    #expect(form.failure == nil)
    #expect(world.router.navigationPath.isEmpty)
  }

  @Test func `README example`() async throws {
    let world = try World()
    let form = ViewModel(world.context, mode: .create)
    await form.send(.name("Bike"))
    await form.send(.target("1,234.50"))
    await form.send(.submit)
    let amount = form.saved?.goalAmount.plainText
    #expect(amount == "1234.50")
  }

  @Test func `M22 a goal without a name or a target is refused`() async throws {
    let world = try World()
    let form = ViewModel(world.context, mode: .create)
    await form.send(.name("  "))
    await form.send(.target("0"))
    await form.send(.submit)
    #expect(form.failure == .rule(.missingName))
    await form.send(.name("Bike"))
    await form.send(.submit)
    #expect(form.failure == .rule(.missingAmount))
    #expect(form.saved == nil)
    #expect(world.log.operations == [])
  }

  @Test(arguments: [
    (
      FinancialGoalFormScreen.ViewModel.Action.target("12abc"),
      FinancialGoalError.input(.amount(.notANumber("12abc", column: 3)))
    ),
    (.target("1.234,56"), .input(.amount(.ambiguous("1.234,56", first: "1.23456", second: "1234.56")))),
    (.start("2026-02-30"), .input(.day(.noSuchDay("2026-02-30")))),
    (.end("soon"), .input(.day(.notADay("soon")))), (.start(" "), .input(.day(.notADay(" ")))),
    (.end(""), .input(.day(.notADay("")))), (.target(""), .rule(.missingAmount)),
    (.end("2026-04-11"), .rule(.endBeforeStart)),
    (.currency("XXX"), .input(.currency("XXX"))),
    (.name("LAPTOP"), .rule(.duplicateName("Laptop"))),
  ])
  func `what can't be read or isn't allowed is a failure`(
    _ action: FinancialGoalFormScreen.ViewModel.Action, _ expected: FinancialGoalError
  ) async throws {
    let world = try World()
    let form = ViewModel(world.context, mode: .create)
    for step in [ViewModel.Action.name("Bike"), .target("800"), action, .submit] { await form.send(step) }
    #expect(form.failure == expected)
    #expect(form.saved == nil)
  }

  @Test func `without any currency there is a failure that says so`() async throws {
    var world = try World()
    world.dependencies.chosenCurrency = nil
    let form = ViewModel(world.context, mode: .create)
    for step in [ViewModel.Action.name("Bike"), .target("800"), .submit] { await form.send(step) }
    #expect(form.failure == .rule(.missingCurrency))
  }

  @Test func `submitting again after an unknown outcome makes one goal`() async throws {
    let world = try World()
    let form = ViewModel(world.context, mode: .create)
    for step in [ViewModel.Action.name("Bike"), .target("800"), .submit, .submit] { await form.send(step) }
    let list = FinancialGoalsListScreen.ViewModel(world.context)
    await list.send(.appear)
    #expect(list.goals.count == 5)
    #expect(form.failure == nil)
  }

  @Test func `M24 an edit of a goal leaves what isn't edited`() async throws {
    let world = try World()
    let form = ViewModel(world.context, mode: .update(.id(FinancialGoalEntity.japan.id)))
    await form.send(.appear)
    #expect(form.target == "3000.00")
    await form.send(.name("Kyoto"))
    await form.send(.submit)
    #expect(form.saved?.name == "Kyoto")
    #expect(form.saved?.currentAmount == .usd(600))
  }

  @Test func `a failure of the storage reaches the form`() async throws {
    let world = try World()
    let form = ViewModel(world.context, mode: .create)
    world.log.failNext(with: .diskFull)
    for step in [ViewModel.Action.name("Bike"), .target("800"), .submit] { await form.send(step) }
    #expect(form.failure == .storage(.diskFull))
    try world.log.verify()
  }
}
