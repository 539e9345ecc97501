public import Foundation
public import ModuloModels
public import ModuloRepositories
public import ModuloUtilities

/// The history of a repository; keeps the other stores in sync.
@MainActor
public final class DefaultHistoryStore: HistoryStore {
  private let repository: any HistoryRepository
  private let files: any DataRepository
  private let readAuthor: @Sendable () -> String
  private let caches: [any CachingStore]

  /// - Parameters:
  ///   - files: The file of the data: takes restores back.
  ///   - author: Who writes, as the steps of this run say.
  ///   - caches: The stores that forget what they read when steps are taken back.
  public init(
    repository: any HistoryRepository, files: any DataRepository, author: @escaping @Sendable () -> String,
    caches: [any CachingStore]
  ) {
    self.repository = repository
    self.files = files
    readAuthor = author
    self.caches = caches
  }

  public var author: String { readAuthor() }

  public func steps(
    since moment: Instant?, containing text: String?, limit: Int
  ) async throws(HistoryError) -> (steps: [HistoryStepDomain], hasMore: Bool) {
    try await HistoryError.during(.reading) { () throws(RepositoryError) in
      try await repository.fetchAll(since: moment, containing: text, limit: limit)
    }
  }

  public func step(_ number: Int) async throws(HistoryError) -> HistoryStepDomain {
    try await HistoryError.during(.reading) { () throws(RepositoryError) in try await repository.fetchOne(number) }
  }

  public func receipt(of id: UUID) async throws(HistoryError) -> HistoryReceiptDomain? {
    try await HistoryError.during(.reading) { () throws(RepositoryError) in try await repository.fetchReceipt(of: id) }
  }

  public func undoable(_ request: HistoryRequest) async throws(HistoryError) -> [HistoryStepDomain] {
    switch request {
    case .step(let number), .rest(of: let number): return [try await step(number)]
    case .last(let count):
      let steps = try await HistoryError.during(.reading) { () throws(RepositoryError) in
        try await repository.fetchUndoable(limit: count)
      }
      if steps.isEmpty { throw .rule(.nothingToUndo) }
      if steps.count < count { throw .rule(.onlySoMany(steps.count)) }
      return steps
    }
  }

  public func undo(
    _ steps: [HistoryStepDomain], for request: HistoryRequest, allowingNegativeTotal allowsNegativeTotal: Bool,
    at now: Instant, longSession limit: LongSession
  ) async throws(HistoryError) -> UndoneSteps {
    if try await takeBackRestore(among: steps, at: now, limit) { return UndoneSteps(steps: steps) }
    let taken = try await HistoryError.during(.takingBack) { () throws(RepositoryError) in
      try await repository.undo(
        steps.map(\.number), for: request, allowingNegativeTotal: allowsNegativeTotal, at: now,
        longSession: limit)
    }
    invalidateCaches()
    return taken
  }

  public func redo(
    _ count: Int, at now: Instant, longSession limit: LongSession
  ) async throws(HistoryError) -> [HistoryStepDomain] {
    let undos = try await HistoryError.during(.reading) { () throws(RepositoryError) in
      try await repository.fetchRedoable(limit: count)
    }
    if undos.isEmpty { throw .rule(.nothingToRedo) }
    if undos.count < count { throw .rule(.onlySoMany(undos.count)) }
    if try await takeBackRestore(among: undos, at: now, limit) {
      return try await HistoryError.during(.reading) { () throws(RepositoryError) in
        try await repository.fetchUndoable(limit: 1)
      }
    }
    let steps = try await HistoryError.during(.takingBack) { () throws(RepositoryError) in
      // What was there before the undo may be there again.
      try await repository.redo(undos.map(\.number), allowingNegativeTotal: true, at: now, longSession: limit)
    }
    invalidateCaches()
    return steps
  }

  public func count(before moment: Instant?) async throws(HistoryError) -> Int {
    try await HistoryError.during(.reading) { () throws(RepositoryError) in
      try await repository.count(before: moment)
    }
  }

  public func clear(before moment: Instant?) async throws(HistoryError) -> Int {
    try await HistoryError.during(.reading) { () throws(RepositoryError) in
      try await repository.clear(before: moment)
    }
  }

  /// Takes a restore back, or the undo of one, where that is the step.
  ///
  /// - Returns: Whether it is.
  private func takeBackRestore(
    among steps: [HistoryStepDomain], at now: Instant, _ limit: LongSession
  ) async throws(HistoryError) -> Bool {
    guard let restore = steps.first(where: \.replacesData) else { return false }
    if steps.count > 1 { throw .rule(.refused(.replacedAmong(step: restore.number))) }
    do {
      _ = try await files.takeBackRestore(restore.number, at: now, longSession: limit)
    } catch {
      if case .storage(.failedAfter) = error { invalidateCaches() }
      throw HistoryError(error, during: .takingBack)
    }
    invalidateCaches()
    return true
  }

  private func invalidateCaches() {
    for store in caches { store.invalidate() }
  }
}
