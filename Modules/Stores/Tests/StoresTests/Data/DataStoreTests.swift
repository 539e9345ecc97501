import DependencyKit
import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloRepositoriesMocks
import ModuloStores
import ModuloStoresMocks
import ModuloUtilities
import Synchronization
import Testing

/// The stores over one set of data, and what was asked of the data as a whole.
@MainActor
struct DataWorld {
  let data: any DataStore
  let goals: any FinancialGoalStore
  let contributions: any ContributionStore
  let accounts: any FinancialAccountStore
  let balances: any BalanceUpdateStore
  let rates: any ExchangeRateStore
  let groups: any BlockGroupStore
  let blocks: any BlockStore
  let tracking: any TrackingStore
  let sessions: any TrackingSessionStore
  let log: OperationLog
  let files = MockFiles()

  init(location: String? = "/modulo.db", book: MockBook? = nil) throws {
    let storage = try MockStorage(
      goals: FinancialGoalEntity.samples, contributions: ContributionEntity.samples,
      accounts: FinancialAccountEntity.samples, updates: BalanceUpdateEntity.samples)
    let safety = MockDataSafety(manager: storage.manager, location: location, files: files, book: book)
    log = safety.log
    goals = FakeFinancialGoalStore.fake(on: storage)
    contributions = FakeContributionStore.fake(on: storage)
    accounts = FakeFinancialAccountStore.fake(on: storage)
    balances = FakeBalanceUpdateStore.fake(on: storage)
    rates = FakeExchangeRateStore.fake(on: storage)
    groups = FakeBlockGroupStore.fake(on: storage)
    blocks = FakeBlockStore.fake(on: storage)
    tracking = FakeTrackingStore.fake(on: storage)
    sessions = FakeTrackingSessionStore.fake(on: storage)
    data = FakeDataStore.fake(
      on: safety, caches: [goals, contributions, accounts, balances, rates, groups, blocks, tracking, sessions])
  }

  /// Every list holds something.
  func fetchAll() async throws {
    try await goals.fetchAll(on: Samples.today)
    let japan = try await goals.findOne(.id(FinancialGoalEntity.japan.id), on: Samples.today)
    try await contributions.fetchAll(for: japan, page: .first)
    try await accounts.fetchAll(on: Samples.today)
    let savings = try await accounts.findOne("rainy day", on: Samples.today)
    try await balances.fetchAll(for: savings, page: .first)
    _ = try await rates.set(
      ExchangeRateDraft(
        id: Samples.id(1), currency: Samples.currency("EUR"), base: Samples.currency("USD"), rate: 2,
        date: Samples.today))
  }

  var isEmpty: Bool {
    goals.rows.isEmpty && contributions.rows.isEmpty && accounts.rows.isEmpty
      && balances.rows.isEmpty && rates.rows.isEmpty && groups.rows.isEmpty
      && blocks.groupRows.isEmpty && blocks.rows.isEmpty && sessions.rows.isEmpty && tracking.running == nil
  }

  /// Half an hour of a block is stored, and a session of it runs.
  func track() async throws {
    try await groups.fetchAll()
    try await blocks.fetchAll(of: nil, on: Samples.today)
    let block = try await blocks.create(BlockDraft(id: Samples.id(2), name: "Run"), on: Samples.today).block
    let now = Instant(Samples.now)
    let half = TimeSpan(start: now.adding(milliseconds: -HalfBlock.milliseconds), end: now)
    try await sessions.create(
      TrackingSessionDraft(id: Samples.id(3), blockID: block.id, zone: .gmt, span: half), at: now)
    try await tracking.start(TrackingDraft(id: Samples.id(4), block: block, zone: .gmt), at: now)
    let isKept =
      !groups.rows.isEmpty && !blocks.rows.isEmpty && !sessions.rows.isEmpty && tracking.running != nil
    #expect(isKept)
  }
}

/// What every store of the data as a whole does.
@MainActor
@Suite(.temporaryFolder) struct DataStoreTests {
  private let samples = DataCounts(goals: 4, contributions: 23, accounts: 4, balances: 6)

