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
struct RecurringPlanWorld: Sendable {
  let storage: any Storage
  var plans: any RecurringPlanRepository { DefaultRecurringPlanRepository(storage: storage) }
  var goals: any FinancialGoalRepository { DefaultFinancialGoalRepository(storage: storage) }
  var contributions: any ContributionRepository { DefaultContributionRepository(storage: storage) }
  var balances: any BalanceUpdateRepository { DefaultBalanceUpdateRepository(storage: storage) }
  var history: any HistoryRepository { DefaultHistoryRepository(storage: storage) }

  /// A plan of every day of this year.
  var daily: RecurringPlanEntity {
    var daily = RecurringPlanEntity(
      id: Samples.id(9_003), goalID: FinancialGoalEntity.samples[0].id, amountMinor: 100, interval: 1, unit: "day",
      anchor: Samples.day(20_260_101), start: Samples.day(20_260_101))
    daily.note = "Daily"
    return daily
  }

  /// The repositories, with the sample goals and accounts.
  static func filled(_ storage: any Storage) async throws -> RecurringPlanWorld {
    try await storage.write { context in
      for goal in FinancialGoalEntity.samples { try context.insert(goal) }
      for account in FinancialAccountEntity.samples { try context.insert(account) }
    }
    return RecurringPlanWorld(storage: storage)
  }

  @discardableResult
  func add(_ plan: RecurringPlanEntity) async throws -> RecurringPlanRecord {
    var new = plan
    new.number = 0
    return try await plans.insert(new)
  }

  func update(
    _ plan: RecurringPlanEntity, since original: RecurringPlanEntity, from day: CalendarDay?
  ) async throws -> RecurringPlanChangeRecord {
    try await plans.update(
      plan, since: original, successor: Samples.id(8_001), validFrom: day, on: Samples.today)
  }

  @discardableResult
  func enter(_ selection: DueSelection) async throws -> [PlanOccurrenceRecord] {
    try await plans.enter(selection, on: Samples.today, allowingShort: false) { UUID() }
  }

  @discardableResult
  func skip(_ selection: DueSelection) async throws -> [PlanOccurrenceRecord] {
    try await plans.skip(selection, on: Samples.today) { UUID() }
  }

  /// The days that are due, as numbers.
  func dueDays(on today: CalendarDay = Samples.today) async throws -> [Int] {
    let due = try await plans.fetchDue(on: today, limit: .max)
    return due.plans.flatMap(\.days).map(\.rawValue).sorted()
  }
}

/// Makes the repositories anew for each test.
struct RecurringPlanSubject: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let make: @Sendable () async throws -> RecurringPlanWorld

  /// All must behave alike: the default on a real file and on a server, and the mock.
  static let all = [onDisk, mock] + ifServer(onServer)

  static let onDisk = RecurringPlanSubject(testDescription: "default") {
    let manager = DefaultDataContextManager(url: TemporaryFolder.current.newPlace(for: "modulo.db"))
    return try await .filled(DefaultStorage(manager: manager))
  }

  static let onServer = RecurringPlanSubject(testDescription: "server") {
    try await .filled(DefaultStorage.onServer())
  }

  static let mock = RecurringPlanSubject(testDescription: "mock") { try await .filled(MockStorage()) }
}

extension RecurringPlanEntity {
  /// The row after a change.
  func with(_ change: (inout RecurringPlanEntity) -> Void) -> RecurringPlanEntity {
    var row = self
    change(&row)
    return row
  }
}
