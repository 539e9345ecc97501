/// The findings so far, and their observer.
struct IntegrityFindings {
  /// The number of faults after which a check stops, and of warnings after which it reports no more.
  static let most = 1_000
  private static let rowsBetweenEvents = 10_000

  private(set) var faults: [IntegrityFault] = []
  private var warnings = 0
  private var rows = 0
  private let onEvent: (IntegrityEvent) -> Void

  init(_ onEvent: @escaping (IntegrityEvent) -> Void) {
    self.onEvent = onEvent
  }

  /// Whether there are so many faults that more would say nothing.
  var isFull: Bool { faults.count >= Self.most }

  mutating func note(_ fault: IntegrityFault) {
    if !isFull { faults.append(fault) }
  }

  /// Reports an object that is no fault.
  func note(_ object: ForeignObject) { onEvent(.foreign(object)) }

  /// Counts a row, and notes what the application finds in it.
  mutating func note<Model: PersistentModel>(
    _ model: Model, _ row: borrowing Row, number: Int64
  ) throws(PersistenceError) {
    rows += 1
    if rows.isMultiple(of: Self.rowsBetweenEvents) { onEvent(.progress(rows: rows)) }
    for finding in try model.findings(in: row) { note(finding, table: Model.schema.table, number: number) }
  }

  /// The same for every row of a model that an engine keeps.
  mutating func review<Model: PersistentModel>(
    _ model: Model.Type, in session: any StorageSession, _ cancellation: Cancellation?
  ) throws(PersistenceError) {
    var findings = self
    try session.forEachRow(of: model) { number, row throws(PersistenceError) in
      try cancellation?.check()
      if !findings.isFull { try findings.note(Model(row: row), row, number: number) }
    }
    self = findings
  }
}

extension IntegrityFindings {
  private mutating func note(_ finding: RowFinding, table: String, number: Int64) {
    switch finding.gravity {
    case .fault:
      note(.undecodable(table: table, number: number, column: finding.column, detail: finding.detail))
    case .warning:
      warnings += 1
      if warnings > Self.most { return }
      onEvent(.warning(IntegrityWarning(table: table, number: number, finding: finding)))
    }
  }
}
