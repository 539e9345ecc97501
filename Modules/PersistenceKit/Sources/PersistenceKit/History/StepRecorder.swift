import Foundation

/// Notes what a transaction changes, for the step that it becomes.
final class StepRecorder {
  let catalog: HistoryCatalog
  private(set) var record = StepRecord()
  /// Whether the record holds everything so far: false once it is too large, or a row was damaged.
  private(set) var isComplete = true
  /// Whether all steps were deleted: what is written then is the beginning.
  private(set) var isForgotten = false
  /// What the step is to others, and the steps that it takes back.
  var kind = HistoryStep.Kind.change
  var targets: [Int64] = []
  /// Whether it is a step even if it changes nothing.
  var isMark = false
  /// The id of a mark; nil for the label's.
  var markID: UUID?

  private let mostBytes: Int
  private var size = 0
  /// Whether something was changed, noted or not.
  private(set) var hasChanges = false

  init(_ catalog: HistoryCatalog, mostBytes: Int) {
    self.catalog = catalog
    self.mostBytes = mostBytes
  }
}

extension StepRecorder {
  typealias State = (record: StepRecord, size: Int, isComplete: Bool, isForgotten: Bool, hasChanges: Bool)

  /// What a savepoint goes back to.
  var state: State {
    get { (record, size, isComplete, isForgotten, hasChanges) }
    set { (record, size, isComplete, isForgotten, hasChanges) = newValue }
  }

  func insert(_ number: Int64, of table: String) {
    hasChanges = true
    if isRecording { record.tables[table, default: TableChanges()].insert(number) }
  }

  func update(_ former: StoredRow, of table: String) {
    hasChanges = true
    guard isRecording else { return }
    record.tables[table, default: TableChanges()].update(former.number, former.values)
    add(former)
  }

  func delete(_ former: StoredRow, of table: String) {
    hasChanges = true
    guard isRecording else { return }
    record.tables[table, default: TableChanges()].delete(former.number, former.values)
    add(former)
  }

  /// Notes that a row can't be kept, because it is damaged.
  func giveUp() {
    hasChanges = true
    isComplete = false
    record = StepRecord()
  }

  /// Notes that there are no steps before this transaction any more, and that it is none.
  func forget() {
    isForgotten = true
    record = StepRecord()
  }

  /// Whether what is changed is still noted.
  var isRecording: Bool { isComplete && !isForgotten }

  /// The weight of the rows that can still be noted.
  var budget: Int { mostBytes - size }

  private func add(_ row: StoredRow) {
    size += row.weight
    if size > mostBytes { giveUp() }
  }
}

// MARK: - Deleting

extension StepRecorder {
  /// The rows that deleting some changes, as they are before it: themselves, and what the delete rules reach; nil when
  /// they weigh more than the budget.
  func reach(
    of rows: [StoredRow], in table: any HistoryTable, of session: any StorageSession, within budget: inout Int
  ) throws(PersistenceError) -> DeletedRows? {
    var reach = DeletedRows()
    var pending = [(table, rows)]
    while let (table, rows) = pending.popLast() {
      if budget < 0 { return nil }
      for row in rows where reach.deleted[table.name, default: [:]].updateValue(row, forKey: row.number) == nil {
        for reference in catalog.references(to: table.name) where reference.rule != .deny {
          let child = try catalog.table(named: reference.child)
          let found = try child.rows(
            where: reference.column, equal: row.values[table.keyPlace], in: session, within: &budget)
          if found.isEmpty { continue }
          if budget < 0 { return nil }
          if reference.rule == .cascade {
            pending.append((child, found))
          } else {
            for row in found { reach.updated[child.name, default: [:]][row.number] = row }
          }
        }
      }
    }
    return reach
  }

  func delete(_ rows: DeletedRows) {
    for (table, rows) in rows.updated { for row in rows.values { update(row, of: table) } }
    for (table, rows) in rows.deleted { for row in rows.values { delete(row, of: table) } }
  }
}

/// The rows that a delete changes, by table and number.
struct DeletedRows {
  var deleted: [String: [Int64: StoredRow]] = [:]
  var updated: [String: [Int64: StoredRow]] = [:]
}
