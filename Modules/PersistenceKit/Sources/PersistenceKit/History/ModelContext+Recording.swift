import Foundation

// The changes of a context, noted for the history before or after they are made: one place for all engines. A change that
// throws notes nothing.
extension ModelContext {
  func recordingInsert<Model: PersistentModel>(
    of model: Model.Type, _ insert: () throws(PersistenceError) -> Int64
  ) throws(PersistenceError) -> Int64 {
    let number = try insert()
    recorder?.insert(number, of: Model.schema.table)
    return number
  }

  /// Notes the row with that id as it is before the change.
  func recordingUpdate<Model: PersistentModel, Result>(
    of model: Model.Type, _ id: Model.ID, _ update: () throws(PersistenceError) -> Result
  ) throws(PersistenceError) -> Result {
    guard let recorder, recorder.isRecording else { return try update() }
    let former = try session.row(of: model, key: id.sqlValue)
    let result = try update()
    if let former { try note(former, of: model, in: recorder) }
    return result
  }

  /// Notes a row as it was, unless it is the same now.
  private func note<Model: PersistentModel>(
    _ former: StoredRow, of model: Model.Type, in recorder: StepRecorder
  ) throws(PersistenceError) {
    let current = try session.row(of: model, number: former.number)
    if current != former { recorder.update(former, of: model.schema.table) }
  }

  func recordingUpsert<Model: PersistentModel>(
    of model: Model, _ upsert: () throws(PersistenceError) -> Int64
  ) throws(PersistenceError) -> Int64 {
    guard let recorder, recorder.isRecording else { return try upsert() }
    let former = try session.row(of: Model.self, key: model.id.sqlValue)
    let number = try upsert()
    if let former {
      try note(former, of: Model.self, in: recorder)
    } else {
      recorder.insert(number, of: Model.schema.table)
    }
    return number
  }

  /// Notes the rows to be deleted, and those that the delete rules reach, as they are before it.
  ///
  /// - Parameter rows: Reads the rows to be deleted, as many as the budget allows.
  func recordingDelete<Model: PersistentModel, Result>(
    of model: Model.Type, _ rows: (_ budget: inout Int) throws(PersistenceError) -> [StoredRow],
    _ delete: () throws(PersistenceError) -> Result
  ) throws(PersistenceError) -> Result {
    guard let recorder, recorder.isRecording, model != HistoryStep.self else { return try delete() }
    let reach: DeletedRows?
    do throws(PersistenceError) {
      var budget = recorder.budget
      let first = try rows(&budget)
      reach = try recorder.reach(
        of: first, in: recorder.catalog.table(named: Model.schema.table), of: session, within: &budget)
    } catch {
      // A damaged row can be deleted, and not kept.
      guard error.isOfDamage else { throw error }
      reach = nil
    }
    let result = try delete()
    if let reach { recorder.delete(reach) } else { recorder.giveUp() }
    return result
  }
}

extension PersistenceError {
  fileprivate var isOfDamage: Bool {
    switch self {
    case .damaged, .decoding: true
    default: false
    }
  }
}
