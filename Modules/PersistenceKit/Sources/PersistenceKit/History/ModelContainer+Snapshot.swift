public import Foundation

/// A moment of the history.
public enum HistoryMoment: Sendable, Hashable {
  /// After the step of that number.
  case step(Int64)
  /// After the last step that isn't later than the date.
  case date(Date)
}

/// The steps of which there are snapshots.
public struct HistoryRange: Sendable, Hashable {
  /// The first step after which all others are kept with what they changed.
  public let first: Int64
  /// The moment of that step.
  public let date: Date
  /// The last step.
  public let last: Int64

  /// Names the steps.
  public init(first: Int64, date: Date, last: Int64) {
    self.first = first
    self.date = date
    self.last = last
  }
}

extension ModelContainer {
  /// The data as they were at a moment of the history: a container of its own, which only reads, without the later steps.
  ///
  /// It is a copy, in which the later steps are taken back, so neither of the two waits for the other. Making it costs
  /// reading the whole file, and what the later steps cost; up to ``ModelConfiguration/snapshotMemoryLimit`` it is in
  /// memory. It has one connection, so its reads wait for each other. Close it to release the copy.
  ///
  /// It works on the caller's thread.
  ///
  /// - Throws: `undo` with `noSnapshot` when the steps since then aren't all kept, and for a step that isn't there yet;
  ///   `damaged` when the steps and the rows contradict each other, as after a write that was kept from the history;
  ///   `unsupported` in a dry run, and when a later step exchanged the unique values of two rows; `misuse` when the
  ///   container isn't for ``HistoryStep``; `full` when there is no room for the copy.
  public func snapshot(asOf moment: HistoryMoment) throws(PersistenceError) -> ModelContainer {
    try snapshot(asOf: moment, cancellation: nil)
  }

  /// The same off the caller's thread. When the task is cancelled it stops, and throws `cancelled`.
  public func snapshot(asOf moment: HistoryMoment) async throws(PersistenceError) -> ModelContainer {
    try await perform(on: readers) { cancellation throws(PersistenceError) in
      try self.snapshot(asOf: moment, cancellation: cancellation)
    }
  }

  private func snapshot(
    asOf moment: HistoryMoment, cancellation: Cancellation?
  ) throws(PersistenceError) -> ModelContainer {
    guard models.contains(where: { $0 == HistoryStep.self }) else {
      throw .misuse("a container that shows the past is for HistoryStep")
    }
    let catalog = try HistoryCatalog(models)
    let copy = try storage.copy(cancellation: cancellation) { session throws(PersistenceError) in
      try StepRewind(catalog, session, cancellation).run(to: moment)
    }
    return ModelContainer(reading: copy, of: self)
  }
}

/// Takes the last steps back for good, the last one first.
struct StepRewind {
  private let session: any StorageSession
  private let cancellation: Cancellation?
  private let recorder: StepRecorder
  private var catalog: HistoryCatalog { recorder.catalog }

  init(_ catalog: HistoryCatalog, _ session: any StorageSession, _ cancellation: Cancellation?) {
    self.session = session
    self.cancellation = cancellation
    recorder = StepRecorder(catalog, mostBytes: 0)
    // Nothing of it becomes a step.
    recorder.giveUp()
  }

  func run(to moment: HistoryMoment) throws(PersistenceError) {
    let (end, range) = try KeptSteps(session, upTo: moment).number(at: moment)
    if end == range.last { return }
    for number in (end + 1...range.last).reversed() {
      try cancellation?.check()
      let found = try session.fetch(FetchDescriptor<HistoryStep>(predicate: #Predicate { $0.number == number })).first
      guard let found else { throw .undo(.noSnapshot(range)) }
      try takeBack(found)
    }
    _ = try session.delete(HistoryStep.self, where: #Predicate { $0.number > end })
  }

  /// Takes a step back too, and gives the numbers of rows out again that were given out since.
  func run(toBefore step: HistoryStep) throws(PersistenceError) {
    let number = step.number
    let later = try session.fetch(
      FetchDescriptor<HistoryStep>(predicate: #Predicate { $0.number >= number }, sortBy: [SortDescriptor(\.number)]))
    try run(to: .step(number))
    try takeBack(step)
    var lowest: [String: Int64] = [:]
    // An undo brings rows back under their numbers.
    for step in later where step.kind == .change {
      for (table, changes) in try step.record().tables {
        if let first = changes.inserted.ranges.first?.lowerBound {
          lowest[table] = min(first, lowest[table] ?? first)
        }
      }
    }
    for (table, first) in lowest { try catalog.table(named: table).setLastNumber(first - 1, in: session) }
    _ = try session.delete(HistoryStep.self, where: #Predicate { $0.number >= number })
  }

  private func takeBack(_ step: HistoryStep) throws(PersistenceError) {
    var inversion = StepInversion(of: step, [], in: session, noting: recorder)
    do throws(PersistenceError) { try inversion.run() } catch {
      guard case .undo(.conflict(let conflict)) = error else { throw error }
      if conflict.kind == .taken {
        throw .unsupported(
          construct: "a snapshot before step \(step.number), which exchanged unique values",
          advice: "take one as of that step")
      }
      throw .damaged(detail: "the rows aren't what step \(step.number) of the history left")
    }
  }
}

/// The steps that are kept, as far as the past can be made of them.
private struct KeptSteps {
  /// nil for no steps.
  private var range: HistoryRange?
  /// The last step that isn't later than the date that is asked for; nil for none.
  private var lastThen: Int64?

  init(_ session: any StorageSession, upTo moment: HistoryMoment) throws(PersistenceError) {
    let schema = HistoryStep.schema
    let columns = schema.columns.indices.filter { ["number", "date", "is_complete"].contains(schema.columns[$0].name) }
    let descriptor = FetchDescriptor<HistoryStep>(predicate: HistoryStep.kept, sortBy: [SortDescriptor(\.number)])
    try session.forEachRow(in: RowSelection(descriptor: descriptor, columns: columns)) { row throws(PersistenceError) in
      let (number, date, isComplete): (Int64, Date, Bool) = (try row[0], try row[1], try row[2])
      if case .date(let then) = moment, date <= then { lastThen = number }
      if let before = range, before.last + 1 == number, isComplete {
        range = HistoryRange(first: before.first, date: before.date, last: number)
      } else {
        range = HistoryRange(first: number, date: date, last: number)
      }
    }
  }

  /// The last step whose changes were made by then.
  ///
  /// - Throws: `undo` when there is no snapshot as of then.
  func number(at moment: HistoryMoment) throws(PersistenceError) -> (Int64, in: HistoryRange) {
    let found =
      switch moment {
      case .step(let step): step
      case .date: lastThen
      }
    guard let range, let found, (range.first...range.last).contains(found) else { throw .undo(.noSnapshot(range)) }
    return (found, range)
  }
}
