/// What a transaction changed, row by row: what each was before it, however often it was written.
struct StepRecord: Sendable, Equatable {
  /// By the names of the tables.
  var tables: [String: TableChanges] = [:]

  var isEmpty: Bool { tables.values.allSatisfy { $0.isEmpty } }
}

/// The changes to one table.
struct TableChanges: Sendable, Equatable {
  /// The rows that weren't there before, and are after.
  private(set) var inserted = NumberRanges()
  /// The rows that were there before, and are gone or others after, by their numbers.
  private(set) var former: [Int64: FormerRow] = [:]

  var isEmpty: Bool { inserted.isEmpty && former.isEmpty }

  init(inserted: NumberRanges = NumberRanges(), former: [Int64: FormerRow] = [:]) {
    self.inserted = inserted
    self.former = former
  }
}

/// A row before a transaction.
struct FormerRow: Sendable, Equatable {
  /// In the order of the schema's columns.
  var values: [SQLValue]
  /// Whether it isn't there after the transaction.
  var isDeleted: Bool
}

extension TableChanges {
  /// A row is there now that wasn't.
  mutating func insert(_ number: Int64) {
    // One that was there before the transaction is another one now.
    if former.isEmpty || former[number] == nil { return inserted.insert(number) }
    former[number]?.isDeleted = false
  }

  /// A row of these values is another one now.
  mutating func update(_ number: Int64, _ values: [SQLValue]) {
    if former[number] != nil || inserted.contains(number) { return }
    former[number] = FormerRow(values: values, isDeleted: false)
  }

  /// A row of these values is gone.
  mutating func delete(_ number: Int64, _ values: [SQLValue]) {
    if inserted.remove(number) { return }
    former[number, default: FormerRow(values: values, isDeleted: true)].isDeleted = true
  }

  /// Whether the row is another one after the transaction, or isn't there.
  func contains(_ number: Int64) -> Bool { former[number] != nil || inserted.contains(number) }
}
