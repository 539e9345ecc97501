import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloRepositories
import ModuloUtilities
import PersistenceKit
import Testing

/// How much larger the file is with a history than without one.
@Suite(.temporaryFolder) struct HistoryGrowthTests {
  /// The label of a command in a terminal, as long as it is there.
  private static let label = { @Sendable in
    StepLabel(
      id: UUID(), date: Samples.now, author: "terminal 2741380 61823394", words: "contribution add")
  }

  /// The size in bytes of a file with a goal, after some writes.
  private func size(
    keepsHistory: Bool, _ write: (DefaultContributionRepository) async throws -> Void
  ) async throws -> Int {
    let url = temporaryDatabase()
    let manager = DefaultDataContextManager(url: url) { keepsHistory ? Self.label() : nil }
    let storage = DefaultStorage(manager: manager)
    _ = try await DefaultFinancialGoalRepository(storage: storage).insert(.japan, on: Samples.today)
    try await write(DefaultContributionRepository(storage: storage))
    manager.close()
    return try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int ?? 0
  }

  /// By how many hundredths the file is larger with a history.
  private func growth(_ write: (DefaultContributionRepository) async throws -> Void) async throws -> Int {
    let without = try await size(keepsHistory: false, write)
    let with = try await size(keepsHistory: true, write)
    return (with - without) * 100 / without
  }

  private func contribution(_ number: Int, isImported: Bool) -> ContributionEntity {
    ContributionEntity(
      id: UUID(), goalID: FinancialGoalEntity.japan.id, name: number.isMultiple(of: 3) ? "Bonus" : nil,
      amountMinor: Int64(number * 7), type: ContributionType.add.rawValue, date: Samples.today,
      importKey: isImported ? "row 0123456789abcdef0123456789ab\(number)" : nil)
  }

  @Test func `of single changes it grows by three quarters at most`() async throws {
    let growth = try await growth { contributions in
      for number in 1...400 {
        _ = try await contributions.insert(
          contribution(number, isImported: false), keepingTotalAtLeast: nil, allowingShort: false, on: Samples.today)
      }
    }
    #expect(growth <= 75)
    #expect(growth > 0)
  }

  @Test func `of an import it grows by two hundredths at most`() async throws {
    let growth = try await growth { contributions in
      try await contributions.insertAll(into: FinancialGoalEntity.japan.id, keepingTotalAtLeast: nil) { insert in
        for number in 1...5_000 { _ = try insert(contribution(number, isImported: true)) }
      }
    }
    #expect(growth <= 2)
  }

  @Test func `over a year of use it grows by a tenth at most`() async throws {
    var sizes: [Int] = []
    for keepsHistory in [false, true] {
      let url = temporaryDatabase()
      try await SimulatedYear(url: url, keepsHistory: keepsHistory).run()
      sizes.append(try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int ?? 0)
    }
    print("a year of use: \(sizes[0]) bytes without a history, \(sizes[1]) with one")
    #expect(sizes[1] > sizes[0])
    #expect(sizes[1] * 100 <= sizes[0] * 110)
  }
}
