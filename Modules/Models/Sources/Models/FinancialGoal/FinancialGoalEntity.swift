public import Foundation
public import ModuloUtilities

/// A stored savings goal. The saved amount is not a field: it is the sum of the goal's contributions.
public struct FinancialGoalEntity: Identifiable, Equatable, Sendable {
  /// The primary key.
  public let id: UUID
  /// The short number for the command line, assigned by the database and never reused; 0 while the goal is not stored.
  public var number: Int64
  /// The name, unique by its folded key.
  public var name: String
  /// One emoji; empty for none.
  public var emoji: String
  /// The target amount, in minor units of `currency`.
  public var goalAmountMinor: Int64
  /// ISO 4217 code.
  public var currency: String
  /// The first day of the plan, stored as yyyymmdd.
  public var startDate: CalendarDay
  /// The day by which the amount should be saved; `nil` for a goal without an end.
  public var endDate: CalendarDay?
  /// Whether the goal is archived.
  public var isArchived: Bool

  /// Creates a row; a number of 0 is replaced by the next one when it is inserted.
  public init(
    id: UUID, number: Int64 = 0, name: String, emoji: String, goalAmountMinor: Int64, currency: String,
    startDate: CalendarDay, endDate: CalendarDay? = nil, isArchived: Bool = false
  ) {
    self.id = id
    self.number = number
    self.name = name
    self.emoji = emoji
    self.goalAmountMinor = goalAmountMinor
    self.currency = currency
    self.startDate = startDate
    self.endDate = endDate
    self.isArchived = isArchived
  }

  /// The name folded for comparison: two goals with equal keys would have the same name. Stored with the goal.
  public var nameKey: String { name.folded }
}

extension FinancialGoalEntity {
  /// The goal in the domain's types; the id is kept.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` with ``Damage/unknownCurrency(_:number:)``.
  public func toDomain(_ totals: ContributionTotals = .zero) throws(RepositoryError) -> FinancialGoalDomain {
    guard let currency = Currency(storedCode: currency) else {
      throw .damaged(.unknownCurrency(currency, number: number))
    }
    return FinancialGoalDomain(
      id: id, number: Int(number), name: name, emoji: emoji,
      goalAmount: Money(minorUnits: goalAmountMinor, in: currency), startDate: startDate, endDate: endDate,
      isArchived: isArchived, currentAmount: Money(minorUnits: totals.netMinor, in: currency),
      contributedThisMonth: Money(minorUnits: totals.monthNetMinor, in: currency),
      contributionCount: totals.count)
  }
}

extension FinancialGoalDomain {
  /// The goal as it is stored; the id and the number are kept. Its savings are not part of it.
  ///
  /// - Throws: ``MoneyRangeError`` when the amount doesn't fit its column.
  public func toEntity() throws(MoneyRangeError) -> FinancialGoalEntity {
    FinancialGoalEntity(
      id: id, number: Int64(number), name: name, emoji: emoji,
      goalAmountMinor: try goalAmount.storedMinorUnits(), currency: currency.code,
      startDate: startDate, endDate: endDate, isArchived: isArchived)
  }
}
