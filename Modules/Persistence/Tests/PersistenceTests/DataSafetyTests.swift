import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloPersistenceMocks
import ModuloUtilities
import PersistenceKit
import Synchronization
import Testing

/// What is done with a database file as a whole. What default and mock share is tested with the repositories.
@Suite(.temporaryFolder) struct DataSafetyTests {
  private let url = temporaryDatabase()
  private var safety: DefaultDataSafety { DefaultDataSafety(manager: DefaultDataContextManager(url: url)) }
  private var dryRun: DefaultDataSafety {
    DefaultDataSafety(manager: DefaultDataContextManager(url: url, isDryRun: true))
  }
  private var beside: URL { url.deletingLastPathComponent().appendingPathComponent("beside") }
  private let kept = DataCounts(goals: 1, contributions: 0)

  @Test func `where there is no data none is made`() async throws {
    #expect(safety.location == url.path)
    let counts = try await safety.count()
    #expect(counts == .zero)
    await #expect(throws: RepositoryError.notFound) { try await safety.check() }
    let deleted = try await safety.deleteAll(includingCopies: false).counts
    #expect(deleted == .zero)
    await #expect(throws: RepositoryError.notFound) { try await safety.backUp(to: beside) }
    await #expect(throws: RepositoryError.notFound) { try await safety.export(to: beside, omittingDamage: false) }
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test func `a first restore replaces nothing`() async throws {
    try fill()
    _ = try await safety.backUp(to: beside)
    let elsewhere = temporaryDatabase()
    let fresh = DefaultDataSafety(manager: DefaultDataContextManager(url: elsewhere))
    let restoration = try await fresh.restore(from: beside)
    #expect(restoration == DataRestoration(counts: kept, keptPath: nil))
  }

  @Test func `a damaged file is checked and replaced`() async throws {
    try fill()
    _ = try await safety.backUp(to: beside)
    let bytes = try Data(contentsOf: url)
    try bytes.prefix(5_000).write(to: url)
    let check = try await safety.check()
    #expect(!check.isClean)
    #expect(check.counts == nil)
    let restoration = try await safety.restore(from: beside)
    #expect(restoration.counts == kept)
    #expect(restoration.keptPath == url.path + ".before-restore")
    let after = try await safety.check()
    #expect(after == DataCheck(counts: kept))
  }

  @Test func `a balance whose change doesn't follow from the balances is a fault`() async throws {
    let manager = DefaultDataContextManager(url: url)
    let update = BalanceUpdateEntity(
      id: Samples.id(1), accountID: FinancialAccountEntity.savings.id, balanceMinor: 5, date: Samples.today,
      changeMinor: 7, part: "USD assets")
    try await manager.container().write { context in
      try context.insert(FinancialAccountEntity.savings)
      try context.insert(update)
    }
    let mock = try MockDataContextManager(accounts: [.savings], updates: [update])
    let detail = "what the balance #1 changed differs from the balances"
    let expected = [DataFault(.total, table: "balance_update", number: 1, detail: detail)]
    let faults = try await [DefaultDataSafety(manager: manager).check(), MockDataSafety(manager: mock).check()]
    #expect(faults.map(\.faults) == [expected, expected])
  }

  @Test func `balances that keep each other's change, or another account's part, are faults`() async throws {
    let manager = DefaultDataContextManager(url: url)
    let account = FinancialAccountEntity.savings.id
    // By day 10, 30, 60: the changes 10, 20, 30. The second and the third are exchanged, the fourth counts elsewhere.
    let kept: [(day: Int, balance: Int64, change: Int64, part: String)] = [
      (3, 60, 20, "USD assets"), (1, 10, 10, "USD assets"), (2, 30, 30, "USD assets"), (4, 60, 0, "USD debts"),
      (5, 60, 0, "USD assets"),
    ]
    try await manager.container().write { context in
      try context.insert(FinancialAccountEntity.savings)
      for (index, row) in kept.enumerated() {
        let day = try #require(CalendarDay(rawValue: 2026_01_00 + row.day))
        try context.insert(
          BalanceUpdateEntity(
            id: Samples.id(index + 1), accountID: account, balanceMinor: row.balance, date: day,
            changeMinor: row.change, part: row.part))
      }
    }
    let check = try await DefaultDataSafety(manager: manager).check()
    let numbers = check.faults.map(\.number)
    #expect(numbers == [3, 1, 4])
  }

  @Test func `a check tells how many rows it has read`() async throws {
    let manager = DefaultDataContextManager(url: url)
    try await manager.container().write { context in
      try context.insert(FinancialAccountEntity.savings)
      for number in 1...10_000 {
        try context.insert(
          BalanceUpdateEntity(
            id: Samples.id(number), accountID: FinancialAccountEntity.savings.id, balanceMinor: 0, date: Samples.today,
            changeMinor: 0, part: "USD assets"))
      }
    }
    let told = Mutex<[Int]>([])
    let check = try await DefaultDataSafety(manager: manager).check { rows in told.withLock { $0.append(rows) } }
    #expect(check.isClean)
    let rows = told.withLock(\.self)
    #expect(rows == [10_000])
  }

  @Test func `a restored database is one file again when it is closed`() async throws {
    try fill()
    _ = try await safety.backUp(to: beside)
    let manager = DefaultDataContextManager(url: url)
    _ = try await DefaultDataSafety(manager: manager).restore(from: beside)
    manager.close()
    let names = try FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path).sorted()
    #expect(names == ["beside", "modulo.db", "modulo.db.before-restore"])
  }

