/// Takes one step back in a transaction that the caller undoes when this throws.
struct StepInversion {
  let step: HistoryStep
  let catalog: HistoryCatalog
  let session: any StorageSession
  let recorder: StepRecorder
  /// The changes of the steps after it, the first one first.
  let later: [LaterStep]
  /// Whether rows that the step inserted stay when they were changed since, or others point to them.
  let sparesChanged: Bool

  private var removals: [String: NumberRanges] = [:]
  /// The rows that the step changed or deleted, as they were before it.
  private var restored: [(table: any HistoryTable, row: StoredRow)] = []

  init(
    of step: HistoryStep, _ later: [LaterStep], in session: any StorageSession, noting recorder: StepRecorder,
    sparingChanged sparesChanged: Bool = false
  ) {
    self.step = step
    self.later = later
    self.sparesChanged = sparesChanged
    self.session = session
    self.recorder = recorder
    catalog = recorder.catalog
  }

  /// - Returns: the number of rows that the step inserted and that aren't removed, by what is wrong with them.
  @discardableResult mutating func run() throws(PersistenceError) -> [UndoConflict.Kind: Int] {
    if !step.isComplete { throw .undo(.incomplete(step: step.number)) }
    let record = try step.record()
    for (name, changes) in record.tables.sorted(by: { $0.key < $1.key }) {
      removals[name] = changes.inserted
      try plan(changes, of: catalog.table(named: name))
    }
    let spared = sparesChanged ? try spare() : [:]
    let planned = restored
    try session.beginRestoring()
    // Rows that change come first, so that those which are removed aren't pointed to; what collides with a unique value
    // waits for them to be gone, as do the rows that come back.
    try placeExisting()
    for name in catalog.names {
      for range in removals[name]?.ranges ?? [] { try withdraw(range, of: catalog.table(named: name)) }
    }
    for name in catalog.names where removals[name]?.isEmpty == false {
      let (table, ranges) = (try catalog.table(named: name), removals[name]?.ranges ?? [])
      for range in ranges { try verifyUnneeded(range, in: table) }
      for range in ranges { try table.remove(range, in: session) }
      try placeExisting()
    }
    try placeRest()
    for (table, row) in planned { try verifyReferences(of: row, in: table) }
    try session.endRestoring()
    return spared
  }
}

/// What a step after the one that is taken back changed.
struct LaterStep {
  let number: Int64
  let record: StepRecord
}

// MARK: - Whether the rows are what they were

extension StepInversion {
  private mutating func plan(_ changes: TableChanges, of table: any HistoryTable) throws(PersistenceError) {
    for (number, former) in changes.former.sorted(by: { $0.key < $1.key }) {
      // A step of a table that had other columns.
      if former.values.count != table.columnCount { throw .undo(.incomplete(step: step.number)) }
      let current = try table.row(number: number, in: session)
      if former.isDeleted {
        if current != nil { throw conflict(.changed, row: number, of: table.name) }
        try verify(current, number, of: table)
        restored.append((table, StoredRow(number: number, values: former.values)))
      } else {
        guard let current else { throw conflict(.gone, row: number, of: table.name) }
        let after = firstLater(number, of: table.name)?.former[number]?.values ?? current.values
        try verify(current, number, of: table)
        let values = merged(former.values, after, current.values, table.derived)
        if values != current.values { restored.append((table, StoredRow(number: number, values: values))) }
      }
    }
  }

  /// A row before the step, but for derived values that others have changed since: those are worked out anew.
  private func merged(
    _ former: [SQLValue], _ after: [SQLValue], _ current: [SQLValue], _ derived: Set<Int>
  ) -> [SQLValue] {
    former.indices.map { derived.contains($0) && after[$0] != current[$0] ? current[$0] : former[$0] }
  }

  /// Refuses a row that isn't what the step left.
  private func verify(
    _ current: StoredRow?, _ number: Int64, of table: any HistoryTable
  ) throws(PersistenceError) {
    if !isUnchanged(current, number, of: table) { throw conflict(.changed, row: number, of: table.name) }
  }

  /// Whether a row is what the step left.
  private func isUnchanged(_ current: StoredRow?, _ number: Int64, of table: any HistoryTable) -> Bool {
    guard let changes = firstLater(number, of: table.name) else { return true }
    return isSame(changes.former[number]?.values, current?.values, but: table.derived)
  }

