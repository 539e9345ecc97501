import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloPersistenceMocks
import ModuloRepositories
import ModuloUtilities
import Testing

/// The repositories of net worth that a contract is tried on.
struct AccountWorld: Sendable {
  let accounts: any FinancialAccountRepository
  let updates: any BalanceUpdateRepository
  let portfolio: any PortfolioRepository
  let rates: any ExchangeRateRepository
}

/// Makes the repositories anew for each test.
struct AccountSubject: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let make: @Sendable () throws -> AccountWorld

  /// All must behave alike: the default on a real file and on a server, and the mock.
  static let all = [onDisk, mock] + ifServer(onServer)

  static let onDisk = AccountSubject(testDescription: "default") {
    let manager = DefaultDataContextManager(url: TemporaryFolder.current.newPlace(for: "modulo.db"))
    return AccountWorld(on: DefaultStorage(manager: manager))
  }

  static let onServer = AccountSubject(testDescription: "server") { AccountWorld(on: try DefaultStorage.onServer()) }

  static let mock = AccountSubject(testDescription: "mock") {
    AccountWorld(on: try MockStorage())
  }

  /// Repositories that hold the sample accounts and their balance updates.
  func filled() async throws -> AccountWorld {
    let world = try make()
    try await world.fill()
    return world
  }
}

extension AccountWorld {
  init(on storage: any Storage) {
    self.init(
      accounts: DefaultFinancialAccountRepository(storage: storage),
      updates: DefaultBalanceUpdateRepository(storage: storage),
      portfolio: DefaultPortfolioRepository(storage: storage),
      rates: DefaultExchangeRateRepository(storage: storage))
  }

  /// Stores the sample accounts and their balance updates.
  func fill() async throws {
    for account in FinancialAccountEntity.samples { _ = try await accounts.insert(account, opening: nil) }
    for update in BalanceUpdateEntity.samples { _ = try await updates.insert(update) }
  }

  /// What an account is worth on a day, and what it was before, in minor units.
  func balances(of id: UUID, on day: Int = 20_260_412) async throws -> [Int64?] {
    let record = try await accounts.fetchOne(by: id, on: Samples.day(day))
    return [record?.latest?.balanceMinor, record?.previous?.balanceMinor]
  }

  /// What every part was worth after each of its days, in minor units.
  func series(_ part: String, through day: Int = 99_991_231) async throws -> [Int: Int64] {
    let days = try await portfolio.fetchHistory(through: Samples.day(day), in: "USD").days
    var (sum, series) = (Int64(0), [Int: Int64]())
    for day in days where day.part == part {
      sum += day.netMinor
      series[day.date.rawValue] = sum
    }
    return series
  }

  /// The changes that an account's updates keep, the newest first.
  func changes(of id: UUID) async throws -> [Int64] {
    try await updates.fetchAll(for: id, page: Page(limit: 1_000)).map(\.changeMinor)
  }
}

/// An update made from a few numbers.
func update(
  _ id: Int, of account: FinancialAccountEntity, _ day: Int, _ balanceMinor: Int64, note: String? = nil,
  key: String? = nil
) -> BalanceUpdateEntity {
  BalanceUpdateEntity(
    id: Samples.id(id), accountID: account.id, balanceMinor: balanceMinor, date: Samples.day(day), note: note,
    importKey: key)
}
