public import Foundation
public import ModuloModels
public import ModuloPersistence
public import ModuloUtilities
import PersistenceKit

/// The history in a storage, which keeps the steps.
public struct DefaultHistoryRepository: HistoryRepository {
  private let storage: any Storage

  /// Creates a repository on a storage. Nothing is read.
  public init(storage: any Storage) {
    self.storage = storage
  }

  public func fetchAll(
    since moment: Instant?, containing text: String?, limit: Int
  ) async throws(RepositoryError) -> (steps: [HistoryStepDomain], hasMore: Bool) {
    try await storage.read { context in
      // One more than asked for, if there is a greater number, says whether there are more.
      let found = try context.fetch(.steps(since: moment, containing: text, limit: max(limit, limit &+ 1)))
      return (steps: try context.domains(of: Array(found.prefix(limit))), hasMore: found.count > limit)
    }
  }

  public func fetchOne(_ number: Int) async throws(RepositoryError) -> HistoryStepDomain {
    try await storage.read { context in
      let step = try context.step(Int64(number))
      return try context.domain(of: step, isUndone: try context.undoneSteps().contains(step.number))
    }
  }

  public func fetchReceipt(of id: UUID) async throws(RepositoryError) -> HistoryReceiptDomain? {
    try await storage.read { try $0.receiptDomain(of: id) }
  }

  public func fetchUndoable(limit: Int) async throws(RepositoryError) -> [HistoryStepDomain] {
    try await storage.read { context in
      try context.undoableSteps(limit: limit).map { try context.domain(of: $0, isUndone: false) }
    }
  }

  public func fetchRedoable(limit: Int) async throws(RepositoryError) -> [HistoryStepDomain] {
    try await storage.read { context in
      try context.redoableSteps(limit: limit).map { try context.domain(of: $0, isUndone: false) }
    }
  }

  public func undo(
    _ numbers: [Int], for request: HistoryRequest, allowingNegativeTotal allowsNegativeTotal: Bool,
    at now: Instant, longSession limit: LongSession
  ) async throws(RepositoryError) -> UndoneSteps {
    try await storage.write { context in
      if case .last = request { try context.requireLast(numbers) }
      let steps = try numbers.map { try context.step(Int64($0)) }
      let taken = try steps.map { try context.domain(of: $0, isUndone: true) }
      let touched = try context.rowsTouched(by: steps)
      let spared = try context.undo(steps.map(\.number), for: request)
      try context.settle(touched, allowsNegativeTotal)
      try context.pauseTracking(broughtBackBy: steps, at: now, limit)
      return UndoneSteps(steps: taken, left: LeftRows(spared))
    }
  }

  public func redo(
    _ numbers: [Int], allowingNegativeTotal allowsNegativeTotal: Bool, at now: Instant, longSession limit: LongSession
  ) async throws(RepositoryError) -> [HistoryStepDomain] {
    try await storage.write { context in
      let undos = try numbers.map { try context.step(Int64($0)) }
      let steps = try undos.flatMap(\.targets).map { try context.step($0) }
      let touched = try context.rowsTouched(by: undos)
      try context.redo(undos.map(\.number))
      try context.settle(touched, allowsNegativeTotal)
      try context.pauseTracking(broughtBackBy: undos, at: now, limit)
      return try steps.map { try context.domain(of: $0, isUndone: false) }
    }
  }

  public func count(before moment: Instant?) async throws(RepositoryError) -> Int {
    try await storage.read { try $0.fetchCount(.steps(before: moment)) }
  }

  public func clear(before moment: Instant?) async throws(RepositoryError) -> Int {
    try await storage.write { context in
      try context.forgetSteps(before: moment?.date)
    }
  }
}

extension FetchDescriptor<HistoryStep> {
  /// The newest steps since a moment whose command contains a text.
  fileprivate static func steps(since moment: Instant?, containing text: String?, limit: Int) -> Self {
    var wanted = HistoryStep.kept
    if let earliest = moment?.date { wanted = wanted && #Predicate { $0.date >= earliest } }
    if let text { wanted = wanted && #Predicate { $0.words.localizedStandardContains(text) } }
    return FetchDescriptor(
      predicate: wanted, sortBy: [SortDescriptor(\.number, order: .reverse)], fetchLimit: limit)
  }

  /// The steps before a moment; `nil` for all of them.
  fileprivate static func steps(before moment: Instant?) -> Self {
    guard let end = moment?.date else { return FetchDescriptor(predicate: HistoryStep.kept) }
    return FetchDescriptor(predicate: HistoryStep.kept && #Predicate { $0.date < end })
  }
}

extension ModelContext {
  /// Refuses steps that aren't those which an undo would take back next.
  fileprivate borrowing func requireLast(_ numbers: [Int]) throws {
    let last = try undoableSteps(limit: numbers.count).map { Int($0.number) }
    if last != numbers, let first = numbers.first {
      throw RepositoryError.forbidden(.history(.overtaken(step: first)))
    }
  }

  /// - Returns: The number of rows that are left, by the reason.
  fileprivate borrowing func undo(
    _ steps: [Int64], for request: HistoryRequest
  ) throws(PersistenceError) -> [UndoConflict.Kind: Int] {
    if case .rest = request { return try undoUnchanged(steps) }
    try undo(steps)
    return [:]
  }

  fileprivate borrowing func domains(of steps: [HistoryStep]) throws(PersistenceError) -> [HistoryStepDomain] {
    let undone = try undoneSteps()
    var domains: [HistoryStepDomain] = []
    for step in steps { domains.append(try domain(of: step, isUndone: undone.contains(step.number))) }
    return domains
  }
}

extension LeftRows {
  fileprivate init(_ counts: [UndoConflict.Kind: Int]) {
    self.init(
      changed: counts[.changed, default: 0], needed: counts[.needed, default: 0], gone: counts[.gone, default: 0])
  }
}
