import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloUtilities
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

extension MigrationTests {
  @Test(arguments: [EarlierVersion.fourth, .fifth, .sixth])
  func `what was tracked keeps its halves, its time and its sessions, which get their starts`(
    _ version: EarlierVersion
  ) throws {
    let url = temporaryDatabase()
    let start = Instant(Samples.day(20_260_410).date(in: .gmt)).adding(seconds: 9 * 3_600)
    // The second half has a pause of ten minutes.
    let halves = [(0, 1_800), (1_800, 4_200), (4_200, 6_000)].map { ($0 as Int64, $1 as Int64) }
    try version.make(at: url, .japan, []) { context in
      try context.insert(BlockGroupEntity.work)
      try context.insert(BlockEntity.coding)
      try version.insertSession(
        halves.map { TimeSpan(start: start.adding(seconds: $0.0), end: start.adding(seconds: $0.1)) }, into: context)
    }
    let manager = DefaultDataContextManager(url: url)
    let container = try manager.container()
    let found = try container.read { context in
      (
        sessions: try context.fetch(FetchDescriptor<TrackingSessionEntity>()),
        times: try context.fetch(FetchDescriptor<TrackingTimeEntity>()),
        sums: try context.buckets(of: TrackingTimeEntity.blockDays, for: BlockEntity.coding.id)
      )
    }
    let session = try #require(found.sessions.first)
    #expect(session.start == start)
    #expect(session.number == 1)
    let domain = try TrackingSessionRecord(session: session, times: found.times).toDomain()
    #expect(domain.halves == 3)
    #expect(domain.activeSeconds == 5_400)
    let bucket = ZonedDay(day: session.day, zone: "GMT").number
    #expect(found.sums == [RollupBucket(bucket: bucket, sum: 5_400, count: 3)])
    let faults = try container.check()
    #expect(faults == [])
    manager.close()
  }
}

extension MigrationTests {
  @Test func `a step of the sixth version is undone where its table is what it was, else refused`() throws {
    let url = temporaryDatabase()
    let edited = SchemaV4.TrackingSession(
      id: Samples.id(81), number: 1, blockID: BlockEntity.coding.id, day: Samples.today,
      createdAt: Instant(Samples.now),
      memo: "Lexer")
    try EarlierVersion.sixth.make(
      at: url, .japan, [],
      { context in
        try context.insert(BlockGroupEntity.work)
        try context.insert(BlockEntity.coding)
        try EarlierVersion.sixth.insertSession([], into: context)
      }, { try $0.update(edited) })
    let manager = DefaultDataContextManager(url: url) {
      StepLabel(id: UUID(), date: Samples.now, author: "a", words: "")
    }
    let container = try manager.container()
    #expect(throws: PersistenceError.undo(.incomplete(step: 3))) { try container.write { try $0.undo([3]) } }
    let goals = try container.write { context in
      try context.undo([1])
      return try context.fetchCount(FetchDescriptor<FinancialGoalEntity>())
    }
    #expect(goals == 0)
    manager.close()
  }
}

extension MigrationTests {
  @Test func `entries of the seventh version are listed by their days, and their steps are undone`() throws {
    let url = temporaryDatabase()
    try EarlierVersion.seventh.make(at: url, .japan, ContributionEntity.japan) { context in
      try context.insert(SchemaV8.FinancialAccount(.savings))
      try context.insert(
        SchemaV7.BalanceUpdate(
          id: Samples.id(71), number: 0, accountID: FinancialAccountEntity.savings.id, balanceMinor: 5,
          date: Samples.today, note: nil, changeMinor: 5, part: "USD assets", importKey: nil))
    }
    let manager = DefaultDataContextManager(url: url) {
      StepLabel(id: UUID(), date: Samples.now, author: "a", words: "")
    }
    let container = try manager.container()
    let contributions = try container.read { context in
      try context.fetch(
        FetchDescriptor<ContributionEntity>(sortBy: [SortDescriptor(\.date), SortDescriptor(\.number)]))
    }
    #expect(contributions.map(\.id) == ContributionEntity.japan.sorted { $0.date < $1.date }.map(\.id))
    try container.write { _ = try $0.undo([2]) }
    let balances = try container.read { try $0.fetchCount(FetchDescriptor<BalanceUpdateEntity>()) }
    #expect(balances == 0)
    let faults = try container.check()
    #expect(faults == [])
    manager.close()
  }
}

