/// A rate with what it is of, read in one snapshot.
public struct HourlyRateRecord: Equatable, Sendable {
  /// The row of the rate.
  public let rate: HourlyRateEntity
  /// The row of what it is of.
  public let owner: Owner

  /// What a rate is of.
  public enum Owner: Equatable, Sendable {
    /// The user.
    case oneself
    /// A group of blocks.
    case group(BlockGroupEntity)
    /// A block of a group.
    case block(BlockEntity, in: BlockGroupEntity)
  }

  /// Creates a record from rows of one snapshot.
  public init(rate: HourlyRateEntity, owner: Owner) {
    self.rate = rate
    self.owner = owner
  }

  /// The rate in the domain's types.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` for an unreadable row.
  public func toDomain() throws(RepositoryError) -> HourlyRateDomain {
    HourlyRateDomain(
      id: rate.id, number: Int(rate.number), owner: owner.toDomain(), rate: try rate.rate(), start: rate.start)
  }
}

extension HourlyRateRecord.Owner {
  fileprivate func toDomain() -> HourlyRateOwner {
    switch self {
    case .oneself: .oneself
    case .group(let group):
      .group(HourlyRateOwner.Named(id: group.id, number: Int(group.number), name: group.name))
    case .block(let block, let group):
      .block(
        HourlyRateOwner.Named(id: block.id, number: Int(block.number), name: block.name),
        in: HourlyRateOwner.Named(id: group.id, number: Int(group.number), name: group.name))
    }
  }
}

extension [HourlyRateRecord] {
  /// The rates in the domain's types, in the order of a list: one's own, those of groups, those of blocks; of one owner
  /// the newest first.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` for an unreadable row.
  public func toDomain() throws(RepositoryError) -> [HourlyRateDomain] {
    var rates: [HourlyRateDomain] = []
    for record in self { rates.append(try record.toDomain()) }
    return rates.sorted { first, second in
      if first.owner != second.owner { return first.owner.place < second.owner.place }
      return (second.start, second.number) < (first.start, first.number)
    }
  }
}

extension HourlyRateOwner {
  /// The place in a list: by kind, then by number.
  fileprivate var place: (Int, Int) {
    switch self {
    case .oneself: (0, 0)
    case .group(let group): (1, group.number)
    case .block(let block, _): (2, block.number)
    }
  }
}

/// A rate that was set, and the one that was there for its owner and day, read in one transaction.
public struct HourlyRateChangeRecord: Equatable, Sendable {
  /// The rate as it is now.
  public let rate: HourlyRateRecord
  /// The rate that it took the place of; `nil` for none.
  public let replaced: HourlyRateEntity?

  /// Creates a record of what one transaction has set.
  public init(rate: HourlyRateRecord, replaced: HourlyRateEntity?) {
    self.rate = rate
    self.replaced = replaced
  }

  /// What was set, in the domain's types.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` for an unreadable row.
  public func toDomain() throws(RepositoryError) -> HourlyRateChange {
    HourlyRateChange(rate: try rate.toDomain(), replaced: try replaced?.rate())
  }
}
