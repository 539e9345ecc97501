import Foundation
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloPortfolio
import ModuloProviders
import ModuloScreens
import ModuloScreensMocks
import ModuloUtilities
import TerminalKit
import Testing

/// Accounts and their balances are looked at, taken in and handed over.
@MainActor
@Suite(.temporaryFolder) struct AccountScreenTests {
  @Test func `W18 accounts are listed by balance, debts last`() async throws {
    let list = try FinancialAccountsListScreen.ViewModel(World().context)
    await list.send(.appear)
    #expect(list.accounts.map(\.number) == [3, 1, 4, 2])
    await list.send(.sort(by: .name))
    #expect(list.accounts.map(\.name) == ["Chase", "Rainy day", "Vanguard", "Wallet"])
  }

  @Test func `details have a page of balances`() async throws {
    let world = try World()
    let details = FinancialAccountDetailsScreen.ViewModel(
      world.context, account: .id(FinancialAccountEntity.pension.id))
    await details.send(.turn(to: Page(limit: 2)))
    #expect(details.details?.updates.map(\.number) == [6, 5])
    #expect(details.details?.points.map(\.amount.decimal) == [1_000, 1_050])
    #expect(details.model?.furtherUpdates == 1)
  }

  @Test func `a page of the history, newest first`() async throws {
    let world = try World()
    let screen = BalanceUpdatesListScreen(
      viewModel: .init(world.context, account: .id(FinancialAccountEntity.pension.id)))
    let history = screen.viewModel
    #expect(history.entries.isEmpty)
    await history.send(.turn(to: Page(limit: 1, offset: 1)))
    #expect(history.entries.map(\.number) == [5])
    #expect(history.furtherEntries == 1)
    await history.send(.turn(to: .first))
    #expect(screen.plainLines().map { $0.contains("current") } == [true, false, false])
  }

  @Test func `a history with limits says them, and marks no balance as the current one`() async throws {
    let world = try World()
    let pension = NamedReference.id(FinancialAccountEntity.pension.id)
    let screen = BalanceUpdatesListScreen(
      viewModel: .init(world.context, account: pension, matching: EntryFilterInput(minimum: "1000", maximum: "2000")))
    await screen.appear()
    let lines = screen.plainLines()
    #expect(lines.first == "At least: 1000 · At most: 2000")
    #expect(lines.count > 1 && !lines.contains { $0.contains("current") })
    let none = BalanceUpdatesListScreen(
      viewModel: .init(world.context, account: nil, matching: EntryFilterInput(text: "nothing")))
    await none.appear()
    #expect(none.plainLines() == ["Contains: nothing", "No balance matches"])
  }

  @Test func `what can't be read is told`() async throws {
    let world = try World()
    let list = FinancialAccountsListScreen(viewModel: .init(world.context))
    let history = BalanceUpdatesListScreen(viewModel: .init(world.context, account: .id(world.savings)))
    let details = FinancialAccountDetailsScreen(viewModel: .init(world.context, account: .id(world.savings)))
    let screens: [(any Screen, OperationLog)] = [
      (list, world.log), (history, world.balanceLog), (details, world.log),
    ]
    for (screen, log) in screens {
      log.failNext(with: .busy)
      await screen.appear()
      let lines = screen.plainLines()
      #expect(lines == ["⚠ Another program is using the database. Nothing was changed; try again."])
      try log.verify()
    }
  }

  @Test func `a file comes in whole, and a second balance of a day is warned about`() async throws {
    let world = try World()
    let file = try TemporaryFolder.current.newFile(
      "date,account,balance\n2026-04-06,Chase,-60\n2026-04-05,Chase,-60\n2026-04-05,chase,-70\n".utf8)
    let screen = BalanceUpdateImportScreen(viewModel: .init(world.context))
    for action in [BalanceUpdateImportScreen.ViewModel.Action.source(.file(path: file)), .submit] {
      await screen.viewModel.send(action)
    }
    let lines = screen.plainLines()
    let warning = "warning: 1 repeats an account and day; the last of the day counts (line 3)"
    let order = "newest first, so the first line of a day counts: Chase"
    #expect(lines == ["✓ 3 rows read, 3 imported, 0 skipped", warning, order])
    await screen.viewModel.send(.submit)
    #expect(screen.viewModel.report?.skipped == 3)
    for action in [BalanceUpdateImportScreen.ViewModel.Action.order(.oldestFirst), .submit] {
      await screen.viewModel.send(action)
    }
    #expect(screen.viewModel.report?.orders.map(\.order) == [.oldestFirst])
  }

  @Test(arguments: [("en_US", "⚠ Name the file."), ("fr_FR", "⚠ Nommez le fichier.")])
  func `an import of balances without a path says so at its field`(_ locale: String, _ expected: String) async throws {
    let screen = BalanceUpdateImportScreen(viewModel: .init(try World(locale).context))
    await screen.viewModel.send(.submit)
    #expect(screen.viewModel.failure == .missingPath)
    #expect(screen.refusedField == screen.fields.first?.label)
    #expect(screen.plainLines().last == expected)
  }

  @Test func `a file with a stranger's account changes nothing`() async throws {
    let world = try World()
    let file = try TemporaryFolder.current.newFile(
      "date,account,balance\n2026-04-05,Chase,-60\n2026-04-05,Nobody,5\n".utf8)
    let form = BalanceUpdateImportScreen.ViewModel(world.context)
    for action in [BalanceUpdateImportScreen.ViewModel.Action.source(.file(path: file)), .submit] {
      await form.send(action)
    }
    guard case .rejected(let report) = form.failure else {
      Issue.record("\(String(describing: form.failure))")
      return
    }
    #expect(report.errors.map(\.line) == [3])
    #expect(report.errors.map(\.reason) == [.unknownAccount("Nobody")])
    let card = try await world.dependencies.financialAccountProvider.findOne(.id(world.card), on: Samples.today)
    #expect(card.balance == .usd(-50))
  }

  @Test func `what is handed over can be taken in`() async throws {
    let world = try World()
    let collected = Collected()
    let export = BalanceUpdateExportScreen.ViewModel(world.context, account: .id(world.savings))
    await export.send(.receiver { collected.take($0) })
    await export.send(.submit)
    #expect(export.count == 2)
    let text = collected.text
    #expect(text.hasPrefix("date,account,balance"))
    #expect(text.contains("2026-04-03,Rainy day,150.00"))
    let gone = BalanceUpdateExportScreen.ViewModel(world.context, account: .id(Samples.unknownID))
    await gone.send(.receiver { _ in })
    await gone.send(.submit)
    #expect(gone.failure == .account(.notFound(Samples.unknownID.uuidString)))
  }

  @Test func `a file is written as a whole, and replaces none`() async throws {
    let world = try World()
    let path = TemporaryFolder.current.file("balances.csv").path
    let screens = (1...2).map { _ in BalanceUpdateExportScreen(viewModel: .init(world.context, account: nil)) }
    for screen in screens {
      _ = await screen.fields[0].set(path)
      await screen.press(.control("s"))
    }
    let lines = screens.map { $0.plainLines().last ?? "" }
    #expect(lines == ["✓ 6 balances", "⚠ \(path) exists already. It was left as it is."])
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.split(separator: "\n").count == 7)
    #expect(screens.map(\.fields.count) == [0, 1])
  }
}
