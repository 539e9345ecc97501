public import Foundation
public import ModuloUtilities

/// A plan as a list shows it: text, ready for display.
public struct RecurringPlanUIModel: Identifiable, Equatable, Sendable {
  /// The identifier of the row.
  public let id: UUID
  /// `#2`.
  public let number: String
  /// The goal or the account.
  public let owner: String
  /// The amount of a contribution, or that it is a balance.
  public let amount: String
  /// `every month on the last day`.
  public let days: String
  /// The next day, that there is none, or that the plan is quiet.
  public let next: String
  /// The note on one line; empty for none.
  public let note: String
}

/// What is due on a day as a list shows it.
public struct DueUIModel: Identifiable, Equatable, Sendable {
  /// The plan and its day.
  public let id: DueOccurrence.ID
  /// The number of the plan: `#2`.
  public let number: String
  /// In digits.
  public let day: String
  /// The goal or the account.
  public let owner: String
  /// The amount of a contribution, or that it is a balance.
  public let amount: String
  /// The note, or that the goal is reached; empty for neither.
  public let remark: String
}

extension RecurringPlanDomain {
  /// The plan as a list shows it on `today`.
  public func toUIModel(_ format: FormatContext, on today: CalendarDay) -> RecurringPlanUIModel {
    RecurringPlanUIModel(
      id: id, number: "#\(number)", owner: ownerTitle, amount: amountText(format), days: daysText(format),
      next: nextText(format, on: today), note: note?.singleLine ?? "")
  }

  /// The plan on one line: `Japan: $250 every month on the last day`.
  public func line(_ format: FormatContext) -> String {
    format.titled(ownerTitle, "\(amountText(format)) \(daysText(format))")
  }

  /// The confirmation of a new plan, with its next day.
  public func createdText(_ format: FormatContext, on today: CalendarDay) -> String {
    format.strings.plan.created("#\(number)", line(format), nextText(format, on: today))
  }

  /// The question before the plan is deleted.
  public func deletionQuestion(_ format: FormatContext) -> String {
    format.strings.plan.deletionQuestion("#\(number)", line(format))
  }

  /// The confirmation of its deletion.
  public func deletedText(_ format: FormatContext) -> String {
    format.strings.plan.deleted("#\(number)", line(format))
  }

  fileprivate func nextText(_ format: FormatContext, on today: CalendarDay) -> String {
    let words = format.strings.plan
    if isQuiet { return words.quiet }
    return recurrence.first(onOrAfter: today).map { words.next(format.day($0)) } ?? words.ended
  }

  fileprivate func amountText(_ format: FormatContext) -> String {
    purpose.amount.map { format.amount($0) } ?? format.strings.plan.balance
  }

  private func daysText(_ format: FormatContext) -> String {
    let words = format.strings.plan
    let days = words.days(recurrence, format)
    return recurrence.end.map { words.until(days, format.day($0)) } ?? days
  }
}

extension RecurringPlanDomain {
  /// The plan as an event of a calendar, which has the same id in every file.
  public func toEvent(_ format: FormatContext) -> ICalendar.Event {
    ICalendar.Event(
      uid: id.eventID, summary: format.titled(ownerTitle, amountText(format)),
      details: note, days: recurrence)
  }
}

extension RecurringPlanChange {
  /// The confirmation of a change: what the plan is now, and where it follows another one, which.
  public func text(_ format: FormatContext, on today: CalendarDay) -> String {
    let words = format.strings.plan
    guard let ended, let last = ended.recurrence.end else {
      return words.updated("#\(plan.number)", plan.line(format), plan.nextText(format, on: today))
    }
    return words.followed(plan.createdText(format, on: today), "#\(ended.number)", format.day(last))
  }
}

extension DueOccurrence {
  /// What is due as a list shows it.
  public func toUIModel(_ format: FormatContext) -> DueUIModel {
    DueUIModel(
      id: id, number: "#\(plan.number)", day: format.numericDay(day), owner: plan.ownerTitle,
      amount: plan.amountText(format),
      remark: isGoalReached ? format.strings.plan.reached : plan.note?.singleLine ?? "")
  }

  /// The confirmation that it was skipped.
  public func skippedText(_ format: FormatContext) -> String {
    format.strings.plan.skipped(format.day(day), plan.line(format))
  }
}

extension DueList {
  /// How much is due in one line; `nil` for nothing.
  public func totalText(_ format: FormatContext) -> String? {
    count == 0 ? nil : format.strings.plan.due(format.number(count), amountsText(format))
  }

  /// What the contributions add up to; `nil` for none.
  public func amountsText(_ format: FormatContext) -> String? {
    amounts.isEmpty ? nil : amounts.map { format.amount($0) }.joined(separator: " · ")
  }

  /// That plans are quiet; `nil` where none is.
  public func quietText(_ format: FormatContext) -> String? {
    quietPlans == 0 ? nil : format.strings.plan.quietPlans(quietPlans, format.count(quietPlans, of: .plan))
  }
}

extension [PlanEntry] {
  /// The confirmation of what was entered: a line for each contribution, of the first.
  public func text(_ format: FormatContext, on today: CalendarDay) -> String {
    lines(format) { $0.contribution.createdText(format, on: today) }
  }
}

extension [DueOccurrence] {
  /// The confirmation of what was skipped: a line for each, of the first.
  public func skippedText(_ format: FormatContext) -> String { lines(format) { $0.skippedText(format) } }
}

extension Array {
  /// How many lines tell what was done.
  private static var told: Int { 10 }

  /// A line for each of the first elements, and how many more there are; that nothing is due for none.
  fileprivate func lines(_ format: FormatContext, _ line: (Element) -> String) -> String {
    if isEmpty { return format.strings.plan.nothingDue }
    let further = count - Self.told
    return (prefix(Self.told).map(line) + (further > 0 ? [format.strings.plan.further(format.number(further))] : []))
      .joined(separator: "\n")
  }
}
