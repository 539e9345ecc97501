// Made by `architect mocks` from Modules/Repositories/Sources/Repositories/Data/DataRepository.swift; edits are lost.

public import Foundation
public import ModuloModels
import ModuloPersistence
public import ModuloRepositories
public import ModuloUtilities

/// A mock of `DataRepository`: calls are answered by plan, else by its fake.
public final class MockDataRepository: DataRepository {
  /// What is planned for each requirement of `DataRepository`, and how it was called.
  public final class Mocked: Sendable {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `backUp(to:omittingHistory:)`.
    public let backUp:
      SendableMockedRequirement<(url: URL, omitsHistory: Bool), DataFile, RepositoryError, AsyncRequirement>
    /// Plans and calls of `changes()`.
    public let changes: SendableMockedRequirement<Void, AsyncStream<StoredChange>, Never, SyncRequirement>
    /// Plans and calls of `check(onProgress:)`.
    public let check:
      SendableMockedRequirement<(@Sendable (_ rowsRead: Int) -> Void), DataCheck, RepositoryError, AsyncRequirement>
    /// Plans and calls of `clean()`.
    public let clean: SendableMockedRequirement<Void, [String], RepositoryError, AsyncRequirement>
    /// Plans and calls of `copies()`.
    public let copies: SendableMockedRequirement<Void, [String], RepositoryError, AsyncRequirement>
    /// Plans and calls of `copy(from:to:)`.
    public let copy:
      SendableMockedRequirement<(source: DataPlace, target: DataPlace), DataCopy, RepositoryError, AsyncRequirement>
    /// Plans and calls of `count()`.
    public let count: SendableMockedRequirement<Void, DataCounts, RepositoryError, AsyncRequirement>
    /// Plans and calls of `createBook()`.
    public let createBook: SendableMockedRequirement<Void, Void, RepositoryError, AsyncRequirement>
    /// Plans and calls of `deleteAll(includingCopies:)`.
    public let deleteAll: SendableMockedRequirement<Bool, DataDeletion, RepositoryError, AsyncRequirement>
    /// Plans and calls of `export(omittingDamage:write:)`.
    public let exportOmittingDamageWrite:
      SendableMockedRequirement<
        (omitsDamage: Bool, write: (@Sendable (_ bytes: [UInt8]) throws -> Void)), DataFile, RepositoryError,
        AsyncRequirement
      >
    /// Plans and calls of `export(to:omittingDamage:)`.
    public let exportToOmittingDamage:
      SendableMockedRequirement<(url: URL, omitsDamage: Bool), DataFile, RepositoryError, AsyncRequirement>
    /// Plans and calls of `findBackup(at:)`.
    public let findBackup: SendableMockedRequirement<URL, Void, RepositoryError, AsyncRequirement>
    /// Plans and calls of `importAll(next:)`.
    public let importAll:
      SendableMockedRequirement<(@Sendable () throws -> [UInt8]?), DataCounts, RepositoryError, AsyncRequirement>
    /// Plans and calls of `invite(_:to:)`.
    public let invite:
      SendableMockedRequirement<(role: String, right: BookMember.Right), Void, RepositoryError, AsyncRequirement>
    /// Plans and calls of `leftovers()`.
    public let leftovers: SendableMockedRequirement<Void, [String], RepositoryError, AsyncRequirement>
    /// Plans and calls of `location`.
    public let location: SendableMockedRequirement<Void, String?, Never, SyncRequirement>
    /// Plans and calls of `members()`.
    public let members: SendableMockedRequirement<Void, [BookMember], RepositoryError, AsyncRequirement>
    /// Plans and calls of `remove(_:)`.
    public let remove: SendableMockedRequirement<String, Int, RepositoryError, AsyncRequirement>
    /// Plans and calls of `restore(from:)`.
    public let restore: SendableMockedRequirement<URL, DataRestoration, RepositoryError, AsyncRequirement>
    /// Plans and calls of `takeBackRestore(_:at:longSession:)`.
    public let takeBackRestore:
      SendableMockedRequirement<
        (step: Int, now: Instant, limit: LongSession), DataRestoration, RepositoryError, AsyncRequirement
      >

