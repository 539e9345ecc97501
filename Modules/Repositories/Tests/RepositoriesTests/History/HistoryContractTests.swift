import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloPersistenceMocks
import ModuloUtilities
import PersistenceKit
import Testing

@testable import ModuloRepositories

/// What every storage of the history does: steps are taken back, and what rows keep of others is right again.
@Suite(.temporaryFolder) struct HistoryContractTests {
  /// The repositories on one storage.
  struct World: Sendable {
    let storage: any Storage
    var history: any HistoryRepository { DefaultHistoryRepository(storage: storage) }
    var goals: any FinancialGoalRepository { DefaultFinancialGoalRepository(storage: storage) }
    var contributions: any ContributionRepository { DefaultContributionRepository(storage: storage) }
    var accounts: any FinancialAccountRepository { DefaultFinancialAccountRepository(storage: storage) }
    var updates: any BalanceUpdateRepository { DefaultBalanceUpdateRepository(storage: storage) }
    var tracking: any TrackingRepository { DefaultTrackingRepository(storage: storage) }

    /// Takes the step of that number back.
    func undo(_ number: Int, at now: Instant = Self.now) async throws {
      _ = try await history.undo(
        [number], for: .step(number), allowingNegativeTotal: false, at: now, longSession: .standard)
    }

    static let now = Instant(StepLabel.mock.date)
  }

  struct Subject: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @Sendable () throws -> World

