import Foundation
public import ModuloModels

/// Balances over a range of days as a filled line, in SVG. What it shows stands in it as text too, for who doesn't see
/// it.
///
/// The same balances make the same bytes. A picture has no script and asks for nothing.
public struct BalancePicture: Sendable {
  let chart: BalanceChartUIModel
  let title: String
  let id: String

  /// - Parameters:
  ///   - title: What the balances are of.
  ///   - id: Different for each picture of a page.
  public init(_ chart: BalanceChartUIModel, title: String, id: String) {
    self.chart = chart
    self.title = title
    self.id = id
  }

  /// The picture as a document of its own, light or dark as its reader prefers.
  ///
  /// - Parameter empty: What is said where there is nothing to show.
  public func document(theme: Theme = .standard, empty: String) -> String {
    let head = 64
    let height = head + BalanceGeometry.height
    let box = "-16 -16 \(BalanceGeometry.width + 32) \(height + 32)"
    let svg = Markup.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": box, "width": "\(2 * (BalanceGeometry.width + 32))",
        "height": "\(2 * (height + 32))", "role": "img", "aria-labelledby": "\(id)-title \(id)-desc",
      ]
    ) {
      words
      Markup.style(Self.styles(theme))
      Markup.shape("rect", ["class": "surface", "x": "-16", "y": "-16", "width": "100%", "height": "100%"])
      Markup.element("text", ["class": "title", "x": "0", "y": "20"]) { title }
      Markup.element("text", ["class": "name", "x": "0", "y": "42"]) { chart.points.isEmpty ? empty : chart.label }
      Markup.element("g", ["transform": "translate(0 \(head))"]) { drawing }
    }
    return svg.source + "\n"
  }

  /// The picture inside a page, which has its styles.
  var figure: Markup {
    Markup.element(
      "svg",
      [
        "viewBox": "0 0 \(BalanceGeometry.width) \(BalanceGeometry.height)", "role": "img",
        "aria-labelledby": "\(id)-title \(id)-desc",
      ]
    ) {
      words
      drawing
    }
  }
}

extension BalancePicture {
  /// What the picture is called, and what it shows.
  @MarkupBuilder private var words: Markup {
    Markup.element("title", ["id": "\(id)-title"]) { chart.label.isEmpty ? title : "\(title), \(chart.label)" }
    Markup.element("desc", ["id": "\(id)-desc"]) {
      chart.rows.map { "\($0.date) \($0.amount)" }.joined(separator: "; ")
    }
  }

  @MarkupBuilder private var drawing: Markup {
    if !chart.points.isEmpty {
      let geometry = BalanceGeometry(chart)
      let kind = chart.isDebt ? "debt" : "accent"
      Markup.shape("path", ["class": "area \(kind)", "d": geometry.area])
      Markup.shape(
        "line",
        [
          "class": "zero", "x1": "0", "x2": "\(BalanceGeometry.width)", "y1": "\(geometry.baseline)",
          "y2": "\(geometry.baseline)",
        ])
      Markup.shape("path", ["class": "line \(kind)", "d": geometry.line])
      if geometry.points.count <= BalanceChart.tableRows { dots(geometry, kind) }
      Markup.element("text", ["class": "amount", "x": "0", "y": "14"]) { chart.scale.highest }
      Markup.element("text", ["class": "amount", "x": "0", "y": "\(geometry.floor + 15)"]) { chart.scale.lowest }
      for label in geometry.labels { day(label.x, label.text) }
    }
  }

  @MarkupBuilder private func dots(_ geometry: BalanceGeometry, _ kind: String) -> Markup {
    for point in geometry.points {
      Markup.shape("circle", ["class": kind, "cx": "\(point.x)", "cy": "\(point.y)", "r": "2"])
    }
  }

  private func day(_ x: Int, _ text: String) -> Markup {
    Markup.element(
      "text", ["class": "name", "x": "\(x)", "y": "\(BalanceGeometry.height - 6)", "text-anchor": "middle"]
    ) { text }
  }
}

extension BalancePicture {
  /// The styles of a picture that stands alone: those of the other pictures, and of the line.
  static func styles(_ theme: Theme) -> StyleSheet {
    """
    \(MonthPicture.styles(theme))
    .line{fill:none;stroke-width:1.5}.area{fill-opacity:.15}
    \(colors(theme) { $0.light })
    @media (prefers-color-scheme:dark){
    \(colors(theme) { $0.dark })
    }
    """
  }

  private static func colors(_ theme: Theme, _ pick: (PageColor) -> HexColor) -> StyleSheet {
    """
    .accent{fill:\(pick(theme.shade(.accent).page))}.debt{fill:\(pick(theme.shade(.negative).page))}
    .line.accent{fill:none;stroke:\(pick(theme.shade(.accent).page))}\
    .line.debt{fill:none;stroke:\(pick(theme.shade(.negative).page))}
    """
  }
}
