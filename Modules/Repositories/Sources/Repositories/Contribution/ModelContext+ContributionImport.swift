import Foundation
import ModuloModels
import ModuloPersistence
import PersistenceKit

/// The state of an import of contributions: the rows from before it that it has seen.
struct ContributionImportState {
  var duplicates: EqualRowPositions
  /// Whether the goal has a row from an earlier import; where it has none, nothing has to be looked up.
  let hasImportedRows: Bool
  /// `nil` when no row from an earlier import has a key of the former kind.
  var formerKeys: FormerImportKeys?
  /// Whether the goal has any row that was made by hand.
  let hasTypedRows: Bool
  /// The rows made by hand that one of the file may repeat.
  var twins: SeenRows
}

extension ModelContext {
  /// The initial state of an import into a goal.
  borrowing func contributionImport(into goalID: UUID) throws -> ContributionImportState {
    let lastNumber = try lastNumber(of: ContributionEntity.self)
    let hasFormerKeys = try firstRow(withImportKeyIn: FormerImportKeys.all, of: goalID) != nil
    return ContributionImportState(
      duplicates: EqualRowPositions(lastNumber: lastNumber),
      hasImportedRows: try hasFormerKeys || hasImportKeys(goalID),
      formerKeys: hasFormerKeys ? FormerImportKeys(lastNumber: lastNumber) : nil,
      hasTypedRows: try hasTypedRows(goalID), twins: SeenRows(lastNumber: lastNumber))
  }

  /// Stores a row of a file, unless the goal has it from an earlier import.
  borrowing func insert(
    _ contribution: ContributionEntity, into state: inout ContributionImportState
  ) throws -> RowResult {
    if state.hasImportedRows, try isKnown(contribution, in: &state) { return RowResult(.alreadyImported) }
    let stored = try insert(contribution, at: &state.duplicates) { try insert($0) }
    if stored == nil { return RowResult(.alreadyImported) }
    let twin = state.hasTypedRows ? try twin(of: contribution, in: &state.twins) : nil
    return twin.map { RowResult(.typedBefore, number: $0) } ?? RowResult(.imported)
  }

  /// Whether a row of a file is one from an earlier import, by its key or by one of the former kind. That row is marked
  /// as seen, and matches no other row of the file.
  private borrowing func isKnown(
    _ contribution: ContributionEntity, in state: inout ContributionImportState
  ) throws -> Bool {
    if contribution.importKey == nil { return false }
    if try markSeen(contribution, in: &state.duplicates) != nil { return true }
    return try state.formerKeys?.markSeen(contribution.formerImportContent) {
      try firstRow(withImportKeyIn: $0, of: contribution.goalID)
    } ?? false
  }

  /// Whether any of the goal's contributions was imported.
  private borrowing func hasImportKeys(_ goalID: UUID) throws -> Bool {
    let rows = FetchDescriptor<ContributionEntity>(
      predicate: #Predicate { $0.goalID == goalID && $0.importKey != nil }, fetchLimit: 1)
    return try !fetch(rows, properties: \.number).isEmpty
  }

  /// Whether any of the goal's contributions was made by hand.
  private borrowing func hasTypedRows(_ goalID: UUID) throws -> Bool {
    let rows = FetchDescriptor<ContributionEntity>(
      predicate: #Predicate { $0.goalID == goalID && $0.importKey == nil }, fetchLimit: 1)
    return try !fetch(rows, properties: \.number).isEmpty
  }

  /// The goal's contribution with the first import key in a range; `nil` for none.
  private borrowing func firstRow(
    withImportKeyIn keys: Range<String>, of goalID: UUID
  ) throws -> (number: Int64, key: String)? {
    let rows = FetchDescriptor<ContributionEntity>(
      predicate: #Predicate { row in
        row.goalID == goalID && (row.importKey.flatMap { key in keys.contains(key) } ?? false)
      },
      sortBy: [SortDescriptor(\.importKey, comparator: .lexical)], fetchLimit: 1)
    guard let (number, key) = try fetch(rows, properties: \.number, \.importKey).first, let key else { return nil }
    return (number, key)
  }
}
