/// Why stored data could not be read or changed: an outcome of a rule about it, or a failure of the storage.
///
/// An outcome of a rule has changed nothing. Of the failures, only ``StorageError/outcomeUnknown(detail:)`` may have.
public enum RepositoryError: Error, Equatable, Sendable {
  /// The row to change, or the row it belongs to, doesn't exist.
  case notFound
  /// A reference names no row, and some rows have names that are near to it; the nearest first.
  case unknownName(nearest: [Candidate])
  /// The reference to the row that another one is to belong to names no row, or several.
  indirect case owner(RepositoryError)
  /// A reference could mean several rows.
  case ambiguous([Candidate])
  /// A row with this value exists already.
  case duplicate(UniqueValue)
  /// The change would lower a total, and leave it below its minimum; `totalMinor` is the current total.
  case belowMinimum(totalMinor: Int64)
  /// A rule forbids the change.
  case forbidden(Rule)
  /// The data could not be read or written.
  case storage(StorageError)

  /// A value that has to be unique.
  public enum UniqueValue: String, Equatable, Sendable {
    /// The primary key.
    case id
    /// The folded name of a goal or an account.
    case name
    /// The key by which an imported row is recognised in a second import.
    case importKey
    /// The bank's id of an account.
    case bankID
  }

  /// A rule that a change may break.
  public enum Rule: Equatable, Sendable {
    /// An account that has balance updates keeps one of them.
    case lastBalanceUpdate
    /// A debt can't become an asset, or an asset a debt, while there are balance updates.
    case debtWithBalances
    /// A goal can't end before it starts.
    case endBeforeStart
    /// There is no such place among the rows, which have so many.
    case noSuchPlace(count: Int)
    /// The default group of blocks can't be deleted.
    case defaultGroup
    /// A rule of what is tracked.
    case tracking(TrackingRule)
    /// A step of the history can't be taken back.
    case history(HistoryProblem)
    /// The goal of that name would have less than nothing.
    case goalBelowZero(String)
    /// A rule of plans, and of what is due of them.
    case plan(RecurringPlanRule)
    /// A rule of links between goals and accounts, and of what is set aside by them.
    case funding(FundingRule)
    /// A rule of planned blocks.
    case plannedBlock(PlannedBlockRule)
    /// A rule of targets of time, and of days off.
    case target(TimeTargetRule)
    /// The rights of those who manage a book are the server's to change.
    case bookManager
  }
}

extension RepositoryError {
  /// A stored row or file is damaged.
  public static func damaged(_ damage: Damage) -> Self { .storage(.damaged(damage)) }

  /// The storage failure that remains after an operation has handled every other case. Any other case is a bug of this
  /// program.
  public var remaining: StorageError {
    if case .storage(let error) = self { error } else { .internalError(detail: "unexpected outcome: \(self)") }
  }
}

/// An error that a store makes of a repository's, by what it was doing.
public protocol OperationError: Error {
  /// The operation of a store, with the values that an error about it needs.
  associatedtype Operation

  /// The error for a repository's error during an operation.
  init(_ error: RepositoryError, during operation: Operation)
}
