import DependencyKit
import DependencyKitMocks
import Foundation
import ModuloCore
import ModuloCoreMocks
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloPortfolio
import ModuloProviders
import ModuloScreens
import ModuloUtilities
import NavigationKit
import TerminalKit
import Testing

/// An account, a balance and a rate are deleted.
@MainActor
@Suite struct DeletionTests {
  @Test func `W24 a deleted account's money leaves the history`() async throws {
    let world = try World()
    try world.dependencies.shared.set(.year, for: PortfolioPreferences.chartRange(of: world.savings))
    let screen = FinancialAccountDeletionScreen(viewModel: .init(world.context, account: .id(world.savings)))
    let question = await screen.viewModel.question() ?? ""
    #expect(question.hasPrefix("This deletes account Rainy day (#1) and 2 balances"))
    #expect(question.hasSuffix("\nDelete it?"))
    await screen.viewModel.send(.submit)
    let commands = screen.viewModel.commands.take()
    #expect(commands == [.toast(.accountDeleted("Account Rainy day (#1) deleted with 2 balances"))])
    let lines = screen.plainLines()
    #expect(lines == ["✓ Account Rainy day (#1) deleted with 2 balances"])
    // Nothing of it is left: not its money, on no day, and not what its chart remembered.
    let series = try await world.dependencies.portfolioProvider.series(
      through: Samples.today, in: .chosen(Samples.currency("USD")), without: PortfolioExclusions(pensions: true))
    #expect(series.points == [BalancePoint(date: Samples.day(20_260_402), amount: .usd(-50))])
    let kept = try world.preferences.read()
    #expect(kept == [:])
  }

  @Test(
    arguments: [
      ("en_US", "changes. Its plan goes too.\nDelete it?", "with 2 balances and 1 plan"),
      ("fr_FR", "chaque jour. Son plan part aussi.\nLe supprimer ?", "avec 2 soldes et 1 plan"),
    ])
  func `a deletion tells of the plans that go with the account`(
    _ locale: String, _ question: String, _ answer: String
  ) async throws {
    let world = try World(locale)
    try await world.dependencies.recurringPlanProvider.create(
      RecurringPlanDraft(
        id: Samples.id(9_100), purpose: .balance(accountID: world.savings),
        recurrence: try Recurrence(every: 3, .month, on: Samples.today)))
    let screen = FinancialAccountDeletionScreen(viewModel: .init(world.context, account: .id(world.savings)))
    let asked = await screen.viewModel.question() ?? ""
    #expect(asked.hasSuffix(question))
    await screen.viewModel.send(.submit)
    let line = screen.plainLines().first ?? ""
    #expect(line.hasSuffix(answer))
  }

  @Test func `an account that is gone, or that can't be read, isn't deleted`() async throws {
    let world = try World()
    let gone = FinancialAccountDeletionScreen.ViewModel(world.context, account: .id(Samples.unknownID))
    try await gone.expect(.ask, .changes(\.failure, to: .notFound(Samples.unknownID.uuidString)))
    let account = FinancialAccountDeletionScreen.ViewModel(world.context, account: .id(world.savings))
    world.log.failNext(with: .busy)
    try await account.expect(.submit, .changes(\.failure, to: .storage(.busy)))
    try world.log.verify()
  }

  @Test(arguments: [
    (
      "en_US", "This deletes balance #2 of Rainy day: $150.00, 4/3/2026. Its charts change.\nDelete it?",
      "✓ $150.00 on Apr 3, 2026 deleted · Rainy day: $100.00"
    ),
    (
      "fr_FR",
      "Ceci supprime le solde #2 de Rainy day : 150,00 $US, 03/04/2026. Ses graphiques changent.\n"
        + "Le supprimer ?", "✓ 150,00 $US le 3 avr. 2026 supprimés · Rainy day : 100,00 $US"
    ),
  ])
  func `a balance is deleted, and what the account stands at is told`(
    _ locale: String, _ question: String, _ message: String
  ) async throws {
    let world = try World(locale)
    let screen = balance(BalanceUpdateEntity.savingsLatest.id, in: world)
    let asked = await screen.viewModel.question()
    #expect(asked == question)
    await screen.viewModel.send(.submit)
    let commands = screen.viewModel.commands.take()
    let told = screen.viewModel.words.deleted(try #require(screen.viewModel.deleted))
    #expect(commands == [.toast(.balanceDeleted(told))])
    let lines = screen.plainLines()
    #expect(lines == [message])
  }

  @Test func `W22 delete last update refused`() async throws {
    let world = try World()
    let deletion = balance(BalanceUpdateEntity.cardOnly.id, in: world).viewModel
    let failure = BalanceUpdateError.rule(.lastUpdateCantBeDeleted)
    try await deletion.expect(.submit, .changes(\.failure, to: failure))
    let card = try await world.dependencies.financialAccountProvider.findOne(.id(world.card), on: Samples.today)
    #expect(card.balance == .usd(-50))
    #expect(card.updateCount == 1)
  }

  @Test func `a balance that is gone can't be deleted`() async throws {
    let deletion = balance(Samples.unknownID, in: try World()).viewModel
    try await deletion.expect(.ask, .changes(\.failure, to: .missing))
    try await deletion.expect(.submit)
  }

  @Test func `a rate that takes the place of another one says what it was`() async throws {
    let world = try World()
    for (rate, told) in [
      ("1.08", "1 EUR = 1.08 USD from 4/12/2026"), ("1.0875", "1 EUR = 1.0875 USD from 4/12/2026 (was 1.08 USD)"),
      ("1.0875", "1 EUR = 1.0875 USD from 4/12/2026"),
    ] {
      let screen = ExchangeRateFormScreen(viewModel: .init(world.context))
      for action in [ExchangeRateFormScreen.ViewModel.Action.currency("EUR"), .rate(rate), .submit] {
        await screen.viewModel.send(action)
      }
      #expect(screen.viewModel.commands.take() == [.toast(.rateAdded(told))])
      #expect(screen.viewModel.answer == told)
    }
  }

  @Test func `a rate is deleted`() async throws {
    let world = try World()
    let form = ExchangeRateFormScreen.ViewModel(world.context)
    for action in [ExchangeRateFormScreen.ViewModel.Action.currency("EUR"), .rate("1.0875"), .submit] {
      await form.send(action)
    }
    let rate = try #require(form.saved)
    let commands = form.commands.take()
    #expect(commands == [.toast(.rateAdded("1 EUR = 1.0875 USD from 4/12/2026"))])
    let screen = ExchangeRateDeletionScreen(viewModel: .init(world.context, rate: .id(rate.id)))
    let question = await screen.viewModel.question() ?? ""
    #expect(question.hasPrefix("This deletes rate #1: 1 EUR = 1.0875 USD from 4/12/2026."))
    let told = "1 EUR = 1.0875 USD from 4/12/2026: deleted"
    try await screen.viewModel.expect(.submit, .changes(\.deleted, to: rate), commands: [.toast(.rateDeleted(told))])
    let lines = screen.plainLines()
    #expect(lines == ["✓ \(told)"])
    await screen.viewModel.send(.submit)
    #expect(screen.viewModel.failure == .missing)
  }

  private func balance(_ id: UUID, in world: World) -> BalanceUpdateDeletionScreen {
    BalanceUpdateDeletionScreen(viewModel: .init(world.context, balanceUpdate: .id(id)))
  }
}
