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
    let export = try await safety.export(to: beside.appendingPathExtension("json"), omittingDamage: false)
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

  @Test func `what no command takes for a name, an emoji or a memo is warned about, and no import takes it`()
    async throws
  {
    let (disk, memory) = (DefaultDataContextManager(url: url), try MockDataContextManager())
    for (manager, safety) in [
      (disk, DefaultDataSafety(manager: disk)), (memory, MockDataSafety(manager: memory)),
    ] as [(any DataContextManager, any DataSafety)] {
      let container = try manager.container()
      try await container.write { [rows = Self.refused()] context in try rows.insert(into: context) }
      let check = try await safety.check()
      #expect(check.faults == [])
      #expect(check.warnings == Self.refusals)
      try await expectRefusal(of: check.warnings.count, by: safety, at: "emoji: the text isn't a single emoji")
      var goal = Self.refused().goal
      goal.emoji = ""
      try await container.write { [goal] context in try context.update(goal) }
      let reason = "the text is too long for a name, or has an invisible character"
      try await expectRefusal(of: 4, by: safety, at: "provider: \(reason)")
    }
  }

  /// An export tells how many rows are refused; an import refuses the first of them, with its place.
  private func expectRefusal(of rows: Int, by safety: any DataSafety, at reason: String) async throws {
    let document = Document()
    let file = try await safety.export(omittingDamage: false) { document.append($0) }
    #expect(file.warnings == rows)
    let other = MockDataSafety(manager: try MockDataContextManager())
    await #expect {
      try await other.importAll { document.take() }
    } throws: { error in
      guard case .storage(.invalidDocument(_, 1, let found))? = error as? RepositoryError else { return false }
      return found == reason
    }
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

/// Rows each of which breaks one of the rules for new texts.
private struct RefusedRows: Sendable {
  var goal = FinancialGoalEntity.japan
  var account = FinancialAccountEntity.savings
  var group = BlockGroupEntity.work
  var blocks = [BlockEntity.coding, .coding]
  var session = TrackingSessionRecord.coding.session

  func insert(into context: borrowing ModelContext) throws {
    try context.insert(goal)
    try context.insert(account)
    try context.insert(group)
    for block in blocks { try context.insert(block) }
    try context.insert(session)
    for time in TrackingSessionRecord.coding.times { try context.insert(time) }
  }
}

extension DataWarningTests {
  private static let cut = String(repeating: "n", count: BlockDraft.nameLimit)

  fileprivate static func refused() -> RefusedRows {
    var rows = RefusedRows()
    rows.goal.emoji = "abc"
    rows.account.provider = String(repeating: "p", count: 300)
    rows.group.name = "The work of the household"
    rows.blocks[0].name = cut + "n"
    rows.blocks[1] = BlockEntity(
      id: Samples.id(901), number: 9, groupID: BlockEntity.coding.groupID, name: cut, icon: 0, color: 0, position: 1)
    rows.session.memo = "a\nb"
    return rows
  }

  fileprivate static var refusals: [DataWarning] {
    let rows = refused()
    let account = rows.account
    let (group, block, session) = (rows.group.number, rows.blocks[0].number, rows.session.number)
    let blockName = "\(cut.dropLast(2)) \(block)"
    return [
      DataWarning(
        .notAnEmoji, of: .goal, number: Int(rows.goal.number),
        remedy: .editGoal(.number(rows.goal.number), name: nil, removesEnd: false, removesEmoji: true)),
      DataWarning(
        .unusableProvider, of: .account, number: Int(account.number),
        remedy: .editAccount(
          .number(account.number), provider: String(repeating: "p", count: 200), name: account.ownName)),
      DataWarning(
        .unusableName, of: .group, number: Int(group),
        remedy: .editGroup(.number(group), name: "The work of the househol")),
      DataWarning(.unusableName, of: .block, number: Int(block), remedy: .editBlock(.number(block), name: blockName)),
      DataWarning(
        .unusableMemo, of: .session, number: Int(session), remedy: .editSession(.number(session), memo: "a b")),
    ]
  }
}
