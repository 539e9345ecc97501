public import TerminalKit

/// Panels beside and below each other that fill a window: in one column up to 80 columns of the terminal, in two up to 140,
/// else in three.
///
/// Each panel is a row that can be selected; the selected one has a heavy border and a mark before its title. Where there
/// are too few lines for all, the others have fewer, and the last line of a panel says how many more there would be.
public struct PanelGrid: PrimitiveView {
  private let panels: [Panel]
  private let height: Int

  /// Panels in a window.
  ///
  /// - Parameters:
  ///   - panels: From the upper left one, row by row.
  ///   - height: The lines of the window.
  public init(_ panels: [Panel], height: Int) {
    self.panels = panels
    self.height = height
  }

  /// Whether some panels have room in the window of an environment. In accessible output, and where each row has a number
  /// instead of a mark, nothing is drawn.
  public static func hasRoom(for count: Int, in environment: EnvironmentValues) -> Bool {
    guard let width = environment.width, let height = environment.height, count > 0 else { return false }
    let rows = (count + columns(in: width) - 1) / columns(in: width)
    return !environment.isAccessible && environment.firstRowNumber == nil && width >= narrowest
      && height >= rows * PanelHeights.least + 2
  }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    let width = environment.width ?? Self.narrowest
    let columns = Self.columns(in: width)
    let rows = stride(from: 0, to: panels.count, by: columns).map { start in
      PanelRow(start..<min(panels.count, start + columns), width: width)
    }
    let contents = rows.flatMap { row in
      zip(row.panels, row.widths).map { content(of: $0, width: $1, in: environment) }
    }
    let heights = PanelHeights.divide(
      height,
      among: rows.map { row in
        .init(
          needed: (row.panels.map { contents[$0].needed }.max() ?? 0) + 2,
          isGrowing: row.panels.contains { panels[$0].growingLines != nil })
      },
      selected: environment.selectedRow.flatMap { selected in rows.firstIndex { $0.panels.contains(selected) } })
    let lines = zip(rows, heights).flatMap { row, height in
      joined(
        zip(row.panels, row.widths).map { index, width in
          panel(index, contents[index], width: width, height: height, in: environment)
        })
    }
    return TextBlock(lines, width: width)
  }

  /// The least columns that a panel is drawn for.
  private static let narrowest = 40

  private static func columns(in width: Int) -> Int { width <= 80 ? 1 : width <= 140 ? 2 : 3 }
}

/// Panels beside each other, and their widths.
private struct PanelRow {
  static let gap = 1

  let panels: Range<Int>
  let widths: [Int]

  init(_ panels: Range<Int>, width: Int) {
    self.panels = panels
    let room = width - Self.gap * (panels.count - 1)
    widths = (0..<panels.count).map { room / panels.count + ($0 < room % panels.count ? 1 : 0) }
  }
}

extension PanelGrid {
  /// What is in a panel: its lines, unless they depend on how many there are.
  private enum Content {
    case lines([TerminalText])
    case growing(from: Int, EnvironmentValues)

    /// The lines it needs.
    var needed: Int {
      switch self {
      case .lines(let lines): lines.count
      case .growing(let lines, _): lines
      }
    }
  }

  private func content(of index: Int, width: Int, in environment: EnvironmentValues) -> Content {
    var inside = environment
    (inside.width, inside.height) = (width - 4, nil)
    // The panel is selected, and none of the rows in it.
    inside.selectedRow = nil
    if let lines = panels[index].growingLines { return .growing(from: lines, inside) }
    return .lines(panels[index].content.lines(in: inside))
  }

  private func panel(
    _ index: Int, _ content: Content, width: Int, height: Int, in environment: EnvironmentValues
  ) -> [TerminalText] {
    let (theme, isSelected) = (environment.theme, environment.selectedRow == index)
    let title = panels[index].title
    var room = environment
    (room.width, room.height) = (width, height)
    let lines = TextBlock(folded(self.lines(content, index, height: height - 2), to: height - 2, theme))
      .frame(width: width - 4, height: height - 2, alignment: .topLeading)
      .padding(.horizontal, 1)
      .border(
        theme.color(isSelected ? .accent : .secondary),
        title: isSelected ? TerminalText(">").attributes(.cursor) + " " + title : title,
        style: isSelected ? .heavy : .square
      )
      .lines(in: room)
    guard environment.selectedRow != nil else { return lines }
    return lines.enumerated().map { $0 == 0 ? $1.startingRow() : $1.continuingRow() }
  }

  private func lines(_ content: Content, _ index: Int, height: Int) -> [TerminalText] {
    switch content {
    case .lines(let lines): return lines
    case .growing(_, var inside):
      inside.height = height
      return panels[index].content.lines(in: inside)
    }
  }

  /// At most so many lines; the last one says how many more there would be.
  private func folded(_ lines: [TerminalText], to height: Int, _ theme: Theme) -> [TerminalText] {
    guard lines.count > height, height > 1 else { return Array(lines.prefix(height)) }
    return lines.prefix(height - 1) + [theme.text("… +\(lines.count - height + 1)", .secondary)]
  }

  private func joined(_ blocks: [[TerminalText]]) -> [TerminalText] {
    let gap = TerminalText(String(repeating: " ", count: PanelRow.gap))
    return (0..<(blocks.map(\.count).max() ?? 0)).map { line in blocks.map { $0[line] }.joined(separator: gap) }
  }
}
