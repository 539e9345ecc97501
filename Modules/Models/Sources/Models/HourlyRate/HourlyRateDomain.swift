public import Foundation
public import ModuloUtilities

/// What a rate is of.
public enum HourlyRateOwner: Equatable, Sendable {
  /// The user: every hour that has no rate of its block or its group.
  case oneself
  /// A group of blocks.
  case group(Named)
  /// A block of a group.
  case block(Named, in: Named)

  /// A block or a group, as a rate names it.
  public struct Named: Identifiable, Equatable, Sendable {
    /// The identifier of the block or the group.
    public let id: UUID
    /// Its short number for the command line.
    public let number: Int
    /// Its name.
    public let name: String

    /// Creates a name of a block or a group.
    public init(id: UUID, number: Int, name: String) {
      self.id = id
      self.number = number
      self.name = name
    }
  }
}

/// What an hour of a block, of a group or of the user is worth, from a day on until the next rate of the same owner.
public struct HourlyRateDomain: Identifiable, Equatable, Sendable {
  /// The identifier of the row; made by the form, so that a retry stores one rate.
  public let id: UUID
  /// The short number for the command line; 0 while the rate is not stored.
  public let number: Int
  /// What it is of.
  public let owner: HourlyRateOwner
  /// What an hour is worth.
  public let rate: HourlyRate
  /// The first day on which the rate holds.
  public let start: CalendarDay

  /// Creates a rate; by default one that is not stored.
  public init(id: UUID, number: Int = 0, owner: HourlyRateOwner, rate: HourlyRate, start: CalendarDay) {
    self.id = id
    self.number = number
    self.owner = owner
    self.rate = rate
    self.start = start
  }

  /// The reference to the rate by its id.
  public var reference: NumberReference { .id(id) }
}

/// A rate that was set, and what an hour was worth before for its owner and day.
public struct HourlyRateChange: Equatable, Sendable {
  /// The rate as it is now.
  public let rate: HourlyRateDomain
  /// What it took the place of; `nil` for nothing.
  public let replaced: HourlyRate?

  /// Creates a change; by default one of a rate that is new.
  public init(rate: HourlyRateDomain, replaced: HourlyRate? = nil) {
    self.rate = rate
    self.replaced = replaced
  }
}

/// A reference to what a rate is of.
public enum HourlyRateOwnerReference: Hashable, Sendable {
  /// The user.
  case oneself
  /// A group of blocks.
  case group(NamedReference)
  /// A block.
  case block(BlockReference)
}

/// User input for an hourly rate, parsed but not yet validated.
public struct HourlyRateDraft: Equatable, Sendable {
  /// The id the rate will have. Submitting the same draft again makes no second rate.
  public let id: UUID
  /// What it is of.
  public let owner: HourlyRateOwnerReference
  /// What an hour is worth, above zero.
  public let amount: Money
  /// The first day on which it holds.
  public let start: CalendarDay

  /// Creates a draft. Nothing is checked before a store takes it.
  public init(id: UUID, owner: HourlyRateOwnerReference, amount: Money, start: CalendarDay) {
    self.id = id
    self.owner = owner
    self.amount = amount
    self.start = start
  }
}

/// What a goal costs in the user's own hours, at the rate of a day.
public struct GoalHours: Equatable, Sendable {
  /// What an hour of the user is worth.
  public let rate: HourlyRate
  /// The first day on which that holds.
  public let start: CalendarDay
  /// The least seconds that are worth the target; `nil` where the rate is in another currency.
  public let targetSeconds: Int64?
  /// The same for what is still missing; 0 for a goal that is reached.
  public let remainingSeconds: Int64?
  /// Whether the goal is in another currency than the rate: no exchange rate is applied.
  public let isOtherCurrency: Bool

  /// The hours of a goal.
  ///
  /// - Parameters:
  ///   - rate: What an hour of the user is worth, from `start` on.
  ///   - goal: The goal with what it has saved.
  public init(at rate: HourlyRate, from start: CalendarDay, of goal: FinancialGoalDomain) {
    isOtherCurrency = rate.amount.currency != goal.currency
    self.rate = rate
    self.start = start
    targetSeconds = isOtherCurrency ? nil : rate.seconds(for: goal.goalAmount)
    remainingSeconds = isOtherCurrency ? nil : rate.seconds(for: goal.remainingAmount)
  }
}