  @Test func `a newer file can't be judged`() async throws {
    try fill()
    let manager = try ModelContainer(
      for: ModuloMigrationPlan.newest.models,
      configuration: ModelConfiguration(
        url: url, applicationID: ModuloMigrationPlan.applicationID, schemaVersion: 99,
        history: HistoryConfiguration { .mock }))
    manager.close()
    await #expect(throws: RepositoryError.storage(.newerSchema(path: url.path))) { try await safety.check() }
  }

  @Test func `neither a backup nor an export replaces a file`() async throws {
    try fill()
    try Data("mine".utf8).write(to: beside)
    let refusal = RepositoryError.storage(.alreadyExists(path: beside.path))
    for either in [safety, dryRun] {
      await #expect(throws: refusal) { try await either.backUp(to: beside) }
      await #expect(throws: refusal) { try await either.export(to: beside, omittingDamage: false) }
    }
    let content = try String(contentsOf: beside, encoding: .utf8)
    #expect(content == "mine")
  }

  @Test func `files that are made are for their owner`() async throws {
    try fill()
    _ = try await safety.backUp(to: beside)
    let document = beside.appendingPathExtension("json")
    _ = try await safety.export(to: document, omittingDamage: false)
    for file in [beside, document] {
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      let permissions = attributes[.posixPermissions] as? Int
      #expect(permissions == 0o600, "\(file.lastPathComponent)")
    }
  }

