public import Foundation

extension ModelContext {
  /// The numbers of the steps that are taken back.
  ///
  /// It reads the kind and the targets of every step that is kept, but not what the steps changed.
  ///
  /// - Throws: `misuse` when the container keeps no history.
  public func undoneSteps() throws(PersistenceError) -> Set<Int64> {
    try begin(reading: HistoryStep.self)
    return try StepMarks(session).undone
  }

  /// The steps that `undo` would take back one after the other, the last one first: changes that aren't taken back.
  ///
  /// - Throws: `misuse` when the container keeps no history.
  public func undoableSteps(limit: Int) throws(PersistenceError) -> [HistoryStep] {
    try begin(reading: HistoryStep.self)
    let undone = try StepMarks(session).undone
    let change = HistoryStep.Kind.change
    return try steps(where: #Predicate { $0.kind == change }, limit: limit) { step in
      !undone.contains(step.number) && !step.isReceipt && !(step.changesNothing && !step.isMark)
    }
  }

  /// The undos that `redo` would take back one after the other, the last one first: none when something else was
  /// written after them.
  ///
  /// - Throws: `misuse` when the container keeps no history.
  public func redoableSteps(limit: Int) throws(PersistenceError) -> [HistoryStep] {
    try begin(reading: HistoryStep.self)
    let (marks, undo) = (try StepMarks(session), HistoryStep.Kind.undo)
    let (last, redone) = (marks.lastChange, marks.redone)
    return try steps(where: #Predicate { $0.kind == undo && $0.number > last }, limit: limit) {
      !redone.contains($0.number)
    }
  }

  /// Takes steps back, in this order: the rows are again what they were before, as far as the schema's derived columns
  /// don't say otherwise. The transaction becomes a step of its own, which `redo` takes back; what else it writes
  /// belongs to it.
  ///
  /// It costs about what the steps cost, and reads the steps after them. Memory is bounded by what the history keeps of
  /// one step, ``HistoryConfiguration/bytes``, and by those later steps: rows that are removed are read in parts.
  ///
  /// - Throws: `undo` when one of them can't be taken back, and then none is; `readOnly` inside a `read`; `misuse`
  ///   when the transaction has changed something before.
  public func undo(_ steps: [Int64]) throws(PersistenceError) {
    _ = try undo(steps, sparingChanged: false)
  }

  /// Takes steps back as `undo` does, but for inserted rows that were changed since, or that others point to: those stay.
  /// So an import can be taken back of which some rows were edited. It reads the inserted rows once more.
  ///
  /// - Returns: the number of inserted rows that aren't taken back, by what is wrong with them: those that were `changed` and
  ///   those that are `needed` stay, those that are `gone` were deleted before.
  /// - Throws: as `undo(_:)`; `undo` also when nothing would be left to take back.
  public func undoUnchanged(_ steps: [Int64]) throws(PersistenceError) -> [UndoConflict.Kind: Int] {
    try undo(steps, sparingChanged: true)
  }

  /// Takes undos back, in this order. It is otherwise as `undo`.
  ///
  /// - Throws: as `undo(_:)`; `undo` when something else was written after one of them.
  public func redo(_ steps: [Int64]) throws(PersistenceError) {
    let recorder = try invertingRecorder()
    let marks = try StepMarks(session)
    _ = try takeBack(steps, as: .redo, recorder, false) { step throws(PersistenceError) in
      let isLast = step.number > marks.lastChange && !marks.redone.contains(step.number)
      if step.kind != .undo || !isLast { throw .undo(.notRedoable(step: step.number)) }
      if step.isMark { throw .undo(.mark(step: step.number)) }
    }
  }

  /// Makes the transaction a step even when it changes no row: it stands for a change that no step holds, such as another
  /// file in the place of the database. Where it changes none, it can't be undone, and so an undo of the last step stops at
  /// it.
  ///
  /// - Parameters:
  ///   - id: The key of the step, such as one that stands for the file that was there before: see
  ///     ``ModelContainer/id(ofKept:for:)``; nil for the label's.
  ///   - isUndo: Whether it stands for a change that took another one back. Then it is jumped over by an undo of the last
  ///     step, and a redo of the last undo stops at it.
  /// - Throws: `readOnly` inside a `read`.
  public func markStep(as id: UUID? = nil, isUndo: Bool = false) throws(PersistenceError) {
    try checkWriting()
    guard let recorder else { return }
    (recorder.isMark, recorder.markID) = (true, id)
    if isUndo { recorder.kind = .undo }
  }

  /// The step of that number.
  ///
  /// - Throws: `undo` when it isn't kept; `misuse` when the container keeps no history.
  public func step(_ number: Int64) throws(PersistenceError) -> HistoryStep {
    try begin(reading: HistoryStep.self)
    var descriptor = FetchDescriptor<HistoryStep>(predicate: #Predicate { $0.number == number })
    descriptor.fetchLimit = 1
    if let found = try session.fetch(descriptor).first, !found.isReceipt { return found }
    var first = FetchDescriptor<HistoryStep>(predicate: HistoryStep.kept, sortBy: [SortDescriptor(\.number)])
    first.fetchLimit = 1
    throw .undo(.notKept(step: number, oldest: try session.fetch(first).first?.number))
  }
}

extension ModelContext {
  /// The row that a step names by its number; nil for none.
  ///
  /// - Throws: `decoding` for a row that its model refuses.
  public func row<Model: PersistentModel>(
    _ number: Int64, of model: Model.Type
  ) throws(PersistenceError) -> Model? {
    try begin(reading: Model.self)
    guard let row = try session.row(of: model, number: number) else { return nil }
    return try Model(row: Row(values: Model.schema.whole(row.values, number), shape: RowShape(Model.schema)))
  }

