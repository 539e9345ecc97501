import Foundation
import ModuloDesignSystem
import ModuloModels
import ModuloTimeSummary
import ModuloUtilities

/// The documents of `calendar` and `time` commands.
enum TimeSummaryJSON {
  /// A month's calendar, and the SVG file that it was written to.
  typealias Calendar = (calendar: BlockCalendar, file: DataFile?)
  /// The sums of a span of days; `nil` for the first and for the last day there is.
  typealias Sums = (
    domain: TimeSummaryDomain, grouping: TimeGrouping, columns: TimeGrouping?, first: CalendarDay?, last: CalendarDay?
  )
  /// A sum of a span of days, with what names it.
  typealias Row = (sum: TimeSum, domain: TimeSummaryDomain)

  static let calendar = Document<Calendar>(
    "calendar", "A month's calendar of blocks",
    [
      Member("month", .month) { $0.calendar.month },
      Member("firstWeekday", .choice(Weekday.allCases.map { "\($0)" })) { "\($0.calendar.firstWeekday)" },
      Member("cells", .list(.object(cell)).bounded(["minItems": 42, "maxItems": 42])) { $0.calendar.cells },
    ] + DocumentFileJSON.image.of { $0.file })

  static let sums = Document<Sums>(
    "time", "What was tracked in a span of days",
    [
      Member("from", .optional(.day), "Null for the first day there is.") { $0.first },
      Member("to", .optional(.day), "Null for the last day there is.") { $0.last },
      Member("by", .choice) { $0.grouping },
      Member("then", .optional(.choice), "What each sum is broken down by in turn.") { $0.columns },
    ] + total.of { $0.domain.summary.total } + [
      Member("worth", .object(HourlyRateJSON.worth), "What the time is worth.") { $0.domain.summary.worth },
      Member("today", .object(total)) { $0.domain.summary.today },
      Member("streak", .integer) { $0.domain.summary.streak.current },
      Member("longestStreak", .integer) { $0.domain.summary.streak.longest },
      Member("sums", .list(.object(sum + [Member("parts", .list(.object(sum))) { parts(of: $0) }]))) {
        rows($0.domain)
      },
      Member(
        "targets", .list(.object(TargetJSON.progress)), "In the span, up to the ends of their periods of today."
      ) { $0.domain.targets },
    ])

  /// The sums, with what names them.
  static func rows(_ domain: TimeSummaryDomain) -> [Row] { domain.summary.sums.map { ($0, domain) } }

  /// The parts of a sum, with what names them.
  static func parts(of row: Row) -> [Row] { row.sum.parts.map { ($0, row.domain) } }

  /// A part of a sum as a row by itself: what names the sum, and then the part.
  static let part: [Member<(row: Row, part: Row)>] =
    names.of { $0.row } + [
      Member("partKey", .text) { $0.part.sum.subject.key },
      Member("partName", .optional(.text)) { $0.part.domain.name(of: $0.part.sum.subject) },
    ] + total.of { $0.part.sum.total } + [worth.of { $0.part }]

  static let reset = Document<BlockGroupResetDomain>(
    "time-reset", "What a reset deleted",
    [Noun.group, .block, .plannedBlock, .target, .hourlyRate].map { noun in
      Member(noun.key, .integer) { $0.counts[noun] }
    } + [
      Member(
        "stoppedSeconds", .optional(.integer),
        "The active time of the running session that is gone; null without one."
      ) { $0.stoppedSeconds }
    ])

  static let schemas = [calendar.schema, sums.schema, reset.schema]

  private static let cell: [Member<BlockCalendar.Cell>] = [
    Member("day", .day) { $0.day },
    Member("month", .choice(["previous", "current", "next"])) { $0.part.rawValue },
    Member("halves", .integer, "The whole half blocks.") { $0.total.halves },
    Member("activeSeconds", .integer) { $0.total.activeSeconds },
    Member(
      "colors", .list(.hex).bounded(["maxItems": 5]),
      "The colours of the blocks, by their first starts; none for a day of another month."
    ) { $0.tiles.map(\.color) },
    Member(
      "begun", .list(.hex).bounded(["maxItems": 5]), "Those of the colours whose blocks have no whole half on the day."
    ) { $0.tiles.filter { !$0.isFull }.map(\.color) },
  ]

  /// The members of a total.
  static let total: [Member<TimeTotal>] = [
    Member("halves", .integer, "The whole half blocks.") { $0.halves }, Member("output", .output) { $0.halves },
    Member("activeSeconds", .integer) { $0.activeSeconds },
  ]

  /// The members of a sum.
  static let sum = names + total.of { $0.sum.total } + [worth]

  private static let worth = Member<Row>("worth", .object(HourlyRateJSON.worth), "What the time is worth.") {
    $0.sum.worth
  }

  private static let names: [Member<Row>] = [
    Member(
      "key", .text, "The id of the block or group, the day, the first day of the week, or the month."
    ) { $0.sum.subject.key },
    Member("name", .optional(.text), "Null for days, weeks and months.") { $0.domain.name(of: $0.sum.subject) },
  ]
}

extension TimeSum.Subject {
  /// An id, a day or a month.
  var key: String {
    switch self {
    case .block(let id), .group(let id): id.uuidString.lowercased()
    case .day(let day), .week(let day): day.description
    case .month(let month): month.description
    }
  }
}

extension TimeSummaryScreen: ListScreen {
  var csv: [[String]]? {
    viewModel.summary.map { domain in
      let rows = TimeSummaryJSON.rows(domain)
      guard viewModel.columns != nil else { return TimeSummaryJSON.sum.csv(rows) }
      return TimeSummaryJSON.part.csv(rows.flatMap { row in TimeSummaryJSON.parts(of: row).map { (row, $0) } })
    }
  }

  var json: JSONValue? {
    viewModel.summary.map {
      TimeSummaryJSON.sums.json(
        ($0, viewModel.grouping, viewModel.columns, viewModel.firstDay, viewModel.lastDay))
    }
  }
}

extension BlockCalendarScreen: LinkedScreen {
  var json: JSONValue? { viewModel.calendar.map { TimeSummaryJSON.calendar.json(($0, nil as DataFile?)) } }
}
