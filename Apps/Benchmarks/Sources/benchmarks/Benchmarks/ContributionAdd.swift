import DependencyKit
import Foundation
import Measuring
import ModuloModels
import ModuloPersistence
import ModuloProviders
import ModuloRepositories
import ModuloStores
import ModuloUtilities

extension Benchmark {
  /// `contribution add` from the provider down: rules, row, checksum, month, commit. Raw is the row alone, durable too.
  /// Neither keeps a history, whose price is a row of its own.
  static let contributionAdd = Benchmark("contributionAdd", .microseconds, limit: .ratio(1.85)) { workshop in
    let count = workshop.operations(300)
    return Contenders(
      raw: try rawContributionAdd(workshop, count),
      modulo: try await moduloContributionAdd(workshop, count, keepsHistory: false))
  }
}

@MainActor private func rawContributionAdd(_ workshop: Workshop, _ count: Int) throws -> Run {
  let url = workshop.newFile()
  try Ledger.make(at: url, goals: 1, contributions: 0)
  let database = try RawDatabase(url)
  let statements = try RawContributions(database)
  var maker = DepositMaker()
  let goalID = maker.goalIDs[0]
  return {
    let contributions = try maker.next(count).map { try Ledger.contribution($0, to: goalID) }
    let duration = try ContinuousClock().measure {
      for contribution in contributions {
        try database.execute("BEGIN IMMEDIATE")
        try statements.insert(contribution)
        try database.execute("COMMIT")
      }
    }
    return Sample(duration, per: count, try database.contributionDigest())
  }
}

@MainActor func moduloContributionAdd(
  _ workshop: Workshop, _ count: Int, keepsHistory: Bool = true
) async throws -> Run {
  let url = workshop.newFile()
  try Ledger.make(at: url, goals: 1, contributions: 0)
  let layers = Layers(url, keepsHistory: keepsHistory)
  let goal = try await layers.goal()
  var maker = DepositMaker()
  return {
    let drafts = try layers.drafts(of: maker.next(count), for: goal)
    let start = ContinuousClock.now
    for draft in drafts { _ = try await layers.contributions.create(draft, on: Ledger.month.firstDay) }
    return Sample(ContinuousClock.now - start, per: count, try RawDatabase(url).contributionDigest())
  }
}

/// The product's layers on a file, as the console composes them.
@MainActor struct Layers {
  let manager: DefaultDataContextManager
  let goals: DefaultFinancialGoalStore
  let contributions: DefaultContributionStore
  let bankImports: DefaultBankImportStore
  let history: DefaultHistoryRepository

  init(_ url: URL, keepsHistory: Bool = true) {
    self.init(DefaultDataContextManager(url: url) { keepsHistory ? .benchmark : nil })
  }

  init(_ manager: DefaultDataContextManager) {
    self.manager = manager
    history = DefaultHistoryRepository(storage: DefaultStorage(manager: manager))
    goals = DefaultFinancialGoalStore(
      repository: DefaultFinancialGoalRepository(storage: DefaultStorage(manager: manager)))
    let repository = DefaultContributionRepository(storage: DefaultStorage(manager: manager))
    let uuid = UUIDGenerator.version7(date: DateGenerator { Date() })
    contributions = DefaultContributionStore(repository: repository, uuid: uuid)
    bankImports = DefaultBankImportStore(
      repository: DefaultBankImportRepository(storage: DefaultStorage(manager: manager)), uuid: uuid)
  }

  /// What is typed to add these to a goal.
  func drafts(of deposits: [Deposit], for goal: FinancialGoalDomain) throws -> [ContributionDraft] {
    try deposits.map { deposit in
      let contribution = try Ledger.contribution(deposit, to: goal.id)
      return ContributionDraft(
        id: contribution.id, goal: goal, name: contribution.name,
        amount: Money(minorUnits: contribution.amountMinor, in: goal.currency),
        type: try contribution.contributionType(), date: contribution.date, allowsNegativeTotal: true)
    }
  }

  /// The only goal.
  func goal() async throws -> FinancialGoalDomain {
    try await goals.fetchAll(on: Ledger.month.firstDay)
    return try found(goals.rows.first, "the goal")
  }
}
