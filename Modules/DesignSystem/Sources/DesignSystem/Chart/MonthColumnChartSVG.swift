import Foundation
public import ModuloModels
import TerminalKit

/// One page of months as a column chart in SVG, with a description for screen readers. A forecast is a dotted outline
/// after the latest month.
///
/// The same months make the same bytes. It has no script and loads nothing.
public struct MonthColumnChartSVG: Sendable {
  let chart: MonthChartUIModel
  let title: String
  let id: String

  /// - Parameters:
  ///   - title: Name of the goal.
  ///   - id: Prefix of the identifiers, unique on a page.
  public init(_ chart: MonthChartUIModel, title: String, id: String) {
    self.chart = chart
    self.title = title
    self.id = id
  }

  /// The chart as a complete SVG document, light or dark by the viewer's preference.
  ///
  /// - Parameter empty: Caption of a chart without months.
  public func document(theme: Theme = .standard, empty: String) -> String {
    frame.document(styles(theme), caption: chart.months.isEmpty ? empty : chart.label, columns)
  }

  /// The chart inside a page, which has its styles.
  var figure: Markup { frame.figure(columns) }

  private var frame: SVGFrame {
    SVGFrame(
      width: MonthColumnChartGeometry.width, height: MonthColumnChartGeometry.height, id: id, title: title,
      label: chart.label,
      description: (chart.months.map { "\($0.label) \($0.amount)" }
        + [chart.selectionText, chart.continuationText].compactMap { $0 })
        .joined(separator: "; "))
  }
}

extension MonthColumnChartSVG {
  @MarkupBuilder private var columns: Markup {
    let geometry = MonthColumnChartGeometry(chart)
    Markup.shape(
      "line",
      [
        "class": "zero", "x1": "0", "x2": "\(MonthColumnChartGeometry.width)", "y1": "\(geometry.zero)",
        "y2": "\(geometry.zero)",
      ])
    if !geometry.showsAmounts { scale(geometry) }
    for index in chart.columns.indices { column(index, geometry) }
  }

  @MarkupBuilder private func column(_ index: Int, _ geometry: MonthColumnChartGeometry) -> Markup {
    let month = chart.columns[index]
    let bar = geometry.bar(index)
    let kind = month.net < 0 ? "negative" : "positive"
    let shape = index < chart.months.count ? kind : "forecast"
    let name = index == chart.selection ? "name selected" : "name"
    if month.net != 0 {
      Markup.shape(
        "rect",
        [
          "class": shape, "x": "\(bar.x)", "y": "\(bar.y)", "width": "\(bar.width)", "height": "\(bar.height)",
          "rx": "\(min(3, bar.height / 2))",
        ])
    }
    if geometry.showsAmounts { label("\(kind) amount", bar.middle, bar.labelY, month.amount) }
    label(name, bar.middle, MonthColumnChartGeometry.height - 8, month.shortLabel)
  }

  /// The ends of the scale, where the columns have no labels.
  @MarkupBuilder private func scale(_ geometry: MonthColumnChartGeometry) -> Markup {
    Markup.element("text", ["class": "amount", "x": "0", "y": "\(MonthColumnChartGeometry.top - 6)"]) {
      chart.scale.highest
    }
    if chart.hasZeroLine {
      Markup.element("text", ["class": "amount", "x": "0", "y": "\(geometry.floor + 14)"]) { chart.scale.lowest }
    }
  }

  private func label(_ kind: String, _ x: Int, _ y: Int, _ text: String) -> Markup {
    Markup.element("text", ["class": kind, "x": "\(x)", "y": "\(y)", "text-anchor": "middle"]) { text }
  }
}

extension MonthColumnChartSVG {
  /// The styles of this document: those of a forecast only when it has one.
  private func styles(_ theme: Theme) -> StyleSheet {
    let styles = Self.styles(theme)
    if chart.continuation == nil { return styles }
    let shade = theme.shade(.positive).page
    return """
      \(styles)
      .forecast{fill:none;stroke-width:2;stroke-dasharray:2 4;stroke:\(shade.light)}
      @media (prefers-color-scheme:dark){.forecast{stroke:\(shade.dark)}}
      """
  }

  /// The styles of a complete document. Colours are written out, because not every SVG viewer knows CSS variables.
  static func styles(_ theme: Theme) -> StyleSheet {
    """
    text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;font-size:13px}
    .title{font-size:20px;font-weight:700}.amount{font-size:12px}.selected{font-weight:700}.zero{stroke-width:1}
    \(colors(theme) { $0.light })
    @media (prefers-color-scheme:dark){
    \(colors(theme) { $0.dark })
    }
    """
  }

  private static func colors(_ theme: Theme, _ pick: (PageColor) -> HexColor) -> StyleSheet {
    """
    .surface{fill:\(pick(.surface))}text{fill:\(pick(.text))}.zero{stroke:\(pick(.line))}
    .name{fill:\(pick(theme.shade(.secondary).page))}.selected{fill:\(pick(.text))}
    .positive{fill:\(pick(theme.shade(.positive).page))}.negative{fill:\(pick(theme.shade(.negative).page))}
    """
  }
}