  @Test func `a dry run makes no file and says what it would be`() async throws {
    try fill()
    let planned = [
      try await dryRun.backUp(to: beside).bytes, try await dryRun.export(to: beside, omittingDamage: false).bytes,
    ]
    let names = try FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)
    #expect(!names.contains { $0.hasPrefix("beside") }, "\(names)")
    let backup = try await safety.backUp(to: beside).bytes
    let export = try await safety.export(to: beside.appendingPathExtension("json"), omittingDamage: false).bytes
    #expect(planned == [backup, export])
    await #expect(throws: RepositoryError.storage(.alreadyExists(path: beside.path))) {
      try await dryRun.backUp(to: beside)
    }
  }

  @Test(arguments: EarlierVersion.allCases)
  func `a dry run's backup of an earlier version changes nothing`(_ version: EarlierVersion) async throws {
    try version.make(at: url, .japan, ContributionEntity.japan)
    let before = try Data(contentsOf: url)
    let planned = try await dryRun.backUp(to: beside)
    let after = try Data(contentsOf: url)
    #expect(planned == DataFile(path: beside.path, bytes: before.count))
    #expect(after == before)
    #expect(!FileManager.default.fileExists(atPath: beside.path))
  }

  @Test func `a dry run's restore verifies, and replaces nothing`() async throws {
    try fill()
    _ = try await safety.backUp(to: beside)
    _ = try await safety.deleteAll(includingCopies: false)
    let planned = try await dryRun.restore(from: beside)
    #expect(planned == DataRestoration(counts: kept, keptPath: nil))
    let counts = try await safety.count()
    #expect(counts == .zero)
    let half = beside.appendingPathExtension("half")
    try Data(contentsOf: beside).prefix(5_000).write(to: half)
    await #expect { try await dryRun.restore(from: half) } throws: { error in
      if case .storage(.damaged)? = error as? RepositoryError { true } else { false }
    }
  }

  @Test(arguments: EarlierVersion.allCases)
  func `a dry run's restore of an earlier version says what the restore would keep`(
    _ version: EarlierVersion
  ) async throws {
    try version.make(at: beside, .japan, ContributionEntity.japan)
    let before = try Data(contentsOf: beside)
    let planned = try await dryRun.restore(from: beside)
    let after = try Data(contentsOf: beside)
    #expect(after == before)
    #expect(!FileManager.default.fileExists(atPath: url.path))
    let restored = try await safety.restore(from: beside)
    #expect(planned == restored)
    #expect(restored.counts[.contribution] == ContributionEntity.japan.count)
  }

  @Test func `a dry run's deletion deletes nothing`() async throws {
    try fill()
    let deleted = try await dryRun.deleteAll(includingCopies: false).counts
    #expect(deleted == kept)
    let counts = try await safety.count()
    #expect(counts == kept)
  }

  @Test func `a dry run of an import into a new database is counted, and makes no file`() async throws {
    try fill()
    let document = Document()
    _ = try await safety.export(omittingDamage: false) { document.append($0) }
    let elsewhere = temporaryDatabase()
    let manager = DefaultDataContextManager(url: elsewhere, isDryRun: true)
    let counts = try await DefaultDataSafety(manager: manager).importAll { document.take() }
    #expect(counts == kept)
    manager.close()
    #expect(!FileManager.default.fileExists(atPath: elsewhere.path))
  }

  private func fill() throws {
    let manager = DefaultDataContextManager(url: url)
    _ = try manager.container().write { try $0.insert(FinancialGoalEntity.japan) }
    manager.close()
  }
}

/// The engine's faults as data faults.
@Suite struct DataFaultTests {
  @Test(arguments: [
    (IntegrityFault.structure(detail: "d"), DataFault(.file, detail: "d")),
    (.missing(name: "goal"), DataFault(.structure, table: "goal", detail: "goal is missing")),
    (.different(name: "x"), DataFault(.structure, table: "x", detail: "x isn't what the schema declares")),
    (
      .foreign(ForeignObject(kind: .trigger, name: "x")),
      DataFault(.structure, table: "x", detail: "the trigger x isn't part of the schema")
    ),
    (
      .dangling(table: "t", number: 3, column: "c"),
      DataFault(.reference, table: "t", number: 3, detail: "t #3 points to nothing through c")
    ),
    (
      .checksum(table: "t", number: 3),
      DataFault(.checksum, table: "t", number: 3, detail: "t #3 isn't what its checksum says")
    ),
    (
      .undecodable(table: "t", number: 3, column: "c", detail: "d"),
      DataFault(.value, table: "t", number: 3, detail: "t #3, c: d")
    ),
    (
      .rollup(table: "t", group: .integer(1), bucket: 202_604, kept: nil, computed: .init(sum: "5", count: 1)),
      DataFault(.total, table: "t", detail: "t, 1 in 202604: kept nothing, but the rows make 5 of 1")
    ),
  ])
  func `each fault keeps its place`(_ fault: IntegrityFault, _ expected: DataFault) {
    let found = DataFault(fault)
    #expect(found == expected)
  }
}

/// A document in memory, written and read where the engine works.
final class Document: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  func append(_ more: [UInt8]) { bytes.withLock { $0 += more } }

  /// All of it, once; then `nil`.
  func take() -> [UInt8]? {
    bytes.withLock { bytes in
      defer { bytes = [] }
      return bytes.isEmpty ? nil : bytes
    }
  }
}