  @Test func `a book is the server's to refuse, and each refusal says what of`() async throws {
    let world = try DataWorld(location: "postgresql://db/home?book=a", book: .sample)
    let members = try await world.data.members()
    #expect(members.map(\.role) == ["ann", "ben", "kim"])
    await #expect(throws: DataError.missingRole) { try await world.data.invite(" ", to: .read) }
    await #expect(throws: DataError.unknownRole("zoe")) { try await world.data.invite("zoe", to: .read) }
    await #expect(throws: DataError.managing("ann")) { try await world.data.invite("ann", to: .read) }
    await #expect(throws: DataError.noMember("zoe")) { _ = try await world.data.removeMember("zoe") }
    let left = try await world.data.removeMember("ben")
    #expect(left == 0)
    await #expect(throws: DataError.alreadyExists(path: "postgresql://db/home?book=a")) {
      try await world.data.createBook()
    }
    let file = try DataWorld()
    await #expect(throws: DataError.storage(.needsServer)) { _ = try await file.data.members() }
  }

  @Test func `a copy needs two places, of which the first is there and the second isn't`() async throws {
    let world = try DataWorld()
    await #expect(throws: DataError.missingPath) { _ = try await world.data.copy(from: "/modulo.db", to: " ") }
    await #expect(throws: DataError.noData(path: "/none.db")) {
      _ = try await world.data.copy(from: "/none.db", to: "/copy.db")
    }
    let copy = try await world.data.copy(from: "/modulo.db", to: "/copy.db")
    #expect(copy.place == "/copy.db")
    await #expect(throws: DataError.alreadyExists(path: "/copy.db")) {
      _ = try await world.data.copy(from: "/modulo.db", to: "/copy.db")
    }
  }

  @Test func `M26 deleting everything empties the storage and every list`() async throws {
    let world = try DataWorld()
    try await world.fetchAll()
    let deleted = try await world.data.deleteAll(includingCopies: false).counts
    #expect(deleted == DataCounts(goals: 4, contributions: 23, accounts: 4, balances: 6, rates: 1))
    let isEmpty = world.isEmpty
    #expect(isEmpty)
    try await world.goals.fetchAll(on: Samples.today)
    #expect(world.goals.rows.isEmpty)
    let counts = try await world.data.count()
    #expect(counts == .zero)
  }

  @Test func `a copy that can't be removed is an error that says the data is deleted`() async throws {
    let world = try DataWorld()
    let (copy, draft) = (URL(fileURLWithPath: "/memory.before-restore-1"), URL(fileURLWithPath: "/.draft-1"))
    for url in [copy, draft] { world.files.append([1], to: url) }
    world.files.protect(copy)
    try await world.fetchAll()
    let expected = DataError.notRemoved([copy.path], removed: [draft.path], after: .deleted)
    await #expect(throws: expected) { try await world.data.deleteAll(includingCopies: true) }
    let isEmpty = world.isEmpty
    #expect(isEmpty)
    let counts = try await world.data.count()
    #expect(counts == .zero)
  }

  @Test func `what was replaced is in no list any more`() async throws {
    let world = try DataWorld()
    _ = try await world.data.backUp(to: "/backup", omittingHistory: false)
    try await world.fetchAll()
    try await world.track()
    let restoration = try await world.data.restore(from: "/backup")
    #expect(restoration.counts == samples)
    let isEmpty = world.isEmpty
    #expect(isEmpty)
  }

  @Test func `a call that fails leaves the lists as they were`() async throws {
    let world = try DataWorld()
    try await world.fetchAll()
    world.log.failNext(with: .busy)
    await #expect(throws: DataError.storage(.busy)) { try await world.data.deleteAll(includingCopies: false) }
    await #expect(throws: DataError.unreadableFile(.missing(name: "/nowhere"))) {
      try await world.data.restore(from: "/nowhere")
    }
    let file = try TemporaryFolder.current.newFile("{}".utf8)
    await #expect(throws: DataError.notEmpty) { try await world.data.importAll(from: .file(path: file)) }
    #expect(world.goals.rows.count == 4)
    #expect(world.contributions.rows.count == 5)
    #expect(world.accounts.rows.count == 4)
    #expect(world.balances.rows.count == 2)
    #expect(world.rates.rows.count == 1)
    try world.log.verify()
  }

  @Test func `a document goes out and comes in again`() async throws {
    let world = try DataWorld()
    let collected = Collected()
    let export = try await world.data.export(to: .pieces { collected.append($0) }, omittingDamage: false)
    #expect(export == DataFile(path: nil, bytes: collected.bytes.count))
    _ = try await world.data.deleteAll(includingCopies: false)
    let file = try TemporaryFolder.current.newFile(collected.bytes)
    let counts = try await world.data.importAll(from: .file(path: file))
    #expect(counts == samples)
    let again = try await world.data.export(to: .file(path: "/again"), omittingDamage: false)
    #expect(again.bytes == collected.bytes.count)
    let written = world.files[URL(fileURLWithPath: "/again")]
    #expect(written == collected.bytes)
  }

  @Test func `a file that is missing or means nothing is told apart`() async throws {
    let world = try DataWorld()
    _ = try await world.data.deleteAll(includingCopies: false)
    let missing = "/nowhere/savings.json"
    await #expect(throws: DataError.unreadableFile(.missing(name: missing))) {
      try await world.data.importAll(from: .file(path: missing))
    }
    let file = try TemporaryFolder.current.newFile("[1, 2".utf8)
    await #expect { try await world.data.importAll(from: .file(path: file)) } throws: { error in
      if case .invalidDocument(file, 1, _, _)? = error as? DataError { true } else { false }
    }
  }

  @Test func `a taker that has enough ends the export`() async throws {
    let world = try DataWorld()
    await #expect(throws: DataError.outputFailed) {
      try await world.data.export(to: .pieces { _ in throw CocoaError(.fileWriteUnknown) }, omittingDamage: false)
    }
    world.log.failNext(with: .busy)
    await #expect(throws: DataError.storage(.busy)) {
      try await world.data.export(to: .pieces { _ in }, omittingDamage: false)
    }
    try world.log.verify()
  }

  @Test func `a file that is there is kept`() async throws {
    let world = try DataWorld()
    _ = try await world.data.backUp(to: "/backup", omittingHistory: false)
    await #expect(throws: DataError.alreadyExists(path: "/backup")) {
      try await world.data.backUp(to: "/backup", omittingHistory: false)
    }
    await #expect(throws: DataError.alreadyExists(path: "/backup")) {
      try await world.data.export(to: .file(path: "/backup"), omittingDamage: false)
    }
  }

  @Test func `data in memory alone is written to no file and replaced by none, but to a receiver`() async throws {
    let world = try DataWorld(location: nil)
    let file = URL(fileURLWithPath: "/backup")
    world.files.append([1], to: file)
    await #expect(throws: DataError.inMemory) { try await world.data.backUp(to: "/new", omittingHistory: false) }
    await #expect(throws: DataError.inMemory) {
      try await world.data.export(to: .file(path: "/new"), omittingDamage: false)
    }
    await #expect(throws: DataError.inMemory) { try await world.data.findBackup(at: file.path) }
    await #expect(throws: DataError.inMemory) { try await world.data.restore(from: file.path) }
    let exported = try await world.data.export(to: .pieces { _ in }, omittingDamage: false)
    #expect(exported.bytes > 0)
    #expect(world.log.operations.count == 1)
  }

  @Test func `the data is of another generation once it was replaced or deleted as a whole`() async throws {
    let world = try DataWorld()
    _ = try await world.data.backUp(to: "/backup", omittingHistory: false)
    await #expect(throws: DataError.self) { try await world.data.restore(from: "/nowhere") }
    #expect(world.data.generation == 0)
    _ = try await world.data.restore(from: "/backup")
    #expect(world.data.generation == 1)
    _ = try await world.data.deleteAll(includingCopies: false)
    #expect(world.data.generation == 2)
  }

  @Test func `data that is replaced is of another generation, whatever fails after that`() async throws {
    let world = try DataWorld()
    _ = try await world.data.backUp(to: "/backup", omittingHistory: false)
    try await world.fetchAll()
    let late = StorageError.failedAfter(.restored(keptPath: "/kept"), .inputOutput(detail: "d"))
    world.log.failNext(with: late)
    await #expect(throws: DataError.storage(late)) { try await world.data.restore(from: "/backup") }
    #expect(world.data.generation == 1)
    #expect(world.goals.rows.isEmpty)
    let imported = StorageError.failedAfter(.imported, .busy)
    world.log.failNext(with: imported)
    let file = try TemporaryFolder.current.newFile("{}".utf8)
    await #expect(throws: DataError.storage(imported)) { try await world.data.importAll(from: .file(path: file)) }
    #expect(world.data.generation == 2)
    try world.log.verify()
  }

  @Test func `sound data has no faults`() async throws {
    let check = try await DataWorld().data.check()
    #expect(check == DataCheck(counts: samples))
  }
}

