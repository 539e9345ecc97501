import TerminalKit

/// A view of boxes, for an oracle that lays it out cell by cell.
indirect enum LayoutNode {
  case box(width: Int, height: Int, letter: Character)
  case spacer(minimum: Int)
  case stack(Axis, spacing: Int, alignment: Alignment, [LayoutNode])
  case padding(EdgeInsets, LayoutNode)
  case frame(width: Int?, height: Int?, alignment: Alignment, LayoutNode)

  /// The view itself.
  var view: AnyView {
    switch self {
    case .box(let width, let height, let letter):
      let line = TerminalText(String(repeating: letter, count: width))
      return AnyView(TextBlock(Array(repeating: line, count: height), width: width))
    case .spacer(let minimum): return AnyView(Spacer(minLength: minimum))
    case .stack(.horizontal, let spacing, let alignment, let nodes):
      return AnyView(
        HStack(alignment: alignment.vertical, spacing: spacing) { for node in nodes { node.view } })
    case .stack(.vertical, let spacing, let alignment, let nodes):
      return AnyView(
        VStack(alignment: alignment.horizontal, spacing: spacing) { for node in nodes { node.view } })
    case .padding(let insets, let node): return AnyView(node.view.padding(insets))
    case .frame(let width, let height, let alignment, let node):
      return AnyView(node.view.frame(width: width, height: height, alignment: alignment))
    }
  }
}

extension LayoutNode {
  /// A random view: below some depth a box.
  static func random(depth: Int, _ generator: inout SeededGenerator) -> LayoutNode {
    func small(_ limit: Int) -> Int { Int.random(in: 0...limit, using: &generator) }
    let letter = Character(Unicode.Scalar(UInt8(97 + small(25))))
    let alignments: [Alignment] = [.topLeading, .center, .bottomTrailing, .top, .leading]
    let alignment = alignments[small(4)]
    switch depth == 0 ? 0 : small(5) {
    case 0, 1: return .box(width: 1 + small(8), height: 1 + small(2), letter: letter)
    case 2, 3:
      let axis: Axis = small(1) == 0 ? .horizontal : .vertical
      let nodes = (0..<1 + small(3)).map { _ in
        small(5) == 0 ? LayoutNode.spacer(minimum: small(2)) : random(depth: depth - 1, &generator)
      }
      return .stack(axis, spacing: small(2), alignment: alignment, nodes)
    case 4:
      let insets = EdgeInsets(top: small(1), leading: small(3), bottom: small(1), trailing: small(3))
      return .padding(insets, random(depth: depth - 1, &generator))
    default:
      let (width, height) = (small(2) == 0 ? nil : small(20), small(2) == 0 ? nil : small(6))
      return .frame(width: width, height: height, alignment: alignment, random(depth: depth - 1, &generator))
    }
  }
}

/// What a view of boxes looks like, cell by cell. It shares nothing with the package: sizes first, then each box is
/// painted at its place.
struct LayoutOracle {
  struct Size: Equatable { var width, height: Int }
  /// Some room; nil for no limit.
  struct Room { var width, height: Int? }

  private(set) var cells: [[Character]] = []

  /// The lines of a view in some width, without the blanks at their ends.
  static func lines(of node: LayoutNode, width: Int?) -> [String] {
    var oracle = LayoutOracle()
    let placed = oracle.place(node, Room(width: width, height: nil), .vertical)
    oracle.cells = Array(repeating: Array(repeating: " ", count: placed.size.width), count: placed.size.height)
    placed.paint(&oracle.cells, 0, 0, placed.size.width, placed.size.height)
    return oracle.cells.map { cells in String(cells.reversed().drop { $0 == " " }.reversed()) }
  }

  /// A view with its size, and what paints it at a place, within the columns and rows from the corner on.
  struct Placed {
    var size: Size
    let paint: (_ cells: inout [[Character]], _ x: Int, _ y: Int, _ right: Int, _ bottom: Int) -> Void
  }

