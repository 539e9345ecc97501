import Foundation
import ModuloCore
import ModuloModels
import ModuloTracking
import ModuloUtilities

/// The documents of `day plan` commands.
enum PlannedBlockJSON {
  /// A comparison of some days, and what its sums are of.
  typealias Comparison = (comparison: PlannedComparison, days: ClosedRange<CalendarDay>, grouping: TimeGrouping)
  /// A sum of a comparison, with what names it.
  typealias Row = (sum: PlannedSum, comparison: PlannedComparison)

  static let plan = Document("day-plan", "A planned block as it was made or deleted", members)

  static let change = Document<PlannedBlockChanged>(
    "day-plan-change", "A planned block as it was changed",
    members.of { $0.plan } + [Member("former", .object(members), "As it was.") { $0.original }])

  static let list = Document<[PlannedBlockDetailedDomain]>(
    "day-plan-list", "What is planned", [Member("planned", planned) { $0 }])

  static let copies = Document<[PlannedBlockDetailedDomain]>(
    "day-plan-copy", "The copies of a day's plan", [Member("planned", planned) { $0 }])

  static let comparison = Document<Comparison>(
    "day-plan-compare", "Planned beside tracked time",
    [
      Member("from", .day) { $0.days.lowerBound },
      Member("to", .day) { $0.days.upperBound },
      Member("by", .choice) { $0.grouping },
    ] + total.of { $0.comparison.total } + [
      Member("sums", .list(.object(sum))) { value in value.comparison.sums.map { ($0, value.comparison) } }
    ])

  static let export = Document<(file: DataFile, count: Int)>(
    "day-plan-export", "A calendar that was written to a file",
    DocumentFileJSON.file.of { $0.file } + [
      Member("count", .integer, "How many planned blocks there are in it.") { $0.count }
    ])

  static let schemas = [
    plan.schema, change.schema, list.schema, copies.schema, comparison.schema, export.schema,
  ]

  /// Plans, in every document that has some.
  static let planned = Shape.list(.object(members)).described("In order of their starts.")

  /// The members of a plan, in every document that has one.
  static let members: [Member<PlannedBlockDetailedDomain>] = [
    Member("id", .id) { $0.id },
    Member("number", .integer) { $0.plan.number },
    Member("block", .object(BlockJSON.reference)) { $0.block },
    Member("group", .object(BlockGroupJSON.reference)) { $0.group },
    Member("day", .day) { $0.plan.day },
    Member("start", .moment) { $0.plan.span.zonedStart },
    Member("end", .moment) { ZonedInstant($0.plan.span.end, in: $0.plan.span.zone) },
    Member("seconds", .integer) { $0.plan.seconds },
  ]

  /// The members of a total, in every document that compares.
  static let total: [Member<PlannedTotal>] = [
    Member("planned", .object(TimeSummaryJSON.total)) { $0.planned },
    Member("tracked", .object(TimeSummaryJSON.total), "Planned or not.") { $0.tracked },
    Member("both", .object(TimeSummaryJSON.total), "What was tracked while it was planned.") { $0.both },
    Member("plannedOnly", .object(TimeSummaryJSON.total)) { $0.plannedOnly },
    Member("trackedOnly", .object(TimeSummaryJSON.total)) { $0.trackedOnly },
  ]

  /// The members of a sum.
  static let sum: [Member<Row>] =
    [
      Member(
        "key", .text, "The id of the block or group, the day, the first day of the week, or the month."
      ) { $0.sum.subject.key },
      Member("name", .optional(.text), "Null for days, weeks and months.") {
        $0.comparison.name(of: $0.sum.subject)
      },
    ] + total.of { $0.sum.total }

  /// What a day's plan has come to: the total, and that of each block.
  static let day = Shape.object(
    total.of { (day: DayDomain) in day.comparison.total } + [
      Member("blocks", .list(.object(sum))) { day in
        let comparison = day.comparison
        return comparison.sums.map { ($0, comparison) }
      }
    ]
  ).described("Planned beside tracked time, without the running session.")
}

extension PlannedBlocksListScreen: ListScreen {
  var csv: [[String]]? { viewModel.plans.map(PlannedBlockJSON.members.csv) }

  var json: JSONValue? { viewModel.plans.map(PlannedBlockJSON.list.json) }
}

extension PlannedComparisonScreen: ListScreen {
  var csv: [[String]]? {
    viewModel.comparison.map { comparison in
      PlannedBlockJSON.sum.csv(comparison.sums.map { ($0, comparison) })
    }
  }

  var json: JSONValue? {
    guard let comparison = viewModel.comparison, let days = viewModel.days else { return nil }
    return PlannedBlockJSON.comparison.json((comparison, days, viewModel.grouping))
  }
}

extension PlannedBlockFormScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension PlannedBlockCopyScreen: LinkedScreen {
  var json: JSONValue? { words }
}
