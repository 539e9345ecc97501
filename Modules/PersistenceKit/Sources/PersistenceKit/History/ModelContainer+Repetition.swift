public import Foundation

extension ModelContainer {
  /// The data as they were before a request was carried out: a container of its own, whose writes have no request and are
  /// never saved. Who carries the request out there, in one write and with the same values, learns what came of it.
  ///
  /// It is a copy, as a snapshot is, and costs the same. Numbers of rows are given as they were then. A write of it throws
  /// ``PersistenceError/repeated(step:)`` unless it changes what the step changed; nothing that it returned is lost then
  /// but what was told before.
  ///
  /// - Throws: `undo` with `notKept` when there is no such request, or its step isn't kept, and with `noSnapshot` when the
  ///   steps since then aren't all kept; otherwise as `snapshot(asOf:)`.
  public func repetition(of id: UUID) throws(PersistenceError) -> ModelContainer {
    guard let history else { throw .misuse("a container that repeats a request keeps a history") }
    let catalog = try HistoryCatalog(models)
    var repeated: HistoryStep?
    let copy = try storage.copy(cancellation: nil) { session throws(PersistenceError) in
      let step = try session.model(HistoryStep.self, for: id)
      guard let step, !step.isReceipt else { throw .undo(.notKept(step: step?.number ?? 0, oldest: nil)) }
      if !step.isComplete { throw .undo(.incomplete(step: step.number)) }
      try StepRewind(catalog, session, nil).run(toBefore: step)
      repeated = step
    }
    guard let repeated else { throw .closed }
    return ModelContainer(repeating: repeated, of: history, on: copy, of: self)
  }
}
