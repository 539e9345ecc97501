import DependencyKit
import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloPersistenceMocks
import ModuloProviders
import ModuloRepositories
import ModuloStores
import ModuloUtilities

/// The layers of one process, on a real database file.
@MainActor
struct Layers {
  let manager: DefaultDataContextManager
  let goals: any FinancialGoalProvider
  let contributions: any ContributionProvider
  let data: any DataProvider

  /// - Parameter file: Share one between two instances, as two processes share a database.
  init(file: URL = temporaryDatabase(), isDryRun: Bool = false) {
    manager = DefaultDataContextManager(url: file, isDryRun: isDryRun)
    let storage = DefaultStorage(manager: manager)
    let goalStore = DefaultFinancialGoalStore(repository: DefaultFinancialGoalRepository(storage: storage))
    let contributionStore = DefaultContributionStore(
      repository: DefaultContributionRepository(storage: storage),
      uuid: .version7(date: .constant(Samples.now)))
    goals = goalStore
    contributions = contributionStore
    data = DefaultDataStore(
      repository: DefaultDataSafety(manager: manager), caches: [goalStore, contributionStore])
  }

  /// The worked example's goal, made.
  func makeJapan() async throws -> FinancialGoalDomain {
    try await goals.create(
      FinancialGoalDraft(
        id: Samples.id(1), name: "Japan trip", emoji: "🗾", goalAmount: .usd(3000),
        startDate: Samples.day(20_260_112), endDate: Samples.day(20_261_212)), on: Samples.today)
  }

  @discardableResult
  func add(
    _ amount: Money, to goal: FinancialGoalDomain, id: Int, _ type: ContributionType = .add, on day: Int = 20_260_412
  ) async throws -> ContributionDomain {
    let draft = ContributionDraft(
      id: Samples.id(id), goal: goal, amount: amount, type: type, date: Samples.day(day), allowsNegativeTotal: true)
    return try await contributions.create(draft, on: Samples.today).contribution
  }
}

extension FinancialGoalProvider {
  /// The goal that a text names.
  func findOne(_ text: String, on today: CalendarDay) async throws(FinancialGoalError) -> FinancialGoalDomain {
    try await findOne(NamedReference(reading: text, throwing: FinancialGoalError.self), on: today)
  }
}

func temporaryDatabase() -> URL {
  TemporaryFolder.current.newPlace(for: "modulo.db")
}
