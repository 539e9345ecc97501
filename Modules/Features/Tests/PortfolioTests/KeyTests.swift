import DependencyKit
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
import NavigationKit
import TerminalKit
import Testing

/// What the keys of the screens do.
@MainActor
@Suite(.temporaryFolder) struct KeyTests {
  /// A screen with its selected row, and all of its keys.
  private typealias Expected = (screen: any InteractiveScreen, row: Int?, keys: [KeyMeaning])

  private static let form = [KeyMeaning("ctrl+s", "Save"), KeyMeaning("esc", "Close")]

  @Test func `each key leads where its label says, and none has two meanings`() async throws {
    let world = try World()
    let rate = ExchangeRateFormScreen(viewModel: .init(world.context))
    for (field, text) in zip(rate.fields, ["EUR", "1.5"]) { _ = await field.set(text) }
    await rate.press(.control("s"))
    for expected in lists(of: world) + charts(of: world) + forms(of: world) {
      await expected.screen.appear()
      let keys = expected.screen.meanings(at: expected.row)
      let conflicts = expected.screen.keyConflicts(at: expected.row)
      #expect(keys == expected.keys, "\(expected.screen.title.plainText)")
      #expect(conflicts == [], "\(expected.screen.title.plainText)")
    }
  }

  private func lists(of world: World) -> [Expected] {
    let (savings, card) = (NamedReference.id(world.savings), NamedReference.id(world.card))
    let transfer = [
      KeyMeaning("i", "Import", .balanceUpdate(.importFile)),
      KeyMeaning("I", "Bank files", .data(.importBankFiles)),
      KeyMeaning("x", "Export", .balanceUpdate(.exportFile(account: nil))),
    ]
    func account(_ account: NamedReference) -> [KeyMeaning] {
      [
        KeyMeaning("enter", "Open", .financialAccount(.details(account))),
        KeyMeaning("a", "Add", .financialAccount(.create)),
        KeyMeaning("b", "Set balance", .balanceUpdate(.create(account: account))),
        KeyMeaning("e", "Edit", .financialAccount(.update(account))),
        KeyMeaning("d", "Delete", .financialAccount(.deletion(account))),
      ]
    }
    let portfolio = [
      KeyMeaning("h", "Chart", .portfolio(.chart)), KeyMeaning("l", "Accounts", .financialAccount(.list)),
      KeyMeaning("$", "Rates", .exchangeRate(.list)),
    ]
    let remember = [KeyMeaning("S", "Remember")]
    let latest = NumberReference.id(BalanceUpdateEntity.savingsLatest.id)
    let balances = [
      KeyMeaning("enter", "Edit", .balanceUpdate(.update(latest))),
      KeyMeaning("a", "Set balance", .balanceUpdate(.create(account: savings))),
      KeyMeaning("d", "Delete", .balanceUpdate(.deletion(latest))),
      KeyMeaning("i", "Import", .balanceUpdate(.importFile)),
      KeyMeaning("x", "Export", .balanceUpdate(.exportFile(account: savings))),
    ]
    let details = [
      KeyMeaning("l", "Balances", .balanceUpdate(.list(account: savings))),
      KeyMeaning("h", "Chart", .financialAccount(.chart(savings))),
      KeyMeaning("P", "Plans", .recurringPlan(.list(.account(savings)))),
      KeyMeaning("F", "Set aside", .funding(.list(.account(savings)))),
      KeyMeaning("e", "Edit account", .financialAccount(.update(savings))),
      KeyMeaning("D", "Delete account", .financialAccount(.deletion(savings))),
    ]
    return [
      (PortfolioScreen(viewModel: .init(world.context)), 1, account(savings) + portfolio + transfer + remember),
      (
        PortfolioScreen(viewModel: .init(world.context)), 4,
        [KeyMeaning("a", "Add", .financialAccount(.create)), KeyMeaning("space", "Include")] + portfolio + transfer
          + remember
      ),
      (
        FinancialAccountsListScreen(viewModel: .init(world.context)), 3,
        account(card)
          + [
            KeyMeaning("s", "Sort"), KeyMeaning("B", "Update all", .balanceUpdate(.createAll)),
            KeyMeaning("l", "Balances", .balanceUpdate(.list(account: nil))),
          ] + transfer
      ),
      (FinancialAccountDetailsScreen(viewModel: .init(world.context, account: savings)), 0, balances + details),
      (
        BalanceUpdatesListScreen(viewModel: .init(world.context, account: savings)), 0,
        balances + [KeyMeaning("f", "Filter", .balanceUpdate(.filter(account: savings)))]
      ),
      (
        ExchangeRatesListScreen(viewModel: .init(world.context)), nil,
        [
          KeyMeaning("a", "Add", .exchangeRate(.create)), KeyMeaning("i", "Import", .exchangeRate(.importFile)),
        ]
      ),
    ]
  }