    fileprivate init(_ log: MockLog) {
      self.log = log
      backUp = SendableMockedRequirement("DataRepository.backUp(to:omittingHistory:)", log)
      changes = SendableMockedRequirement("DataRepository.changes()", log)
      check = SendableMockedRequirement("DataRepository.check(onProgress:)", log)
      clean = SendableMockedRequirement("DataRepository.clean()", log)
      copies = SendableMockedRequirement("DataRepository.copies()", log)
      copy = SendableMockedRequirement("DataRepository.copy(from:to:)", log)
      count = SendableMockedRequirement("DataRepository.count()", log)
      createBook = SendableMockedRequirement("DataRepository.createBook()", log)
      deleteAll = SendableMockedRequirement("DataRepository.deleteAll(includingCopies:)", log)
      exportOmittingDamageWrite = SendableMockedRequirement("DataRepository.export(omittingDamage:write:)", log)
      exportToOmittingDamage = SendableMockedRequirement("DataRepository.export(to:omittingDamage:)", log)
      findBackup = SendableMockedRequirement("DataRepository.findBackup(at:)", log)
      importAll = SendableMockedRequirement("DataRepository.importAll(next:)", log)
      invite = SendableMockedRequirement("DataRepository.invite(_:to:)", log)
      leftovers = SendableMockedRequirement("DataRepository.leftovers()", log)
      location = SendableMockedRequirement("DataRepository.location", log)
      members = SendableMockedRequirement("DataRepository.members()", log)
      remove = SendableMockedRequirement("DataRepository.remove(_:)", log)
      restore = SendableMockedRequirement("DataRepository.restore(from:)", log)
      takeBackRestore = SendableMockedRequirement("DataRepository.takeBackRestore(_:at:longSession:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any DataRepository)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any DataRepository)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  public func backUp(to url: URL, omittingHistory omitsHistory: Bool) async throws(RepositoryError) -> DataFile {
    if let answer = try await mocked.backUp.answer((url, omitsHistory)) { return answer }
    return try await mocked.backUp.fallback(fake).backUp(to: url, omittingHistory: omitsHistory)
  }

  public func changes() -> AsyncStream<StoredChange> {
    if let answer = mocked.changes.answer(()) { return answer }
    return mocked.changes.fallback(fake).changes()
  }

  public func check(onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void) async throws(RepositoryError)
    -> DataCheck
  {
    if let answer = try await mocked.check.answer(onProgress) { return answer }
    return try await mocked.check.fallback(fake).check(onProgress: onProgress)
  }

  public func clean() async throws(RepositoryError) -> [String] {
    if let answer = try await mocked.clean.answer(()) { return answer }
    return try await mocked.clean.fallback(fake).clean()
  }

  public func copies() async throws(RepositoryError) -> [String] {
    if let answer = try await mocked.copies.answer(()) { return answer }
    return try await mocked.copies.fallback(fake).copies()
  }

  public func copy(from source: DataPlace, to target: DataPlace) async throws(RepositoryError) -> DataCopy {
    if let answer = try await mocked.copy.answer((source, target)) { return answer }
    return try await mocked.copy.fallback(fake).copy(from: source, to: target)
  }

  public func count() async throws(RepositoryError) -> DataCounts {
    if let answer = try await mocked.count.answer(()) { return answer }
    return try await mocked.count.fallback(fake).count()
  }

  public func createBook() async throws(RepositoryError) {
    if try await mocked.createBook.answer(()) != nil { return }
    try await mocked.createBook.fallback(fake).createBook()
  }

  public func deleteAll(includingCopies: Bool) async throws(RepositoryError) -> DataDeletion {
    if let answer = try await mocked.deleteAll.answer(includingCopies) { return answer }
    return try await mocked.deleteAll.fallback(fake).deleteAll(includingCopies: includingCopies)
  }

  public func export(omittingDamage omitsDamage: Bool, write: @escaping @Sendable (_ bytes: [UInt8]) throws -> Void)
    async throws(RepositoryError) -> DataFile
  {
    if let answer = try await mocked.exportOmittingDamageWrite.answer((omitsDamage, write)) { return answer }
    return try await mocked.exportOmittingDamageWrite.fallback(fake).export(omittingDamage: omitsDamage, write: write)
  }

  public func export(to url: URL, omittingDamage omitsDamage: Bool) async throws(RepositoryError) -> DataFile {
    if let answer = try await mocked.exportToOmittingDamage.answer((url, omitsDamage)) { return answer }
    return try await mocked.exportToOmittingDamage.fallback(fake).export(to: url, omittingDamage: omitsDamage)
  }

  public func findBackup(at url: URL) async throws(RepositoryError) {
    if try await mocked.findBackup.answer(url) != nil { return }
    try await mocked.findBackup.fallback(fake).findBackup(at: url)
  }

  public func importAll(next: @escaping @Sendable () throws -> [UInt8]?) async throws(RepositoryError) -> DataCounts {
    if let answer = try await mocked.importAll.answer(next) { return answer }
    return try await mocked.importAll.fallback(fake).importAll(next: next)
  }

  public func invite(_ role: String, to right: BookMember.Right) async throws(RepositoryError) {
    if try await mocked.invite.answer((role, right)) != nil { return }
    try await mocked.invite.fallback(fake).invite(role, to: right)
  }

  public func leftovers() async throws(RepositoryError) -> [String] {
    if let answer = try await mocked.leftovers.answer(()) { return answer }
    return try await mocked.leftovers.fallback(fake).leftovers()
  }

  public var location: String? {
    if let answer = mocked.location.answer(()) { return answer }
    return mocked.location.fallback(fake).location
  }

  public func members() async throws(RepositoryError) -> [BookMember] {
    if let answer = try await mocked.members.answer(()) { return answer }
    return try await mocked.members.fallback(fake).members()
  }

  public func remove(_ role: String) async throws(RepositoryError) -> Int {
    if let answer = try await mocked.remove.answer(role) { return answer }
    return try await mocked.remove.fallback(fake).remove(role)
  }

  public func restore(from url: URL) async throws(RepositoryError) -> DataRestoration {
    if let answer = try await mocked.restore.answer(url) { return answer }
    return try await mocked.restore.fallback(fake).restore(from: url)
  }

  public func takeBackRestore(_ step: Int, at now: Instant, longSession limit: LongSession)
    async throws(RepositoryError) -> DataRestoration
  {
    if let answer = try await mocked.takeBackRestore.answer((step, now, limit)) { return answer }
    return try await mocked.takeBackRestore.fallback(fake).takeBackRestore(step, at: now, longSession: limit)
  }
}
