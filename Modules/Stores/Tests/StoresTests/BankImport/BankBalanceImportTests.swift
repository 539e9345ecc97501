import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloStores
import ModuloUtilities
import Testing

/// What a store does with the balances of files of banks.
@MainActor
@Suite struct BankBalanceImportTests {
  @Test func `the last running balance of a day counts, oldest first`() async throws {
    let world = try BankWorld()
    let report = try await world.importBalances(
      table([
        .entry(2, 10, 10_00, balance: 160_00), .entry(3, 10, -5_00, balance: 155_00),
        .entry(4, 11, 5_00, balance: 160_00),
      ]))
    let balances = try await balances(of: world)
    #expect(balances == [.usd(155), .usd(160)])
    #expect(report.files[0].rows.read == 2)
    #expect(report.files[0].entries == 3)
  }

  @Test func `the last running balance of a day counts, newest first`() async throws {
    let world = try BankWorld()
    _ = try await world.importBalances(
      table([
        .entry(2, 11, 5_00, balance: 160_00), .entry(3, 10, -5_00, balance: 155_00),
        .entry(4, 10, 10_00, balance: 160_00),
      ]))
    let balances = try await balances(of: world)
    #expect(balances == [.usd(155), .usd(160)])
  }

  @Test func `rows of a day may run forward where days run backward`() async throws {
    let world = try BankWorld()
    _ = try await world.importBalances(
      table([
        .entry(2, 11, 5_00, balance: 160_00), .entry(3, 10, 10_00, balance: 160_00),
        .entry(4, 10, -5_00, balance: 155_00),
      ]))
    let balances = try await balances(of: world)
    #expect(balances == [.usd(155), .usd(160)])
  }

  @Test func `rows of a day that show no order run as those of the file`() async throws {
    let items: [BankFileItem] = [
      .entry(2, 11, 10_00, balance: 160_00), .entry(3, 11, -10_00, balance: 150_00),
      .entry(4, 10, 10_00, balance: 160_00), .entry(5, 10, -10_00, balance: 150_00),
    ]
    for (order, expected) in [(BankFileRowOrder.newestDaysFirst, Money.usd(150)), (.newestFirst, .usd(160))] {
      let world = try BankWorld()
      _ = try await world.importBalances(table(items, order: order))
      let balances = try await balances(of: world)
      #expect(balances == [expected, expected])
    }
    let backward = try BankWorld()
    _ = try await backward.importBalances(table(Array(items[2...] + items[..<2]), order: .oldestDaysFirst))
    let balances = try await balances(of: backward)
    #expect(balances == [.usd(160), .usd(160)])
  }

  @Test func `one day shows its order by its amounts`() async throws {
    let world = try BankWorld()
    _ = try await world.importBalances(
      table([.entry(2, 10, -5_00, balance: 155_00), .entry(3, 10, 10_00, balance: 160_00)]))
    let balances = try await balances(of: world)
    #expect(balances == [.usd(155)])
  }

