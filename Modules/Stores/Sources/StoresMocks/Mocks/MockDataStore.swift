// Made by `architect mocks` from Modules/Stores/Sources/Stores/Data/DataStore.swift; edits are lost.

public import ModuloModels
public import ModuloStores

/// A mock of `DataStore`: calls are answered by plan, else by its fake.
@MainActor
public final class MockDataStore: DataStore {
  /// What is planned for each requirement of `DataStore`, and how it was called.
  public final class Mocked {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `backUp(to:omittingHistory:)`.
    public let backUp: MockedRequirement<(path: String, omitsHistory: Bool), DataFile, DataError, AsyncRequirement>
    /// Plans and calls of `changes()`.
    public let changes: MockedRequirement<Void, AsyncStream<StoredChange>, Never, SyncRequirement>
    /// Plans and calls of `check(onProgress:)`.
    public let check: MockedRequirement<(@Sendable (_ rowsRead: Int) -> Void), DataCheck, DataError, AsyncRequirement>
    /// Plans and calls of `clean()`.
    public let clean: MockedRequirement<Void, [String], DataError, AsyncRequirement>
    /// Plans and calls of `copies()`.
    public let copies: MockedRequirement<Void, [String], DataError, AsyncRequirement>
    /// Plans and calls of `copy(from:to:)`.
    public let copy: MockedRequirement<(source: String, target: String), DataCopy, DataError, AsyncRequirement>
    /// Plans and calls of `count()`.
    public let count: MockedRequirement<Void, DataCounts, DataError, AsyncRequirement>
    /// Plans and calls of `createBook()`.
    public let createBook: MockedRequirement<Void, Void, DataError, AsyncRequirement>
    /// Plans and calls of `deleteAll(includingCopies:)`.
    public let deleteAll: MockedRequirement<Bool, DataDeletion, DataError, AsyncRequirement>
    /// Plans and calls of `export(to:omittingDamage:)`.
    public let export:
      MockedRequirement<(target: DataExportTarget, omitsDamage: Bool), DataFile, DataError, AsyncRequirement>
    /// Plans and calls of `findBackup(at:)`.
    public let findBackup: MockedRequirement<String, Void, DataError, AsyncRequirement>
    /// Plans and calls of `generation`.
    public let generation: MockedRequirement<Void, Int, Never, SyncRequirement>
    /// Plans and calls of `importAll(from:)`.
    public let importAll: MockedRequirement<InputSource, DataCounts, DataError, AsyncRequirement>
    /// Plans and calls of `invite(_:to:)`.
    public let invite: MockedRequirement<(role: String, right: BookMember.Right), Void, DataError, AsyncRequirement>
    /// Plans and calls of `leftovers()`.
    public let leftovers: MockedRequirement<Void, [String], DataError, AsyncRequirement>
    /// Plans and calls of `location`.
    public let location: MockedRequirement<Void, String?, Never, SyncRequirement>
    /// Plans and calls of `members()`.
    public let members: MockedRequirement<Void, [BookMember], DataError, AsyncRequirement>
    /// Plans and calls of `removeMember(_:)`.
    public let removeMember: MockedRequirement<String, Int, DataError, AsyncRequirement>
    /// Plans and calls of `restore(from:)`.
    public let restore: MockedRequirement<String, DataRestoration, DataError, AsyncRequirement>

