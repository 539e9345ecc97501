import Foundation
import ModuloCore
import ModuloFinancialGoal
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloScreens
import ModuloScreensMocks
import ModuloUtilities
import NavigationKit
import TerminalKit
import Testing

/// The form that ties a goal to an account, and the list of what is tied.
@MainActor
@Suite struct FundingScreenTests {
  private typealias ViewModel = FundingFormScreen.ViewModel

  private let world: World
  private let japan = FinancialGoalEntity.japan
  private let savings = FinancialAccountEntity.savings

  init() throws {
    world = try World(accounts: FinancialAccountEntity.samples, updates: BalanceUpdateEntity.samples)
  }

  private func form(account: FinancialAccountEntity? = nil) -> ViewModel {
    ViewModel(world.context, goal: .id(japan.id), account: account.map { .id($0.id) })
  }

  private func send(_ actions: [ViewModel.Action], to form: ViewModel) async {
    for action in actions { await form.send(action) }
  }

  @Test func `assets in the goal's currency are offered, and the first is chosen`() async {
    let form = form()
    await form.send(.appear)
    #expect(form.accounts.map(\.name) == ["Rainy day", "Vanguard", "Wallet"])
    #expect(form.account?.name == "Rainy day")
  }

  @Test func `what was typed becomes a link, which the form then edits`() async throws {
    let first = form(account: savings)
    await send([.appear, .limit("100"), .priority("3"), .submit], to: first)
    #expect(first.saved?.limit == .usd(100))
    #expect(first.saved?.priority == 3)
    #expect(
      first.answer == "🗾 Japan trip from Rainy day: $100.00 set aside, up to $100.00, priority 3")
    let second = form(account: savings)
    await send([.appear], to: second)
    #expect(second.limit == "100.00")
    #expect(second.priority == "3")
    await send([.limit(""), .allowShort(true), .submit], to: second)
    #expect(second.saved?.limit == nil)
    #expect(second.saved?.priority == 3)
    #expect(second.saved?.short == .usd(450))
  }

  @Test func `another account shows its own link, and what was typed stays`() async throws {
    let first = form(account: savings)
    await send([.appear, .limit("100"), .submit], to: first)
    let second = form()
    await send([.appear], to: second)
    #expect(second.limit == "100.00")
    await second.send(.account(FinancialAccountEntity.wallet.id))
    #expect(second.limit == "")
    await second.send(.limit("7"))
    await second.send(.account(savings.id))
    #expect(second.limit == "7")
  }

  @Test(
    arguments: [
      ([.limit("0")], FundingRule.missingAmount, "Up to"), ([.limit("-5")], .negativeAmount, "Up to"),
      ([.priority("0")], .priority("0"), "Priority"), ([.priority("first")], .priority("first"), "Priority"),
    ] as [([FundingFormScreen.ViewModel.Action], FundingRule, String)])
  func `what can't be is refused at its field`(
    _ actions: [FundingFormScreen.ViewModel.Action], _ rule: FundingRule, _ field: String
  ) async {
    let form = form(account: savings)
    await send([.appear] + actions + [.submit], to: form)
    #expect(form.failure == .rule(rule))
    #expect(form.refusedField == field)
    #expect(form.saved == nil)
  }

  @Test func `more than the account holds is refused with both figures, until it is allowed`() async {
    let form = form(account: savings)
    await send([.appear, .submit], to: form)
    #expect(
      form.failureText
        == "Rainy day holds $150.00, and $600.00 would be set aside in it: $450.00 too much. <allowShort>")
    await send([.allowShort(true), .submit], to: form)
    #expect(form.failure == nil)
    #expect(form.saved?.setAside == .usd(150))
  }

  @Test func `a debt is refused at its field`() async {
    let form = form(account: .card)
    await send([.appear, .submit], to: form)
    #expect(form.failure == .rule(.debt(account: "Chase")))
    #expect(form.refusedField == "Account")
  }

  @Test func `the list shows links and accounts, and its keys edit and untie`() async throws {
    let form = form(account: savings)
    await send([.appear, .limit("100"), .submit], to: form)
    let screen = FundingListScreen(viewModel: .init(world.context, of: .goal(.id(japan.id))))
    await screen.appear()
    let goal = NamedReference.id(japan.id)
    let keys = screen.meanings(at: 0)
    #expect(
      screen.plainLines() == [
        "🗾 Japan trip  Rainy day  $100.00 set aside  up to $100.00  priority 1", "",
        "Rainy day  $100.00 set aside  $50.00 unallocated",
      ])
    #expect(
      keys == [
        KeyMeaning("enter", "Edit", .funding(.form(goal: goal, account: .id(savings.id)))),
        KeyMeaning("a", "Add", .funding(.form(goal: goal, account: nil))),
        KeyMeaning("d", "Untie", .funding(.removal(goal: goal, account: .id(savings.id)))),
      ])
  }

  @Test func `the details of the goal and of the account tell what is set aside`() async throws {
    let form = form(account: savings)
    await send([.appear, .limit("100"), .submit], to: form)
    let goal = FinancialGoalDetailsScreen(viewModel: .init(world.context, goal: .id(japan.id)))
    await goal.appear()
    let lines = goal.plainLines()
    #expect(lines.contains("Set aside"))
    #expect(lines.contains("$500.00 in no account"))
  }

  @Test func `a link is removed as the screen opens`() async throws {
    let form = form(account: savings)
    await send([.appear, .limit("100"), .submit], to: form)
    let removal = FundingRemovalScreen(viewModel: .init(world.context, untying: .id(japan.id), from: nil))
    await removal.open()
    #expect(removal.plainLines() == ["✓ 🗾 Japan trip is no longer tied to Rainy day."])
    let again = FundingRemovalScreen(viewModel: .init(world.context, untying: .id(japan.id), from: nil))
    await again.open()
    #expect(again.viewModel.failure == .rule(.notFunded(goal: "🗾 Japan trip", account: nil)))
  }
}
