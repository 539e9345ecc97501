import Foundation
import ModuloModels
import ModuloPersistence
import PersistenceKit

/// What an import of contributions remembers of the rows from before it.
struct ContributionImportState {
  var positions: ImportPositions
  /// Whether the goal has a row from an earlier import; where it has none, nothing has to be looked up.
  let hasImportedRows: Bool
  /// `nil` when no row from an earlier import has a key of the former kind.
  var formerKeys: FormerImportKeys?
}

extension ModelContext {
  /// What an import into a goal begins with.
  borrowing func contributionImport(into goalID: UUID) throws -> ContributionImportState {
    let lastNumber = try lastNumber()
    let hasFormerKeys = try firstRow(withImportKeyIn: FormerImportKeys.all, of: goalID) != nil
    return ContributionImportState(
      positions: ImportPositions(lastNumber: lastNumber),
      hasImportedRows: try hasFormerKeys || hasImportKeys(goalID),
      formerKeys: hasFormerKeys ? FormerImportKeys(lastNumber: lastNumber) : nil)
  }

  /// Stores a row of a file; `false` when the goal has it from an earlier import.
  borrowing func insert(
    _ contribution: ContributionEntity, into state: inout ContributionImportState
  ) throws -> Bool {
    guard let content = contribution.importKey else {
      try insert(contribution)
      return true
    }
    if state.hasImportedRows, try isKnown(contribution, content, in: &state) { return false }
    var row = contribution
    return try state.positions.store(content) { position in
      row.importKey = "\(content) \(position)"
      return try insertUnlessImported(row)
    } number: { position in
      try number(ofImportKey: "\(content) \(position)", in: contribution.goalID)
    }
  }

  /// Whether a row of a file is one from an earlier import, by its key or by one of the former kind. That row is marked
  /// as seen, and matches no other row of the file.
  private borrowing func isKnown(
    _ contribution: ContributionEntity, _ content: String, in state: inout ContributionImportState
  ) throws -> Bool {
    let known = try state.positions.meet(content) { position in
      try number(ofImportKey: "\(content) \(position)", in: contribution.goalID)
    }
    if known != nil { return true }
    return try state.formerKeys?.meet(contribution.formerImportContent) {
      try firstRow(withImportKeyIn: $0, of: contribution.goalID)
    } ?? false
  }

  /// The greatest number of any contribution; 0 when there is none.
  private borrowing func lastNumber() throws -> Int64 {
    let last = FetchDescriptor<ContributionEntity>(sortBy: [SortDescriptor(\.number, order: .reverse)], fetchLimit: 1)
    return try fetch(last, properties: \.number).first ?? 0
  }

  /// Whether any of the goal's contributions was imported.
  private borrowing func hasImportKeys(_ goalID: UUID) throws -> Bool {
    let rows = FetchDescriptor<ContributionEntity>(
      predicate: #Predicate { $0.goalID == goalID && $0.importKey != nil }, fetchLimit: 1)
    return try !fetch(rows, properties: \.number).isEmpty
  }

  /// The number of the goal's contribution with this import key; `nil` when there is none.
  private borrowing func number(ofImportKey key: String?, in goalID: UUID) throws -> Int64? {
    let rows = FetchDescriptor<ContributionEntity>(
      predicate: #Predicate { $0.goalID == goalID && $0.importKey == key }, fetchLimit: 1)
    return try fetch(rows, properties: \.number).first
  }

  /// The goal's contribution with the first import key in a range; `nil` when there is none.
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

  /// Stores a contribution; `false` when the goal has one with the same import key.
  private borrowing func insertUnlessImported(_ contribution: ContributionEntity) throws -> Bool {
    do {
      try insert(contribution)
      return true
    } catch {
      let failure = RepositoryError(error)
      guard failure == .duplicate(.importKey) else { throw failure }
      return false
    }
  }
}
