public import Foundation

/// A plan with its block and that one's group, read or written in one transaction.
public struct PlannedBlockDetailedRecord: Equatable, Sendable {
  /// The plan.
  public let plan: PlannedBlockEntity
  /// The row of the planned block.
  public let block: BlockEntity
  /// The row of the block's group.
  public let group: BlockGroupEntity

  /// Creates a record from rows of one snapshot.
  public init(plan: PlannedBlockEntity, block: BlockEntity, group: BlockGroupEntity) {
    self.plan = plan
    self.block = block
    self.group = group
  }

  /// The plan in the domain's types.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` for an unknown time zone.
  public func toDomain() throws(RepositoryError) -> PlannedBlockDetailedDomain {
    PlannedBlockDetailedDomain(
      plan: try plan.toDomain(), block: block.toDomain(), group: group.toDomain(defaultID: nil))
  }
}

/// A plan with its block, without that one's totals, and its group.
public struct PlannedBlockDetailedDomain: Identifiable, Equatable, Sendable {
  /// The plan.
  public let plan: PlannedBlockDomain
  /// The planned block.
  public let block: BlockDomain
  /// The group of the block.
  public let group: BlockGroupDomain

  /// Creates a plan of a block.
  public init(plan: PlannedBlockDomain, block: BlockDomain, group: BlockGroupDomain) {
    self.plan = plan
    self.block = block
    self.group = group
  }

  /// The identifier of the plan.
  public var id: UUID { plan.id }
}

extension [PlannedBlockDetailedRecord] {
  /// The plans in the domain's types, in the same order.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` for an unknown time zone.
  public func toDomain() throws(RepositoryError) -> [PlannedBlockDetailedDomain] {
    var plans: [PlannedBlockDetailedDomain] = []
    for record in self { plans.append(try record.toDomain()) }
    return plans
  }
}

/// A plan before a change and after it.
public struct PlannedBlockChangeRecord: Equatable, Sendable {
  /// The plan as it was.
  public let original: PlannedBlockDetailedRecord
  /// The plan as it is.
  public let plan: PlannedBlockDetailedRecord

  /// Creates a record of what one transaction has changed.
  public init(original: PlannedBlockDetailedRecord, plan: PlannedBlockDetailedRecord) {
    self.original = original
    self.plan = plan
  }

  /// The change in the domain's types.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` for an unknown time zone.
  public func toDomain() throws(RepositoryError) -> PlannedBlockChanged {
    PlannedBlockChanged(original: try original.toDomain(), plan: try plan.toDomain())
  }
}

/// A plan before a change and after it, in the domain's types.
public struct PlannedBlockChanged: Equatable, Sendable {
  /// The plan as it was.
  public let original: PlannedBlockDetailedDomain
  /// The plan as it is.
  public let plan: PlannedBlockDetailedDomain

  /// Creates a change of a plan.
  public init(original: PlannedBlockDetailedDomain, plan: PlannedBlockDetailedDomain) {
    self.original = original
    self.plan = plan
  }
}