/// What a repository's failure means to each operation on the data as a whole.
@Suite struct DataErrorMappingTests {
  @Test func `G09 an error is mapped by the operation that failed`() {
    let missing = [DataError(.notFound, during: .keeping("p")), DataError(.notFound, during: .restoring("p"))]
    #expect(missing == [.noData(path: "p"), .unreadableFile(.missing(name: "p"))])
    let damaged = [
      DataError(.damaged(.file(detail: "d")), during: .keeping("p")),
      DataError(.damaged(.file(detail: "d")), during: .restoring("p")),
    ]
    #expect(damaged == [.storage(.damaged(.file(detail: "d"))), .unusableBackup(path: "p", reason: "d")])
    let unopened = [
      DataError(.storage(.cannotOpen(path: "/p", reason: "r")), during: .restoring("/p")),
      DataError(.storage(.cannotOpen(path: "/data", reason: "r")), during: .restoring("/p")),
    ]
    #expect(unopened == [.unusableBackup(path: "/p", reason: "r"), .storage(.cannotOpen(path: "/data", reason: "r"))])
    let folder = RepositoryError.storage(.cannotOpen(path: "/p/", reason: "it is a directory"))
    let unread = DataError(folder, during: .restoring("/p"))
    #expect(unread == .unreadableFile(.unreadable(name: "/p", reason: "it is a directory")))
    let document = DataError(.storage(.invalidDocument(line: 2, column: 3, reason: "r")), during: .importing("p"))
    #expect(document == .invalidDocument(name: "p", line: 2, column: 3, reason: "r"))
  }
}

private final class Collected: Sendable {
  private let stored = Mutex<[UInt8]>([])

  var bytes: [UInt8] { stored.withLock { $0 } }

  func append(_ bytes: [UInt8]) { stored.withLock { $0 += bytes } }
}
