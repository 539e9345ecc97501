/// A rate that was set, and the one that was there for its currencies and day, read in one transaction.
public struct ExchangeRateChangeRecord: Equatable, Sendable {
  /// The rate as it is now.
  public let rate: ExchangeRateEntity
  /// The rate that it took the place of; `nil` for none.
  public let replaced: ExchangeRateEntity?

  /// Creates a record of what one transaction has set.
  public init(rate: ExchangeRateEntity, replaced: ExchangeRateEntity?) {
    self.rate = rate
    self.replaced = replaced
  }

  /// What was set, in the domain's types.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)``.
  public func toDomain() throws(RepositoryError) -> ExchangeRateChange {
    ExchangeRateChange(rate: try rate.toDomain(), replaced: try replaced?.toDomain())
  }
}

/// A rate that was set, and the one that was there for its currencies and day, in the domain's types.
public struct ExchangeRateChange: Equatable, Sendable {
  /// The rate as it is now.
  public let rate: ExchangeRateDomain
  /// The rate that it took the place of; `nil` for none.
  public let replaced: ExchangeRateDomain?

  /// Creates a change; by default one of a rate that is new.
  public init(rate: ExchangeRateDomain, replaced: ExchangeRateDomain? = nil) {
    self.rate = rate
    self.replaced = replaced
  }
}