    fileprivate init(_ log: MockLog) {
      self.log = log
      backUp = MockedRequirement("DataStore.backUp(to:omittingHistory:)", log)
      changes = MockedRequirement("DataStore.changes()", log)
      check = MockedRequirement("DataStore.check(onProgress:)", log)
      clean = MockedRequirement("DataStore.clean()", log)
      copies = MockedRequirement("DataStore.copies()", log)
      copy = MockedRequirement("DataStore.copy(from:to:)", log)
      count = MockedRequirement("DataStore.count()", log)
      createBook = MockedRequirement("DataStore.createBook()", log)
      deleteAll = MockedRequirement("DataStore.deleteAll(includingCopies:)", log)
      export = MockedRequirement("DataStore.export(to:omittingDamage:)", log)
      findBackup = MockedRequirement("DataStore.findBackup(at:)", log)
      generation = MockedRequirement("DataStore.generation", log)
      importAll = MockedRequirement("DataStore.importAll(from:)", log)
      invite = MockedRequirement("DataStore.invite(_:to:)", log)
      leftovers = MockedRequirement("DataStore.leftovers()", log)
      location = MockedRequirement("DataStore.location", log)
      members = MockedRequirement("DataStore.members()", log)
      removeMember = MockedRequirement("DataStore.removeMember(_:)", log)
      restore = MockedRequirement("DataStore.restore(from:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any DataStore)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any DataStore)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  public func backUp(to path: String, omittingHistory omitsHistory: Bool) async throws(DataError) -> DataFile {
    if let answer = try await mocked.backUp.answer((path, omitsHistory)) { return answer }
    return try await mocked.backUp.fallback(fake).backUp(to: path, omittingHistory: omitsHistory)
  }

  public func changes() -> AsyncStream<StoredChange> {
    if let answer = mocked.changes.answer(()) { return answer }
    return mocked.changes.fallback(fake).changes()
  }

  public func check(onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void) async throws(DataError) -> DataCheck {
    if let answer = try await mocked.check.answer(onProgress) { return answer }
    return try await mocked.check.fallback(fake).check(onProgress: onProgress)
  }

  public func clean() async throws(DataError) -> [String] {
    if let answer = try await mocked.clean.answer(()) { return answer }
    return try await mocked.clean.fallback(fake).clean()
  }

  public func copies() async throws(DataError) -> [String] {
    if let answer = try await mocked.copies.answer(()) { return answer }
    return try await mocked.copies.fallback(fake).copies()
  }

  public func copy(from source: String, to target: String) async throws(DataError) -> DataCopy {
    if let answer = try await mocked.copy.answer((source, target)) { return answer }
    return try await mocked.copy.fallback(fake).copy(from: source, to: target)
  }

  public func count() async throws(DataError) -> DataCounts {
    if let answer = try await mocked.count.answer(()) { return answer }
    return try await mocked.count.fallback(fake).count()
  }

  public func createBook() async throws(DataError) {
    if try await mocked.createBook.answer(()) != nil { return }
    try await mocked.createBook.fallback(fake).createBook()
  }

  public func deleteAll(includingCopies: Bool) async throws(DataError) -> DataDeletion {
    if let answer = try await mocked.deleteAll.answer(includingCopies) { return answer }
    return try await mocked.deleteAll.fallback(fake).deleteAll(includingCopies: includingCopies)
  }

  public func export(to target: DataExportTarget, omittingDamage omitsDamage: Bool) async throws(DataError) -> DataFile
  {
    if let answer = try await mocked.export.answer((target, omitsDamage)) { return answer }
    return try await mocked.export.fallback(fake).export(to: target, omittingDamage: omitsDamage)
  }

  public func findBackup(at path: String) async throws(DataError) {
    if try await mocked.findBackup.answer(path) != nil { return }
    try await mocked.findBackup.fallback(fake).findBackup(at: path)
  }

  public var generation: Int {
    if let answer = mocked.generation.answer(()) { return answer }
    return mocked.generation.fallback(fake).generation
  }

  public func importAll(from source: InputSource) async throws(DataError) -> DataCounts {
    if let answer = try await mocked.importAll.answer(source) { return answer }
    return try await mocked.importAll.fallback(fake).importAll(from: source)
  }

  public func invite(_ role: String, to right: BookMember.Right) async throws(DataError) {
    if try await mocked.invite.answer((role, right)) != nil { return }
    try await mocked.invite.fallback(fake).invite(role, to: right)
  }

  public func leftovers() async throws(DataError) -> [String] {
    if let answer = try await mocked.leftovers.answer(()) { return answer }
    return try await mocked.leftovers.fallback(fake).leftovers()
  }

  public var location: String? {
    if let answer = mocked.location.answer(()) { return answer }
    return mocked.location.fallback(fake).location
  }

  public func members() async throws(DataError) -> [BookMember] {
    if let answer = try await mocked.members.answer(()) { return answer }
    return try await mocked.members.fallback(fake).members()
  }

  public func removeMember(_ role: String) async throws(DataError) -> Int {
    if let answer = try await mocked.removeMember.answer(role) { return answer }
    return try await mocked.removeMember.fallback(fake).removeMember(role)
  }

  public func restore(from path: String) async throws(DataError) -> DataRestoration {
    if let answer = try await mocked.restore.answer(path) { return answer }
    return try await mocked.restore.fallback(fake).restore(from: path)
  }
}
