import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import PersistenceKit
import Testing

@testable import ModuloPersistence

/// A database of an earlier version becomes one of the newest, and keeps what is in it.
@Suite(.temporaryFolder) struct MigrationTests {
  @Test(arguments: EarlierVersion.allCases)
  func `an earlier version keeps its rows, its numbers and its months, and gets checksums`(
    _ version: EarlierVersion
  ) throws {
    let url = temporaryDatabase()
    let (goal, contributions) = (FinancialGoalEntity.japan, ContributionEntity.japan)
    try version.make(at: url, goal, contributions)
    let manager = DefaultDataContextManager(url: url)
    let container = try manager.container()
    let found = try container.read { context in
      (
        goals: try context.fetch(FetchDescriptor<FinancialGoalEntity>()),
        contributions: try context.fetch(FetchDescriptor<ContributionEntity>()),
        months: try context.buckets(of: ContributionEntity.monthlyNet, for: goal.id)
      )
    }
    let faults = try container.check()
    let fresh = try MockDataContextManager(goals: [goal], contributions: contributions).container().read { context in
      (
        goals: try context.fetch(FetchDescriptor<FinancialGoalEntity>()),
        contributions: try context.fetch(FetchDescriptor<ContributionEntity>()),
        months: try context.buckets(of: ContributionEntity.monthlyNet, for: goal.id)
      )
    }
    #expect(found.goals == fresh.goals)
    #expect(found.contributions == fresh.contributions)
    #expect(found.months == fresh.months)
    #expect(faults == [])
    manager.close()
  }

  @Test(arguments: [UInt8(0), 1, 2, 3]) func `a current file that says it is older is damaged, and left alone`(
    _ version: UInt8
  ) throws {
    let url = temporaryDatabase()
    let manager = DefaultDataContextManager(url: url)
    try manager.container().write { try $0.insert(FinancialGoalEntity.japan) }
    manager.close()
    var bytes = try Data(contentsOf: url)
    // Where a database keeps its version.
    bytes.replaceSubrange(60..<64, with: [0, 0, 0, version])
    try bytes.write(to: url)
    #expect {
      try DefaultDataContextManager(url: url).container()
    } throws: { error in
      if case .damaged? = error as? PersistenceError { true } else { false }
    }
    let after = try Data(contentsOf: url)
    #expect(after == bytes)
  }

  @Test(arguments: [EarlierVersion.first]) func `so is an older one that says it is later`(
    _ version: EarlierVersion
  ) throws {
    let url = temporaryDatabase()
    try version.make(at: url, .japan, [])
    var bytes = try Data(contentsOf: url)
    bytes.replaceSubrange(60..<64, with: [0, 0, 0, 2])
    try bytes.write(to: url)
    #expect {
      try DefaultDataContextManager(url: url).container()
    } throws: { error in
      if case .damaged? = error as? PersistenceError { true } else { false }
    }
  }

  @Test(arguments: EarlierVersion.allCases)
  func `what is written afterwards has its checksum too, and there is room for accounts and blocks`(
    _ version: EarlierVersion
  ) throws {
    let url = temporaryDatabase()
    try version.make(at: url, .japan, [])
    let manager = DefaultDataContextManager(url: url)
    try manager.container().write { context in
      for contribution in ContributionEntity.japan { try context.insert(contribution) }
      let account = FinancialAccountEntity(
        id: Samples.id(70), provider: "Marcus", type: "savingsAccount", currency: "USD")
      try context.insert(account)
      try context.insert(
        BalanceUpdateEntity(
          id: Samples.id(71), accountID: account.id, balanceMinor: 5, date: Samples.today, changeMinor: 5,
          part: "USD assets"))
      try context.insert(
        ExchangeRateEntity(id: Samples.id(72), currency: "EUR", base: "USD", rate: "1.1", date: Samples.today))
      try context.insert(BlockGroupEntity.work)
      try context.insert(BlockEntity.coding)
      try context.insert(TrackingSessionRecord.coding.session)
      for time in TrackingSessionRecord.coding.times { try context.insert(time) }
      try context.insert(try KeyValueEntity(id: Samples.id(73), true, for: .isOnboardingCompleted))
    }
    let faults = try manager.container().check()
    #expect(faults == [])
    manager.close()
  }
}

/// A version of the database that the newest one follows.
enum EarlierVersion: CaseIterable, CustomTestStringConvertible {
  case first, second, third, fourth

  var testDescription: String { "\(schema)" }

  private var schema: any VersionedSchema.Type {
    switch self {
    case .first: SchemaV1.self
    case .second: SchemaV2.self
    case .third: SchemaV3.self
    case .fourth: SchemaV4.self
    }
  }

  func make(at url: URL, _ goal: FinancialGoalEntity, _ contributions: [ContributionEntity]) throws {
    let container = try ModelContainer(
      for: schema.models,
      configuration: ModelConfiguration(
        url: url, applicationID: ModuloMigrationPlan.applicationID, schemaVersion: schema.version))
    try container.write { context in
      switch self {
      case .first:
        try context.insert(SchemaV1.FinancialGoal(goal))
        for contribution in contributions { try context.insert(SchemaV1.Contribution(contribution)) }
      case .second, .third, .fourth:
        try context.insert(SchemaV2.FinancialGoal(goal))
        for contribution in contributions { try context.insert(SchemaV2.Contribution(contribution)) }
      }
    }
    container.close()
  }
}

extension SchemaV1.FinancialGoal {
  fileprivate init(_ goal: FinancialGoalEntity) {
    self.init(
      id: goal.id, number: goal.number, name: goal.name, nameKey: goal.nameKey, emoji: goal.emoji,
      goalAmountMinor: goal.goalAmountMinor, currency: goal.currency, startDate: goal.startDate, endDate: goal.endDate,
      isArchived: goal.isArchived)
  }
}

extension SchemaV1.Contribution {
  fileprivate init(_ contribution: ContributionEntity) {
    self.init(
      id: contribution.id, number: contribution.number, goalID: contribution.goalID, name: contribution.name,
      amountMinor: contribution.amountMinor, type: contribution.type, date: contribution.date,
      importKey: contribution.importKey)
  }
}

extension SchemaV2.FinancialGoal {
  fileprivate init(_ goal: FinancialGoalEntity) {
    self.init(
      id: goal.id, number: goal.number, name: goal.name, nameKey: goal.nameKey, emoji: goal.emoji,
      goalAmountMinor: goal.goalAmountMinor, currency: goal.currency, startDate: goal.startDate, endDate: goal.endDate,
      isArchived: goal.isArchived)
  }
}

extension SchemaV2.Contribution {
  fileprivate init(_ contribution: ContributionEntity) {
    self.init(
      id: contribution.id, number: contribution.number, goalID: contribution.goalID, name: contribution.name,
      amountMinor: contribution.amountMinor, type: contribution.type, date: contribution.date,
      importKey: contribution.importKey)
  }
}