  private func charts(of world: World) -> [Expected] {
    let remember = [KeyMeaning("S", "Remember")]
    let keys = [KeyMeaning("n", "Shorter"), KeyMeaning("left", "Earlier"), KeyMeaning("right", "Later")]
    return [
      (
        FinancialAccountChartScreen(viewModel: .init(world.context, account: .id(world.savings))), nil,
        keys + remember
      ),
      (
        PortfolioChartScreen(viewModel: .init(world.context)), 0, keys + [KeyMeaning("space", "Include")] + remember
      ),
    ]
  }

  private func forms(of world: World) -> [Expected] {
    let savings = NamedReference.id(world.savings)
    let importing = [KeyMeaning("ctrl+s", "Import"), KeyMeaning("esc", "Close")]
    let exporting = [KeyMeaning("ctrl+s", "Export")]
    return [
      (FinancialAccountFormScreen(viewModel: .init(world.context, mode: .create)), nil, Self.form),
      (BalanceUpdateFormScreen(viewModel: .init(world.context, mode: .create(of: savings))), nil, Self.form),
      (ExchangeRateFormScreen(viewModel: .init(world.context)), nil, Self.form),
      (BalanceUpdateImportScreen(viewModel: .init(world.context)), nil, importing),
      (ExchangeRateImportScreen(viewModel: .init(world.context)), nil, importing),
      (BalanceUpdateExportScreen(viewModel: .init(world.context, account: nil)), nil, exporting),
      (FinancialAccountDeletionScreen(viewModel: .init(world.context, account: savings)), nil, []),
    ]
  }

  @Test func `keys sort the accounts, and show more or less of a chart`() async throws {
    let world = try World()
    let list = FinancialAccountsListScreen(viewModel: .init(world.context))
    await list.appear()
    await list.press("s")
    #expect(list.viewModel.sort == .name)
    let chart = FinancialAccountChartScreen(viewModel: .init(world.context, account: .id(world.savings)))
    await chart.appear()
    var ranges: [ChartRange] = []
    for key: Key in ["n", "n", "n", "n", "n", "n", "p", "S"] {
      await chart.press(key)
      ranges.append(chart.viewModel.range)
    }
    #expect(ranges == [.fiveYears, .year, .quarter, .month, .week, .week, .month, .month])
    #expect(chart.viewModel.commands.take() == [.toast(.choiceRemembered)])
    #expect(world.dependencies.shared[PortfolioPreferences.chartRange(of: world.savings)] == .month)
  }

  @Test func `left and right read the points of a chart`() async throws {
    let world = try World()
    let account = FinancialAccountChartScreen(viewModel: .init(world.context, account: .id(world.savings)))
    let portfolio = PortfolioChartScreen(viewModel: .init(world.context))
    await account.appear()
    await portfolio.appear()
    let points = try #require(account.viewModel.chart?.points)
    #expect(account.viewModel.reading == nil)
    await account.press(.left)
    #expect(account.viewModel.reading == points.last?.date)
    await account.press(.left)
    #expect(account.viewModel.reading == points.dropLast().last?.date)
    await account.press(.right)
    #expect(account.viewModel.reading == points.last?.date)
    let line = account.plainLines(EnvironmentValues(width: 80)).first { $0.hasPrefix("▲ ") }
    #expect(line?.hasSuffix("150.00") == true)
    await portfolio.press(.left, at: 0)
    #expect(portfolio.viewModel.reading == portfolio.viewModel.chart?.points.last?.date)
  }

  @Test func `a part of the portfolio is left out and remembered by keys`() async throws {
    let world = try World()
    let portfolio = PortfolioScreen(viewModel: .init(world.context))
    await portfolio.appear()
    let chart = PortfolioChartScreen(viewModel: .init(world.context))
    await chart.appear()
    let pensions = try #require(portfolio.rows.firstIndex(of: .component(.pensions)))
    await portfolio.press(.space, at: pensions)
    await chart.press(.space, at: 1)
    let worth = [portfolio.viewModel.portfolio?.netWorth, chart.viewModel.chart?.points.last?.amount]
    #expect(worth == [.usd(100), .usd(1_150)])
    var environment = EnvironmentValues(width: 80)
    #expect(!portfolio.plainLines(environment).contains("Included"))
    environment.selectedRow = pensions
    let lines = portfolio.plainLines(environment).suffix(3).map { String($0.prefix(14)) }
    #expect(lines == ["Included", "> [ ] Pensions", "  [x] Mortgage"])
    await portfolio.press("S", at: pensions)
    #expect(world.dependencies.shared.portfolioExclusions == PortfolioExclusions(pensions: true))
  }

  @Test func `a choice that can't be kept is said below the figures`() async throws {
    let world = try World(preferences: FullPreferences())
    let screens: [any InteractiveScreen] = [
      PortfolioScreen(viewModel: .init(world.context)), PortfolioChartScreen(viewModel: .init(world.context)),
      FinancialAccountChartScreen(viewModel: .init(world.context, account: .id(world.savings))),
    ]
    for screen in screens {
      await screen.appear()
      await screen.press("S")
      let last = screen.plainLines().last
      #expect(last == "⚠ The settings file p can't be written. Nothing was changed.")
    }
  }

