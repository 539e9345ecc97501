import Foundation

/// The history that a container keeps: it turns what a transaction changed into a step.
struct KeptHistory: Sendable {
  private let configuration: HistoryConfiguration
  private let catalog: HistoryCatalog

  /// - Returns: nil when the container keeps none.
  /// - Throws: `misuse` when the models and the configuration don't agree on it.
  init?(_ configuration: ModelConfiguration, _ models: [any PersistentModel.Type]) throws(PersistenceError) {
    let hasSteps = models.contains { $0 == HistoryStep.self }
    guard let history = configuration.history else {
      if hasSteps, configuration.allowsSave {
        throw .misuse("the container is for HistoryStep, and its configuration has no history")
      }
      return nil
    }
    guard hasSteps else { throw .misuse("a container that keeps a history is for HistoryStep too") }
    self.configuration = history
    catalog = try HistoryCatalog(models)
  }

  /// A recorder for one transaction.
  func recorder() -> StepRecorder {
    StepRecorder(catalog, mostBytes: configuration.bytes)
  }

  /// Adds the step of a transaction whose body has ended, unless that has changed nothing.
  func add(_ recorder: StepRecorder, to session: any StorageSession) throws(PersistenceError) {
    let isChange = recorder.hasChanges && !(recorder.isComplete && recorder.record.isEmpty)
    guard !recorder.isForgotten, isChange || recorder.isMark || recorder.kind != .change else { return }
    guard let label = configuration.label() else {
      if try session.fetchCount(FetchDescriptor<HistoryStep>()) > 0 {
        _ = try session.delete(HistoryStep.self, where: nil)
      }
      return
    }
    let changes = recorder.isComplete && !recorder.record.isEmpty ? recorder.record.encoded() : Data()
    let isComplete = recorder.isComplete && changes.count <= configuration.bytes
    // The write lock is held, so nobody else takes it.
    let next = try session.lastNumber(of: HistoryStep.self, isVerified: false) + 1
    let step = HistoryStep(
      id: label.id, number: next, date: label.date, author: label.author, words: label.words,
      kind: recorder.kind,
      isComplete: isComplete,
      kept: HistoryStep.Contents(
        targets: StepRecord.bytes(of: recorder.targets), changes: isComplete ? changes : Data()))
    let number = try session.insert(step)
    // It reads what is kept of every step, so it runs seldom, unless this one is a good part of all that may be kept.
    let isLarge = step.size > configuration.bytes / 64
    if isLarge || number.isMultiple(of: pruningInterval) { try prune(session, on: label.date) }
  }

  /// Removes the steps that aren't kept any more.
  private func prune(_ session: any StorageSession, on date: Date) throws(PersistenceError) {
    let schema = HistoryStep.schema
    let columns = schema.columns.indices.filter { ["number", "date", "size"].contains(schema.columns[$0].name) }
    let descriptor = FetchDescriptor<HistoryStep>(sortBy: [SortDescriptor(\.number, order: .reverse)])
    let oldest = date.addingTimeInterval(-Double(configuration.days) * 86_400)
    var (count, bytes): (Int, Int) = (0, 0)
    var end: Int64?
    try session.forEachRow(in: RowSelection(descriptor: descriptor, columns: columns)) { row throws(PersistenceError) in
      if end != nil { return }
      (count, bytes) = (count + 1, bytes + (try row[2] as Int))
      let moment: Date = try row[1]
      let isRecent = count <= configuration.steps || moment >= oldest
      if !isRecent || bytes > configuration.bytes { end = try row[0] }
    }
    guard let end else { return }
    _ = try session.delete(HistoryStep.self, where: #Predicate { $0.number <= end })
  }

  /// The number of writes after which the steps that aren't kept any more are removed.
  private var pruningInterval: Int64 { Int64(max(32, configuration.steps / 2)) }
}
