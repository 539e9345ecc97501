public import Foundation

/// A stored link between a goal and an account that has its money. A goal is linked to an account once.
public struct FundingEntity: Identifiable, Equatable, Sendable {
  /// The priorities that a link can have: 1 is served first.
  public static let priorities: ClosedRange<Int64> = 1...9_999

  /// The primary key.
  public let id: UUID
  /// The number in the order of insertion, never reused; 0 while it is not stored. Of equal priorities the lower number
  /// is served first.
  public var number: Int64
  /// The goal whose savings are set aside. Deleting the goal deletes the row.
  public var goalID: UUID
  /// The account in which they are. Deleting the account deletes the row.
  public var accountID: UUID
  /// The most that is set aside there, in minor units of the currency that both have; `nil` for all that is saved.
  public var limitMinor: Int64?
  /// The place among the links of the account, and among those of the goal: 1 is served first.
  public var priority: Int64

  /// Creates a row; a number of 0 is replaced by the next one when it is inserted.
  public init(
    id: UUID, number: Int64 = 0, goalID: UUID, accountID: UUID, limitMinor: Int64? = nil, priority: Int64
  ) {
    self.id = id
    self.number = number
    self.goalID = goalID
    self.accountID = accountID
    self.limitMinor = limitMinor
    self.priority = priority
  }

  /// The rules that the row breaks.
  public func brokenRules() -> [RowRule] { .broken((.number, number < 1)) }
}