  @Test func `forms are filled in field by field`() async throws {
    let world = try World("fr_FR")
    let account = FinancialAccountFormScreen(viewModel: .init(world.context, mode: .create))
    for (index, text) in ["Prêt", "Lender", "", "EUR", "1.234,56", "2026-04-01"].enumerated() {
      _ = await account.fields[index].set(text)
    }
    #expect(account.viewModel.amount == "1.234,56")
    await account.press(.control("s"))
    #expect(account.viewModel.saved?.balance == .eur("-1234.56"))
    let balance = BalanceUpdateFormScreen(viewModel: .init(world.context, mode: .create(of: .id(world.savings))))
    await balance.appear()
    for (index, text) in ["12.5", "", "Note"].enumerated() { _ = await balance.fields[index].set(text) }
    #expect(balance.viewModel.amount == "12.5")
    await balance.press(.control("s"))
    #expect(balance.viewModel.saved?.balanceUpdate.balance == .usd("12.5"))
    #expect(balance.viewModel.saved?.balanceUpdate.date == Samples.today)
  }

  @Test func `what was typed stays when the row is read again`() async throws {
    let world = try World()
    let account = FinancialAccountFormScreen(viewModel: .init(world.context, mode: .update(.id(world.savings))))
    let latest = NumberReference.id(BalanceUpdateEntity.savingsLatest.id)
    let balance = BalanceUpdateFormScreen(viewModel: .init(world.context, mode: .update(latest)))
    for screen in [account, balance] as [any InteractiveScreen] {
      await screen.appear()
      _ = await screen.fields[screen.fields.count - 1].set("typed")
      await screen.appear()
    }
    #expect([account.viewModel.bankID, balance.viewModel.note] == ["typed", "typed"])
  }

  @Test func `what another process wrote stays beside what was typed`() async throws {
    let world = try World()
    let accounts = (0...1).map { _ in
      FinancialAccountFormScreen.ViewModel(world.context, mode: .update(.id(world.savings)))
    }
    for form in accounts { await form.send(.appear) }
    await accounts[0].send(.name("Spare"))
    for action in [FinancialAccountFormScreen.ViewModel.Action.provider("Monzo"), .submit] {
      await accounts[1].send(action)
    }
    for action in [FinancialAccountFormScreen.ViewModel.Action.appear, .submit] { await accounts[0].send(action) }
    #expect([accounts[0].saved?.provider, accounts[0].saved?.ownName] == ["Monzo", "Spare"])
    let latest = NumberReference.id(BalanceUpdateEntity.savingsLatest.id)
    let balances = (0...1).map { _ in BalanceUpdateFormScreen.ViewModel(world.context, mode: .update(latest)) }
    for form in balances { await form.send(.appear) }
    await balances[0].send(.note("Typed"))
    for action in [BalanceUpdateFormScreen.ViewModel.Action.amount("77"), .submit] { await balances[1].send(action) }
    for action in [BalanceUpdateFormScreen.ViewModel.Action.appear, .submit] { await balances[0].send(action) }
    #expect(balances[0].saved?.balanceUpdate.note == "Typed")
    #expect(balances[0].saved?.balanceUpdate.balance == .usd(77))
  }

  @Test func `a file is imported from its form, which then shows the outcome alone`() async throws {
    let world = try World()
    let screen = BalanceUpdateImportScreen(viewModel: .init(world.context))
    await screen.press(.control("s"))
    let refusal = screen.plainLines()
    #expect(refusal.prefix(2) == ["File", "Row order         detect"])
    #expect(refusal.last?.hasPrefix("⚠") == true)
    let rows = "date,account,balance\n2026-04-06,Chase,-60\n"
    _ = await screen.fields[0].set(try TemporaryFolder.current.newFile(rows.utf8))
    _ = await screen.fields[1].set("newest first")
    #expect(screen.viewModel.order == .newestFirst)
    await screen.press(.control("s"))
    let lines = screen.plainLines()
    #expect(lines == ["✓ 1 row read, 1 imported, 0 skipped"])
    #expect(screen.fields.isEmpty && screen.meanings().isEmpty)
  }

  @Test func `a page of balances is read where the window is`() async throws {
    let world = try World()
    let pension = NamedReference.id(FinancialAccountEntity.pension.id)
    let screen = BalanceUpdatesListScreen(viewModel: .init(world.context, account: pension))
    #expect(screen.window == nil)
    await screen.appear()
    let first = try #require(screen.window)
    await first.show(Page(limit: 1, start: .around(first.keys[1], index: 1)))
    let window = try #require(screen.window)
    let counts: [Int] = [window.offset, window.count, screen.rows.count]
    #expect(counts == [1, 3, 1])
    #expect(window.keys == [first.keys[1]])
  }
}
