import Foundation
import ModuloModels

/// The progress of a goal: in words, as a bar, and in percent.
struct ReportProgress {
  let saved: String
  let target: String
  /// From 0 to 1.
  let share: Decimal
  let text: String
  let words: ReportStrings

  var markup: Markup {
    Markup.element("div", ["class": "progress"]) {
      Markup.element("p") {
        Markup.element("strong", ["class": "saved"]) { saved }
        Markup.element("span", ["class": "quiet"]) { words.ofTarget(target) }
      }
      Markup.element("div", ["class": "share"]) {
        bar
        Markup.element("span") { text }
      }
    }
  }

  /// The words beside it say the same, so that it needs none.
  private var bar: Markup {
    let filled = share > 0 ? max(1, min(1_000, (share * 1_000).nearestInt)) : 0
    return Markup.element(
      "svg", ["viewBox": "0 0 1000 10", "preserveAspectRatio": "none", "aria-hidden": "true", "class": "bar"]
    ) {
      Markup.shape("rect", ["class": "track", "width": "1000", "height": "10"])
      Markup.shape("rect", ["class": share >= 1 ? "positive" : "accent", "width": "\(filled)", "height": "10"])
    }
  }
}

/// Names beside their figures; what has no figure isn't shown.
struct ReportFigures {
  private let rows: [(name: String, value: String)]

  init(_ rows: [(name: String, value: String?)]) {
    self.rows = rows.compactMap { row in row.value.map { (row.name, $0) } }
  }

  var markup: Markup {
    Markup.element("dl") {
      for row in rows {
        Markup.element("div") {
          Markup.element("dt") { row.name }
          Markup.element("dd") { row.value }
        }
      }
    }
  }
}

/// A table whose last column is amounts.
struct ReportTable {
  let caption: String
  let heads: [String]
  let rows: [[String]]
  /// Of each row, whether its amount is below zero.
  let isNegative: [Bool]

  /// The table below its caption, which unfolds it.
  var folded: Markup {
    Markup.element("details") {
      Markup.element("summary") { caption }
      markup
    }
  }

  private var markup: Markup {
    Markup.element("table") {
      Markup.element("caption") { caption }
      Markup.element("thead") {
        Markup.element("tr") { for head in heads { Markup.element("th", ["scope": "col"]) { head } } }
      }
      Markup.element("tbody") { for (row, isNegative) in zip(rows, isNegative) { line(row, isNegative) } }
    }
  }

  private func line(_ row: [String], _ isNegative: Bool) -> Markup {
    Markup.element("tr") {
      Markup.element("th", ["scope": "row"]) { row.first ?? "" }
      for (index, cell) in row.enumerated().dropFirst() {
        if index == row.count - 1 {
          Markup.element("td", ["class": isNegative ? "negative" : "positive"]) { cell }
        } else {
          Markup.element("td") { Markup.element("bdi") { cell } }
        }
      }
    }
  }
}
