import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloPersistenceMocks
import ModuloRepositories
import ModuloRepositoriesMocks
import ModuloUtilities
import Testing

/// The pair of repositories that a contract is tried on, made anew for each test.
struct Subject: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let make: @Sendable () throws -> (goals: any FinancialGoalRepository, contributions: any ContributionRepository)

  /// All must behave alike: the default on a real file and on a server, and the mock.
  static let all = [onDisk, mock] + ifServer(onServer)

  static let onDisk = Subject(testDescription: "default") {
    make(on: DefaultDataContextManager(url: TemporaryFolder.current.newPlace(for: "modulo.db")))
  }

  static let onServer = Subject(testDescription: "server") { make(on: try .onServer()) }

  private static func make(
    on manager: DefaultDataContextManager
  ) -> (goals: any FinancialGoalRepository, contributions: any ContributionRepository) {
    let storage = DefaultStorage(manager: manager)
    return (DefaultFinancialGoalRepository(storage: storage), DefaultContributionRepository(storage: storage))
  }

  static let mock = Subject(testDescription: "mock") {
    let storage = try MockStorage()
    return (FakeFinancialGoalRepository.fake(on: storage), FakeContributionRepository.fake(on: storage))
  }

  /// Repositories that hold the sample goals and their contributions.
  func filled() async throws -> (goals: any FinancialGoalRepository, contributions: any ContributionRepository) {
    let subject = try make()
    for goal in FinancialGoalEntity.samples { _ = try await subject.goals.insert(goal) }
    for contribution in ContributionEntity.samples {
      _ = try await subject.contributions.insert(contribution, keepingTotalAtLeast: nil)
    }
    return subject
  }
}
