public import Foundation
public import ModuloUtilities

/// A stored hourly rate: what an hour of a block, of a group or of the user is worth, from a day on until the next rate of
/// the same owner. There is one a day for each owner.
public struct HourlyRateEntity: Identifiable, Equatable, Sendable {
  /// The primary key.
  public let id: UUID
  /// The short number for the command line, assigned by the database and never reused; 0 while it is not stored.
  public var number: Int64
  /// The block; `nil` for a rate of a group or of the user. Deleting the block deletes the row.
  public var blockID: UUID?
  /// The group; `nil` for a rate of a block or of the user. Deleting the group deletes the row.
  public var groupID: UUID?
  /// What an hour is worth, in minor units of the currency: above zero.
  public var amountMinor: Int64
  /// The currency of the amount: an ISO 4217 code.
  public var currency: String
  /// The first day on which the rate holds, stored as yyyymmdd.
  public var start: CalendarDay

  /// Creates a row; a number of 0 is replaced by the next one when it is inserted.
  public init(
    id: UUID, number: Int64 = 0, blockID: UUID? = nil, groupID: UUID? = nil, amountMinor: Int64, currency: String,
    start: CalendarDay
  ) {
    self.id = id
    self.number = number
    self.blockID = blockID
    self.groupID = groupID
    self.amountMinor = amountMinor
    self.currency = currency
    self.start = start
  }
}

extension HourlyRateEntity {
  /// What the rate is of.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` for a row that is of a block and of a group.
  public func owner() throws(RepositoryError) -> HourlyRates.Owner {
    switch (blockID, groupID) {
    case (nil, nil): .oneself
    case (nil, let group?): .group(group)
    case (let block?, nil): .block(block)
    case (_?, _?): throw damage("it is of both a block and a group")
    }
  }

  /// What an hour is worth.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` for an unknown currency, and for an amount of 0 or less.
  public func rate() throws(RepositoryError) -> HourlyRate {
    guard let currency = Currency(storedCode: currency) else { throw damage("unknown currency \"\(self.currency)\"") }
    guard let rate = HourlyRate(Money(minorUnits: amountMinor, in: currency)) else {
      throw damage("an hour isn't worth \(amountMinor)")
    }
    return rate
  }

  /// The rules that the row breaks.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` for an unreadable row.
  public func brokenRules() throws(RepositoryError) -> [RowRule] {
    _ = try owner()
    _ = try rate()
    return .broken((.number, number < 1))
  }

  private func damage(_ detail: String) -> RepositoryError {
    .damaged(.file(detail: "hourly rate #\(number): \(detail)"))
  }
}

extension [HourlyRateEntity] {
  /// The rates by their owners and days.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` for an unreadable row.
  public func toDomain() throws(RepositoryError) -> HourlyRates {
    var rows: [HourlyRates.Row] = []
    for row in self { rows.append(.init(owner: try row.owner(), start: row.start, rate: try row.rate())) }
    return HourlyRates(rows)
  }
}
