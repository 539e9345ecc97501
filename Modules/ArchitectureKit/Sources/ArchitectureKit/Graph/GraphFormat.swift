/// The format of a graph.
public enum GraphFormat: String, Sendable, CaseIterable {
  /// A table with a line for each module.
  case text
  /// An object with a list of modules, for programs.
  case json
  /// A drawing for Graphviz, with the modules of a level side by side.
  case dot
  /// One page that loads nothing: levels as bands, edges between them, and the table.
  case html
  /// A drawing in Mermaid's notation, which GitHub and many editors show as a picture.
  case mermaid
}

extension GraphReport {
  /// The graph, with a line break at its end. A drawing leaves out the imports that longer ways show already, and takes
  /// a walk over the graph for each import to find them.
  ///
  /// - Parameters:
  ///   - format: How it is written.
  ///   - broken: Imports that break a contract, which a page marks: who imports, and what.
  public func text(as format: GraphFormat, broken: Set<[String]> = []) -> String {
    switch format {
    case .text: table
    case .json: json.text + "\n"
    case .mermaid: mermaid
    case .dot: dot
    case .html: html(broken: broken)
    }
  }

  private var table: String {
    let width = max(rows.map(\.module.count).max() ?? 0, 6)
    let head = "level  in  out  inst  " + Self.padded("module", width) + "  imports\n"
    return head
      + rows.map { row in
        let figures = [
          Self.right("\(row.level)", 5), Self.right("\(row.fanIn)", 2), Self.right("\(row.fanOut)", 3),
          Self.right(row.instabilityText ?? "-", 4),
        ]
        let line = figures.joined(separator: "  ") + "  " + Self.padded(row.module, width) + "  "
        return Self.trimmed(line + row.imports.joined(separator: " ")) + "\n"
      }.joined()
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private static func trimmed(_ text: String) -> String {
    String(text.reversed().drop { $0 == " " }.reversed())
  }

  private var json: JSONText {
    let modules = rows.map { row -> JSONText in
      var members: [(String, JSONText)] = [
        ("module", .string(row.module)), ("level", .number(row.level)), ("fanIn", .number(row.fanIn)),
        ("fanOut", .number(row.fanOut)),
      ]
      if let instability = row.instabilityText { members.append(("instability", .decimal(instability))) }
      return .object(members + [("imports", .array(row.imports.map(JSONText.string)))])
    }
    return .object([("modules", .array(modules))])
  }

  /// Without the edges that longer ways show already, so that a picture of layers stays readable. Within a circle every
  /// edge is shown. Boxes are numbered, because `end` and some other names mean something to Mermaid.
  private var mermaid: String {
    let boxes = Dictionary(uniqueKeysWithValues: rows.enumerated().map { ($1.module, "n\($0 + 1)") })
    let edges = drawnEdges.map { "  \(boxes[$0] ?? "") --> \(boxes[$1] ?? "")\n" }
    let names = rows.map { "  \(boxes[$0.module] ?? "")[\"\($0.module)\"]\n" }
    return "graph TD\n" + names.joined() + edges.joined()
  }

  /// The imports that no longer way shows, in the order of the rows.
  var drawnEdges: [(from: String, to: String)] {
    let imports = Dictionary(uniqueKeysWithValues: rows.map { ($0.module, $0.imports) })
    let levels = Dictionary(uniqueKeysWithValues: rows.map { ($0.module, $0.level) })
    return rows.flatMap { row in
      row.imports.filter { target in
        !row.imports.contains {
          (levels[$0] ?? 0) > (levels[target] ?? 0) && (levels[$0] ?? 0) < row.level
            && Self.reaches($0, target, imports)
        }
      }.map { (row.module, $0) }
    }
  }

  private static func reaches(_ start: String, _ end: String, _ imports: [String: [String]]) -> Bool {
    var known: Set<String> = [start]
    var waiting = [start]
    while let next = waiting.popLast() {
      for other in imports[next] ?? [] {
        if other == end { return true }
        if known.insert(other).inserted { waiting.append(other) }
      }
    }
    return false
  }
}

extension GraphReport.Row {
  /// `0.25`
  var instabilityText: String? {
    instability.map { "\($0 / 100).\($0 % 100 < 10 ? "0" : "")\($0 % 100)" }
  }
}
