import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import PersistenceKit
import Testing

@testable import ModuloPersistence

/// A database as an earlier program could have written it.
struct OldDatabase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// The rules that its rows break.
  let rules: Set<String>
  /// How many rows break a rule.
  let rows: Int
  private let write: @Sendable (URL) throws -> Void

  func make(at url: URL) throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try write(url)
  }

  static let all = [
    OldDatabase(testDescription: "version 1", rules: Self.savingsRules, rows: 5) { url in
      try open(SchemaV1.models, 1, at: url) { context in
        for goal in oldGoals { try context.insert(SchemaV1.FinancialGoal(old: goal)) }
        try context.insert(SchemaV1.Contribution(old: blankContribution))
      }
    },
    OldDatabase(testDescription: "version 2", rules: Self.savingsRules, rows: 5) { url in
      try open(SchemaV2.models, 2, at: url) { context in
        for goal in oldGoals { try context.insert(goal) }
        try context.insert(blankContribution)
      }
    },
    OldDatabase(
      testDescription: "version 3", rules: Self.savingsRules.union(["blankProvider", "sameCurrency"]), rows: 9
    ) { url in
      try open(SchemaV3.models, 3, at: url) { context in
        try context.insert(
          ExchangeRateEntity(id: Samples.id(30), currency: "USD", base: "USD", rate: "1", date: day))
      }
      // Models whose keys can be anything.
      try open([SchemaV2.FinancialGoal.self, SchemaV2.Contribution.self, SchemaV3.FinancialAccount.self], 3, at: url) {
        context in
        for goal in oldGoals { try context.insert(goal) }
        try context.insert(blankContribution)
        try context.insert(account(20, provider: " ", nameKey: " "))
        try context.insert(account(21, name: " ", nameKey: "b"))
        try context.insert(account(22, name: "Daily ", nameKey: "c"))
      }
    },
    OldDatabase(
      testDescription: "version 4", rules: ["notAnEmoji", "unusableName", "unusableProvider", "unusableMemo"], rows: 5
    ) { url in
      try open(SchemaV4.models, 4, at: url) { context in try insertUnusableTexts(into: context) }
    },
  ]

  /// Rows that no command mends.
  static let unreachable = OldDatabase(testDescription: "unreachable", rules: ["number", "blankNote"], rows: 2) { url in
    try open(SchemaV3.models, 3, at: url) { context in
      try context.insert(goal(-4, "Japan", "japan"))
      let account = account(2, nameKey: "bank")
      try context.insert(account)
      try context.insert(
        SchemaV3.BalanceUpdate(
          id: Samples.id(3), number: 0, accountID: account.id, balanceMinor: 5, date: day, note: "  ", changeMinor: 5,
          part: "USD assets", importKey: nil))
    }
  }

  private static let savingsRules: Set = ["blankName", "untidyName", "nameKey", "endBeforeStart"]
}

extension OldDatabase {
  private static let day = Samples.day(20_260_110)

  private static func open(
    _ models: [any PersistentModel.Type], _ version: Int32, at url: URL,
    _ fill: (borrowing ModelContext) throws -> Void
  ) throws {
    let container = try ModelContainer(
      for: models,
      configuration: ModelConfiguration(
        url: url, applicationID: ModuloMigrationPlan.applicationID, schemaVersion: version))
    try container.write { try fill($0) }
    container.close()
  }

  /// One that ends before it starts, a blank one that does so too, one whose key is another name's, and that other one.
  private static let oldGoals = [
    goal(1, "Japan", "japan", end: 20_260_101), goal(2, "  ", "  ", end: 20_260_101), goal(3, "Peru", "car"),
    goal(4, "Car ", "peru"), goal(5, "House", "house"),
  ]

  private static func goal(
    _ number: Int, _ name: String, _ key: String, emoji: String = "", end: Int? = nil
  ) -> SchemaV2.FinancialGoal {
    SchemaV2.FinancialGoal(
      id: Samples.id(abs(number)), number: Int64(number), name: name, nameKey: key, emoji: emoji,
      goalAmountMinor: 100_00, currency: "USD", startDate: day, endDate: end.flatMap(CalendarDay.init),
      isArchived: false)
  }

  /// Texts that were taken before there were rules for them.
  private static func insertUnusableTexts(into context: borrowing ModelContext) throws {
    let long = String(repeating: "n", count: 300)
    try context.insert(goal(1, long, long, emoji: "abc"))
    let account = FinancialAccountEntity(id: Samples.id(2), provider: long, type: "cash", currency: "USD")
    try context.insert(SchemaV3.FinancialAccount(old: account))
    var (group, block) = (BlockGroupEntity.work, BlockEntity.coding)
    (group.name, block.name) = (long, "Cod\u{200B}ing")
    try context.insert(group)
    try context.insert(block)
    var session = TrackingSessionRecord.coding.session
    session.memo = "a\nb"
    try context.insert(SchemaV4.TrackingSession(old: session))
    for time in TrackingSessionRecord.coding.times { try context.insert(SchemaV4.TrackingTime(old: time)) }
  }

  /// An account with a key that need not be the name's.
  private static func account(
    _ id: Int, provider: String = "Bank", name: String? = nil, nameKey: String
  ) -> SchemaV3.FinancialAccount {
    SchemaV3.FinancialAccount(
      id: Samples.id(id), number: 0, provider: provider, ownName: name, nameKey: nameKey, type: "cash", currency: "USD")
  }

  private static let blankContribution = SchemaV2.Contribution(
    id: Samples.id(10), number: 1, goalID: Samples.id(5), name: " ", amountMinor: 5_00, type: "add", date: day,
    importKey: nil)
}

extension SchemaV1.FinancialGoal {
  fileprivate init(old goal: SchemaV2.FinancialGoal) {
    self.init(
      id: goal.id, number: goal.number, name: goal.name, nameKey: goal.nameKey, emoji: goal.emoji,
      goalAmountMinor: goal.goalAmountMinor, currency: goal.currency, startDate: goal.startDate, endDate: goal.endDate,
      isArchived: goal.isArchived)
  }
}

extension SchemaV1.Contribution {
  fileprivate init(old contribution: SchemaV2.Contribution) {
    self.init(
      id: contribution.id, number: contribution.number, goalID: contribution.goalID, name: contribution.name,
      amountMinor: contribution.amountMinor, type: contribution.type, date: contribution.date,
      importKey: contribution.importKey)
  }
}

extension SchemaV3.FinancialAccount {
  fileprivate init(old account: FinancialAccountEntity) {
    self.init(
      id: account.id, number: account.number, provider: account.provider, ownName: account.ownName,
      nameKey: account.nameKey, type: account.type, currency: account.currency)
  }
}

extension SchemaV4.TrackingSession {
  fileprivate init(old session: TrackingSessionEntity) {
    self.init(
      id: session.id, number: session.number, blockID: session.blockID, day: session.day, createdAt: session.createdAt,
      memo: session.memo)
  }
}

extension SchemaV4.TrackingTime {
  fileprivate init(old time: TrackingTimeEntity) {
    self.init(
      id: time.id, number: time.number, sessionID: time.sessionID, blockID: time.blockID, day: time.day,
      start: time.start, end: time.end, zone: time.zone, activeSeconds: time.activeSeconds)
  }
}
