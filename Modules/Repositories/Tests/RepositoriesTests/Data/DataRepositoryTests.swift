import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloRepositories
import ModuloUtilities
import Testing

/// What every repository of the data as a whole does.
@Suite(.temporaryFolder) struct DataRepositoryTests {
  private static let samples = DataCounts(
    goals: 4, contributions: 23, accounts: 4, balances: 6, rates: 1)

  @Test(arguments: DataSubject.everywhere) func `what is kept is counted`(_ subject: DataSubject) async throws {
    let nothing = try await subject.make().data.count()
    #expect(nothing == .zero)
    let counts = try await subject.filled().data.count()
    #expect(counts == Self.samples)
  }

  @Test(arguments: DataSubject.everywhere) func `sound data has no faults`(_ subject: DataSubject) async throws {
    let world = try await subject.filled()
    let check = try await world.data.check()
    #expect(check == DataCheck(counts: Self.samples))
    #expect(check.isClean)
    _ = try await world.data.deleteAll(includingCopies: false)
    let empty = try await world.data.check()
    #expect(empty == DataCheck(counts: .zero))
  }

  @Test(arguments: DataSubject.everywhere)
  func `M26 deleting everything empties the storage and every list`(_ subject: DataSubject) async throws {
    let world = try await subject.filled()
    let deleted = try await world.data.deleteAll(includingCopies: false).counts
    #expect(deleted == Self.samples)
    let goals = try await world.goals.fetchAll(on: Samples.today)
    #expect(goals.isEmpty)
    for contribution in ContributionEntity.samples {
      let gone = try await world.contributions.fetchOne(by: contribution.id)
      #expect(gone == nil)
    }
    let portfolio = try await world.netWorth.portfolio.fetchPortfolio(on: Samples.today, in: "USD")
    #expect(portfolio == PortfolioRecord(accounts: [], history: PortfolioHistoryRecord(days: [], rates: [])))
    let again = try await world.data.deleteAll(includingCopies: false).counts
    #expect(again == .zero)
    let check = try await world.data.check()
    #expect(check == DataCheck(counts: .zero))
  }

  @Test(arguments: DataSubject.everywhere) func `after a deletion numbers go on`(_ subject: DataSubject) async throws {
    let world = try await subject.filled()
    _ = try await world.data.deleteAll(includingCopies: false)
    var goal = FinancialGoalEntity.japan
    goal.number = 0
    let stored = try await world.goals.insert(goal)
    #expect(stored.number == 5)
  }

  @Test(arguments: DataSubject.all) func `a backup brings back what was there`(_ subject: DataSubject) async throws {
    let world = try await subject.filled()
    let before = try await world.document()
    let file = world.file("savings.backup")
    let backup = try await world.data.backUp(to: file)
    let bytes = try #require(world.read(file))
    #expect(backup == DataFile(path: file.path, bytes: bytes.count))

    _ = try await world.data.deleteAll(includingCopies: false)
    let restoration = try await world.data.restore(from: file)
    #expect(restoration.counts == Self.samples)
    let after = try await world.document()
    #expect(after == before)
    let kept = try #require(restoration.keptPath)
    #expect(world.read(URL(fileURLWithPath: kept)) != nil)
    #expect(world.read(file) == bytes)
  }

  @Test(arguments: DataSubject.all) func `what a restore replaces can be restored`(_ subject: DataSubject) async throws
  {
    let world = try await subject.filled()
    let file = world.file("savings.backup")
    _ = try await world.data.backUp(to: file)
    try await world.goals.delete(by: FinancialGoalEntity.car.id, on: Samples.today)
    let before = try await world.document()
    let first = try await world.data.restore(from: file)
    let kept = try #require(first.keptPath)
    let second = try await world.data.restore(from: URL(fileURLWithPath: kept))
    let after = try await world.document()
    #expect(after == before)
    #expect(second.keptPath != kept)
  }

  @Test(arguments: DataSubject.all) func `a restore is taken back, and so is that`(_ subject: DataSubject) async throws
  {
    let world = try await subject.filled()
    let history = DefaultHistoryRepository(storage: world.storage)
    let file = world.file("savings.backup")
    _ = try await world.data.backUp(to: file)
    try await world.goals.delete(by: FinancialGoalEntity.car.id, on: Samples.today)
    let before = try await world.document()
    _ = try await world.data.restore(from: file)
    let restored = try await world.document()
    func takeBack(_ steps: [HistoryStepDomain]) async throws -> [UInt8] {
      let step = try #require(steps.first)
      _ = try await world.data.takeBackRestore(step.number, at: Instant(Samples.now), longSession: .standard)
      return try await world.document()
    }
    let undone = try await takeBack(history.fetchUndoable(limit: 1))
    let redone = try await takeBack(history.fetchRedoable(limit: 1))
    #expect(undone == before)
    #expect(redone == restored)
  }

