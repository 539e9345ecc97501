import DependencyKitMocks
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

/// The form of a goal: exactly what each action changes, and what it tells its host.
@MainActor
@Suite struct FinancialGoalFormCommandTests {
  private typealias ViewModel = FinancialGoalFormScreen.ViewModel

  @Test func `typing changes its field and issues no command`() async throws {
    let form = try form()
    try await form.expect(.name("Bike"), .changes(\.name, to: "Bike"))
    try await form.expect(.target("800"), .changes(\.target, to: "800"))
    try await form.expect(.end("+3m"), .changes(\.end, to: "+3m"))
    try await form.expect(.currency("EUR"), .changes(\.currency, to: "EUR"))
  }

  @Test func `G14 an action changes the state, and its commands are issued once`() async throws {
    let form = try form()
    let (name, amount) = (FinancialGoalError.rule(.missingName), FinancialGoalError.rule(.missingAmount))
    try await form.expect(.submit, .changes(\.failure, to: name), commands: [.toast(.nameMandatory)])
    await form.send(.name("Bike"))
    try await form.expect(.submit, .changes(\.failure, to: amount), commands: [.toast(.amountMandatory)])
    await form.send(.target("800"))
    await form.send(.submit)
    let commands = form.commands.take()
    #expect(commands == [.toast(.goalCreated("Goal Bike (#5) created: $800 to save"))])
  }

  @Test func `a changed goal is told as such`() async throws {
    let form = try form(.update(.id(FinancialGoalEntity.japan.id)))
    await form.send(.appear)
    await form.send(.submit)
    let commands = form.commands.take()
    #expect(commands == [.toast(.goalUpdated("Goal 🗾 Japan trip (#1) updated"))])
    #expect(!form.reachesGoal)
  }

  @Test func `a target that comes down to what is saved reaches the goal`() async throws {
    let form = try form(.update(.id(FinancialGoalEntity.japan.id)))
    await form.send(.appear)
    await form.send(.target("600"))
    await form.send(.submit)
    #expect(form.reachesGoal)
    let answer = try #require(form.answer)
    #expect(answer.hasSuffix(" · goal reached"), "\(answer)")
    let commands = form.commands.take()
    #expect(commands == [.toast(.goalUpdated(answer))])
  }

  @Test func `a load that fails issues no command`() async throws {
    let world = try World()
    let form = ViewModel(world.context, mode: .update(.id(FinancialGoalEntity.japan.id)))
    world.log.failNext(with: .busy)
    try await form.expect(.appear, .changes(\.failure, to: .storage(.busy)))
    try world.log.verify()
  }

  @Test func `a failure that no toast has words for stays on the form`() async throws {
    let form = try form()
    await form.send(.name("Bike"))
    await form.send(.target("12abc"))
    let failure = FinancialGoalError.input(.amount(.notANumber("12abc", column: 3)))
    try await form.expect(.submit, .changes(\.failure, to: failure))
  }

  @Test func `M35 leaving a form with typed text asks first`() async throws {
    let world = try World()
    world.router.push(.financialGoal(.create))
    let form = ViewModel(world.context, mode: .create)
    await form.send(.end("2026-12-12"))
    try await form.expect(.close, commands: [.confirm(.leaveWithoutSaving, then: .discard)])
    #expect(world.router.navigationPath.count == 1)
    try await form.expect(.discard)
    #expect(world.router.navigationPath.isEmpty)
  }

  @Test func `M35 an untouched form is left unasked`() async throws {
    for mode in [OwnerFormMode.create, .update(.id(FinancialGoalEntity.japan.id))] {
      let world = try World()
      world.router.push(.financialGoal(.create))
      let form = ViewModel(world.context, mode: mode)
      await form.send(.appear)
      try await form.expect(.close)
      #expect(world.router.navigationPath.isEmpty)
    }
  }

  @Test(arguments: [FinancialGoalFormScreen.ViewModel.Action.name("Kyoto"), .target("1"), .end(nil)])
  func `what was changed of a goal is asked about`(_ action: FinancialGoalFormScreen.ViewModel.Action) async throws {
    let form = try form(.update(.id(FinancialGoalEntity.japan.id)))
    await form.send(.appear)
    await form.send(action)
    try await form.expect(.close, commands: [.confirm(.leaveWithoutSaving, then: .discard)])
  }

  @Test func `M36 a keypad offers only the keys that can follow`() async throws {
    let form = try form()
    for key in [AmountEntry.Key.digit(0), .digit(5), .dot, .digit(2), .digit(5), .digit(9), .dot] {
      await form.send(.key(key))
    }
    #expect(form.target == "5.25")
    #expect(form.field.keys == [.delete])
    await form.send(.target("1"))
    for key in [AmountEntry.Key.digit(2), .dot] { await form.send(.key(key)) }
    #expect(form.target == "12.")
    for action in [ViewModel.Action.name("Bike"), .submit] { await form.send(action) }
    // As the same text is refused that was typed.
    #expect(form.failure == .input(.amount(.notANumber("12.", column: 3))))
    for action in [ViewModel.Action.key(.digit(5)), .submit] { await form.send(action) }
    #expect(form.saved?.goalAmount == .usd("12.5"))
  }

  @Test(arguments: ["-20", "1e3", "3kk", "20-", "1.239", "10-5", "020", "3k", "10+5"])
  func `M36 what is typed is kept, and judged as a whole`(_ text: String) async throws {
    let form = try form()
    try await form.expect(.target(text), .changes(\.target, to: text))
    for action in [ViewModel.Action.name("Bike"), .submit] { await form.send(action) }
    #expect(form.target == text)
    let isSaved = form.saved != nil
    let isAmount = ["020", "3k", "10+5"].contains(text)
    #expect(isSaved == isAmount)
  }

  @Test func `M37 the keypad deletes a digit, down to zero`() async throws {
    let form = try form()
    await form.send(.target("12"))
    var texts: [String] = []
    for _ in 1...3 {
      await form.send(.key(.delete))
      texts.append(form.target)
    }
    #expect(texts == ["1", "0", "0"])
  }

  @Test func `the keypad knows the currency`() async throws {
    let form = try form()
    await form.send(.currency("JPY"))
    let hasMark = form.field.keys.contains(.dot)
    #expect(!hasMark)
    for key in [AmountEntry.Key.digit(5), .dot, .digit(2)] { await form.send(.key(key)) }
    #expect(form.target == "52")
  }

  @Test func `what another process wrote stays beside what was typed`() async throws {
    let world = try World()
    let forms = (0...1).map { _ in ViewModel(world.context, mode: .update(.id(FinancialGoalEntity.japan.id))) }
    for form in forms { await form.send(.appear) }
    for action in [ViewModel.Action.name("Kyoto"), .target("5000"), .end(nil)] { await forms[0].send(action) }
    for action in [ViewModel.Action.emoji("⛩️"), .target("4000"), .submit] { await forms[1].send(action) }
    for action in [ViewModel.Action.appear, .submit] { await forms[0].send(action) }
    #expect(forms[0].saved?.title == "⛩️ Kyoto")
    #expect(forms[0].saved?.goalAmount == .usd(5_000))
    #expect(forms[0].saved?.endDate == nil)
  }

  private func form(_ mode: OwnerFormMode = .create) throws -> ViewModel {
    let world = try World()
    return ViewModel(world.context, mode: mode)
  }
}
