import Foundation
import ModuloDesignSystem
import ModuloModels
import ModuloUtilities

/// JSON output of `calendar` and `time` commands.
enum TimeSummaryJSON {
  /// A month's calendar, and the SVG file that it was written to.
  static func calendar(_ calendar: BlockCalendar, in file: DataFile?) -> JSONValue {
    let cells = calendar.cells.map { cell -> JSONValue in
      [
        "day": JSONValue(cell.day), "month": .string(cell.part.rawValue), "halves": JSONValue(cell.halves),
        "colors": .array(cell.colors.map { .string($0.page.description) }),
      ]
    }
    return .object(
      schema + [
        .init("month", .string(calendar.month.description)),
        .init("firstWeekday", .string("\(calendar.firstWeekday)")), .init("cells", .array(cells)),
        .init("file", JSONValue(file?.path)), .init("bytes", JSONValue(file?.bytes)),
      ])
  }

  /// - Parameters:
  ///   - first: The first day of the span; `nil` for the first day there is.
  ///   - last: The last day of the span; `nil` for the last day there is.
  static func sums(
    _ domain: TimeSummaryDomain, by grouping: TimeGrouping, from first: CalendarDay?, to last: CalendarDay?
  ) -> JSONValue {
    let summary = domain.summary
    let sums = summary.sums.map { sum -> JSONValue in
      .object(
        [
          .init("key", .string(key(of: sum.subject))), .init("name", JSONValue(domain.name(of: sum.subject))),
        ] + members(of: sum.total))
    }
    return .object(
      schema + [.init("from", JSONValue(first)), .init("to", JSONValue(last)), .init("by", .string(grouping.rawValue))]
        + members(of: summary.total) + [
          .init(
            "today",
            ["halves": JSONValue(summary.today.halves), "output": BlockJSON.output(of: summary.today.halves)]),
          .init("streak", JSONValue(summary.streak.current)),
          .init("longestStreak", JSONValue(summary.streak.longest)), .init("sums", .array(sums)),
        ])
  }

  static func reset(groups: Int, blocks: Int, stoppedHalves: Int?) -> JSONValue {
    .object(
      schema + [
        .init("groups", JSONValue(groups)), .init("blocks", JSONValue(blocks)),
        .init("stoppedHalves", JSONValue(stoppedHalves)),
      ])
  }

  private static func members(of total: TimeTotal) -> [JSONValue.Member] {
    [
      .init("halves", JSONValue(total.halves)), .init("output", BlockJSON.output(of: total.halves)),
      .init("activeSeconds", JSONValue(Int(total.activeSeconds))),
    ]
  }

  /// An id, a day or a month.
  private static func key(of subject: TimeSum.Subject) -> String {
    switch subject {
    case .block(let id), .group(let id): id.uuidString.lowercased()
    case .day(let day), .week(let day): day.description
    case .month(let month): month.description
    }
  }
}
