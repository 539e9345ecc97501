/// Rows of views whose columns are as wide as the widest view in them.
///
/// ```swift
/// Grid {
///   GridRow {
///     Text("Goal").bold()
///     Text("Saved").bold()
///   }
///   Divider()
///   for goal in goals {
///     GridRow {
///       Text(goal.name)
///       ProgressView(value: goal.progress)
///     }
///   }
/// }
/// ```
///
/// Where there isn't room for them, the columns that take most give way. What isn't a ``GridRow`` takes a whole row.
public struct Grid<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let spacing: (horizontal: Int, vertical: Int)
  private let content: Content

  /// Rows below each other.
  ///
  /// - Parameters:
  ///   - alignment: where a view stands in its column and row.
  ///   - horizontalSpacing: empty columns between two columns.
  ///   - verticalSpacing: empty lines between two rows.
  ///   - content: the rows.
  public init(
    alignment: Alignment = .topLeading, horizontalSpacing: Int = 2, verticalSpacing: Int = 0,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    spacing = (max(0, horizontalSpacing), max(0, verticalSpacing))
    self.content = content()
  }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    let rows = rows(in: environment)
    let widths = widths(of: rows, in: environment)
    let blocks = rows.map { row -> TextBlock in
      switch row {
      case .cells(let cells): block(of: cells, widths, environment)
      case .whole(let view): whole(view, widths, environment)
      }
    }
    return .below(blocks.filter { $0.height > 0 }, spacing: spacing.vertical).clipped(width: environment.width)
  }

  public func lengths(along axis: Axis, in environment: EnvironmentValues) -> LayoutLengths {
    let rows = rows(in: environment)
    switch axis {
    case .horizontal:
      let columns = lengths(of: rows, in: environment)
      let gaps = spacing.horizontal * max(0, columns.count - 1)
      let maxima = columns.compactMap(\.maximum)
      return LayoutLengths(
        columns.reduce(gaps) { $0 + $1.minimum }, maxima.count == columns.count ? maxima.reduce(gaps, +) : nil)
    case .vertical:
      let lines = rows.map { row in row.views.map { $0.lengths(along: .vertical, in: environment).minimum }.max() ?? 0 }
      let height = lines.reduce(spacing.vertical * max(0, lines.count - 1), +)
      return LayoutLengths(height, height)
    }
  }
}

extension Grid {
  private enum Row {
    case cells([LayoutSubview])
    case whole(LayoutSubview)

    var views: [LayoutSubview] {
      switch self {
      case .cells(let cells): cells
      case .whole(let view): [view]
      }
    }
  }

  private func rows(in environment: EnvironmentValues) -> [Row] {
    content.subviews(in: environment).map { subview in
      (subview.view as? any GridCells).map { .cells($0.cells(in: environment)) } ?? .whole(subview)
    }
  }

  /// What each column takes.
  private func lengths(of rows: [Row], in environment: EnvironmentValues) -> [LayoutLengths] {
    var columns: [LayoutLengths] = []
    for case .cells(let cells) in rows {
      for (index, cell) in cells.enumerated() {
        let cell = cell.lengths(along: .horizontal, in: environment)
        guard columns.indices.contains(index) else {
          columns.append(cell)
          continue
        }
        let widest = columns[index].maximum.flatMap { one in cell.maximum.map { max(one, $0) } }
        columns[index] = LayoutLengths(max(columns[index].minimum, cell.minimum), widest)
      }
    }
    return columns
  }

  /// The width of each column; where the room has no limit, what it needs.
  private func widths(of rows: [Row], in environment: EnvironmentValues) -> [Int] {
    let lengths = lengths(of: rows, in: environment)
    guard let room = environment.width else { return lengths.map { $0.maximum ?? $0.minimum } }
    var left = max(0, room - spacing.horizontal * max(0, lengths.count - 1))
    var widths = lengths.map(\.minimum)
    let order = lengths.indices.sorted { (lengths[$0].flexibility, $0) < (lengths[$1].flexibility, $1) }
    for (position, index) in order.enumerated() {
      let part = left / (order.count - position)
      widths[index] = min(left, max(part, lengths[index].minimum), lengths[index].maximum ?? .max)
      left -= widths[index]
    }
    return widths
  }

  private func block(of cells: [LayoutSubview], _ widths: [Int], _ environment: EnvironmentValues) -> TextBlock {
    let blocks = zip(cells, widths).map { cell, width in
      cell.block(in: environment.proposing(width: width, height: nil))
    }
    let height = blocks.map(\.height).max() ?? 0
    var row = TextBlock.blank(width: 0, height: height)
    var column = 0
    for (block, width) in zip(blocks, widths) {
      let indent = alignment.horizontal.offset(of: block.width, in: width)
      row.append(block, row: alignment.vertical.offset(of: block.height, in: height), column: column + indent)
      column += width + spacing.horizontal
    }
    return row
  }

  /// A row of its own is as wide as the columns together.
  private func whole(_ view: LayoutSubview, _ widths: [Int], _ environment: EnvironmentValues) -> TextBlock {
    var inside = environment
    inside.stackAxis = .vertical
    let width = widths.reduce(spacing.horizontal * max(0, widths.count - 1), +)
    return view.block(in: inside.proposing(width: widths.isEmpty ? environment.width : width, height: nil))
  }
}

/// A row of a ``Grid``. Elsewhere its views stand beside each other.
public struct GridRow<Content: View>: PrimitiveView, GridCells {
  private let content: Content

  /// The views of a row, one for each column.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    HStack { content }.block(in: environment)
  }

  public func lengths(along axis: Axis, in environment: EnvironmentValues) -> LayoutLengths {
    HStack { content }.lengths(along: axis, in: environment)
  }

  func cells(in environment: EnvironmentValues) -> [LayoutSubview] { content.subviews(in: environment) }
}

/// What a ``Grid`` takes apart.
protocol GridCells {
  func cells(in environment: EnvironmentValues) -> [LayoutSubview]
}