    static let all =
      [
        Subject(testDescription: "default") {
          let url = TemporaryFolder.current.newPlace(for: "modulo.db")
          return World(storage: DefaultStorage(manager: DefaultDataContextManager(url: url)))
        },
        Subject(testDescription: "mock") { World(storage: try MockStorage()) },
      ] + ifServer(Subject(testDescription: "server") { World(storage: try DefaultStorage.onServer()) })
  }

  private let today = Samples.day(20_260_412)
  private let goal = FinancialGoalEntity.samples[0]
  private let account = FinancialAccountEntity.samples[0]

  private func balance(_ minor: Int64, on day: Int, id: Int) -> BalanceUpdateEntity {
    BalanceUpdateEntity(
      id: Samples.id(id), accountID: account.id, balanceMinor: minor, date: Samples.day(day))
  }

  @Test(arguments: Subject.all) func `a deleted goal comes back with its contributions and its total`(
    _ subject: Subject
  ) async throws {
    let world = try subject.make()
    _ = try await world.goals.insert(goal, on: today)
    for contribution in ContributionEntity.samples where contribution.goalID == goal.id {
      _ = try await world.contributions.insert(contribution, keepingTotalAtLeast: nil, allowingShort: false, on: today)
    }
    let before = try await world.goals.fetchOne(by: goal.id, on: today)
    _ = try await world.goals.delete(by: goal.id, on: today)
    let last = try #require(try await world.history.fetchUndoable(limit: 1).first)
    try await world.undo(last.number)
    let after = try await world.goals.fetchOne(by: goal.id, on: today)
    #expect(before?.totals.count == 5)
    #expect(after == before)
    #expect(last.changes.map(\.noun) == [.goal, .contribution])
    #expect(last.changes.first?.names == [goal.name])
  }

  @Test(arguments: Subject.all) func `a balance from the middle is undone, and the one after it is relinked`(
    _ subject: Subject
  ) async throws {
    let world = try subject.make()
    _ = try await world.accounts.insert(account, opening: nil)
    for (day, minor, id) in [(20_260_401, 100, 1), (20_260_405, 150, 2), (20_260_403, 120, 3)] as [(Int, Int64, Int)] {
      _ = try await world.updates.insert(balance(minor, on: day, id: id))
    }
    // The third balance lies between the first two: its step changed what the second one says of its change.
    try await world.undo(3)
    let changes = try await world.storage.read { context in
      try context.fetch(.history(of: account.id)).map { [$0.balanceMinor, $0.changeMinor] }
    }
    #expect(changes == [[100, 100], [120, 20]])
  }

  @Test(arguments: Subject.all) func `an undo that leaves a goal below zero and below before is refused`(
    _ subject: Subject
  ) async throws {
    let world = try subject.make()
    _ = try await world.goals.insert(goal, on: today)
    for (id, minor, type) in [(1, 100, ContributionType.add), (2, 80, .remove)] as [(Int, Int64, ContributionType)] {
      let contribution = ContributionEntity(
        id: Samples.id(id), goalID: goal.id, amountMinor: minor, type: type.rawValue, date: today)
      _ = try await world.contributions.insert(contribution, keepingTotalAtLeast: nil, allowingShort: false, on: today)
    }
    await #expect(throws: RepositoryError.forbidden(.goalBelowZero(goal.name))) { try await world.undo(2) }
    let total = try await world.goals.fetchOne(by: goal.id, on: today)?.totals.netMinor
    #expect(total == 20)
    try await world.undo(3)
  }

  @Test(arguments: Subject.all, [1, 10] as [Int64])
  func `a session that comes back runs on, or is paused where it was after a long time`(
    _ subject: Subject, _ hours: Int64
  ) async throws {
    let world = try subject.make()
    try await world.storage.write { context in
      try context.insert(BlockGroupEntity.work)
      try context.insert(BlockEntity.coding)
    }
    let start = World.now.adding(seconds: -1_800)
    let state = TrackingState(id: Samples.id(1), blockID: BlockEntity.coding.id, zone: .gmt, start: start)
    _ = try await world.tracking.start(state, at: World.now, allowingOverlap: false)
    _ = try await world.tracking.stop()
    try await world.undo(3, at: World.now.adding(seconds: hours * 3_600))
    let running = try #require(try await world.tracking.fetchRunning()).state
    #expect(running.isPaused == (hours > 8))
    #expect(running.start == start)
    if running.isPaused { #expect(running.lastEvent == World.now) }
  }

  @Test(arguments: Subject.all) func `the last steps are taken back only while they are the last`(
    _ subject: Subject
  ) async throws {
    let world = try subject.make()
    let goals = FinancialGoalEntity.samples
    for goal in goals.prefix(2) { _ = try await world.goals.insert(goal, on: today) }
    let last = try await world.history.fetchUndoable(limit: 2).map(\.number)
    _ = try await world.goals.insert(goals[2], on: today)
    func undo(_ numbers: [Int]) async throws {
      _ = try await world.history.undo(
        numbers, for: .last(numbers.count), allowingNegativeTotal: false, at: World.now, longSession: .standard)
    }
    await #expect(throws: RepositoryError.forbidden(.history(.overtaken(step: 2)))) { try await undo(last) }
    let kept = try await world.goals.fetchAll(on: today).count
    #expect(kept == 3)
    try await undo([3, 2, 1])
    await #expect(throws: RepositoryError.forbidden(.history(.overtaken(step: 3)))) { try await undo([3]) }
    let left = try await world.goals.fetchAll(on: today).count
    #expect(left == 0)
  }

  @Test(arguments: Subject.all) func `the history is read by day and by words, and forgotten`(
    _ subject: Subject
  ) async throws {
    let world = try subject.make()
    for goal in FinancialGoalEntity.samples { _ = try await world.goals.insert(goal, on: today) }
    let page = try await world.history.fetchAll(since: nil, containing: nil, limit: 2)
    let none = try await world.history.fetchAll(since: nil, containing: "import", limit: 2).steps
    let late = try await world.history.fetchAll(since: World.now.adding(seconds: 1), containing: nil, limit: 2).steps
    let all = FinancialGoalEntity.samples.count
    #expect(page.steps.map(\.number) == [all, all - 1])
    #expect(page.hasMore)
    #expect(none.isEmpty)
    #expect(late.isEmpty)
    let kept = try await world.history.clear(before: World.now)
    let forgotten = try await world.history.clear(before: nil)
    #expect(kept == 0)
    #expect(forgotten == all)
    await #expect(throws: RepositoryError.forbidden(.history(.notKept(step: 1, oldest: nil)))) {
      try await world.undo(1)
    }
  }

  @Test(arguments: ["default", "mock"]) func `what a request added is known by its id, also after it is forgotten`(
    _ engine: String
  ) async throws {
    let (id, digest) = (Samples.id(77), Data([1, 2]))
    let label = { @Sendable in
      StepLabel(id: id, date: StepLabel.mock.date, author: "mock", words: "mock", digest: digest)
    }
    let url = TemporaryFolder.current.newPlace(for: "modulo.db")
    let manager: any DataContextManager =
      engine == "mock"
      ? try MockDataContextManager(request: { id }, label: label)
      : DefaultDataContextManager(url: url, request: { id }, label: label)
    let world = World(storage: DefaultStorage(manager: manager))
    let before = try await world.history.fetchReceipt(of: id)
    _ = try await world.goals.insert(goal, on: today)
    await #expect(throws: RepositoryError.storage(.repeated(step: 1))) {
      _ = try await world.goals.insert(goal, on: today)
    }
    let receipt = try #require(try await world.history.fetchReceipt(of: id))
    #expect(before == nil)
    #expect(receipt.step == 1)
    #expect(receipt.digest == digest)
    #expect(receipt.rows == [HistoryReceiptRows(.goal, [1...1])])
    #expect(receipt.isKept)
  }

  @Test(arguments: Subject.all) func `without a request there is no receipt`(_ subject: Subject) async throws {
    let world = try subject.make()
    _ = try await world.goals.insert(goal, on: today)
    let none = try await world.history.fetchReceipt(of: goal.id)
    #expect(none == nil)
  }
}
