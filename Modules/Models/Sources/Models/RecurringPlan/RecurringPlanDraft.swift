public import Foundation
public import ModuloUtilities

/// User input for a plan, parsed but not yet validated.
public struct RecurringPlanDraft: Equatable, Sendable {
  /// The id of the plan that is made. Submitting the same draft again makes no second one.
  public let id: UUID
  /// The plan before the edit, of which only what differs is changed; `nil` for a new one.
  public let original: RecurringPlanDomain?
  /// What is to be entered.
  public let purpose: PlanPurpose
  /// The days.
  public let recurrence: Recurrence
  /// The note as it was typed; blank for none.
  public let note: String
  /// The first day on which an edit of the amount or of the days is valid; `nil` for today, or the day after the last
  /// occurrence that was entered or skipped.
  public let validFrom: CalendarDay?

  /// Creates the draft of a new plan, or of an edit of `original`.
  public init(
    id: UUID, original: RecurringPlanDomain? = nil, purpose: PlanPurpose, recurrence: Recurrence, note: String = "",
    validFrom: CalendarDay? = nil
  ) {
    self.id = id
    self.original = original
    self.purpose = purpose
    self.recurrence = recurrence
    self.note = note
    self.validFrom = validFrom
  }
}

extension RecurringPlanDomain {
  /// The plan as it is stored; the id and the number are kept.
  ///
  /// - Throws: ``MoneyRangeError`` when the amount doesn't fit its column.
  public func toEntity() throws(MoneyRangeError) -> RecurringPlanEntity {
    var entity = RecurringPlanEntity(
      id: id, number: Int64(number), interval: Int64(recurrence.interval), unit: recurrence.unit.rawValue,
      anchor: recurrence.anchor, start: recurrence.start, end: recurrence.end, note: note)
    switch purpose {
    case .contribution(let goalID, let amount):
      entity.goalID = goalID
      entity.amountMinor = try amount.storedMinorUnits()
    case .balance(let accountID): entity.accountID = accountID
    }
    return entity
  }
}
