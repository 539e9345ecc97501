import Foundation

/// The history that a container keeps: it turns what a transaction changed into a step.
struct KeptHistory: Sendable {
  private let configuration: HistoryConfiguration
  private let catalog: HistoryCatalog
  /// The step that the next write does again, on a copy; nil where steps are written.
  private var repeated: HistoryStep?

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

  /// The history of a copy, in which a write does that step again.
  func repeating(_ step: HistoryStep) -> KeptHistory {
    var copy = self
    copy.repeated = step
    return copy
  }

  /// Refuses a transaction that carries out a request again, before its body.
  ///
  /// - Throws: `repeated`.
  func refuseRepetition(in session: any StorageSession) throws(PersistenceError) {
    guard repeated == nil, let id = configuration.request() else { return }
    if let step = try session.model(HistoryStep.self, for: id) { throw .repeated(step: step.number) }
  }

  /// A recorder for one transaction.
  func recorder() -> StepRecorder {
    StepRecorder(catalog, mostBytes: configuration.bytes)
  }

  /// Adds the step of a transaction whose body has ended, unless that has changed nothing.
  func add(_ recorder: StepRecorder, to session: any StorageSession) throws(PersistenceError) {
    if let repeated { return try verify(recorder, against: repeated) }
    let isChange = recorder.hasChanges && !(recorder.isComplete && recorder.record.isEmpty)
    // A request is kept that found nothing to do: it is carried out, too, and would find something another time.
    let isRequest = configuration.request() != nil
    guard !recorder.isForgotten, isChange || recorder.isMark || isRequest || recorder.kind != .change else { return }
    guard let label = configuration.label() else {
      if isRequest { throw .undo(.off) }
      if try session.fetchCount(FetchDescriptor(predicate: HistoryStep.kept)) > 0 {
        _ = try session.forgetSteps(where: nil)
      }
      return try session.passOverStep()
    }
    let digest = try digest(of: label, isRequest, recorder)
    let changes = recorder.isComplete && !recorder.record.isEmpty ? recorder.record.encoded() : Data()
    let isComplete = recorder.isComplete && changes.count <= configuration.bytes
    if !isComplete, !configuration.allowsIncomplete() { throw .undo(.unkept) }
    // The write lock is held, so nobody else takes it.
    let next = try session.lastNumber(of: HistoryStep.self, isVerified: false) + 1
    let step = HistoryStep(
      id: recorder.markID ?? label.id, number: next, date: label.date, author: label.author, words: label.words,
      kind: recorder.kind,
      isComplete: isComplete,
      kept: HistoryStep.Contents(
        targets: digest ?? StepRecord.bytes(of: recorder.targets), changes: isComplete ? changes : Data()))
    let number = try session.insert(step)
    // It reads what is kept of every step, so it runs seldom, unless this one is a good part of all that may be kept.
    let isLarge = step.size > configuration.bytes / 64
    if isLarge || number.isMultiple(of: pruningInterval) { try prune(session, on: label.date) }
  }

  /// What is kept of a request; nil for a write that is none.
  private func digest(
    of label: StepLabel, _ isRequest: Bool, _ recorder: StepRecorder
  ) throws(PersistenceError) -> Data? {
    if (label.digest?.isEmpty ?? true) == isRequest {
      throw .misuse("a step has a digest exactly when the configuration names its request")
    }
    if isRequest, recorder.kind != .change { throw .misuse("an undo is no request that could be repeated") }
    return label.digest
  }

  /// - Throws: `repeated` when a transaction on a copy hasn't done what the step did.
  private func verify(_ recorder: StepRecorder, against step: HistoryStep) throws(PersistenceError) {
    let record = try step.record()
    let isSame = recorder.isComplete && recorder.record == record
    if !isSame { throw .repeated(step: step.number) }
  }

  /// Removes the steps that aren't kept any more.
  private func prune(_ session: any StorageSession, on date: Date) throws(PersistenceError) {
    let schema = HistoryStep.schema
    let columns = schema.columns.indices.filter { ["number", "date", "size"].contains(schema.columns[$0].name) }
    let descriptor = FetchDescriptor<HistoryStep>(
      predicate: HistoryStep.kept, sortBy: [SortDescriptor(\.number, order: .reverse)])
    let oldest = date.addingTimeInterval(-Double(configuration.days) * 86_400)
    let room = try session.usedBytes().map { max(Self.leastRoom, $0 / 100 * configuration.share) } ?? .max
    var (count, bytes, share): (Int, Int, Int) = (0, 0, 0)
    var end: Int64?
    try session.forEachRow(in: RowSelection(descriptor: descriptor, columns: columns)) { row throws(PersistenceError) in
      if end != nil { return }
      let size: Int = try row[2]
      (count, bytes, share) = (count + 1, bytes + size, share + HistoryStep.rowBytes + min(size, Self.mostShared))
      let moment: Date = try row[1]
      let isRecent = count <= configuration.steps || moment >= oldest
      if !isRecent || bytes > configuration.bytes || share > room { end = try row[0] }
    }
    guard let end else { return }
    _ = try session.forgetSteps(where: #Predicate { $0.number <= end })
  }

  /// The number of writes after which the steps that aren't kept any more are removed.
  private var pruningInterval: Int64 { 32 }

  /// The bytes that steps may have whatever their share of the file comes to.
  private static let leastRoom = 48 << 10
  /// The bytes for which a step counts at most.
  private static let mostShared = 2 << 10
}