  private func undo(
    _ steps: [Int64], sparingChanged sparesChanged: Bool
  ) throws(PersistenceError) -> [UndoConflict.Kind: Int] {
    let recorder = try invertingRecorder()
    let marks = try StepMarks(session)
    return try takeBack(steps, as: .undo, recorder, sparesChanged) { step throws(PersistenceError) in
      if step.kind != .change || marks.undone.contains(step.number) { throw .undo(.notUndoable(step: step.number)) }
      if step.isMark { throw .undo(.mark(step: step.number)) }
      if step.changesNothing { throw .undo(.notUndoable(step: step.number)) }
    }
  }

  private func invertingRecorder() throws(PersistenceError) -> StepRecorder {
    try checkWriting()
    guard let recorder else { throw .undo(.off) }
    if recorder.hasChanges || recorder.kind != .change {
      throw .misuse("a transaction takes steps back before it changes anything else")
    }
    return recorder
  }

  private func takeBack(
    _ numbers: [Int64], as kind: HistoryStep.Kind, _ recorder: StepRecorder, _ sparesChanged: Bool,
    _ verify: (HistoryStep) throws(PersistenceError) -> Void
  ) throws(PersistenceError) -> [UndoConflict.Kind: Int] {
    let former = recorder.state
    var spared: [UndoConflict.Kind: Int] = [:]
    do throws(PersistenceError) {
      try session.savepoint { () throws(PersistenceError) in
        for number in numbers {
          try checkCancellation()
          let step = try step(number)
          try verify(step)
          var inversion = StepInversion(
            of: step, try later(than: number), in: session, noting: recorder, sparingChanged: sparesChanged)
          try spared.merge(inversion.run()) { $0 + $1 }
        }
      }
    } catch {
      recorder.state = former
      try session.endRestoring()
      throw error
    }
    (recorder.kind, recorder.targets) = (kind, numbers)
    return spared
  }

  private func later(than number: Int64) throws(PersistenceError) -> [LaterStep] {
    let descriptor = FetchDescriptor<HistoryStep>(
      predicate: #Predicate { $0.number > number }, sortBy: [SortDescriptor(\.number)])
    var later: [LaterStep] = []
    for step in try session.fetch(descriptor) {
      if !step.isComplete { throw .undo(.incomplete(step: step.number)) }
      later.append(LaterStep(number: step.number, record: try step.record()))
    }
    return later
  }

  private func steps(
    where predicate: Predicate<HistoryStep>, limit: Int, _ isWanted: (HistoryStep) -> Bool
  ) throws(PersistenceError) -> [HistoryStep] {
    var (found, last) = ([HistoryStep](), Int64.max)
    while found.count < limit {
      let next = last
      var descriptor = FetchDescriptor<HistoryStep>(
        predicate: predicate && #Predicate { $0.number < next }, sortBy: [SortDescriptor(\.number, order: .reverse)])
      descriptor.fetchLimit = 32
      let page = try session.fetch(descriptor)
      found += page.filter(isWanted)
      guard let end = page.last, page.count == 32 else { break }
      last = end.number
    }
    return Array(found.prefix(limit))
  }
}

/// What the undos and redos that are kept say of other steps.
private struct StepMarks {
  /// The steps that are taken back.
  private(set) var undone: Set<Int64> = []
  /// The undos that are taken back.
  private(set) var redone: Set<Int64> = []
  /// The last step that is neither; 0 for none.
  private(set) var lastChange: Int64 = 0

  init(_ session: any StorageSession) throws(PersistenceError) {
    let schema = HistoryStep.schema
    let columns = try [\HistoryStep.number, \.kind, \.kept.targets, \.isComplete, \.size].map {
      property throws(PersistenceError) in
      guard let place = schema.columnIndex(for: property) else { throw .withoutColumn(Int.self, of: HistoryStep.self) }
      return place
    }
    var undos: [(number: Int64, targets: [Int64])] = []
    try session.forEachRow(in: RowSelection(descriptor: FetchDescriptor<HistoryStep>(), columns: columns)) {
      row throws(PersistenceError) in
      let number: Int64 = try row[0]
      switch try row[1] as HistoryStep.Kind {
      case .change:
        let (targets, isComplete, size): (Data, Bool, Int) = (try row[2], try row[3], try row[4])
        // A request that found nothing to do is in nobody's way.
        if !(isComplete && size == 0 && !targets.isEmpty) { lastChange = max(lastChange, number) }
      case .undo: undos.append((number, StepRecord.numbers(in: try row[2])))
      case .redo: redone.formUnion(StepRecord.numbers(in: try row[2]))
      }
    }
    for undo in undos where !redone.contains(undo.number) { undone.formUnion(undo.targets) }
  }
}
