public import Foundation

/// A place in the history of a database: after one of its steps, or before the first.
///
/// A program keeps one beside what it worked out from the data, and later asks for what was written since then:
/// ``ModelContext/history(after:limit:)``. A token belongs to the steps that lead to it. Where another file took the place of
/// the database, a backup of it or a copy with steps of its own, the place isn't there any more. Nor is it after a change that
/// the history doesn't hold: a document that was imported, or a write without a label.
public struct HistoryToken: Sendable, Hashable, Codable {
  /// The number of the step; 0 before the first.
  public let number: Int64
  /// The id of the step; nil before the first.
  public let id: UUID?

  /// The place before the first step: of a database that was empty then.
  public static let start = HistoryToken(number: 0, id: nil)
}

extension HistoryToken: Comparable {
  /// The order of the commits, for tokens of the same history.
  public static func < (left: HistoryToken, right: HistoryToken) -> Bool { left.number < right.number }
}

/// What was written after a place in the history.
public enum HistoryPage: Sendable {
  /// The next steps, the first one first, and the place after them; no steps when there are no more.
  case steps([HistoryStep], next: HistoryToken)
  /// The history has no such place any more: other data are there now, or the steps after it aren't all kept. Read
  /// everything, in the transaction that returned this, and go on from here.
  case restarted(HistoryToken)
}

extension ModelContext {
  /// The place in the history after the last step.
  ///
  /// - Throws: `misuse` when the container keeps no history.
  public func historyToken() throws(PersistenceError) -> HistoryToken {
    try begin(reading: HistoryStep.self)
    var descriptor = FetchDescriptor<HistoryStep>(sortBy: [SortDescriptor(\.number, order: .reverse)])
    descriptor.fetchLimit = 1
    guard let last = try session.fetch(descriptor).first else {
      // Steps that were deleted are a past that this place doesn't have: it never equals the start again.
      return HistoryToken(number: try session.lastNumber(of: HistoryStep.self, isVerified: false), id: nil)
    }
    return HistoryToken(last)
  }

  /// The steps after a place in the history. It costs what they hold.
  ///
  /// - Parameters:
  ///   - token: The place, as this or `historyToken()` returned it.
  ///   - limit: The most steps that are returned.
  /// - Throws: `misuse` when the container keeps no history.
  public func history(after token: HistoryToken, limit: Int = 100) throws(PersistenceError) -> HistoryPage {
    try begin(reading: HistoryStep.self)
    let start = token.number
    var descriptor = FetchDescriptor<HistoryStep>(
      predicate: #Predicate { $0.number >= start }, sortBy: [SortDescriptor(\.number)])
    // The step of the token is read along: only its id says that the place is in this history.
    descriptor.fetchLimit = token.id == nil ? limit : min(limit, .max - 1) + 1
    let found = try session.fetch(descriptor)
    let isHere =
      if let id = token.id { found.first?.id == id } else { try isPlace(withoutStep: start, before: found.first) }
    let steps = token.id == nil ? found : Array(found.dropFirst())
    // Of a step that isn't kept any more the id may be; that it isn't the next one says what isn't kept.
    let isKept = steps.first.map { $0.number == start + 1 } ?? true
    guard isHere, isKept, !steps.contains(where: \.isReceipt) else { return .restarted(try historyToken()) }
    return .steps(steps, next: steps.last.map(HistoryToken.init) ?? token)
  }

  /// Whether the history goes on after a number that no step has.
  private func isPlace(withoutStep number: Int64, before next: HistoryStep?) throws(PersistenceError) -> Bool {
    if let next { return next.number == number + 1 }
    return try session.lastNumber(of: HistoryStep.self, isVerified: false) == number
  }
}

extension StorageSession {
  /// Gives a number out that no step has: for a change that the history doesn't hold, so that no token from before it is a
  /// place in the history any more.
  func passOverStep() throws(PersistenceError) {
    try setLastNumber(lastNumber(of: HistoryStep.self, isVerified: false) + 1, of: HistoryStep.self)
  }
}

extension HistoryToken {
  fileprivate init(_ step: HistoryStep) { self.init(number: step.number, id: step.id) }
}
