public import Foundation

/// One committed write of a container that keeps a history: when it was, what was asked for, and what it changed.
///
/// A container keeps a history when this model is among those that it is opened for and its configuration has a
/// ``ModelConfiguration/history``. Steps are fetched like other models. Their numbers are in the order of the commits;
/// ``ModelContext/undo(_:)`` takes steps back. Programs make no steps, and change none; to delete them is to forget.
public struct HistoryStep: Identifiable, Sendable {
  /// What a step is to others.
  public enum Kind: Int64, Sendable, Hashable, Codable, ColumnValue {
    /// It changed something that wasn't there before.
    case change
    /// It took other steps back.
    case undo
    /// It took undos back.
    case redo
  }

  /// The key, as the label said it.
  public let id: UUID
  /// The place among all steps, never given twice.
  public let number: Int64
  /// The moment of the write, to the millisecond.
  public let date: Date
  /// Who wrote, as the label said it.
  public let author: String
  /// What was asked for, as the label said it.
  public let words: String
  /// What it is to others.
  public let kind: Kind
  /// Whether it holds what it changed; false when that was too large, or damaged. It can't be undone then.
  public let isComplete: Bool
  /// Whether it changed nothing, and stands for what no step holds; see ``ModelContext/markStep(as:isUndo:)``.
  public var isMark: Bool {
    switch kind {
    case .change: changesNothing && digest == nil
    case .undo: isComplete && kept.changes.isEmpty && kept.targets.isEmpty
    case .redo: false
    }
  }
  /// The numbers of the steps that it took back, in that order.
  public var targets: [Int64] { kind == .change ? [] : StepRecord.numbers(in: kept.targets) }
  /// What its label said of the request that it carried out; nil for a write that is no request.
  public var digest: Data? { kind == .change && !kept.targets.isEmpty ? kept.targets : nil }

  let kept: Contents

  /// What is kept in bytes.
  struct Contents: Sendable {
    /// The steps that an undo or a redo took back; of a change the digest of its request.
    var targets = Data()
    var changes = Data()
  }
}

extension HistoryStep: PersistentModel {
  public static let schema = Schema<Self>(
    "history_step",
    columns: [
      .number(\.number),
      Column("id", \.id),
      Column("date", \.date),
      Column("author", \.author),
      Column("words", \.words),
      Column("kind", \.kind, check: .range(0...2)),
      Column("is_complete", \.isComplete),
      Column("targets", \.kept.targets),
      Column("size", \.size, check: .nonNegative),
      Column("changes", \.kept.changes),
    ],
    isChecksummed: true)

  public init(row: borrowing Row) throws(PersistenceError) {
    self.init(
      id: try row[1], number: try row[0], date: try row[2], author: try row[3], words: try row[4],
      kind: try row[5], isComplete: try row[6], kept: Contents(targets: try row[7], changes: try row[9]))
  }

  /// About as many bytes as a step has in a file beside what it changed: its key twice, its moment, its words.
  static let rowBytes = 100

  /// The bytes of what it changed.
  var size: Int { kept.changes.count }

  /// Whether no row was changed: it is a mark, or a request that found nothing to do.
  var changesNothing: Bool { kind == .change && isComplete && kept.changes.isEmpty }
}

// MARK: - What it changed

/// The number of rows of one table that a step changed.
public struct HistorySummary: Sendable, Hashable {
  /// The table's name in the database.
  public let table: String
  /// The number of rows that were inserted.
  public let inserted: Int
  /// The number of rows that were updated.
  public let updated: Int
  /// The number of rows that were deleted.
  public let deleted: Int

  /// Counts the rows of a table.
  public init(table: String, inserted: Int, updated: Int, deleted: Int) {
    self.table = table
    self.inserted = inserted
    self.updated = updated
    self.deleted = deleted
  }
}

extension HistoryStep {
  /// What it changed, by table, in the order of the tables' names; nothing when it isn't complete.
  ///
  /// - Throws: `damaged` when it can't be read.
  public func summary() throws(PersistenceError) -> [HistorySummary] {
    try record().tables.sorted { $0.key < $1.key }.map { name, changes in
      let deleted = changes.former.values.count { $0.isDeleted }
      return HistorySummary(
        table: name, inserted: changes.inserted.count, updated: changes.former.count - deleted, deleted: deleted)
    }
  }

  /// The numbers of the rows that it inserted into a model's table.
  ///
  /// - Throws: `damaged` when it can't be read.
  public func insertedNumbers<Model: PersistentModel>(
    of model: Model.Type
  ) throws(PersistenceError) -> [ClosedRange<Int64>] {
    try record().tables[model.schema.table]?.inserted.ranges ?? []
  }

  /// The rows that it deleted, as they were, in the order of their numbers.
  ///
  /// - Throws: `damaged` when it can't be read, `decoding` for a row that its model refuses.
  public func deleted<Model: PersistentModel>(_ model: Model.Type) throws(PersistenceError) -> [Model] {
    try former(model) { $0.isDeleted }
  }

  /// The rows that it updated, as they were before, in the order of their numbers.
  ///
  /// - Throws: `damaged` when it can't be read, `decoding` for a row that its model refuses.
  public func updated<Model: PersistentModel>(_ model: Model.Type) throws(PersistenceError) -> [Model] {
    try former(model) { !$0.isDeleted }
  }

  func record() throws(PersistenceError) -> StepRecord {
    do { return try StepRecord(kept.changes) } catch {
      throw .damaged(detail: "step \(number) of the history can't be read")
    }
  }

  private func former<Model: PersistentModel>(
    _ model: Model.Type, where isWanted: (FormerRow) -> Bool
  ) throws(PersistenceError) -> [Model] {
    let shape = RowShape(model.schema)
    var found: [Model] = []
    for (number, row) in try record().tables[model.schema.table]?.former.sorted(by: { $0.key < $1.key }) ?? [] {
      guard isWanted(row) else { continue }
      found.append(try Model(row: Row(values: model.schema.whole(row.values, number), shape: shape)))
    }
    return found
  }
}

extension Schema {
  /// The values of a whole row: the columns', and the number after them, where it isn't one of them.
  func whole(_ values: [SQLValue], _ number: Int64) -> [SQLValue] {
    numberPlace < columns.count ? numbered(values, number) : values + [.integer(number)]
  }
}