  private func firstLater(_ number: Int64, of table: String) -> TableChanges? {
    for step in later {
      if let changes = step.record.tables[table], changes.contains(number) { return changes }
    }
    return nil
  }

  private func isSame(_ left: [SQLValue]?, _ right: [SQLValue]?, but derived: Set<Int>) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left.count == right.count && left.indices.allSatisfy { derived.contains($0) || left[$0] == right[$0] }
  }

  private func conflict(_ kind: UndoConflict.Kind, row: Int64, of table: String) -> PersistenceError {
    .undo(.conflict(reason(kind, row: row, of: table)))
  }

  private func reason(_ kind: UndoConflict.Kind, row: Int64, of table: String) -> UndoConflict {
    let last = later.last { $0.record.tables[table]?.contains(row) == true }
    return UndoConflict(
      kind: kind, step: step.number, table: table, number: row, later: last?.number,
      isOfInserted: kind == .needed || removals[table]?.contains(row) == true)
  }
}

// MARK: - What stays

extension StepInversion {
  /// Takes rows out of those to be removed: which were changed since, are gone, or are pointed to by others that stay.
  ///
  /// - Returns: how many, by what is wrong with them.
  /// - Throws: `undo` when nothing is left to take back.
  private mutating func spare() throws(PersistenceError) -> [UndoConflict.Kind: Int] {
    var (counts, first): ([UndoConflict.Kind: Int], UndoConflict?) = ([:], nil)
    // A table comes after those that point to it; one that points to itself is gone over until nothing stays any more.
    for name in catalog.names where removals[name]?.isEmpty == false {
      let table = try catalog.table(named: name)
      var found: [(number: Int64, reason: UndoConflict)]
      repeat {
        found = try conflicts(in: table)
        for (number, reason) in found {
          _ = removals[name]?.remove(number)
          counts[reason.kind, default: 0] += 1
        }
        first = first ?? found.first?.reason
      } while !found.isEmpty && catalog.pointsToItself(name)
    }
    if let first, restored.isEmpty, removals.values.allSatisfy(\.isEmpty) { throw .undo(.conflict(first)) }
    return counts
  }

  /// The rows to be removed that can't be, and why.
  private func conflicts(
    in table: any HistoryTable
  ) throws(PersistenceError) -> [(number: Int64, reason: UndoConflict)] {
    var found: [(number: Int64, reason: UndoConflict)] = []
    for range in removals[table.name]?.ranges ?? [] {
      try forEachPart(of: range, in: table) { rows, part throws(PersistenceError) in
        if rows.count < part.count {
          let present = Set(rows.map(\.number))
          let gone = part.filter { !present.contains($0) }
          found += gone.map { ($0, reason(.gone, row: $0, of: table.name)) }
        }
        for row in rows {
          if let reason = try reason(against: row, in: table) { found.append((row.number, reason)) }
        }
      }
    }
    return found
  }

  private func reason(
    against row: StoredRow, in table: any HistoryTable
  ) throws(PersistenceError) -> UndoConflict? {
    if !isUnchanged(row, row.number, of: table) { return reason(.changed, row: row.number, of: table.name) }
    for reference in catalog.references(to: table.name) {
      let child = try catalog.table(named: reference.child)
      guard let needing = try remaining(row.values[table.keyPlace], through: reference, in: child) else { continue }
      if !isWaiting(needing, for: row, child, table) { return reason(.needed, row: needing.number, of: child.name) }
    }
    return nil
  }
}

// MARK: - Taking it back

extension StepInversion {
  /// Puts back what is still there; leaves what collides for later.
  private mutating func placeExisting() throws(PersistenceError) {
    var left: [(table: any HistoryTable, row: StoredRow)] = []
    for (table, row) in restored {
      let current = try table.row(number: row.number, in: session)
      var isPlaced = false
      if let current { isPlaced = try place(row, over: current, in: table) }
      if !isPlaced { left.append((table, row)) }
    }
    restored = left
  }

  /// Puts the others back, in whatever order they can be.
  private mutating func placeRest() throws(PersistenceError) {
    while !restored.isEmpty {
      var left: [(table: any HistoryTable, row: StoredRow)] = []
      for (table, row) in restored {
        let current = try table.row(number: row.number, in: session)
        if try !place(row, over: current, in: table) { left.append((table, row)) }
      }
      if left.count == restored.count { throw conflict(.taken, row: left[0].row.number, of: left[0].table.name) }
      restored = left
    }
  }