  @Test func `one day whose amounts show no order is refused`() async throws {
    let world = try BankWorld()
    let file = table([.entry(2, 10, 10_00, balance: 160_00), .entry(3, 10, -10_00, balance: 150_00)])
    let failure = await #expect(throws: BankImportError.self) { try await world.importBalances(file) }
    guard case .rejected(let report) = failure else { return #expect(failure == nil) }
    #expect(report.files[0].rows.errors.map(\.reason) == [.unknownOrder])
    #expect(report.files[0].rows.errors.map(\.line) == [3])
  }

  @Test func `days that run both ways are refused where the order decides`() async throws {
    let world = try BankWorld()
    let plain = table([
      .entry(2, 10, 1_00, balance: 1_00), .entry(3, 12, 1_00, balance: 3_00), .entry(4, 11, 1_00, balance: 2_00),
    ])
    let report = try await world.importBalances(plain)
    #expect(report.imported == 3)
    let twice = table([
      .entry(2, 10, 1_00, balance: 1_00), .entry(3, 12, 1_00, balance: 3_00), .entry(4, 10, 1_00, balance: 9_00),
    ])
    let failure = await #expect(throws: BankImportError.self) { try await world.importBalances(twice) }
    guard case .rejected(let report) = failure else { return #expect(failure == nil) }
    #expect(report.files[0].rows.errors.map(\.line) == [4])
  }

  @Test func `closing balances are taken once, and with one more of a later day`() async throws {
    let world = try BankWorld()
    let items: [BankFileItem] = [.entry(2, 9, 1_00), .closing(3, 10, 160_00)]
    let first = try await world.importBalances(BankImportFile(items))
    #expect(first.imported == 1)
    let again = try await world.importBalances(BankImportFile(items))
    #expect(again.files[0].rows.lines(.alreadyImported).first == [3])
    let longer = try await world.importBalances(BankImportFile(items + [.closing(4, 11, 170_00)]))
    #expect(longer.imported == 1)
  }

  @Test func `an opening balance is not imported`() async throws {
    let world = try BankWorld()
    let opening = BankFileBalance(.opening, day: .april(9), amount: FileAmount(units: 1_00, decimals: 2), line: 2)
    let report = try await world.importBalances(BankImportFile([.balance(opening), .closing(3, 10, 160_00)]))
    #expect(report.imported == 1)
  }

  @Test func `another balance of a day is the later one, with a warning`() async throws {
    let world = try BankWorld()
    _ = try await world.importBalances(BankImportFile([.closing(3, 10, 160_00)]))
    let report = try await world.importBalances(BankImportFile([.closing(3, 10, 170_00)]))
    #expect(report.files[0].rows.lines(.sameDay).first == [3])
    let balances = try await balances(of: world)
    #expect(balances.last == .usd(170))
  }

  @Test func `files that overlap are one import`() async throws {
    let world = try BankWorld()
    let report = try await world.importBalances(
      BankImportFile([.closing(3, 10, 160_00), .closing(4, 11, 170_00)], name: "a"),
      BankImportFile([.closing(3, 11, 170_00), .closing(4, 12, 180_00)], name: "b"))
    #expect(report.imported == 3)
    #expect(report.files[1].rows.lines(.alreadyImported).first == [3])
  }

  @Test func `a balance that a file of balances has brought is known`() async throws {
    let world = try BankWorld()
    let bytes = Array("date,account,balance\n2026-04-10,rainy day,160\n".utf8)
    _ = try await world.updates.importAll(BalanceUpdateImport(source: .bytes(bytes))) { _ in }
    let report = try await world.importBalances(BankImportFile([.closing(3, 10, 160_00)]))
    #expect(report.imported == 0)
  }

  @Test func `a file without balances is refused`() async throws {
    let world = try BankWorld()
    await #expect(throws: BankImportError.noBalances(name: "bank.ofx")) {
      try await world.importBalances(BankImportFile([.entry(2, 1, 1_00)]))
    }
  }

  @Test func `a debt with a balance above zero is imported with a warning`() async throws {
    let world = try BankWorld()
    let file = BankImportFile([.closing(3, 10, -60_00), .closing(4, 11, 60_00)])
    let report = try await world.importBalances(file, into: "Chase")
    #expect(report.files[0].rows.positiveDebts.first == [4])
  }

  @Test func `an account that is gone is missing`() async throws {
    let world = try BankWorld()
    let other = try await AccountWorld().open(9, "Gone", .currentAccount, nil)
    await #expect(throws: BankImportError.account(.missing)) {
      try await world.banks.importAll(BankImport(files: [BankImportFile([.closing(3, 10, 1)])], into: .account(other)))
    }
  }

  private func table(_ items: [BankFileItem], order: BankFileRowOrder? = nil) -> BankImportFile {
    BankImportFile(items, name: "bank.csv", kind: .csv(profile: nil), order: order)
  }

  /// The balances from 10 April on, oldest first.
  private func balances(of world: BankWorld) async throws -> [Money] {
    let account = try await world.account("Rainy day")
    try await world.updates.fetchAll(of: .id(account.id), matching: .all, on: .latest, page: Page(limit: 20))
    return world.updates.rows.filter { $0.date >= .april(10) }.sorted { ($0.date, $0.number) < ($1.date, $1.number) }
      .map(\.balance)
  }
}
