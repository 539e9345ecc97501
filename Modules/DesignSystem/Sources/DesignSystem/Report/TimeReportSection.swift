import ModuloModels

/// A year of tracked time in the report: its figures, a tile for each day, and a table of its months.
struct TimeReportSection {
  private let report: TimeReportUIModel
  private let strings: Strings

  init(_ report: TimeReportUIModel, strings: Strings) {
    self.report = report
    self.strings = strings
  }

  var markup: Markup {
    Markup.element("article", ["class": "card"]) {
      Markup.element("div", ["class": "figures"]) {
        for figure in report.figures {
          Markup.element("div") {
            Markup.element("p", ["class": "quiet"]) { figure.name }
            Markup.element("p", ["class": "saved"]) { figure.value }
          }
        }
      }
      Markup.element("figure", ["class": "year"]) {
        frame.figure(tiles)
        Markup.element("figcaption", ["class": "quiet"]) { report.label }
      }
      ReportTable(
        caption: strings.report.monthByMonth, heads: [strings.report.month, strings.block.listTitle],
        rows: report.months.reversed().map { [$0.title, $0.output] }, isNegative: report.months.map { _ in false }
      ).folded
    }
  }

  private var frame: SVGFrame {
    SVGFrame(
      width: report.weeks.count * Self.step - Self.gap, height: Self.head + 7 * Self.step - Self.gap, id: "chart-time",
      title: strings.time.yearTitle, label: report.label,
      description: report.weeks.joined().compactMap(\.text).joined(separator: "; "))
  }

  /// The days, below the name of each month that has room above the week in which it begins.
  @MarkupBuilder private var tiles: Markup {
    for (month, next) in zip(report.months, report.months.dropFirst().map(\.week) + [report.weeks.count])
    where next - month.week >= 3 {
      Markup.element("text", ["x": "\(month.week * Self.step)", "y": "12"]) { month.label }
    }
    for (week, days) in report.weeks.enumerated() {
      for day in days { tile(day, week) }
    }
  }

  private func tile(_ day: TimeReportUIModel.Tile, _ week: Int) -> Markup {
    Markup.element(
      "rect",
      [
        "class": day.level == 0 ? "track" : "accent level-\(day.level)", "x": "\(week * Self.step)",
        "y": "\(Self.head + day.weekday * Self.step)", "width": "\(Self.side)", "height": "\(Self.side)", "rx": "2",
      ]
    ) {
      if let text = day.text { Markup.element("title") { text } }
    }
  }

  /// The room for the names of the months.
  private static let head = 20
  private static let side = 10
  private static let gap = 3
  private static let step = side + gap
}
