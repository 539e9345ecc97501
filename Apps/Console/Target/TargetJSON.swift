import Foundation
import ModuloCore
import ModuloModels
import ModuloTimeSummary
import ModuloUtilities

/// The documents of `target` commands.
enum TargetJSON {
  static let target = Document<TimeTargetChange>(
    "target", "A target as it was set or ended",
    members.of { $0.target } + [
      Member(
        "firstPeriod", .optional(.object(first)), "The period with which it begins; null for the end of a target."
      ) { change in change.first.map { ($0, change.firstTarget) } },
      Member("replaced", .flag, "Whether it replaces one that began on the same day.") { $0.replaced != nil },
      Member("ended", .optional(.id), "The target before it, which it ends; null for none.") {
        $0.previous.flatMap { $0.terms.isTarget ? $0.id : nil }
      },
    ])

  static let list = Document<[TargetState]>(
    "target-list", "Targets in their current periods", [Member("targets", .list(.object(state))) { $0 }])

  static let details = Document<TargetDetails>(
    "target-show", "The targets of a block or a group",
    owner.of { $0.timeline.owner } + [
      Member("targets", .list(.object(members)), "In order of their first days.") { $0.timeline.targets },
      Member("periods", .list(.object(balance)), "Up to that of today, the newest first.") { $0.balances },
    ])

  static let deletion = Document<TimeTargetDeletion>(
    "target-delete", "Targets as they were deleted", [Member("deleted", .list(.object(members))) { $0.targets }])

  static let daysOff = Document<DaysOffChange>(
    "target-off", "Days that were made days off, or working days again",
    [
      Member("days", .list(.object(dayOff))) { $0.days },
      Member("known", .integer, "How many of them were days off before.") { $0.known },
    ])

  static let daysOffList = Document<[DayOffDomain]>(
    "target-days-off", "The days off", [Member("days", .list(.object(dayOff))) { $0 }])

  static let schemas = [
    target.schema, list.schema, details.schema, deletion.schema, daysOff.schema, daysOffList.schema,
  ]

  /// The members of a block or a group.
  private static let owner: [Member<TargetOwner>] = [
    Member("kind", .choice) { $0.kind },
    Member("owner", .id, "The block or the group.") { $0.id },
    Member("name", .text) { $0.name },
  ]

  /// The members of a target, in every document that has one.
  static let members: [Member<TimeTargetDomain>] =
    [Member("id", .id) { $0.id }, Member("number", .integer) { $0.number }] + owner.of { $0.owner } + [
      Member("from", .day) { $0.terms.firstDay },
      Member("to", .optional(.day), "Null for the last day there is.") { $0.lastDay },
      Member("seconds", .integer, "Those of a whole period; 0 where there is no target from that day on.") {
        $0.terms.seconds
      },
      Member("period", .choice) { $0.terms.period },
      Member("firstWeekday", .choice(Weekday.allCases.map { "\($0)" })) { "\($0.terms.firstWeekday)" },
      Member("workingDays", .list(.choice(Weekday.allCases.map { "\($0)" }))) { target in
        target.terms.workingDays.weekdays(from: target.terms.firstWeekday).map { "\($0)" }
      },
      Member("carryOver", .choice(["none", "all", "capped"])) { $0.terms.carryOver.name },
      Member("carryLimitSeconds", .optional(.integer), "The most that is carried over; null without a limit.") {
        $0.terms.carryOver.seconds
      },
      Member(
        "openingSeconds", .optional(.integer), "What it begins with; null for what the target before it carries over."
      ) { $0.terms.opening },
    ]

  private static let span: [Member<TargetSpan>] = [
    Member("from", .day) { $0.days.lowerBound },
    Member("to", .day) { $0.days.upperBound },
    Member("partial", .flag, "Whether the target began, or ended, within the period.") { $0.isPartial },
    Member("workingDays", .integer) { $0.workingDays },
    Member("allWorkingDays", .integer, "Those of the whole period.") { $0.allWorkingDays },
  ]

  private static let first: [Member<(span: TargetSpan, target: Int64)>] =
    span.of { $0.span } + [Member("targetSeconds", .integer, "Less the days off.") { $0.target }]

  /// The members of a period.
  static let balance: [Member<TargetBalance>] =
    span.of { $0.span } + [
      Member("targetSeconds", .integer, "Less the days off.") { $0.target },
      Member("trackedSeconds", .integer) { $0.tracked },
      Member("carriedSeconds", .integer, "What it began with; below zero for what was missing.") { $0.carried },
      Member("balanceSeconds", .integer, "What is too much; below zero for what is missing.") { $0.balance },
    ]

  /// The members of a target in its period.
  static let state: [Member<TargetState>] =
    members.of { $0.target } + [
      Member("current", .optional(.object(balance)), "Null for a target that has not begun.") { $0.balance }
    ]

  /// The members of a target's row.
  static let row: [Member<TargetState>] =
    members.of { $0.target } + [
      Member("targetSeconds", .optional(.integer)) { $0.balance?.target },
      Member("trackedSeconds", .optional(.integer)) { $0.balance?.tracked },
      Member("carriedSeconds", .optional(.integer)) { $0.balance?.carried },
      Member("balanceSeconds", .optional(.integer)) { $0.balance?.balance },
    ]

  /// How much of a target was tracked, in every document that tells it.
  static let progress: [Member<TargetProgress>] =
    owner.of { $0.owner } + [
      Member("period", .optional(.choice), "Null for a span of days.") { $0.period },
      Member("from", .day) { $0.days.lowerBound },
      Member("to", .day) { $0.days.upperBound },
      Member("targetSeconds", .integer, "Less the days off, without what is carried over.") { $0.target },
      Member("trackedSeconds", .integer) { $0.tracked },
      Member("differenceSeconds", .integer, "What is too much; below zero for what is missing.") { $0.difference },
    ]

  /// The members of a day off.
  static let dayOff: [Member<DayOffDomain>] = [
    Member("day", .day) { $0.day }, Member("percent", .integer, "How much of it is off.") { $0.percent },
  ]
}

extension CarryOver {
  fileprivate var name: String {
    switch self {
    case .none: "none"
    case .all: "all"
    case .capped: "capped"
    }
  }

  /// The limit; `nil` without one.
  fileprivate var seconds: Int64? { if case .capped(let seconds) = self { seconds } else { nil } }
}

extension TargetsListScreen: ListScreen {
  var csv: [[String]]? { viewModel.targets.map(TargetJSON.row.csv) }

  var json: JSONValue? { viewModel.targets.map(TargetJSON.list.json) }
}

extension TargetDetailsScreen: ListScreen {
  var csv: [[String]]? { viewModel.details.map { TargetJSON.balance.csv($0.balances) } }

  var json: JSONValue? { viewModel.details.map(TargetJSON.details.json) }
}

extension DaysOffListScreen: ListScreen {
  var csv: [[String]]? { viewModel.days.map(TargetJSON.dayOff.csv) }

  var json: JSONValue? { viewModel.days.map(TargetJSON.daysOffList.json) }
}

extension TargetFormScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension DaysOffFormScreen: LinkedScreen {
  var json: JSONValue? { words }
}
