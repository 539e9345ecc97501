import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloPersistenceMocks
import ModuloUtilities
import PersistenceKit
import Testing

/// A restore that is taken back from the file that it has kept.
@Suite(.temporaryFolder) struct RestoreUndoTests {
  private let url = temporaryDatabase()
  private let now = Instant(Samples.now)
  private var beside: URL { url.deletingLastPathComponent().appendingPathComponent("beside") }
  private var copy: URL { URL(fileURLWithPath: url.path + ".before-restore") }

  private func safety(isDryRun: Bool = false) -> DefaultDataSafety {
    DefaultDataSafety(manager: DefaultDataContextManager(url: url, isDryRun: isDryRun))
  }

  /// Changes the data, in a program of its own.
  @discardableResult
  private func write<T: Sendable>(
    _ body: @escaping @Sendable (borrowing ModelContext) throws -> T
  ) async throws -> T {
    let manager = DefaultDataContextManager(url: url)
    defer { manager.close() }
    return try await manager.container().write(body)
  }

  private func goals() async throws -> [String] {
    try await write { try $0.fetch(FetchDescriptor<FinancialGoalEntity>()).map(\.name).sorted() }
  }

  private func lastStep() async throws -> Int {
    try await write { Int(try $0.historyToken().number) }
  }

  /// Restores a backup that has one of two goals.
  private func restore(_ state: TrackingState? = nil) async throws {
    try await write { _ = try $0.insert(FinancialGoalEntity.japan) }
    _ = try await safety().backUp(to: beside)
    try await write { context in
      _ = try context.insert(FinancialGoalEntity.laptop)
      if let state { try context.set(state, for: .trackingSession) }
    }
    _ = try await safety().restore(from: beside)
  }

  private func takeBack(_ step: Int, at moment: Instant? = nil, isDryRun: Bool = false) async throws(RepositoryError) {
    _ = try await safety(isDryRun: isDryRun).takeBackRestore(step, at: moment ?? now, longSession: .standard)
  }

  private func failure(_ step: Int) async -> RepositoryError? {
    do throws(RepositoryError) { try await takeBack(step) } catch { return error }
    return nil
  }

  @Test func `it is undone, redone and undone again`() async throws {
    try await restore()
    let restored = try await goals()
    try await takeBack(lastStep())
    let undone = try await goals()
    try await takeBack(lastStep())
    let redone = try await goals()
    try await takeBack(lastStep())
    let again = try await goals()
    #expect(restored == ["Japan trip"])
    #expect(undone == ["Japan trip", "Laptop"])
    #expect(redone == restored)
    #expect(again == undone)
  }

  @Test func `the steps of before go on after an undo`() async throws {
    try await restore()
    try await takeBack(lastStep())
    let undone = try await write { context in
      let last = try context.undoableSteps(limit: 1)
      try context.undo(last.map(\.number))
      return last.count
    }
    let left = try await goals()
    #expect(undone == 1)
    #expect(left == ["Japan trip"])
  }

  @Test func `without the copy, or with another one, it stays and says why`() async throws {
    try await restore()
    let step = try await lastStep()
    let bytes = try Data(contentsOf: copy)
    var other = bytes
    other[other.count / 2] ^= 1
    try other.write(to: copy)
    let changed = await failure(step)
    try FileManager.default.removeItem(at: copy)
    let gone = await failure(step)
    try bytes.write(to: copy)
    let whole = await failure(step)
    #expect(changed == .forbidden(.history(.copyChanged(step: step, name: copy.lastPathComponent))))
    #expect(gone == .forbidden(.history(.copyGone(step: step, name: copy.lastPathComponent))))
    #expect(whole == nil)
  }

  @Test func `what was written since is in its way, until that is undone`() async throws {
    try await restore()
    let step = try await lastStep()
    try await write { _ = try $0.insert(FinancialGoalEntity.car) }
    let since = await failure(step)
    try await write { try $0.undo([Int64(step) + 1]) }
    let undone = await failure(step)
    #expect(since == .forbidden(.history(.writtenSince(step: step))))
    #expect(undone == nil)
  }

  @Test func `another step is none, and neither is one that is older than the names of copies`() async throws {
    try await restore()
    let other = await failure(1)
    try await write { try $0.markStep() }
    let step = try await lastStep()
    let unnamed = await failure(step)
    #expect(other == .forbidden(.history(.notUndoable(step: 1))))
    #expect(unnamed == .forbidden(.history(.replaced(step: step))))
  }

  @Test func `a dry run changes nothing`() async throws {
    try await restore()
    let step = try await lastStep()
    try await takeBack(step, isDryRun: true)
    let after = try await goals()
    let last = try await lastStep()
    #expect(after == ["Japan trip"])
    #expect(last == step)
  }

  @Test(arguments: [(1, false), (30, true)] as [(Int64, Bool)])
  func `a session that comes back runs on, unless that is long ago`(_ hours: Int64, _ isPaused: Bool) async throws {
    let state = TrackingState(
      id: Samples.id(7), blockID: Samples.id(8), zone: .gmt, start: now.adding(seconds: -600))
    try await restore(state)
    try await takeBack(lastStep(), at: now.adding(seconds: hours * 3_600))
    let found = try await write { try $0.value(of: .trackingSession) }
    #expect(found?.isPaused == isPaused)
    #expect(found?.start == state.start)
  }
}
