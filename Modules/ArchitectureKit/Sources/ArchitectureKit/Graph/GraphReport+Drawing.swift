// Drawings of a graph whose levels are rows.
extension GraphReport {
  /// The modules of each level, the highest first.
  private var levels: [(level: Int, rows: [Row])] {
    Dictionary(grouping: rows, by: \.level).sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
  }

  var dot: String {
    let ranks = levels.map { _, rows in
      "  { rank=same; \(rows.map { JSONText.quoted($0.module) + ";" }.joined(separator: " ")) }\n"
    }
    let edges = drawnEdges.map { "  \(JSONText.quoted($0)) -> \(JSONText.quoted($1));\n" }
    return "digraph modules {\n  node [shape=box];\n\(ranks.joined())\(edges.joined())}\n"
  }

  /// A page with one drawing and one table. Broken imports are drawn whether or not a longer way shows them.
  func html(broken: Set<[String]>) -> String {
    let places = self.places
    let marked = rows.flatMap { row in row.imports.map { (row.module, $0) } }.filter { broken.contains([$0.0, $0.1]) }
    let plain = drawnEdges.filter { !broken.contains([$0.from, $0.to]) }
    let lines =
      plain.map { Self.line($0.from, $0.to, places, "edge") } + marked.map { Self.line($0.0, $0.1, places, "broken") }
    let width = (places.values.map(\.right).max() ?? 0) + 20
    let height = levels.count * Self.bandHeight
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <title>Modules</title>
      <style>
      :root { color-scheme: light dark; font: 14px system-ui, sans-serif; }
      svg { max-width: 100%; height: auto; }
      svg text { fill: currentColor; font: 12px system-ui, sans-serif; }
      .band { fill: currentColor; fill-opacity: 0.05; }
      .box { fill: Canvas; stroke: currentColor; stroke-opacity: 0.5; }
      .edge { stroke: currentColor; stroke-opacity: 0.3; fill: none; }
      .broken { stroke: #d70015; stroke-width: 2; stroke-dasharray: 6 3; fill: none; }
      td, th { padding: 2px 10px; text-align: left; vertical-align: top; }
      td.number { text-align: right; }
      </style>
      <h1>\(rows.count) modules in \(levels.count) levels\(marked.isEmpty ? "" : ", \(marked.count) broken imports")</h1>
      <svg viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" role="img" aria-label="The graph of the table below">
      \(bands(width: width))\(lines.joined())\(boxes(places))</svg>
      \(table(broken: broken))</html>

      """
  }
}

extension GraphReport {
  private struct Place {
    let x: Int
    let y: Int
    let width: Int

    var right: Int { x + width }
    var middle: Int { x + width / 2 }
  }

  private static let bandHeight = 90
  private static let boxHeight = 26

  /// From left to right in each band, by name.
  private var places: [String: Place] {
    var places: [String: Place] = [:]
    for (index, level) in levels.enumerated() {
      var x = 70
      for row in level.rows {
        let width = row.module.count * 8 + 16
        places[row.module] = Place(x: x, y: index * Self.bandHeight + 32, width: width)
        x += width + 14
      }
    }
    return places
  }

  private func bands(width: Int) -> String {
    levels.enumerated().map { index, level in
      let y = index * Self.bandHeight
      return """
        <rect class="band" x="0" y="\(y + 4)" width="\(width)" height="\(Self.bandHeight - 8)"/>
        <text x="8" y="\(y + 50)">level \(level.level)</text>

        """
    }.joined()
  }

  private func boxes(_ places: [String: Place]) -> String {
    rows.compactMap { row in
      places[row.module].map { place in
        """
        <rect class="box" x="\(place.x)" y="\(place.y)" width="\(place.width)" height="\(Self.boxHeight)" rx="4"/>
        <text x="\(place.middle)" y="\(place.y + 17)" text-anchor="middle">\(Self.escaped(row.module))</text>

        """
      }
    }.joined()
  }

  private static func line(_ from: String, _ to: String, _ places: [String: Place], _ style: String) -> String {
    guard let start = places[from], let end = places[to] else { return "" }
    let isDown = start.y < end.y
    let (top, bottom) = (start.y + (isDown ? boxHeight : 0), end.y + (isDown ? 0 : boxHeight))
    let bend = (top + bottom) / 2
    return """
      <path class="\(style)" d="M\(start.middle) \(top) C\(start.middle) \(bend) \(end.middle) \(bend) \(end.middle) \(bottom)">\
      <title>\(escaped(from)) imports \(escaped(to))</title></path>

      """
  }

  private func table(broken: Set<[String]>) -> String {
    let lines = rows.map { row in
      let imports = row.imports.map { imported in
        let name = Self.escaped(imported)
        return broken.contains([row.module, imported]) ? "<strong>\(name) (broken)</strong>" : name
      }
      let figures = ["\(row.level)", "\(row.fanIn)", "\(row.fanOut)", row.instabilityText ?? "-"]
      return "<tr><td>\(Self.escaped(row.module))</td>"
        + figures.map { "<td class=\"number\">\($0)</td>" }.joined()
        + "<td>\(imports.joined(separator: ", "))</td></tr>\n"
    }
    return """
      <table>
      <tr><th>module</th><th>level</th><th>in</th><th>out</th><th>inst</th><th>imports</th></tr>
      \(lines.joined())</table>

      """
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
