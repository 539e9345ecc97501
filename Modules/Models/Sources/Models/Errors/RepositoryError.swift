/// Why stored data could not be read or changed: the outcomes that a rule about it can have, or a failure of the storage.
///
/// Whatever the outcome, nothing was changed.
public enum RepositoryError: Error, Equatable, Sendable {
  /// What should be changed, or what it belongs to, isn't there.
  case notFound
  /// Something with this value is there already.
  case duplicate(UniqueValue)
  /// After the change a total would be below its minimum, and lower than it is; `totalMinor` is what it is now.
  case belowMinimum(totalMinor: Int64)
  /// A rule about what is kept forbids the change.
  case forbidden(Rule)
  /// The data could not be read or written.
  case storage(StorageError)

  /// Which value has to be unique.
  public enum UniqueValue: String, Equatable, Sendable {
    case id
    case name
    case importKey
  }

  /// What a change may not do.
  public enum Rule: Equatable, Sendable {
    /// An account that has balance updates keeps one of them.
    case lastBalanceUpdate
    /// What is owed doesn't become what is owned, nor the other way round, while there are balance updates.
    case debtWithBalances
  }
}

extension RepositoryError {
  /// A stored row or file is damaged.
  public static func damaged(_ damage: Damage) -> Self { .storage(.damaged(damage)) }

  /// What is left of an error after an operation has given a meaning to every outcome it can have: the failure of the
  /// storage. Any other outcome is a mistake of this program.
  public var remaining: StorageError {
    if case .storage(let error) = self { error } else { .programming(detail: "unexpected outcome: \(self)") }
  }
}