extension MigrationTests {
  @Test func `accounts of the eighth version have no bank's id, and their steps are undone`() throws {
    let url = temporaryDatabase()
    let account = SchemaV8.FinancialAccount(.savings)
    try EarlierVersion.eighth.make(at: url, .japan, [], { try $0.insert(account) })
    let manager = DefaultDataContextManager(url: url) {
      StepLabel(id: UUID(), date: Samples.now, author: "a", words: "")
    }
    let container = try manager.container()
    let stored = try container.read { try $0.fetch(FetchDescriptor<FinancialAccountEntity>()) }
    #expect(stored == [.savings])
    try container.write { _ = try $0.undo([2]) }
    let remaining = try container.read { try $0.fetchCount(FetchDescriptor<FinancialAccountEntity>()) }
    #expect(remaining == 0)
    var known = FinancialAccountEntity.savings
    known.bankID = "DE02120300000000202051"
    try container.write { [known] in _ = try $0.insert(known) }
    var other = FinancialAccountEntity.card
    other.bankID = known.bankID
    let refusal = Result { [other] () throws(PersistenceError) in
      try container.write { (context: borrowing ModelContext) in _ = try context.insert(other) }
    }
    #expect(throws: PersistenceError.self) { try refusal.get() }
    let faults = try container.check()
    #expect(faults == [])
    manager.close()
  }
}

/// A version of the database that the newest one follows.
enum EarlierVersion: CaseIterable, CustomTestStringConvertible {
  case first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh

  var testDescription: String { "\(schema)" }

  private var schema: any VersionedSchema.Type {
    switch self {
    case .first: SchemaV1.self
    case .second: SchemaV2.self
    case .third: SchemaV3.self
    case .fourth: SchemaV4.self
    case .fifth: SchemaV5.self
    case .sixth: SchemaV6.self
    case .seventh: SchemaV7.self
    case .eighth: SchemaV8.self
    case .ninth: SchemaV9.self
    case .tenth: SchemaV10.self
    case .eleventh: SchemaV11.self
    }
  }

  func make(
    at url: URL, _ goal: FinancialGoalEntity, _ contributions: [ContributionEntity],
    _ writes: (borrowing ModelContext) throws -> Void...
  ) throws {
    let container = try ModelContainer(
      for: schema.models,
      configuration: ModelConfiguration(
        url: url, applicationID: ModuloMigrationPlan.applicationID, schemaVersion: schema.version,
        history: [.sixth, .seventh, .eighth, .ninth, .tenth, .eleventh].contains(self)
          ? HistoryConfiguration { StepLabel(id: UUID(), date: Samples.now, author: "a", words: "") } : nil))
    try container.write { context in
      switch self {
      case .first:
        try context.insert(SchemaV1.FinancialGoal(goal))
        for contribution in contributions { try context.insert(SchemaV1.Contribution(contribution)) }
      case .second, .third, .fourth:
        try context.insert(SchemaV2.FinancialGoal(goal))
        for contribution in contributions { try context.insert(SchemaV2.Contribution(contribution)) }
      case .fifth, .sixth, .seventh:
        try context.insert(goal)
        for contribution in contributions { try context.insert(SchemaV5.Contribution(contribution)) }
      case .eighth, .ninth, .tenth, .eleventh:
        try context.insert(goal)
        for contribution in contributions { try context.insert(contribution) }
      }
    }
    for write in writes { try container.write(write) }
    container.close()
  }

  /// Stores a session of three halves of ``BlockEntity/coding``.
  func insertSession(_ halves: [TimeSpan], into context: borrowing ModelContext) throws {
    let (id, block) = (Samples.id(81), BlockEntity.coding.id)
    let day = Samples.day(20_260_410)
    try context.insert(
      SchemaV4.TrackingSession(
        id: id, number: 0, blockID: block, day: day, createdAt: Instant(Samples.now), memo: nil))
    for (place, half) in halves.enumerated() {
      if self == .fourth {
        try context.insert(
          SchemaV4.TrackingTime(
            id: Samples.id(90 + place), number: 0, sessionID: id, blockID: block, day: day, start: half.start,
            end: half.end, zone: "GMT", activeSeconds: 1_800))
      } else {
        try context.insert(
          SchemaV5.TrackingTime(
            id: Samples.id(90 + place), number: 0, sessionID: id, blockID: block, day: day, start: half.start,
            end: half.end, zone: "GMT", activeSeconds: 1_800))
      }
    }
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

extension SchemaV8.FinancialAccount {
  fileprivate init(_ account: FinancialAccountEntity) {
    self.init(
      id: account.id, number: account.number, provider: account.provider, ownName: account.ownName,
      nameKey: account.nameKey, type: account.type, currency: account.currency)
  }
}

extension SchemaV5.Contribution {
  fileprivate init(_ contribution: ContributionEntity) {
    self.init(
      id: contribution.id, number: contribution.number, goalID: contribution.goalID, name: contribution.name,
      amountMinor: contribution.amountMinor, type: contribution.type, date: contribution.date,
      importKey: contribution.importKey)
  }
}