  @Test(arguments: DataSubject.all)
  func `a step that is no restore isn't taken back as one`(_ subject: DataSubject) async throws {
    let world = try await subject.filled()
    try await world.goals.delete(by: FinancialGoalEntity.car.id, on: Samples.today)
    let steps = try await DefaultHistoryRepository(storage: world.storage).fetchUndoable(limit: 1)
    let step = try #require(steps.first?.number)
    await #expect(throws: RepositoryError.forbidden(.history(.notUndoable(step: step)))) {
      try await world.data.takeBackRestore(step, at: Instant(Samples.now), longSession: .standard)
    }
  }

  @Test(arguments: DataSubject.all) func `no file is replaced`(_ subject: DataSubject) async throws {
    let world = try await subject.filled()
    let file = world.file("there.json")
    try world.write(file, [1, 2, 3])
    let refusal = RepositoryError.storage(.alreadyExists(path: file.path))
    await #expect(throws: refusal) { try await world.data.backUp(to: file) }
    await #expect(throws: refusal) { try await world.data.export(to: file, omittingDamage: false) }
    #expect(world.read(file) == [1, 2, 3])
  }

  @Test(arguments: DataSubject.all) func `only a sound backup is restored`(_ subject: DataSubject) async throws {
    let world = try await subject.filled()
    let before = try await world.document()
    await #expect(throws: RepositoryError.notFound) { try await world.data.restore(from: world.file("nowhere")) }

    let file = world.file("savings.backup")
    _ = try await world.data.backUp(to: file)
    let bytes = try #require(world.read(file))
    let half = world.file("half.backup")
    try world.write(half, Array(bytes.prefix(bytes.count / 2)))
    await #expect { try await world.data.restore(from: half) } throws: { error in
      if case .storage(.damaged)? = error as? RepositoryError { true } else { false }
    }
    let after = try await world.document()
    #expect(after == before)
  }

  @Test(arguments: DataSubject.everywhere) func `a document is the same after an import`(_ subject: DataSubject)
    async throws
  {
    let source = try await subject.filled()
    try await source.goals.delete(by: FinancialGoalEntity.laptop.id, on: Samples.today)
    let document = try await source.document()
    let target = try subject.make()
    let counts = try await target.importAll(document)
    let expected = try await source.data.count()
    #expect(counts == expected)
    let again = try await target.document()
    #expect(again == document)
    let totals = try await target.goals.fetchAll(on: Samples.today)
    let original = try await source.goals.fetchAll(on: Samples.today)
    #expect(totals == original)
    let portfolio = try await target.netWorth.portfolio.fetchPortfolio(on: Samples.today, in: "USD")
    let expectedPortfolio = try await source.netWorth.portfolio.fetchPortfolio(on: Samples.today, in: "USD")
    #expect(portfolio == expectedPortfolio)
  }

  @Test func `both write the same document`() async throws {
    let documents = [
      try await DataSubject.onDisk.filled().document(), try await DataSubject.mock.filled().document(),
    ]
    #expect(documents[0] == documents[1])
  }

  @Test(arguments: DataSubject.everywhere) func `an exported file is the document`(_ subject: DataSubject) async throws
  {
    let world = try await subject.filled()
    let file = world.file("savings.json")
    let export = try await world.data.export(to: file, omittingDamage: false)
    let document = try await world.document()
    #expect(world.read(file) == document)
    #expect(export == DataFile(path: file.path, bytes: document.count))
  }

  @Test(arguments: DataSubject.everywhere) func `a document is imported into empty data only`(
    _ subject: DataSubject
  ) async throws {
    let world = try await subject.filled()
    let document = try await world.document()
    await #expect(throws: RepositoryError.storage(.notEmpty)) { try await world.importAll(document) }
    let after = try await world.document()
    #expect(after == document)
    _ = try await world.data.deleteAll(includingCopies: false)
    let counts = try await world.importAll(document)
    #expect(counts == Self.samples)
  }

  @Test(arguments: DataSubject.everywhere) func `a wrong document leaves no rows`(_ subject: DataSubject) async throws {
    let document = try await subject.filled().document()
    let world = try subject.make()
    for wrong in [Array(document.dropLast(20)), document + [0x78], Array("{}".utf8), []] {
      await #expect { try await world.importAll(wrong) } throws: { error in
        if case .storage(.invalidDocument)? = error as? RepositoryError { true } else { false }
      }
      let counts = try await world.data.count()
      #expect(counts == .zero)
    }
  }

  @Test(arguments: DataSubject.everywhere) func `the writer or the reader of the chunks can end it`(
    _ subject: DataSubject
  ) async throws {
    let world = try await subject.filled()
    await #expect(throws: RepositoryError.storage(.aborted)) {
      try await world.data.export(omittingDamage: false) { _ in throw RepositoryError.storage(.aborted) }
    }
    _ = try await world.data.deleteAll(includingCopies: false)
    await #expect(throws: RepositoryError.storage(.aborted)) {
      try await world.data.importAll { throw RepositoryError.storage(.aborted) }
    }
  }
}
