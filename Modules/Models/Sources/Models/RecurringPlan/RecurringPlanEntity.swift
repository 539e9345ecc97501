public import Foundation
public import ModuloUtilities

/// A stored plan: what is to be entered again and again, a contribution to a goal or the balance of an account.
public struct RecurringPlanEntity: Identifiable, Equatable, Sendable {
  /// The primary key.
  public let id: UUID
  /// The short number for the command line, assigned by the database and never reused; 0 while it is not stored.
  public var number: Int64
  /// The goal that gets a contribution; `nil` for a plan of an account. Deleting the goal deletes the row.
  public var goalID: UUID?
  /// The account whose balance is due; `nil` for a plan of a goal. Deleting the account deletes the row.
  public var accountID: UUID?
  /// The amount of a contribution, in minor units of the goal's currency; `nil` for a plan of an account.
  public var amountMinor: Int64?
  /// How many units lie between two occurrences: 1 to 9999.
  public var interval: Int64
  /// The raw value of a `Recurrence.Unit`.
  public var unit: String
  /// A day of the rhythm, from which each occurrence is counted.
  public var anchor: CalendarDay
  /// The first day that may be an occurrence.
  public var start: CalendarDay
  /// The last day that may be an occurrence; `nil` for none.
  public var end: CalendarDay?
  /// A note, which becomes the name of the contributions; `nil` for none.
  public var note: String?

  /// Creates a row; a number of 0 is replaced by the next one when it is inserted.
  public init(
    id: UUID, number: Int64 = 0, goalID: UUID? = nil, accountID: UUID? = nil, amountMinor: Int64? = nil,
    interval: Int64, unit: String, anchor: CalendarDay, start: CalendarDay, end: CalendarDay? = nil,
    note: String? = nil
  ) {
    self.id = id
    self.number = number
    self.goalID = goalID
    self.accountID = accountID
    self.amountMinor = amountMinor
    self.interval = interval
    self.unit = unit
    self.anchor = anchor
    self.start = start
    self.end = end
    self.note = note
  }
}

extension RecurringPlanEntity {
  /// The days of the plan.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` for a row that says no days.
  public func recurrence() throws(RepositoryError) -> Recurrence {
    guard let unit = Recurrence.Unit(rawValue: unit) else { throw damage("unknown unit \"\(unit)\"") }
    do {
      return try Recurrence(every: Int(interval), unit, on: anchor, from: start, through: end)
    } catch {
      throw damage("\(error)")
    }
  }

  /// Whether both enter the same on the same days, whenever they begin and end.
  public func hasTerms(of other: RecurringPlanEntity) -> Bool {
    (amountMinor, interval, unit, anchor) == (other.amountMinor, other.interval, other.unit, other.anchor)
  }

  /// The rules that the row breaks.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` for an unreadable row.
  public func brokenRules() throws(RepositoryError) -> [RowRule] {
    guard (goalID == nil) != (accountID == nil) else { throw damage("it is of a goal or of an account") }
    guard (goalID == nil) == (amountMinor == nil) else { throw damage("a contribution has an amount") }
    let isReversed = end.map { $0 < start } ?? false
    if !isReversed { _ = try recurrence() }
    return .broken(
      (.number, number < 1), (.endBeforeStart, isReversed), (.blankNote, note?.isBlank ?? false))
  }

  func damage(_ detail: String) -> RepositoryError { .damaged(.file(detail: "plan #\(number): \(detail)")) }
}

/// A stored occurrence of a plan that isn't due any more: entered, or skipped. There is one a day for each plan.
public struct PlanOccurrenceEntity: Identifiable, Equatable, Sendable {
  /// The primary key.
  public let id: UUID
  /// The number in the order of insertion; 0 while it is not stored.
  public var number: Int64
  /// The plan that it is of. Deleting the plan deletes the row.
  public var planID: UUID
  /// The day of the plan.
  public var day: CalendarDay
  /// The contribution that was entered; `nil` for one that was skipped. Deleting the contribution deletes the row, and
  /// the day is due again.
  public var contributionID: UUID?

  /// Creates a row; a number of 0 is replaced by the next one when it is inserted.
  public init(id: UUID, number: Int64 = 0, planID: UUID, day: CalendarDay, contributionID: UUID? = nil) {
    self.id = id
    self.number = number
    self.planID = planID
    self.day = day
    self.contributionID = contributionID
  }

  /// The rules that the row breaks.
  public func brokenRules() -> [RowRule] { .broken((.number, number < 1)) }
}
