public import Foundation
public import ModuloUtilities

/// User input for a link between a goal and an account, parsed but not yet validated. A link that is there is changed by
/// it.
public struct FundingDraft: Equatable, Sendable {
  /// What becomes of the most that is set aside.
  public enum Limit: Equatable, Sendable {
    /// It stays; a new link has none.
    case unchanged
    /// All that is saved.
    case none
    /// An amount in the goal's currency, above zero.
    case amount(Money)
  }

  /// The id of a link that is made.
  public let id: UUID
  /// The goal.
  public let goalID: UUID
  /// The account.
  public let accountID: UUID
  /// The most that is set aside.
  public let limit: Limit
  /// The place in which it is served; `nil` for what it is, or after the other links of the account.
  public let priority: Int?
  /// Whether the account may be short by it.
  public let allowsShort: Bool

  /// Creates a draft.
  public init(
    id: UUID, goalID: UUID, accountID: UUID, limit: Limit = .unchanged, priority: Int? = nil, allowsShort: Bool = false
  ) {
    self.id = id
    self.goalID = goalID
    self.accountID = accountID
    self.limit = limit
    self.priority = priority
    self.allowsShort = allowsShort
  }
}

/// A link as it is to be stored, where it isn't there yet, and what changes where it is.
public struct FundingEdit: Equatable, Sendable {
  /// What becomes of the most that is set aside.
  public enum Limit: Equatable, Sendable {
    /// It stays; a new link has none.
    case unchanged
    /// An amount in minor units; `nil` for all that is saved.
    case minorUnits(Int64?)
  }

  /// The id of a new link.
  public let id: UUID
  /// The goal.
  public let goalID: UUID
  /// The account.
  public let accountID: UUID
  /// The most that is set aside.
  public let limit: Limit
  /// The place in which it is served; `nil` for what it is, or after the other links of the account.
  public let priority: Int64?

  /// Creates an edit.
  public init(id: UUID, goalID: UUID, accountID: UUID, limit: Limit = .unchanged, priority: Int64? = nil) {
    self.id = id
    self.goalID = goalID
    self.accountID = accountID
    self.limit = limit
    self.priority = priority
  }
}
