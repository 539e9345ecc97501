import DependencyKitMocks
import Foundation
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloUtilities
import NavigationKit
import TerminalKit
import Testing

@testable import ModuloPortfolio

/// The form of an account: what each action changes, what it tells its host, and what is stored.
@MainActor
@Suite struct FinancialAccountFormTests {
  private typealias ViewModel = FinancialAccountFormScreen.ViewModel
  typealias Action = FinancialAccountFormScreen.ViewModel.Action

  @Test func `typing changes its field and issues no command`() async throws {
    let form = try form()
    try await form.expect(.provider("Monzo"), .changes(\.provider, to: "Monzo"))
    try await form.expect(.name("Bills"), .changes(\.name, to: "Bills"))
    try await form.expect(.type(.cash), .changes(\.type, to: .cash))
    try await form.expect(.balance("5"), .changes(\.amount, to: "5"), .changes(\.isOwed, to: false))
    try await form.expect(.owed("6"), .changes(\.amount, to: "6"), .changes(\.isOwed, to: true))
    try await form.expect(.date("-3d"), .changes(\.date, to: "-3d"))
    try await form.expect(.currency("EUR"), .changes(\.currency, to: "EUR"))
  }

  @Test(arguments: [
    (FinancialAccountType.creditCard, Action.owed("1200.50"), "-1200.50"),
    (.savingsAccount, .balance("1200.50"), "1200.50"),
    (.mortgage, .owed("0"), "0"), (.cash, .balance("0"), "0"),
  ])
  func `W04 the amount owed is stored below zero`(_ type: FinancialAccountType, _ amount: Action, _ stored: String)
    async throws
  {
    let form = try form()
    for action in [Action.provider("Monzo"), .type(type), amount, .date("2026-03-01"), .submit] {
      await form.send(action)
    }
    let expected = Money.usd(stored)
    #expect(form.failure == nil)
    #expect(form.saved?.balance == expected)
    #expect(form.saved?.updated == Samples.day(20_260_301))
    let commands = form.commands.take()
    let answer = try #require(form.answer)
    #expect(answer.hasPrefix("Account Monzo (#"), "\(answer)")
    #expect(answer.hasSuffix(" on Mar 1, 2026"), "\(answer)")
    #expect(commands == [.toast(.accountCreated(answer))])
  }

  @Test func `an account can start without a balance`() async throws {
    let form = try form()
    for action in [Action.provider(" Monzo "), .submit] { await form.send(action) }
    #expect(form.saved?.provider == "Monzo")
    #expect(form.saved?.updateCount == 0)
    #expect(form.saved?.updated == nil)
  }

  @Test(arguments: [
    ([Action.provider("  "), .balance("5")], FinancialAccountError.rule(.missingProvider)),
    ([.provider("Monzo"), .type(.savingsAccount), .balance("-5")], .rule(.negativeAmount(.savingsAccount))),
    ([.provider("Monzo"), .type(.loan), .owed("-5")], .rule(.negativeAmount(.loan))),
    ([.provider("Monzo"), .balance("")], .rule(.missingAmount)),
    ([.provider("Monzo"), .type(.loan), .owed(" ")], .rule(.missingAmount)),
    ([.provider("Monzo"), .balance("-")], .input(.amount(.notANumber("-", column: 1)))),
    ([.provider("Monzo"), .currency("GBP"), .amount("-")], .input(.amount(.notANumber("-", column: 1)))),
    ([.provider("Monzo"), .balance("5"), .date(" ")], .input(.day(.notADay(" ")))),
    ([.provider("Monzo"), .balance("$")], .input(.amount(.notANumber("$", column: 1)))),
    (
      [.provider("Monzo"), .balance("1234.567")],
      .input(.amount(.tooManyDecimals(allowed: 2, readings: ["1234.56", "1234.57"])))
    ),
    ([.provider("Monzo"), .type(.loan), .balance("5")], .rule(.amountKindMismatch(.loan))),
    ([.provider("Monzo"), .owed("5")], .rule(.amountKindMismatch(.currentAccount))),
    ([.provider("Monzo"), .currency("ZZZ")], .input(.currency("ZZZ"))),
    ([.provider("Monzo"), .balance("5"), .date("soon")], .input(.day(.notADay("soon")))),
    ([.provider("Chase")], .rule(.duplicateName("Chase"))),
  ])
  func `W31 amount rules of an account`(_ actions: [Action], _ failure: FinancialAccountError) async throws {
    let form = try form()
    for action in actions { await form.send(action) }
    await form.send(.submit)
    #expect(form.failure == failure)
    #expect(form.saved == nil)
    let commands = form.commands.take()
    let expected: [ScreenCommand<Action>] = failure == .rule(.missingProvider) ? [.toast(.providerMandatory)] : []
    #expect(commands == expected)
  }

