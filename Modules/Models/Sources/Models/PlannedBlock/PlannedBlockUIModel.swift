public import Foundation
public import ModuloUtilities

/// A plan as a list shows it: text, ready for display.
public struct PlannedBlockUIModel: Identifiable, Equatable, Sendable {
  /// The plan's identifier.
  public let id: UUID
  /// The number with its sign: `#12`.
  public let number: String
  /// In digits, with the weekday: `Sun 11/22/2026`.
  public let day: String
  /// Its time on a clock of 24 hours: `09:00–10:30`; with the zone where the clocks of here don't show it alike.
  public let times: String
  /// The block, by its icon, its colour and its name.
  public let block: BlockUIModel
  /// The name of the block's group.
  public let group: String
  /// How long it is, in hours and minutes: `1:30`.
  public let time: String
}

extension PlannedBlockDetailedDomain {
  /// The plan as a list shows it.
  public func toUIModel(_ format: FormatContext) -> PlannedBlockUIModel {
    PlannedBlockUIModel(
      id: id, number: "#\(plan.number)", day: "\(format.weekday(plan.day)) \(format.numericDay(plan.day))",
      times: plan.timesText(format), block: block.toUIModel(format), group: group.title,
      time: format.hoursAndMinutes(plan.seconds))
  }

  /// The confirmation of a new plan.
  public func createdText(_ format: FormatContext) -> String {
    format.strings.plannedBlock.created("#\(plan.number)", line(format))
  }

  /// Asked before the plan is deleted.
  public func deletionQuestion(_ format: FormatContext) -> String {
    format.strings.plannedBlock.deletionQuestion("#\(plan.number)", line(format))
  }

  /// The confirmation that the plan was deleted.
  public func deletedText(_ format: FormatContext) -> String {
    format.strings.plannedBlock.deleted("#\(plan.number)", line(format))
  }

  /// The plan as an event of a calendar, which has the same id in every file.
  public func toEvent(_ format: FormatContext) -> ICalendar.Event {
    ICalendar.Event(
      uid: id.eventID, summary: format.strings.plannedBlock.event(block.title),
      from: plan.span.start, to: plan.span.end)
  }

  /// The block and the time: `Coding, Apr 13, 2026 09:00–10:30`.
  fileprivate func line(_ format: FormatContext) -> String { "\(block.title), \(format.localSpan(plan.span))" }
}

extension PlannedBlockDomain {
  /// The time on a clock of 24 hours.
  fileprivate func timesText(_ format: FormatContext) -> String {
    format.clock(span) + (span.zonedStart.isShownAlike(in: format.timeZone) ? "" : " (\(span.zone.identifier))")
  }
}

extension PlannedBlockChanged {
  /// The confirmation of a change: what differs from what the plan was.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.plannedBlock
    let (before, after) = (original.plan.span, plan.plan.span)
    let changes = format.changes([
      ChangedText(label: words.changedBlock, now: plan.block.title, before: original.block.title),
      ChangedText(
        label: words.changedTime, now: format.localSpan(after), before: format.localSpan(before)),
    ])
    return format.updated(words.updated("#\(plan.plan.number)", plan.block.title), changes)
  }
}

extension [PlannedBlockDetailedDomain] {
  /// The confirmation of a copy: how many there are, and each of them.
  public func copiedText(_ format: FormatContext, to day: CalendarDay) -> String {
    let lines = map { "\n#\($0.plan.number) \($0.line(format))" }
    return format.strings.plannedBlock.copied(format.count(count, of: .plannedBlock), format.day(day), count)
      + lines.joined()
  }
}

/// Planned beside tracked time as it is shown: text, ready for display.
public struct PlannedComparisonUIModel: Equatable, Sendable {
  /// One row for each block, group, day, week or month, then that of all of them where there are several.
  public let rows: [Row]

  /// A part of the comparison; each time is in hours and minutes, empty for none.
  public struct Row: Equatable, Sendable {
    /// The block, the group or the days.
    public let name: String
    /// What was planned, what was tracked, what was both, what was planned only, and what was tracked only.
    public let times: [String]
    /// Whether it is the total.
    public let isTotal: Bool
  }
}

extension PlannedComparison {
  /// The comparison as it is shown.
  public func toUIModel(_ format: FormatContext) -> PlannedComparisonUIModel {
    let rows = sums.map { sum in
      PlannedComparisonUIModel.Row(
        name: format.title(of: sum.subject, name: name(of: sum.subject)), times: sum.total.times(format),
        isTotal: false)
    }
    let all = PlannedComparisonUIModel.Row(
      name: format.strings.plannedBlock.total, times: total.times(format), isTotal: true)
    return PlannedComparisonUIModel(rows: rows.count > 1 ? rows + [all] : rows)
  }
}

extension PlannedTotal {
  fileprivate func times(_ format: FormatContext) -> [String] {
    [planned, tracked, both, plannedOnly, trackedOnly].map {
      $0.activeSeconds == 0 ? "" : format.hoursAndMinutes($0.activeSeconds)
    }
  }
}
