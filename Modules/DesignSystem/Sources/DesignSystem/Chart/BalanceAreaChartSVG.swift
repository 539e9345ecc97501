import Foundation
public import ModuloModels

/// Balances over a range of days as an area chart in SVG, with a description for screen readers.
///
/// The same balances make the same bytes. It has no script and loads nothing.
public struct BalanceAreaChartSVG: Sendable {
  let chart: BalanceChartUIModel
  let title: String
  let id: String

  /// - Parameters:
  ///   - title: Name of the account, or of the portfolio.
  ///   - id: Prefix of the identifiers, unique on a page.
  public init(_ chart: BalanceChartUIModel, title: String, id: String) {
    self.chart = chart
    self.title = title
    self.id = id
  }

  /// The chart as a complete SVG document, light or dark by the viewer's preference.
  ///
  /// - Parameter empty: Caption of a chart without points.
  public func document(theme: Theme = .standard, empty: String) -> String {
    frame.document(Self.styles(theme), caption: chart.points.isEmpty ? empty : chart.label, content)
  }

  /// The chart inside a page, which has its styles.
  var figure: Markup { frame.figure(content) }

  private var frame: SVGFrame {
    SVGFrame(
      width: BalanceAreaChartGeometry.width, height: BalanceAreaChartGeometry.height, id: id, title: title,
      label: chart.label,
      description: chart.rows.map { "\($0.date) \($0.amount)" }.joined(separator: "; "))
  }
}

extension BalanceAreaChartSVG {
  @MarkupBuilder private var content: Markup {
    if !chart.points.isEmpty {
      let geometry = BalanceAreaChartGeometry(chart)
      let kind = chart.isDebt ? "debt" : "accent"
      Markup.shape("path", ["class": "area \(kind)", "d": geometry.area])
      Markup.shape(
        "line",
        [
          "class": "zero", "x1": "0", "x2": "\(BalanceAreaChartGeometry.width)", "y1": "\(geometry.baseline)",
          "y2": "\(geometry.baseline)",
        ])
      Markup.shape("path", ["class": "line \(kind)", "d": geometry.line])
      if geometry.points.count <= BalanceChart.tableRows { dots(geometry, kind) }
      amount(14, chart.scale.highest)
      amount(geometry.floor + 15, chart.scale.lowest)
      for label in geometry.labels { day(label.x, label.text) }
    }
  }

  @MarkupBuilder private func dots(_ geometry: BalanceAreaChartGeometry, _ kind: String) -> Markup {
    for point in geometry.points {
      Markup.shape("circle", ["class": kind, "cx": "\(point.x)", "cy": "\(point.y)", "r": "2"])
    }
  }

  @MarkupBuilder private func amount(_ y: Int, _ text: String) -> Markup {
    if !text.isEmpty { Markup.element("text", ["class": "amount", "x": "0", "y": "\(y)"]) { text } }
  }

  private func day(_ x: Int, _ text: String) -> Markup {
    Markup.element(
      "text", ["class": "name", "x": "\(x)", "y": "\(BalanceAreaChartGeometry.height - 6)", "text-anchor": "middle"]
    ) { text }
  }
}

extension BalanceAreaChartSVG {
  /// The styles of a complete document: those of column charts, and of the area.
  static func styles(_ theme: Theme) -> StyleSheet {
    """
    \(MonthColumnChartSVG.styles(theme))
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
