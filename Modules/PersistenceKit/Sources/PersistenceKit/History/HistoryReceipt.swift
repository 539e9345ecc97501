public import Foundation

/// What is known of a request that was carried out: kept as long as the database, also when its step isn't any more.
public struct HistoryReceipt: Sendable, Hashable {
  /// The id of the request.
  public let id: UUID
  /// The number of its step.
  public let step: Int64
  /// The moment of the write.
  public let date: Date
  /// What tells the request from others; nil where a step has the id that was no request.
  public let digest: Data?
  /// Whether the step is kept, so that it can be fetched.
  public let isKept: Bool
  /// Whether the step is taken back, as far as the steps that are kept say.
  public let isUndone: Bool
  /// The numbers of the rows that were inserted, by the names of their tables; none where they were too many to be kept.
  public let inserted: [String: [ClosedRange<Int64>]]
}

extension ModelContext {
  /// What is known of the request with an id; nil when none was carried out. It costs what the step holds.
  ///
  /// - Throws: `misuse` when the container keeps no history; `damaged` when the step can't be read.
  public func receipt(of id: UUID) throws(PersistenceError) -> HistoryReceipt? {
    try begin(reading: HistoryStep.self)
    guard let step = try session.model(HistoryStep.self, for: id) else { return nil }
    return HistoryReceipt(
      id: id, step: step.number, date: step.date, digest: step.digest, isKept: !step.isReceipt,
      isUndone: try undoneSteps().contains(step.number), inserted: try step.record().tables.mapValues(\.inserted.ranges)
    )
  }

  /// Forgets steps: what they changed stays. Of those that carried out a request its id, its digest and the numbers of the
  /// inserted rows are kept, so that it isn't carried out again.
  ///
  /// - Parameter date: The moment before which steps are forgotten; nil for all of them.
  /// - Returns: the number of steps that were forgotten.
  /// - Throws: `readOnly` inside a `read`; `misuse` when the container keeps no history.
  @discardableResult
  public func forgetSteps(before date: Date? = nil) throws(PersistenceError) -> Int {
    try checkWriting()
    guard let date else {
      recorder?.forget()
      return try session.forgetSteps(where: nil)
    }
    return try session.forgetSteps(where: #Predicate { $0.date < date })
  }
}

extension HistoryStep {
  /// The steps that are kept, and not only the ids of requests: what a fetch of steps is to match.
  public static let kept = #Predicate<HistoryStep> { $0.isComplete || $0.size == 0 }

  /// Whether the step isn't kept, and its row stands for the id of a request: it has numbers of rows, and isn't complete.
  var isReceipt: Bool { !isComplete && size > 0 }

  /// What is left of the step where it is forgotten.
  fileprivate var receipt: HistoryStep {
    var numbers = StepRecord()
    // Of damaged bytes no number is known, and the id is kept all the same.
    if let record = StepRecord(readable: kept.changes) {
      numbers.tables = record.tables.mapValues { TableChanges(inserted: $0.inserted) }
    }
    return HistoryStep(
      id: id, number: number, date: date, author: "", words: "", kind: kind, isComplete: false,
      kept: Contents(targets: kept.targets, changes: numbers.encoded()))
  }
}

extension StorageSession {
  /// Removes the steps that match, all of them for nil, but for what is known of requests.
  ///
  /// - Returns: how many there were.
  func forgetSteps(where predicate: Predicate<HistoryStep>?) throws(PersistenceError) -> Int {
    let wanted = predicate.map { $0 && HistoryStep.kept } ?? HistoryStep.kept
    let requests = try numbersOfRequests(among: wanted)
    for number in requests {
      let step = try fetch(FetchDescriptor<HistoryStep>(predicate: #Predicate { $0.number == number }))
      for step in step { try update(step.receipt) }
    }
    return try requests.count + delete(HistoryStep.self, where: wanted)
  }

  /// Only the ids of those steps are kept, so what the others changed isn't read.
  private func numbersOfRequests(among steps: Predicate<HistoryStep>) throws(PersistenceError) -> [Int64] {
    let schema = HistoryStep.schema
    let columns = schema.columns.indices.filter { ["number", "kind", "targets"].contains(schema.columns[$0].name) }
    var numbers: [Int64] = []
    let selection = RowSelection(descriptor: FetchDescriptor<HistoryStep>(predicate: steps), columns: columns)
    try forEachRow(in: selection) { row throws(PersistenceError) in
      let (kind, targets): (HistoryStep.Kind, Data) = (try row[1], try row[2])
      if kind == .change, !targets.isEmpty { numbers.append(try row[0]) }
    }
    return numbers
  }
}
