/// The number of stored rows of each kind.
public struct DataCounts: Equatable, Sendable {
  /// The number of goals, archived ones among them.
  public let goals: Int
  /// The number of contributions.
  public let contributions: Int
  /// The number of accounts.
  public let accounts: Int
  /// The number of balances.
  public let balances: Int
  /// The number of exchange rates.
  public let rates: Int
  /// Groups of blocks.
  public let groups: Int
  /// The number of blocks.
  public let blocks: Int
  /// Tracked sessions; their times are not counted by themselves.
  public let sessions: Int

  /// Creates counts of rows.
  public init(
    goals: Int, contributions: Int, accounts: Int = 0, balances: Int = 0, rates: Int = 0, groups: Int = 0,
    blocks: Int = 0, sessions: Int = 0
  ) {
    self.goals = goals
    self.contributions = contributions
    self.accounts = accounts
    self.balances = balances
    self.rates = rates
    self.groups = groups
    self.blocks = blocks
    self.sessions = sessions
  }

  /// The counts of an empty database.
  public static let zero = DataCounts(goals: 0, contributions: 0)
}

/// The result of deleting everything: the rows, and the copies of the data.
public struct DataDeletion: Equatable, Sendable {
  /// The number of rows that were deleted.
  public let counts: DataCounts
  /// The paths of the copies and unfinished files that were deleted too.
  public let removed: [String]
  /// The paths of the copies that remain next to the data, and still contain it.
  public let copies: [String]

  /// Creates the result of a deletion.
  ///
  /// - Parameter copies: The copies found afterwards. One that was removed doesn't remain, though a dry run still finds
  ///   it.
  public init(counts: DataCounts, removed: [String] = [], copies: [String] = []) {
    self.counts = counts
    self.removed = removed
    self.copies = copies.filter { !removed.contains($0) }
  }
}

/// The result of replacing the data by a backup.
public struct DataRestoration: Equatable, Sendable {
  /// The number of stored rows now.
  public let counts: DataCounts
  /// The path at which the replaced file was kept; `nil` when there was none.
  public let keptPath: String?
  /// The number of rows that break a current rule.
  public let warnings: Int

  /// Creates the result of a restore.
  public init(counts: DataCounts, keptPath: String?, warnings: Int = 0) {
    self.counts = counts
    self.keptPath = keptPath
    self.warnings = warnings
  }
}