  private func lengths(_ node: LayoutNode, _ axis: Axis, in stack: Axis) -> (least: Int, most: Int?) {
    switch node {
    case .box(let width, let height, _): return axis == .horizontal ? (0, width) : (height, height)
    case .spacer(let minimum): return axis == stack ? (minimum, nil) : (0, 0)
    case .stack(let own, let spacing, _, let nodes):
      let all = nodes.map { lengths($0, axis, in: own) }
      let isEndless = all.contains { $0.most == nil }
      if own != axis { return (all.map(\.least).max() ?? 0, isEndless ? nil : all.compactMap(\.most).max() ?? 0) }
      let gaps = spacing * max(0, all.count { $0.most != 0 } - 1)
      return (all.map(\.least).reduce(gaps, +), isEndless ? nil : all.compactMap(\.most).reduce(gaps, +))
    case .padding(let insets, let node):
      let inner = lengths(node, axis, in: stack)
      let own = axis == .horizontal ? insets.leading + insets.trailing : insets.top + insets.bottom
      return (inner.least + own, inner.most.map { $0 + own })
    case .frame(let width, let height, _, let node):
      if let fixed = axis == .horizontal ? width : height { return (fixed, fixed) }
      return lengths(node, axis, in: stack)
    }
  }

  private func place(_ node: LayoutNode, _ room: Room, _ stack: Axis) -> Placed {
    var placed = unlimited(node, room, stack)
    placed.size.width = min(placed.size.width, room.width ?? .max)
    let (width, paint) = (placed.size.width, placed.paint)
    return Placed(size: placed.size) { paint(&$0, $1, $2, min($3, $1 + width), $4) }
  }

  private func unlimited(_ node: LayoutNode, _ room: Room, _ stack: Axis) -> Placed {
    switch node {
    case .box(let width, let height, let letter):
      return Placed(size: Size(width: width, height: height)) { cells, x, y, right, bottom in
        for row in y..<max(y, min(y + height, bottom)) {
          for column in x..<max(x, min(x + width, right)) { cells[row][column] = letter }
        }
      }
    case .spacer(let minimum):
      let size =
        stack == .horizontal
        ? Size(width: max(minimum, room.width ?? 0), height: 0) : Size(width: 0, height: max(minimum, room.height ?? 0))
      return Placed(size: size) { _, _, _, _, _ in }
    case .stack(let axis, let spacing, let alignment, let nodes):
      return placeStack(axis, spacing, alignment, nodes, room)
    case .padding(let insets, let node):
      let inner = place(node, shrunk(room, by: insets), stack)
      let size = Size(
        width: inner.size.width + insets.leading + insets.trailing,
        height: inner.size.height + insets.top + insets.bottom)
      return Placed(size: size) { inner.paint(&$0, $1 + insets.leading, $2 + insets.top, $3, $4) }
    case .frame(let width, let height, let alignment, let node):
      return placeFrame(width, height, alignment, node, room, stack)
    }
  }

