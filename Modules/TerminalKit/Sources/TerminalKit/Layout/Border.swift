/// The line around a view.
public enum BorderStyle: Hashable, Sendable, CaseIterable {
  /// Thin, with square corners.
  case square
  /// Thin, with round corners.
  case rounded
  /// Heavy.
  case heavy
  /// Two lines.
  case double

  /// The horizontal and the vertical side, and the corners, row by row.
  fileprivate var characters: [String] {
    let characters =
      switch self {
      case .square: "─│┌┐└┘"
      case .rounded: "─│╭╮╰╯"
      case .heavy: "━┃┏┓┗┛"
      case .double: "═║╔╗╚╝"
      }
    return characters.map(String.init)
  }
}

extension View {
  /// Draws a line around the view, with a title in its upper side.
  ///
  /// Where nothing is drawn, or there is no room for it, the title stands over the view, and lines are as wide as there is
  /// room.
  ///
  /// - Parameters:
  ///   - color: the colour of the line; nil for a faint one.
  ///   - title: what the view is; empty for none.
  ///   - style: what the line looks like.
  public func border(
    _ color: Color? = nil, title: TerminalText = TerminalText(), style: BorderStyle = .square
  ) -> ModifiedView<Self> {
    let pen = Style(foreground: color, attributes: color == nil ? .dim : [])
    return wrapped { Border(content: $0, box: BoxLayout(title: title, style: style, pen: pen, margin: 0)) }
  }
}

private struct Border: PrimitiveView {
  let content: LayoutSubview
  let box: BoxLayout

  func block(in environment: EnvironmentValues) -> TextBlock {
    box.block(around: content.block(in: box.inside(environment)), in: environment)
  }

  func lengths(along axis: Axis, in environment: EnvironmentValues) -> LayoutLengths {
    box.lengths(around: content.lengths(along: axis, in: box.inside(environment)), along: axis, in: environment)
  }
}

/// Lays a line around a view.
struct BoxLayout {
  let title: TerminalText
  var style = BorderStyle.square
  var pen = Style(attributes: .dim)
  /// The columns between the line and the view.
  let margin: Int

  /// The environment of what is in the box.
  func inside(_ environment: EnvironmentValues) -> EnvironmentValues {
    if hasLine(environment) {
      return environment.proposing(
        width: environment.width.map { $0 - sides }, height: environment.height.map { $0 - 2 })
    }
    return environment.proposing(
      width: environment.width, height: environment.height.map { $0 - (title.isEmpty ? 0 : 1) })
  }

  /// The box around what was laid out inside.
  func block(around content: TextBlock, in environment: EnvironmentValues) -> TextBlock {
    guard hasLine(environment) else { return uncovered(content, environment) }
    let title = environment.adapting(title).truncated(
      to: environment.width.map { $0 - 4 } ?? .max, ellipsis: environment.characterSet.ellipsis)
    let width = max(content.width + 2 * margin, title.isEmpty ? 0 : title.width + 2)
    let characters = style.characters
    func line(_ index: Int, _ count: Int = 1) -> TerminalText {
      TerminalText(String(repeating: characters[index], count: max(0, count)), style: pen)
    }
    let top = title.isEmpty ? line(0, width) : " " + title.bold() + " " + line(0, width - title.width - 2)
    let side = environment.adapting(line(1))
    let blank = TerminalText.spaces(margin)
    let rows = content.lines.map { side + blank + ($0.padded(to: width - 2 * margin)) + blank + side }
    let edges = [line(2) + top + line(3), line(4) + line(0, width) + line(5)].map(environment.adapting)
    return content.surrounded(by: [edges[0]] + rows + [edges[1]], row: 1, column: 1 + margin)
  }

  func lengths(
    around content: LayoutLengths, along axis: Axis, in environment: EnvironmentValues
  ) -> LayoutLengths {
    let own: Int
    switch axis {
    case .horizontal: own = hasLine(environment) ? sides : 0
    case .vertical: own = hasLine(environment) ? 2 : title.isEmpty ? 0 : 1
    }
    let maximum = content.maximum.map { $0 + own }
    guard axis == .horizontal, !title.isEmpty else { return LayoutLengths(content.minimum + own, maximum) }
    return LayoutLengths(content.minimum + own, maximum.map { max($0, title.width + 4) })
  }

  private var sides: Int { 2 + 2 * margin }

  private func uncovered(_ content: TextBlock, _ environment: EnvironmentValues) -> TextBlock {
    let heading = title.isEmpty ? TextBlock() : Text(title.bold()).lineLimit(1).block(in: environment)
    let block = TextBlock.below([heading, content])
    if environment.isAccessible { return block }
    return block.mapLines { $0.padded(to: environment.width ?? 0) }
  }

  private static let minimumSize = (width: 8, height: 6)

  private func hasLine(_ environment: EnvironmentValues) -> Bool {
    let minimum = margin == 0 ? (width: 4, height: 3) : Self.minimumSize
    return !environment.isAccessible && environment.width ?? .max >= minimum.width
      && environment.height ?? .max >= minimum.height
  }
}
