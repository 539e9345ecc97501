import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloPersistenceMocks
import ModuloRepositories
import ModuloUtilities
import PersistenceKit
import Testing

/// The repositories on one storage.
struct FundingWorld: Sendable {
  let storage: any Storage
  var fundings: any FundingRepository { DefaultFundingRepository(storage: storage) }
  var goals: any FinancialGoalRepository { DefaultFinancialGoalRepository(storage: storage) }
  var contributions: any ContributionRepository { DefaultContributionRepository(storage: storage) }
  var accounts: any FinancialAccountRepository { DefaultFinancialAccountRepository(storage: storage) }
  var balances: any BalanceUpdateRepository { DefaultBalanceUpdateRepository(storage: storage) }
  var plans: any RecurringPlanRepository { DefaultRecurringPlanRepository(storage: storage) }
  var portfolio: any PortfolioRepository { DefaultPortfolioRepository(storage: storage) }
  var history: any HistoryRepository { DefaultHistoryRepository(storage: storage) }

  /// The repositories, with the sample goals and accounts, and nothing saved.
  static func filled(_ storage: any Storage) async throws -> FundingWorld {
    try await storage.write { context in
      for goal in FinancialGoalEntity.samples { try context.insert(goal) }
      for account in FinancialAccountEntity.samples { try context.insert(account) }
    }
    return FundingWorld(storage: storage)
  }

  @discardableResult
  func link(
    _ goal: FinancialGoalEntity, _ account: FinancialAccountEntity, upTo limit: Int64? = nil, priority: Int64? = nil,
    id: Int, allowingShort: Bool = false
  ) async throws -> FundingDomain {
    let edit = FundingEdit(
      id: Samples.id(id), goalID: goal.id, accountID: account.id, limit: limit.map { .minorUnits($0) } ?? .unchanged,
      priority: priority)
    return try await fundings.save(edit, allowingShort: allowingShort).toDomain()
  }

  @discardableResult
  func save(
    _ minor: Int64, to goal: FinancialGoalEntity, id: Int, allowingShort: Bool = false
  ) async throws -> ContributionEntity {
    let row = ContributionEntity(
      id: Samples.id(id), goalID: goal.id, amountMinor: abs(minor),
      type: (minor < 0 ? ContributionType.remove : .add).rawValue, date: Samples.today)
    return try await contributions.insert(
      row, keepingTotalAtLeast: nil, allowingShort: allowingShort, on: Samples.today
    ).contribution
  }

  func set(_ minor: Int64, of account: FinancialAccountEntity, id: Int, on day: CalendarDay = Samples.today)
    async throws
  {
    _ = try await balances.insert(
      BalanceUpdateEntity(id: Samples.id(id), accountID: account.id, balanceMinor: minor, date: day), on: Samples.today)
  }

  func summary() async throws -> FundingSummary {
    let list = try await fundings.fetchAll(of: nil).toDomain()
    return FundingSummary(accounts: list.accounts)
  }

  /// What is set aside in an account, what is short, and what is left, in minor units.
  func figures(of account: FinancialAccountEntity) async throws -> [Int128] {
    let list = try await fundings.fetchAll(of: .account(.id(account.id))).toDomain()
    let found = try #require(list.accounts.first)
    return [found.setAside, found.short, found.unallocated].map(\.minorUnits)
  }
}

/// Makes the repositories anew for each test.
struct FundingSubject: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let make: @Sendable () async throws -> FundingWorld

  /// All must behave alike: the default on a real file and on a server, and the mock.
  static let all = [onDisk, mock] + ifServer(onServer)

  static let onDisk = FundingSubject(testDescription: "default") {
    let manager = DefaultDataContextManager(url: TemporaryFolder.current.newPlace(for: "modulo.db"))
    return try await .filled(DefaultStorage(manager: manager))
  }

  static let onServer = FundingSubject(testDescription: "server") {
    try await .filled(DefaultStorage.onServer())
  }

  static let mock = FundingSubject(testDescription: "mock") { try await .filled(MockStorage()) }
}
