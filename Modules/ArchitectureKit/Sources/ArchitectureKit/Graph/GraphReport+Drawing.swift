// Drawings of a graph whose levels are rows.
extension GraphReport {
  var dot: String {
    let levels = Dictionary(grouping: rows, by: \.level).sorted { $0.key > $1.key }
    let ranks = levels.map { _, rows in
      "  { rank=same; \(rows.map { JSONText.quoted($0.module) + ";" }.joined(separator: " ")) }\n"
    }
    let edges = drawnEdges.map { "  \(JSONText.quoted($0)) -> \(JSONText.quoted($1));\n" }
    return "digraph modules {\n  node [shape=box];\n\(ranks.joined())\(edges.joined())}\n"
  }

  /// A page with one drawing and one table. Broken imports are drawn whether or not a longer way shows them.
  func html(broken: Set<[String]>) -> String {
    let marked = rows.flatMap { row in row.imports.map { (from: row.module, to: $0) } }
      .filter { broken.contains([$0.from, $0.to]) }
    let plain = drawnEdges.filter { !broken.contains([$0.from, $0.to]) }
    let layout = GraphLayout(rows, edges: plain + marked)
    let lines = plain.map { Self.line($0, layout, "edge") } + marked.map { Self.line($0, layout, "broken") }
    let (width, height) = (GraphLayout.text(layout.width), GraphLayout.text(layout.height))
    let count = [(rows.count, "module"), (layout.levels.count, "level"), (marked.count, "broken import")]
      .map { "\($0) \($1)\($0 == 1 ? "" : "s")" }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Modules</title>
      <style>
      \(Self.style)
      </style>
      <h1>\(count[0]) in \(count[1])\(marked.isEmpty ? "" : ", \(count[2])")</h1>
      <p>A line leads down from a module to one that it imports; an import that a longer way shows already has none.\
      \(marked.isEmpty ? "" : " A dashed line is an import that breaks a contract.")</p>
      <div class="drawing" role="region" aria-label="Drawing" tabindex="0">
      <svg viewBox="0 0 \(width) \(height)" style="--width: \(width)px" role="img" aria-label="The graph of the table below">
      \(bands(layout))\(lines.joined())\(boxes(layout))</svg>
      </div>
      \(table(broken: broken))<p>Level: how far above the modules that import nothing. In, out: modules that import it, that it imports. \
      Inst: out / (in + out).</p>
      </html>

      """
  }

  private static let style = """
    :root { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif; --broken: #b8001f; }
    @media (prefers-color-scheme: dark) { :root { --broken: #ff8a80; } }
    body { margin: 16px; }
    h1 { font-size: 1.5em; margin: 0; }
    .drawing { overflow-x: auto; }
    svg { display: block; width: 100%; height: auto; min-width: calc(var(--width) * 0.75); max-width: var(--width); }
    svg text { fill: currentColor; font: 12px system-ui, sans-serif; }
    .band { fill: currentColor; fill-opacity: 0.06; }
    .box { fill: Canvas; stroke: currentColor; stroke-opacity: 0.7; }
    .edge { stroke: currentColor; stroke-opacity: 0.55; fill: none; }
    .broken { stroke: var(--broken); stroke-width: 2; stroke-dasharray: 6 3; fill: none; }
    .edge:hover, .broken:hover { stroke-width: 4; stroke-opacity: 1; }
    table { border-collapse: collapse; margin-top: 16px; }
    td, th { padding: 3px 20px 3px 0; text-align: left; vertical-align: top; }
    td:last-child { overflow-wrap: anywhere; }
    tr + tr { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
    .number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
    strong { color: var(--broken); }
    @media (max-width: 640px) {
      svg { min-width: var(--width); }
      tr:first-child { display: none; }
      tr { display: block; padding: 6px 0; }
      td { display: inline; padding: 0 10px 0 0; }
      td:first-child, td:last-child { display: block; padding: 0; }
      td:first-child { font-weight: 600; }
      td.number::before { content: attr(title) " "; }
    }
    """
}

extension GraphReport {
  private func bands(_ layout: GraphLayout) -> String {
    layout.levels.enumerated().map { row, level in
      let top = GraphLayout.top(of: row)
      return """
        <rect class="band" x="0" y="\(GraphLayout.text(top - 28))" width="\(GraphLayout.text(layout.width))" \
        height="\(GraphLayout.text(GraphLayout.rowHeight - 8))"/>
        <text x="10" y="\(GraphLayout.text(top + 17))">level \(level)</text>

        """
    }.joined()
  }

  private func boxes(_ layout: GraphLayout) -> String {
    rows.compactMap { row in
      layout.box(of: row.module).map { box in
        """
        <rect class="box" x="\(GraphLayout.text(box.x))" y="\(GraphLayout.text(box.y))" \
        width="\(GraphLayout.text(box.width))" height="\(GraphLayout.text(GraphLayout.boxHeight))" rx="4"/>
        <text x="\(GraphLayout.text(box.middle))" y="\(GraphLayout.text(box.y + 17))" text-anchor="middle">\
        \(Self.escaped(row.module))</text>

        """
      }
    }.joined()
  }

  private static func line(_ edge: (from: String, to: String), _ layout: GraphLayout, _ style: String) -> String {
    """
    <path class="\(style)" d="\(layout.path(from: edge.from, to: edge.to))">\
    <title>\(escaped(edge.from)) imports \(escaped(edge.to))</title></path>

    """
  }

  private func table(broken: Set<[String]>) -> String {
    let columns = ["level", "in", "out", "inst"]
    let lines = rows.map { row in
      let imports = row.imports.map { imported in
        let name = Self.escaped(imported)
        return broken.contains([row.module, imported]) ? "<strong>\(name) (broken)</strong>" : name
      }
      let figures = ["\(row.level)", "\(row.fanIn)", "\(row.fanOut)", row.instabilityText ?? "-"]
      return "<tr><td>\(Self.escaped(row.module))</td>"
        + zip(columns, figures).map { "<td class=\"number\" title=\"\($0)\">\($1)</td>" }.joined()
        + "<td>\(imports.joined(separator: ", "))</td></tr>\n"
    }
    let heads = columns.map { "<th class=\"number\">\($0)</th>" }.joined()
    return """
      <table>
      <tr><th>module</th>\(heads)<th>imports</th></tr>
      \(lines.joined())</table>

      """
  }

  private static func escaped(_ text: String) -> String {
    text.replacingScalars(["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"])
  }
}
