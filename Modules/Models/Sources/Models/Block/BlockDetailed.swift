public import Foundation
public import ModuloUtilities

/// A block and its group, read or written in one transaction.
public struct BlockDetailedRecord: Equatable, Sendable {
  /// The block with its totals.
  public let block: BlockRecord
  /// The group of the block, with the number of its blocks.
  public let group: BlockGroupRecord
  /// What was tracked of the block by its days, and every hourly rate; `nil` where they weren't read.
  public let worth: Worth?

  /// What the worth of a block's time is reckoned from.
  public struct Worth: Equatable, Sendable {
    /// The days on which something was tracked, in order.
    public let days: [DayTotal]
    /// What an hour is worth.
    public let rates: [HourlyRateEntity]

    /// Creates what one snapshot has read.
    public init(days: [DayTotal], rates: [HourlyRateEntity]) {
      self.days = days
      self.rates = rates
    }
  }

  /// Creates a record from rows of one snapshot.
  public init(block: BlockRecord, group: BlockGroupRecord, worth: Worth? = nil) {
    self.block = block
    self.group = group
    self.worth = worth
  }

  /// The block and its group in the domain's types.
  public func toDomain() -> BlockDetailedDomain {
    BlockDetailedDomain(block: block.toDomain(), group: group.toDomain())
  }

  /// The same, with what the block's time is worth where that was read.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` for an unreadable hourly rate.
  public func toDetailed() throws(RepositoryError) -> BlockDetailedDomain {
    guard let worth else { return toDomain() }
    let rates = try worth.rates.toDomain()
    let timeline = rates.timeline(ofBlock: block.block.id, inGroup: group.group.id)
    var sum = TimeWorth.none
    for day in worth.days { sum.add(seconds: day.total.activeSeconds, at: timeline.rate(on: day.day)) }
    return BlockDetailedDomain(
      block: block.toDomain(), group: group.toDomain(), worth: sum, hasRates: !rates.isEmpty)
  }
}

/// A block with its totals, and its group.
public struct BlockDetailedDomain: Identifiable, Equatable, Sendable {
  /// The block with its totals.
  public let block: BlockDomain
  /// The group of the block.
  public let group: BlockGroupDomain
  /// What all of its time is worth; of no time where that wasn't read.
  public let worth: TimeWorth
  /// Whether there is any hourly rate: without one nothing is told of what time is worth.
  public let hasRates: Bool

  /// Creates a block of a group; by default nothing is known of what its time is worth.
  public init(
    block: BlockDomain, group: BlockGroupDomain, worth: TimeWorth = .none, hasRates: Bool = false
  ) {
    self.block = block
    self.group = group
    self.worth = worth
    self.hasRates = hasRates
  }

  /// The identifier of the block.
  public var id: UUID { block.id }
}