  @Test func `W30 what is typed stays as it is, and its reading is shown`() async throws {
    let form = try form("en_GB")
    for action in [Action.provider("Monzo"), .currency("GBP"), .type(.loan), .amount("1234.567"), .submit] {
      await form.send(action)
    }
    #expect(form.amount == "1234.567")
    #expect(form.field.reading == nil)
    #expect(form.failure == .input(.amount(.tooManyDecimals(allowed: 2, readings: ["1234.56", "1234.57"]))))
    await form.send(.amount("1234.56"))
    #expect(form.amount == "1234.56")
    #expect(form.field.reading == "£1,234.56")
    await form.send(.submit)
    #expect(form.saved?.balance == .gbp("-1234.56"))
  }

  @Test func `a mark that may mean two things stays as typed, and is read as a whole`() async throws {
    let form = try form("en_GB")
    for action in [Action.provider("Sony"), .currency("JPY"), .amount("12.5"), .submit] { await form.send(action) }
    #expect(form.amount == "12.5")
    #expect(form.saved == nil)
    for action in [Action.amount("1,250"), .submit] { await form.send(action) }
    #expect(form.saved?.balance == Money("1250", "JPY"))
  }

  @Test func `an amount that is deleted letter by letter is none, so the account starts without one`() async throws {
    let form = try form("en_GB")
    for action in [Action.provider("Monzo"), .currency("GBP"), .amount("-")] { await form.send(action) }
    #expect(form.amount == "-")
    for action in [Action.amount(""), .submit] { await form.send(action) }
    #expect(form.amount == nil)
    #expect(form.saved?.updateCount == 0)
  }

  @Test func `no currency that is known is an error that says how to choose one`() async throws {
    var world = try World()
    world.dependencies.chosenCurrency = nil
    let form = ViewModel(world.context, mode: .create)
    for action in [Action.provider("Monzo"), .submit] { await form.send(action) }
    #expect(form.failure == .rule(.missingCurrency))
  }

  @Test func `an edit keeps the fields that weren't edited`() async throws {
    let world = try World()
    let form = ViewModel(world.context, mode: .update(.id(world.savings)))
    await form.send(.appear)
    #expect([form.provider, form.name] == ["Marcus", "Rainy day"])
    for action in [Action.name(""), .currency("EUR"), .type(.cashISA), .submit] { await form.send(action) }
    #expect(form.failure == nil)
    let saved = try #require(form.saved)
    #expect(saved.name == "Marcus")
    #expect(saved.type == .cashISA)
    #expect(saved.currency.code == "USD")
    #expect(saved.balance == .usd(150))
    let commands = form.commands.take()
    let told = "Account Marcus (#1) updated: type Cash ISA (was Savings Account), name Marcus (was Rainy day)"
    #expect(commands == [.toast(.accountUpdated(told))])
  }

  @Test func `what is owned doesn't become what is owed while there are balances`() async throws {
    let world = try World()
    let form = ViewModel(world.context, mode: .update(.id(world.savings)))
    await form.send(.appear)
    for action in [Action.type(.loan), .submit] { await form.send(action) }
    #expect(form.failure == .rule(.changesAssetToLiability(from: .savingsAccount, to: .loan)))
    let wallet = ViewModel(world.context, mode: .update(.id(FinancialAccountEntity.wallet.id)))
    await wallet.send(.appear)
    for action in [Action.type(.loan), .submit] { await wallet.send(action) }
    #expect(wallet.saved?.type == .loan)
  }

  @Test func `an edit of what can't be read saves nothing`() async throws {
    let world = try World()
    let form = ViewModel(world.context, mode: .update(.id(world.savings)))
    world.log.failNext(with: .busy)
    await form.send(.appear)
    await form.send(.provider("Monzo"))
    world.log.failNext(with: .busy)
    await form.send(.submit)
    #expect(form.failure == .storage(.busy))
    #expect(form.saved == nil)
    try world.log.verify()
  }

  @Test func `leaving asks about what would be lost`() async throws {
    let world = try World()
    world.router.push(.financialAccount(.create))
    let form = ViewModel(world.context, mode: .create)
    await form.send(.balance("5"))
    try await form.expect(.close, commands: [.confirm(.leaveWithoutSaving, then: .discard)])
    #expect(world.router.navigationPath.count == 1)
    try await form.expect(.discard)
    #expect(world.router.navigationPath.isEmpty)
    let untouched = ViewModel(world.context, mode: .update(.id(world.savings)))
    await untouched.send(.appear)
    try await untouched.expect(.close)
  }

  @Test(arguments: [
    ("en_US", "✓ Account Monzo (#5) created: -$12.50"), ("fr_FR", "✓ Compte Monzo (#5) créé : -12,50 $US"),
  ])
  func `what was made is told`(_ locale: String, _ expected: String) async throws {
    let world = try World(locale)
    let screen = FinancialAccountFormScreen(viewModel: .init(world.context, mode: .create))
    for action in [Action.provider("Monzo"), .type(.creditCard), .owed("12.5"), .submit] {
      await screen.viewModel.send(action)
    }
    let lines = screen.plainLines()
    #expect(lines == [expected])
  }

  private func form(_ locale: String = "en_US") throws -> ViewModel {
    let world = try World(locale)
    return ViewModel(world.context, mode: .create)
  }
}
