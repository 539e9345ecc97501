/// Places the modules of a graph: a row for each level, the highest first, with the modules near those that they import
/// and are imported by. An edge over several rows has a lane in each of those between, so that it passes no box; all edges
/// to one module share its lanes.
struct GraphLayout {
  /// A box, in the units of the drawing.
  struct Box {
    let x: Double
    let y: Double
    let width: Double

    var middle: Double { x + width / 2 }
  }

  /// What has a place in a row: a module, or the lane of the edges to one.
  private struct Node: Hashable {
    let module: String
    let row: Int
    var isLane = false
  }

  static let rowHeight = 90.0
  static let boxHeight = 26.0
  /// The left edge, which is for the names of rows.
  static let margin = 76.0
  private static let sweeps = 12

  /// The levels of the rows, from the top down.
  let levels: [Int]
  private var rows: [[Node]]
  private var middles: [Node: Double] = [:]
  private var above: [Node: Set<Node>] = [:]
  private var below: [Node: Set<Node>] = [:]
  private let rowOf: [String: Int]

  init(_ modules: [GraphReport.Row], edges: [(from: String, to: String)]) {
    levels = Set(modules.map(\.level)).sorted(by: >)
    let indices = Dictionary(uniqueKeysWithValues: levels.enumerated().map { ($1, $0) })
    let rowOf = Dictionary(uniqueKeysWithValues: modules.map { ($0.module, indices[$0.level] ?? 0) })
    self.rowOf = rowOf
    rows = levels.map { level in
      modules.filter { $0.level == level }.map { Node(module: $0.module, row: indices[level] ?? 0) }
    }
    for (start, end) in edges {
      let nodes = Self.nodes(from: start, to: end, rowOf)
      for (upper, lower) in zip(nodes, nodes.dropFirst()) where upper.row < lower.row {
        below[upper, default: []].insert(lower)
        if above[lower, default: []].insert(upper).inserted, lower.isLane, above[lower]?.count == 1 {
          rows[lower.row].append(lower)
        }
      }
    }
    arrange()
  }

  var height: Double { Double(rows.count) * Self.rowHeight }
  var width: Double { (middles.map { $0.value + Self.width(of: $0.key) / 2 }.max() ?? 0) + 16 }

  /// The place of a module; nil for one that isn't in the graph.
  func box(of module: String) -> Box? {
    guard let row = rowOf[module] else { return nil }
    let node = Node(module: module, row: row)
    let width = Self.width(of: node)
    return middles[node].map { Box(x: $0 - width / 2, y: Self.top(of: row), width: width) }
  }

  /// An edge as the data of an SVG path: from below a box to above another; below both within a row.
  func path(from start: String, to end: String) -> String {
    let nodes = Self.nodes(from: start, to: end, rowOf)
    guard let first = nodes.first, let x = middles[first] else { return "" }
    let bottom = Self.top(of: first.row) + Self.boxHeight
    var path = "M\(Self.text(x)) \(Self.text(bottom))"
    for (node, next) in zip(nodes, nodes.dropFirst()) {
      let (from, to) = (middles[node] ?? 0, middles[next] ?? 0)
      let (leaving, arriving) = (Self.top(of: node.row) + Self.boxHeight, Self.top(of: next.row))
      let isLevel = node.row == next.row
      let bend = isLevel ? leaving + 28 : (leaving + arriving) / 2
      path += " C" + [from, bend, to, bend, to, isLevel ? leaving : arriving].map(Self.text).joined(separator: " ")
      if next.isLane { path += " V\(Self.text(arriving + Self.boxHeight))" }
    }
    return path
  }

  static func top(of row: Int) -> Double { Double(row) * rowHeight + 32 }

  /// A number with one digit after the point, and none where it is whole.
  static func text(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }
}

extension GraphLayout {
  /// The ends of an edge, with a lane in each row between.
  private static func nodes(from start: String, to end: String, _ rowOf: [String: Int]) -> [Node] {
    guard let first = rowOf[start], let last = rowOf[end] else { return [] }
    let lanes = first + 1 < last ? (first + 1..<last).map { Node(module: end, row: $0, isLane: true) } : []
    return [Node(module: start, row: first)] + lanes + [Node(module: end, row: last)]
  }

  /// Room for a name in twelve pixels: narrow signs, and wide ones of the scripts that have them.
  private static func width(of node: Node) -> Double {
    if node.isLane { return 4 }
    return node.module.unicodeScalars.reduce(18) { $0 + ($1.value < 0x1100 ? 7.4 : 14) }
  }

  /// Moves each node towards the middle of its neighbours, by turns of those above and those below.
  private mutating func arrange() {
    for row in rows.indices { place(row, wanted: rows[row].indices.map { Double($0) * 120 }) }
    for sweep in 0..<Self.sweeps {
      let isDown = sweep % 2 == 0
      for row in isDown ? Array(rows.indices.dropFirst()) : rows.indices.dropLast().reversed() {
        let edge = rows[row].filter { above[$0] != nil || below[$0] != nil }.compactMap { middles[$0] }.max() ?? 0
        let wanted = rows[row].map { node in
          // What has no edges at all stands at the end.
          if above[node] == nil, below[node] == nil { return edge }
          return mean(of: isDown ? above[node] : below[node]) ?? middles[node] ?? 0
        }
        let order = rows[row].indices.sorted {
          (wanted[$0], rows[row][$0].module) < (wanted[$1], rows[row][$1].module)
        }
        rows[row] = order.map { rows[row][$0] }
        place(row, wanted: order.map { wanted[$0] })
      }
    }
    let left = middles.map { $0.value - Self.width(of: $0.key) / 2 }.min() ?? 0
    middles = middles.mapValues { $0 - left + Self.margin }
  }

  private func mean(of nodes: Set<Node>?) -> Double? {
    let found = (nodes ?? []).compactMap { middles[$0] }.sorted()
    return found.isEmpty ? nil : found.reduce(0, +) / Double(found.count)
  }

  /// Gives the nodes of a row places near the wanted ones, in their order and without an overlap: nodes that touch move
  /// together, to where they are least away from what they want.
  private mutating func place(_ row: Int, wanted: [Double]) {
    let nodes = rows[row]
    var offsets = [0.0]
    for (node, next) in zip(nodes, nodes.dropFirst()) {
      let gap = node.isLane && next.isLane ? 6.0 : 14.0
      offsets.append((offsets.last ?? 0) + Self.width(of: node) / 2 + gap + Self.width(of: next) / 2)
    }
    var groups: [(start: Double, count: Int)] = []
    for index in nodes.indices {
      var group = (start: wanted[index] - offsets[index], count: 1)
      while let last = groups.last, last.start >= group.start {
        groups.removeLast()
        let count = last.count + group.count
        group = ((last.start * Double(last.count) + group.start * Double(group.count)) / Double(count), count)
      }
      groups.append(group)
    }
    var index = 0
    for group in groups {
      for _ in 0..<group.count {
        middles[nodes[index]] = group.start + offsets[index]
        index += 1
      }
    }
  }
}