  private func shrunk(_ room: Room, by insets: EdgeInsets) -> Room {
    Room(
      width: room.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: room.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  private func placeFrame(
    _ width: Int?, _ height: Int?, _ alignment: Alignment, _ node: LayoutNode, _ room: Room, _ stack: Axis
  ) -> Placed {
    func least(_ fixed: Int?, _ room: Int?) -> Int? { fixed.map { min($0, room ?? $0) } ?? room }
    let inner = place(node, Room(width: least(width, room.width), height: least(height, room.height)), stack)
    let size = Size(
      width: min(width ?? inner.size.width, room.width ?? .max),
      height: height.map { min($0, room.height ?? .max) } ?? inner.size.height)
    let x = offset(alignment.horizontal, inner.size.width, size.width)
    let y = offset(alignment.vertical, inner.size.height, size.height)
    return Placed(size: size) {
      inner.paint(&$0, $1 + x, $2 + y, min($3, $1 + size.width), min($4, $2 + size.height))
    }
  }

  private func offset(_ alignment: HorizontalAlignment, _ own: Int, _ room: Int) -> Int {
    max(0, room - own) * (alignment == .leading ? 0 : alignment == .center ? 1 : 2) / 2
  }

  private func offset(_ alignment: VerticalAlignment, _ own: Int, _ room: Int) -> Int {
    max(0, room - own) * (alignment == .top ? 0 : alignment == .center ? 1 : 2) / 2
  }

  private func placeStack(
    _ axis: Axis, _ spacing: Int, _ alignment: Alignment, _ nodes: [LayoutNode], _ room: Room
  ) -> Placed {
    let isHorizontal = axis == .horizontal
    func length(_ size: Size) -> Int { isHorizontal ? size.width : size.height }
    let placed = divided(axis, spacing, nodes, room).filter { length($0.size) > 0 }
    let along = placed.reduce(spacing * max(0, placed.count - 1)) { $0 + length($1.size) }
    let across = placed.map { isHorizontal ? $0.size.height : $0.size.width }.max() ?? 0
    let size = isHorizontal ? Size(width: along, height: across) : Size(width: across, height: along)
    return Placed(size: size) { cells, x, y, right, bottom in
      var position = 0
      for child in placed {
        let (column, row) =
          isHorizontal
          ? (x + position, y + offset(alignment.vertical, child.size.height, across))
          : (x + offset(alignment.horizontal, child.size.width, across), y + position)
        child.paint(&cells, column, row, right, bottom)
        position += length(child.size) + spacing
      }
    }
  }

  private func divided(_ axis: Axis, _ spacing: Int, _ nodes: [LayoutNode], _ room: Room) -> [Placed] {
    func proposal(_ length: Int?) -> Room {
      axis == .horizontal ? Room(width: length, height: room.height) : Room(width: room.width, height: length)
    }
    // What has no end beside others is as high as they are.
    func stretches(_ node: LayoutNode) -> Bool {
      axis == .horizontal && room.height == nil && nodes.count > 1 && lengths(node, .vertical, in: axis).most == nil
    }
    var shares: [Int: Int?] = [:]
    var results: [Int: Placed] = [:]
    func stretched() -> [Placed] {
      let height = results.values.map(\.size.height).max() ?? 0
      for (index, share) in shares {
        results[index] = place(nodes[index], Room(width: share, height: max(1, height)), axis)
      }
      return nodes.indices.compactMap { results[$0] }
    }
    guard let total = axis == .horizontal ? room.width : room.height else {
      for (index, node) in nodes.enumerated() {
        if stretches(node) { shares[index] = .some(nil) } else { results[index] = place(node, proposal(nil), axis) }
      }
      return stretched()
    }
    let all = nodes.map { lengths($0, axis, in: axis) }
    let shown = nodes.indices.filter { all[$0].most != 0 }
    var left = max(0, total - spacing * max(0, shown.count - 1))
    func isSpacer(_ index: Int) -> Bool { if case .spacer = nodes[index] { true } else { false } }
    let kept = shown.filter(isSpacer).map { all[$0].least }.reduce(0, +)
    for (group, reserve) in [(shown.filter { !isSpacer($0) }, kept), (shown.filter(isSpacer), 0)] {
      func most(_ index: Int) -> Int { all[index].most ?? .max }
      let order = group.sorted { (most($0), $0) < (most($1), $1) }
      for (position, index) in order.enumerated() {
        let part = max(0, left - reserve) / (order.count - position)
        var length = min(max(part, all[index].least), all[index].most ?? .max)
        if axis == .horizontal { length = min(length, left) }
        if stretches(nodes[index]) {
          shares[index] = length
          left = max(0, left - length)
        } else {
          let child = place(nodes[index], proposal(length), axis)
          results[index] = child
          left = max(0, left - (axis == .horizontal ? child.size.width : child.size.height))
        }
      }
    }
    return stretched()
  }
}
