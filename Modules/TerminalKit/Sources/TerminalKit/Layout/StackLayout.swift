/// Lays views out beside or below each other.
///
/// Where the room has no limit, each view is as long as it needs. Else the views of the highest priority get what the
/// others can spare; among them, those that take least are asked first, each with an equal part of what is left.
struct StackLayout {
  let axis: Axis
  let spacing: Int
  let alignment: Alignment

  init(_ axis: Axis, spacing: Int = 0, alignment: Alignment = .topLeading) {
    self.axis = axis
    self.spacing = max(0, spacing)
    self.alignment = alignment
  }

  /// The views in the room of the environment. One that shows nothing takes no spacing.
  func block(of subviews: [LayoutSubview], in environment: EnvironmentValues) -> TextBlock {
    var inside = environment
    inside.stackAxis = axis
    // Nothing is to be divided; but what can't give way may be higher than its room.
    if subviews.count == 1, axis == .horizontal || inside.height == nil {
      let block = subviews[0].block(in: inside)
      return isShown(block) ? block : TextBlock()
    }
    var pending = subviews.map { Pending($0, crosses: crosses($0, inside)) }
    if let room = axis == .horizontal ? inside.width : inside.height {
      divide(room, among: &pending, inside)
    } else {
      for index in pending.indices where !pending[index].crosses { lay(out: &pending[index], nil, inside) }
    }
    // What is as high as its neighbours comes after them.
    inside.height = inside.height ?? pending.reduce(1) { max($0, $1.block?.height ?? 0) }
    for index in pending.indices where pending[index].crosses {
      lay(out: &pending[index], pending[index].length, inside)
    }
    return joined(pending.compactMap(\.block).filter(isShown)).clipped(width: environment.width)
  }

  /// What the views take together.
  func lengths(of subviews: [LayoutSubview], along axis: Axis, in environment: EnvironmentValues) -> LayoutLengths {
    var inside = environment
    inside.stackAxis = self.axis
    let lengths = subviews.map { $0.lengths(along: axis, in: inside) }
    let maxima = lengths.compactMap(\.maximum)
    let isBounded = maxima.count == lengths.count
    guard axis == self.axis else {
      return LayoutLengths(lengths.map(\.minimum).max() ?? 0, isBounded ? maxima.max() ?? 0 : nil)
    }
    let gaps = spacing * max(0, lengths.count { $0.maximum != 0 } - 1)
    return LayoutLengths(lengths.reduce(gaps) { $0 + $1.minimum }, isBounded ? maxima.reduce(gaps, +) : nil)
  }

  /// A view that is being laid out.
  private struct Pending {
    let subview: LayoutSubview
    /// Whether it becomes as high as its neighbours, as a line between them does.
    let crosses: Bool
    var length: Int?
    var block: TextBlock?

    init(_ subview: LayoutSubview, crosses: Bool) {
      self.subview = subview
      self.crosses = crosses
    }
  }
}

extension StackLayout {
  private func length(of block: TextBlock) -> Int { axis == .horizontal ? block.width : block.height }

  private func isShown(_ block: TextBlock) -> Bool { axis == .vertical ? block.height > 0 : block.width > 0 }

  private func crosses(_ subview: LayoutSubview, _ environment: EnvironmentValues) -> Bool {
    guard axis == .horizontal, environment.height == nil else { return false }
    return subview.lengths(along: .vertical, in: environment).maximum == nil
  }

  private func lay(out pending: inout Pending, _ length: Int?, _ environment: EnvironmentValues) {
    let room =
      axis == .horizontal
      ? environment.proposing(width: length, height: environment.height)
      : environment.proposing(width: environment.width, height: length)
    pending.block = pending.subview.block(in: room)
  }

  private func divide(_ room: Int, among views: inout [Pending], _ environment: EnvironmentValues) {
    let lengths = views.map { $0.subview.lengths(along: axis, in: environment) }
    let shown = views.indices.filter { lengths[$0].maximum != 0 }
    var left = max(0, room - spacing * max(0, shown.count - 1))
    let priorities = Set(shown.map { views[$0].subview.priority }).sorted(by: >)
    for priority in priorities {
      let spared = shown.reduce(0) { $0 + (views[$1].subview.priority < priority ? lengths[$1].minimum : 0) }
      let equals = shown.filter { views[$0].subview.priority == priority }
        .sorted { (lengths[$0].maximum ?? .max, $0) < (lengths[$1].maximum ?? .max, $1) }
      for (position, index) in equals.enumerated() {
        let part = max(0, left - spared) / (equals.count - position)
        var length = min(max(part, lengths[index].minimum), lengths[index].maximum ?? .max)
        // Beyond its side nothing of a line is seen; what is below the window may be scrolled to.
        if axis == .horizontal { length = min(length, left) }
        views[index].length = length
        if !views[index].crosses { lay(out: &views[index], length, environment) }
        left = max(0, left - (views[index].block.map(self.length) ?? length))
      }
    }
  }
}

extension StackLayout {
  private func joined(_ blocks: [TextBlock]) -> TextBlock {
    switch axis {
    case .vertical: below(blocks)
    case .horizontal: beside(blocks)
    }
  }

  private func below(_ blocks: [TextBlock]) -> TextBlock {
    // The widths are needed only where a block may stand further to the right.
    if alignment.horizontal == .leading { return .below(blocks, spacing: spacing) }
    let widths = blocks.map(\.width)
    let width = widths.max() ?? 0
    let placed = zip(blocks, widths).map { block, own in
      block.indented(by: alignment.horizontal.offset(of: own, in: width))
    }
    return .below(placed, spacing: spacing, width: width)
  }

  private func beside(_ blocks: [TextBlock]) -> TextBlock {
    let height = blocks.map(\.height).max() ?? 0
    let widths = blocks.map(\.width)
    var row = TextBlock(Array(repeating: TerminalText(), count: height))
    var column = 0
    for (block, width) in zip(blocks, widths) {
      row.append(block, row: alignment.vertical.offset(of: block.height, in: height), column: column)
      column += width + spacing
    }
    return row.widened(to: max(0, column - spacing))
  }
}
