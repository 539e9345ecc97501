/// Why the data could not be read or changed, with one case per outcome that a person or an exit code tells apart.
///
/// Made once, from the storage engine's errors, in Persistence. Unless a case says otherwise, nothing was changed.
public enum RepositoryError: Error, Equatable, Sendable {
  /// What should be changed, or what it belongs to, isn't there.
  case notFound
  /// Something with this value is there already.
  case duplicate(UniqueValue)
  /// After the change a total would be lower than it may be, and lower than it is; `totalMinor` is what it is now.
  case belowMinimum(totalMinor: Int64)
  /// A rule about what is kept forbids the change.
  case forbidden(Rule)
  /// A sum would be larger than can be stored.
  case outOfRange
  /// Another process held the database longer than we wait.
  case busy
  /// The file, or its folder, may not be read or written.
  case permission(path: String)
  /// The disk is full.
  case full
  /// The file can't be opened or made: a folder stands in its place, or its folder is missing.
  case cannotOpen(path: String, reason: String)
  /// The file is no database, or another application's.
  case notOurs(path: String)
  /// The file was made by a newer version.
  case newer(path: String)
  /// The file or a value in it is damaged.
  case damaged(detail: String)
  /// A document that should be imported can't be understood from there on; lines and columns count from 1.
  case invalidDocument(line: Int, column: Int, reason: String)
  /// There is data already where only empty tables would do.
  case notEmpty
  /// A file that should be made is there already.
  case alreadyExists(path: String)
  /// Reading or writing failed.
  case inputOutput(detail: String)
  /// Writing failed so late that the change may be saved or not.
  case outcomeUnknown(detail: String)
  /// The task was cancelled.
  case cancelled
  /// The caller refused what it was writing itself.
  case aborted
  /// A mistake of this program.
  case programming(detail: String)

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
  /// A stored value without meaning is damage.
  public init(_ error: EntityError) {
    switch error {
    case .unknownContributionType(let type, let number):
      self = .damaged(detail: "contribution #\(number) has the unknown type \"\(type)\"")
    case .orphanedContribution(let number):
      self = .damaged(detail: "contribution #\(number) belongs to no goal")
    case .unknownCurrency(let code, let number):
      self = .damaged(detail: "goal #\(number) has the unknown currency \"\(code)\"")
    case .unknownAccountType(let type, let number):
      self = .damaged(detail: "account #\(number) has the unknown type \"\(type)\"")
    case .unknownAccountCurrency(let code, let number):
      self = .damaged(detail: "account #\(number) has the unknown currency \"\(code)\"")
    case .orphanedBalanceUpdate(let number):
      self = .damaged(detail: "balance #\(number) belongs to no account")
    case .unknownPart(let part):
      self = .damaged(detail: "a balance counts to the unknown part \"\(part)\"")
    case .unreadableRate(let text, let number):
      self = .damaged(detail: "rate #\(number) is no rate: \"\(text)\"")
    }
  }
}
