public import ModuloModels

/// A report on a period as a page of HTML, as ``SavingsReportPage`` is one: a table for each part. On a narrow screen a
/// table is moved sideways within its card. The same report makes the same bytes.
public struct PeriodReportPage: Sendable {
  private let report: PeriodReportUIModel
  private let language: Language
  private let theme: Theme

  /// - Parameter language: The one the texts of the report are in.
  public init(_ report: PeriodReportUIModel, language: Language, theme: Theme = .standard) {
    self.report = report
    self.language = language
    self.theme = theme
  }

  /// The page as HTML.
  public var html: String {
    ReportPageFrame(
      title: report.title, days: report.days, lines: [report.days] + report.notes, language: language, theme: theme,
      styles: SavingsReportPage.periodStyles
    ).html {
      if let empty = report.empty { Markup.element("p", ["class": "card"]) { empty } }
      for section in report.sections {
        ReportPageFrame.section(section.section.rawValue, section.title) { card(section) }
      }
    }
  }
}

extension PeriodReportPage {
  private func card(_ section: PeriodReportUIModel.Section) -> Markup {
    Markup.element("article", ["class": "card"]) {
      // What is moved sideways has a name and can have the focus, so that keys move it too.
      Markup.element(
        "div", ["class": "scroll", "role": "region", "aria-labelledby": section.section.rawValue, "tabindex": "0"]
      ) { table(section) }
      for note in section.notes { Markup.element("p", ["class": "quiet"]) { note } }
    }
  }

  private func table(_ section: PeriodReportUIModel.Section) -> Markup {
    Markup.element("table", ["class": "period"]) {
      Markup.element("caption") { section.title }
      Markup.element("thead") {
        Markup.element("tr") {
          for head in [""] + section.heads { Markup.element("th", ["scope": "col"]) { head } }
        }
      }
      Markup.element("tbody") { for row in section.rows { line(row) } }
      if !section.totals.isEmpty {
        Markup.element("tfoot") { for row in section.totals { line(row) } }
      }
    }
  }

  private func line(_ row: PeriodReportUIModel.Row) -> Markup {
    Markup.element("tr") {
      Markup.element("th", ["scope": "row"]) { Markup.element("bdi") { row.name } }
      for cell in row.cells {
        if cell.isNegative {
          Markup.element("td", ["class": "negative"]) { cell.text }
        } else {
          Markup.element("td") { cell.text }
        }
      }
    }
  }
}
