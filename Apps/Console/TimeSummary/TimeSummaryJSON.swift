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
  typealias Sums = (domain: TimeSummaryDomain, grouping: TimeGrouping, first: CalendarDay?, last: CalendarDay?)
  /// What a reset deleted.
  typealias Reset = (groups: Int, blocks: Int, stoppedSeconds: Int64?)

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
    ] + total.of { $0.domain.summary.total } + [
      Member("today", .object(total)) { $0.domain.summary.today },
      Member("streak", .integer) { $0.domain.summary.streak.current },
      Member("longestStreak", .integer) { $0.domain.summary.streak.longest },
      Member("sums", .list(.object(sum))) { value in value.domain.summary.sums.map { ($0, value.domain) } },
    ])

  static let reset = Document<Reset>(
    "time-reset", "What a reset deleted",
    [
      Member("groups", .integer) { $0.groups },
      Member("blocks", .integer) { $0.blocks },
      Member(
        "stoppedSeconds", .optional(.integer),
        "The active time of the running session that is gone; null without one."
      ) { $0.stoppedSeconds },
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

  private static let total: [Member<TimeTotal>] = [
    Member("halves", .integer, "The whole half blocks.") { $0.halves }, Member("output", .output) { $0.halves },
    Member("activeSeconds", .integer) { $0.activeSeconds },
  ]

  private static let sum: [Member<(sum: TimeSum, domain: TimeSummaryDomain)>] =
    [
      Member(
        "key", .text, "The id of the block or group, the day, the first day of the week, or the month."
      ) { $0.sum.subject.key },
      Member("name", .optional(.text), "Null for days, weeks and months.") { $0.domain.name(of: $0.sum.subject) },
    ] + total.of { $0.sum.total }
}

extension TimeSum.Subject {
  /// An id, a day or a month.
  fileprivate var key: String {
    switch self {
    case .block(let id), .group(let id): id.uuidString.lowercased()
    case .day(let day), .week(let day): day.description
    case .month(let month): month.description
    }
  }
}

extension TimeSummaryScreen {
  /// The sums as rows of a CSV file, under the names of the columns; `nil` until they were read.
  var csv: [[String]]? {
    viewModel.summary.map { domain in
      [["\(viewModel.grouping)", "blocks", "seconds"]]
        + domain.summary.sums.map { sum in
          let (name, key) = (domain.name(of: sum.subject), sum.subject.key)
          return [name ?? key, "\(sum.total.output)", "\(sum.total.activeSeconds)"]
        }
    }
  }
}

extension TimeSummaryScreen: LinkedScreen {
  var json: JSONValue? {
    viewModel.summary.map {
      TimeSummaryJSON.sums.json(($0, viewModel.grouping, viewModel.firstDay, viewModel.lastDay))
    }
  }
}

extension BlockCalendarScreen: LinkedScreen {
  var json: JSONValue? { viewModel.calendar.map { TimeSummaryJSON.calendar.json(($0, nil as DataFile?)) } }
}