  /// Puts a row back; false when another one has a unique value of it.
  private func place(
    _ row: StoredRow, over current: StoredRow?, in table: any HistoryTable
  ) throws(PersistenceError) -> Bool {
    do throws(PersistenceError) {
      try table.put(row, in: session)
    } catch {
      guard case .constraint(let rule) = error, rule.kind == .unique else { throw error }
      return false
    }
    if let current { recorder.update(current, of: table.name) } else { recorder.insert(row.number, of: table.name) }
    return true
  }

  /// Refuses a row that points to one that isn't there any more.
  private func verifyReferences(of row: StoredRow, in table: any HistoryTable) throws(PersistenceError) {
    for reference in catalog.references(from: table.name) where row.values[reference.column] != .null {
      let parent = try catalog.table(named: reference.parent)
      if try parent.row(key: row.values[reference.column], in: session) == nil {
        throw conflict(.gone, row: row.number, of: table.name)
      }
    }
  }

  /// Verifies rows before any of them is removed, which can change the others.
  private func withdraw(_ numbers: ClosedRange<Int64>, of table: any HistoryTable) throws(PersistenceError) {
    try forEachPart(of: numbers, in: table) { rows, part throws(PersistenceError) in
      if let missing = missing(from: rows, in: part) { throw conflict(.gone, row: missing, of: table.name) }
      for row in rows {
        try verify(row, row.number, of: table)
        recorder.delete(row, of: table.name)
      }
      try table.withdraw(rows, in: session)
    }
  }

  private func missing(from rows: [StoredRow], in numbers: ClosedRange<Int64>) -> Int64? {
    if rows.count == numbers.count { return nil }
    return zip(numbers, rows).first { $0 != $1.number }?.0 ?? numbers.lowerBound + Int64(rows.count)
  }

  /// Refuses to remove rows that others point to, unless they are removed too.
  private func verifyUnneeded(_ numbers: ClosedRange<Int64>, in table: any HistoryTable) throws(PersistenceError) {
    let references = catalog.references(to: table.name)
    if references.isEmpty { return }
    try forEachPart(of: numbers, in: table) { rows, _ throws(PersistenceError) in
      for reference in references {
        let child = try catalog.table(named: reference.child)
        for row in rows {
          let needing = try remaining(row.values[table.keyPlace], through: reference, in: child)
          guard let needing else { continue }
          throw conflict(
            isWaiting(needing, for: row, child, table) ? .taken : .needed, row: needing.number, of: child.name)
        }
      }
    }
  }

  /// A row that points to one that is removed, and isn't removed itself; nil for none.
  private func remaining(
    _ key: SQLValue, through reference: HistoryReference, in child: any HistoryTable
  ) throws(PersistenceError) -> StoredRow? {
    var most = Self.mostWeight
    while true {
      var budget = most
      let pointing = try child.rows(where: reference.column, equal: key, in: session, within: &budget)
      if let found = pointing.first(where: { removals[child.name]?.contains($0.number) != true }) { return found }
      if budget >= 0 { return nil }
      // Rows that are removed too are gone by now, unless the tables point to each other: it reads on after those.
      most *= 2
    }
  }

  /// Whether a row points to one only because something has a unique value: its own, or that of the row in whose place
  /// the step has put the other one.
  private func isWaiting(
    _ child: StoredRow, for parent: StoredRow, _ childTable: any HistoryTable, _ table: any HistoryTable
  ) -> Bool {
    restored.contains { other, row in
      other.name == childTable.name && row.number == child.number
        || other.name == table.name && row.values[table.keyPlace] == parent.values[table.keyPlace]
    }
  }

  /// Reads so many rows at a time that memory stays bounded.
  private func forEachPart(
    of numbers: ClosedRange<Int64>, in table: any HistoryTable,
    _ body: ([StoredRow], ClosedRange<Int64>) throws(PersistenceError) -> Void
  ) throws(PersistenceError) {
    var first = numbers.lowerBound
    while first <= numbers.upperBound {
      let part = first...min(numbers.upperBound, first + Self.mostRows - 1)
      try body(table.rows(in: part, of: session), part)
      first = part.upperBound + 1
    }
  }

  private static let mostRows: Int64 = 10_000
  private static let mostWeight = 1 << 20
}
