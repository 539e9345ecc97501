public import Foundation
public import ModuloUtilities

/// Money put into a goal or taken out of it, as it is stored.
public struct ContributionEntity: Identifiable, Equatable, Sendable {
  /// The primary key.
  public let id: UUID
  /// The number in insertion order, for the command line; 0 while the contribution is not stored.
  public var number: Int64
  /// The identifier of the goal; deleting the goal deletes the row.
  public var goalID: UUID
  /// A name of its own; `nil` for none.
  public var name: String?
  /// The magnitude, in minor units of the goal's currency; never negative. The sign comes from `type`.
  public var amountMinor: Int64
  /// The raw value of a ``ContributionType``.
  public var type: String
  /// The calendar day, stored as yyyymmdd.
  public var date: CalendarDay
  /// The key by which an imported row is recognised when its file is imported again; `nil` for a contribution made by
  /// hand.
  public var importKey: String?

  /// Creates a row; a number of 0 is replaced by the next one when it is inserted.
  public init(
    id: UUID, number: Int64 = 0, goalID: UUID, name: String? = nil, amountMinor: Int64, type: String,
    date: CalendarDay, importKey: String? = nil
  ) {
    self.id = id
    self.number = number
    self.goalID = goalID
    self.name = name
    self.amountMinor = amountMinor
    self.type = type
    self.date = date
    self.importKey = importKey
  }

  /// The minor units as they count towards the goal's total.
  ///
  /// An unknown type counts as 0 here; the database refuses such a row, and decoding it fails.
  public var signedMinor: Int64 { ContributionType(rawValue: type)?.signed(amountMinor) ?? 0 }
}

extension ContributionEntity {
  /// The stored type, parsed.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` with
  ///   ``Damage/unknownContributionType(_:number:)``: an unknown type is never guessed.
  public func contributionType() throws(RepositoryError) -> ContributionType {
    guard let type = ContributionType(rawValue: type) else {
      throw .damaged(.unknownContributionType(type, number: number))
    }
    return type
  }

  /// The contribution in the domain's types; the id is kept.
  ///
  /// - Parameter goal: The goal it belongs to, whose currency its amount is in; `nil` for none.
  /// - Throws: ``RepositoryError/damaged(_:)``: an unknown type, an unknown currency, or an orphan.
  public func toDomain(of goal: FinancialGoalEntity?) throws(RepositoryError) -> ContributionDomain {
    guard let goal, goal.id == goalID else { throw .damaged(.orphanedContribution(number: number)) }
    guard let currency = Currency(storedCode: goal.currency) else {
      throw .damaged(.unknownCurrency(goal.currency, number: goal.number))
    }
    return try toDomain(in: currency)
  }

  /// The contribution in the domain's types, its amount in `currency`.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` with ``Damage/unknownContributionType(_:number:)``.
  public func toDomain(in currency: Currency) throws(RepositoryError) -> ContributionDomain {
    ContributionDomain(
      id: id, number: Int(number), goalID: goalID, name: name,
      amount: Money(minorUnits: amountMinor, in: currency), type: try contributionType(), date: date)
  }
}

extension [ContributionEntity] {
  /// The contributions, with amounts in `currency`.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` with ``Damage/unknownContributionType(_:number:)``.
  public func toDomain(in currency: Currency) throws(RepositoryError) -> [ContributionDomain] {
    try map { (contribution) throws(RepositoryError) in try contribution.toDomain(in: currency) }
  }
}

extension ContributionDomain {
  /// The contribution as it is stored; the id and the number are kept.
  ///
  /// - Throws: ``MoneyRangeError`` when the amount doesn't fit its column.
  public func toEntity() throws(MoneyRangeError) -> ContributionEntity {
    ContributionEntity(
      id: id, number: Int64(number), goalID: goalID, name: name,
      amountMinor: try amount.storedMinorUnits(), type: type.rawValue, date: date)
  }
}
