import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloPersistenceMocks
import ModuloUtilities
import PersistenceKit
import Testing

/// Rows that readers take and the rules wouldn't, in a file of any version and in memory.
@Suite(.temporaryFolder) struct DataWarningTests {
  private let url = temporaryDatabase()
  private var safety: DefaultDataSafety { DefaultDataSafety(manager: DefaultDataContextManager(url: url)) }
  private var beside: URL { url.deletingLastPathComponent().appendingPathComponent("beside") }
  private let expected = [
    DataWarning(.endBeforeStart, of: .goal, number: 1, remedy: .editGoal(.number(1), name: nil, removesEnd: true)),
    DataWarning(.blankName, of: .contribution, number: 1, remedy: .removeContributionName(.number(1))),
  ]

  private var goal: FinancialGoalEntity {
    var goal = FinancialGoalEntity.japan
    goal.endDate = goal.startDate.adding(days: -1)
    return goal
  }

  private var contribution: ContributionEntity {
    ContributionEntity(
      id: Samples.id(50), number: 1, goalID: goal.id, name: " ", amountMinor: 5, type: "add", date: Samples.today)
  }

  @Test(arguments: EarlierVersion.allCases)
  func `an earlier version is warned about, backed up, exported and restored`(_ version: EarlierVersion) async throws {
    try version.make(at: url, goal, [contribution])
    let check = try await safety.check()
    #expect(check.faults == [])
    #expect(check.warnings == expected)
    let backup = try await safety.backUp(to: beside)
    let export = try await safety.export(to: beside.appendingPathExtension("json"))
    #expect(backup.warnings == 2)
    #expect(export.warnings == 2)
    try version.make(at: beside.appendingPathExtension("old"), goal, [contribution])
    let restoration = try await safety.restore(from: beside.appendingPathExtension("old"))
    #expect(restoration.warnings == 2)
    let after = try await safety.check()
    #expect(after.warnings == expected)
  }

  @Test(arguments: EarlierVersion.allCases)
  func `what no reader can read is a fault of an earlier version`(_ version: EarlierVersion) async throws {
    var goal = FinancialGoalEntity.japan
    goal.currency = "ZZZ"
    try version.make(at: beside, goal, [])
    let fault = #"financial_goal #1, currency: unknown currency "ZZZ""#
    await #expect(throws: RepositoryError.damaged(.file(detail: fault))) { try await safety.restore(from: beside) }
    try version.make(at: url, goal, [])
    let check = try await safety.check()
    #expect(check.faults == [DataFault(.value, table: "financial_goal", number: 1, detail: fault)])
    await #expect(throws: RepositoryError.damaged(.file(detail: fault))) {
      try await safety.backUp(to: beside.appendingPathExtension("new"))
    }
  }

  @Test func `memory is checked alike`() async throws {
    let manager = try MockDataContextManager(goals: [goal], contributions: [contribution])
    let check = try await MockDataSafety(manager: manager).check()
    #expect(check == DataCheck(counts: DataCounts(goals: 1, contributions: 1), warnings: expected))
    var unreadable = goal
    unreadable.currency = "usd"
    let faulty = try await MockDataSafety(manager: MockDataContextManager(goals: [unreadable])).check()
    #expect(faulty.faults.map(\.kind) == [.value])
  }

  @Test func `a name that another goal has isn't proposed`() async throws {
    let container = try DefaultDataContextManager(url: url).container()
    var second = FinancialGoalEntity.car
    second.name = FinancialGoalEntity.japan.name + " "
    try await container.write { [second] context in
      try context.insert(FinancialGoalEntity.japan)
      try context.insert(second)
    }
    let check = try await safety.check()
    let name = "\(FinancialGoalEntity.japan.name) \(second.number)"
    let remedy = DataWarning.Remedy.editGoal(.number(second.number), name: name, removesEnd: false)
    #expect(check.warnings == [DataWarning(.untidyName, of: .goal, number: Int(second.number), remedy: remedy)])
  }
}
