import DependencyKit
import Foundation
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloProviders
import ModuloProvidersMocks
import ModuloStoresMocks
import NavigationKit

/// The doubles that a screen is driven on: the sample goals and contributions, and files in memory.
@MainActor
struct World {
  private(set) var dependencies: DependencyValues
  private let storage: MockStorage
  let router = Router<AppDestination>()
  var context: ScreenContext { ScreenContext(router: router, dependencies: dependencies) }
  /// What was asked of the data as a whole; its failures are planned here.
  let log: OperationLog
  let files = MockFiles()
  /// The lists that have to follow.
  let goals: any FinancialGoalProvider
  let contributions: any ContributionProvider

  init(
    _ locale: String = "en_US", isEmpty: Bool = false, location: String? = "/modulo.db", book: MockBook? = nil
  ) throws {
    let storage =
      isEmpty
      ? try MockStorage()
      : try MockStorage(goals: FinancialGoalEntity.samples, contributions: ContributionEntity.samples)
    let safety = MockDataSafety(manager: storage.manager, location: location, files: files, book: book)
    let goalStore = FakeFinancialGoalStore.fake(on: storage)
    let contributionStore = FakeContributionStore.fake(on: storage)
    goals = goalStore
    contributions = contributionStore
    log = safety.log
    var values = DependencyValues()
    values.date = .constant(Samples.now)
    values.timeZone = .gmt
    values.adviceWords = MockAdviceWords()
    values.locale = Locale(identifier: locale)
    values.homeFolder = "/home/ann"
    values.shared = SharedState()
    values.historyProvider = FakeHistoryProvider.fake(on: storage, caches: [goalStore, contributionStore])
    values.dataProvider = FakeDataStore.fake(on: safety, caches: [goalStore, contributionStore])
    dependencies = values
    self.storage = storage
  }

  /// Deletes the worked example's goal.
  func deleteJapan() async throws {
    _ = try await goals.delete(by: FinancialGoalEntity.japan.id, on: Samples.today)
  }

  /// Makes the one who asks another one than the author of the steps.
  mutating func asks(as author: String) {
    dependencies.historyProvider = FakeHistoryProvider.fake(on: storage, author: author)
  }

  var goalList: [FinancialGoalDomain] { goals.financialGoals(by: .recent, reversed: false, archived: false) }

  /// Both lists hold something.
  func fetchAll() async throws {
    try await goals.fetchAll(on: Samples.today)
    let japan = try await goals.findOne(.id(FinancialGoalEntity.japan.id), on: Samples.today)
    try await contributions.fetchAll(of: .id(japan.id), matching: .all, on: Samples.today, page: .first)
  }
}
