import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloStores
import ModuloStoresMocks
import ModuloUtilities
import Testing

/// The history of the stores.
@MainActor
@Suite struct HistoryStoreTests {
  private let goals: any FinancialGoalStore
  private let history: any HistoryStore
  private let log: OperationLog
  private let safety: MockDataSafety
  private let now = Instant(Samples.now)

  init() throws {
    let storage = try MockStorage(goals: FinancialGoalEntity.samples, contributions: ContributionEntity.samples)
    let store = FakeFinancialGoalStore.fake(on: storage)
    goals = store
    safety = MockDataSafety(manager: storage.manager, log: storage.log)
    history = FakeHistoryStore.fake(on: storage, safety: safety, caches: [store])
    log = storage.log
  }

  /// Deletes the worked example's goal, which is a step.
  private func deleteJapan() async throws {
    _ = try await goals.delete(by: FinancialGoalEntity.japan.id, on: Samples.today)
  }

  /// The ids of the goals, read again.
  private func listed() async throws -> [UUID] {
    try await goals.fetchAll(on: Samples.today)
    return goals.rows.map(\.id)
  }

  private func undo(_ request: HistoryRequest = .last(1)) async throws -> [Int] {
    let steps = try await history.undoable(request)
    let undone = try await history.undo(
      steps, for: request, allowingNegativeTotal: false, at: now, longSession: .standard)
    return undone.steps.map(\.number)
  }

  private func redo(_ count: Int = 1) async throws -> [Int] {
    try await history.redo(count, at: now, longSession: .standard).map(\.number)
  }

  @Test func `an undo brings back what the lists had, and they are read again`() async throws {
    try await goals.fetchAll(on: Samples.today)
    let before = goals.rows.map(\.id)
    try await deleteJapan()
    let without = goals.rows.map(\.id)
    let undone = try await undo()
    try await goals.fetchAll(on: Samples.today)
    let after = goals.rows.map(\.id)
    #expect(without != before)
    #expect(undone == [1])
    #expect(after == before)
  }

  @Test func `what nobody asked for by its id has no receipt`() async throws {
    let none = try await history.receipt(of: FinancialGoalEntity.japan.id)
    #expect(none == nil)
  }

  @Test func `a redo takes the undo back, as long as nothing else was written`() async throws {
    try await deleteJapan()
    _ = try await undo()
    let redone = try await redo()
    _ = try await undo()
    _ = try await goals.setArchived(true, .id(FinancialGoalEntity.japan.id), on: Samples.today)
    #expect(redone == [1])
    await #expect(throws: HistoryError.rule(.nothingToRedo)) { try await redo() }
  }

  @Test func `without a step there is nothing to undo or redo`() async {
    await #expect(throws: HistoryError.rule(.nothingToUndo)) { try await undo() }
    await #expect(throws: HistoryError.rule(.nothingToRedo)) { try await redo() }
    await #expect(throws: HistoryError.rule(.refused(.notKept(step: 3, oldest: nil)))) { try await undo(.step(3)) }
  }

  @Test func `more than there are is refused with how many there are`() async throws {
    try await deleteJapan()
    await #expect(throws: HistoryError.rule(.onlySoMany(1))) { try await undo(.last(2)) }
    _ = try await undo()
    await #expect(throws: HistoryError.rule(.onlySoMany(1))) { try await redo(2) }
  }

  @Test func `steps are listed, counted and forgotten`() async throws {
    try await deleteJapan()
    let (steps, hasMore) = try await history.steps(since: nil, containing: nil, limit: 5)
    let none = try await history.steps(since: nil, containing: "no such command", limit: 5).steps
    let count = try await history.count(before: nil)
    let cleared = try await history.clear(before: nil)
    let left = try await history.count(before: nil)
    let kinds: [HistoryChange.Kind?] = steps.map(\.changes.first?.kind)
    #expect(kinds == [HistoryChange.Kind.deleted])
    #expect(!hasMore)
    #expect(none.isEmpty)
    let counts: [Int] = [count, cleared, left]
    #expect(counts == [1, 1, 0])
  }

  @Test func `a restore is taken back from the copy that was kept, and the lists are read again`() async throws {
    try await deleteJapan()
    let (backup, japan) = (URL(fileURLWithPath: "/backup"), FinancialGoalEntity.japan.id)
    _ = try await safety.backUp(to: backup, omittingHistory: false)
    _ = try await undo()
    _ = try await safety.restore(from: backup)
    let restored = try await listed()
    _ = try await undo()
    let undone = try await listed()
    _ = try await redo()
    let redone = try await listed()
    #expect(!restored.contains(japan))
    #expect(undone.contains(japan))
    #expect(redone == restored)
  }

  @Test func `a failure of the storage is the history's own`() async throws {
    try await deleteJapan()
    log.failAll(with: .busy)
    await #expect(throws: HistoryError.storage(.busy)) { try await history.step(1) }
    await #expect(throws: HistoryError.storage(.busy)) { try await undo() }
  }
}
