/// What a view looks like in some room: lines, and the width they stand for.
///
/// A line may be shorter than the block: what it leaves free is blank, and shows what is drawn below it. A block is a view
/// too, of what is laid out already.
public struct TextBlock: PrimitiveView {
  /// The lines, from top to bottom.
  public private(set) var lines: [TerminalText]

  /// The width that is kept where no line is as wide.
  private var minimumWidth: Int

  /// What its parts do with events.
  private(set) var interactions: [Interaction] = []

  /// A block of lines.
  ///
  /// - Parameters:
  ///   - lines: from top to bottom.
  ///   - width: the columns it takes at least; below 0 counts as 0.
  public init(_ lines: [TerminalText] = [], width: Int = 0) {
    self.lines = lines
    minimumWidth = max(0, width)
  }

  /// A block without anything to be seen in it.
  static func blank(width: Int, height: Int) -> TextBlock {
    TextBlock(Array(repeating: TerminalText(), count: max(0, height)), width: width)
  }

  /// The columns it takes; linear in its text.
  public var width: Int { lines.reduce(minimumWidth) { max($0, $1.width) } }

  /// The lines it takes.
  public var height: Int { lines.count }

  /// The block itself.
  public func block(in environment: EnvironmentValues) -> TextBlock { self }
}

extension TextBlock {
  /// The block without what is beyond some columns and lines; nil for no limit.
  func clipped(width: Int? = nil, height: Int? = nil) -> TextBlock {
    var clipped = self
    if let height, lines.count > height {
      clipped.lines = Array(lines.prefix(max(0, height)))
      clipped.interactions = interactions.map { $0.within(height) }
    }
    guard let width else { return clipped }
    clipped.minimumWidth = min(minimumWidth, max(0, width))
    for (index, line) in clipped.lines.enumerated() where line.width > width {
      clipped.lines[index] = line.truncated(to: max(0, width), ellipsis: "")
    }
    return clipped
  }

  /// The block with other lines in their places.
  func mapLines(_ transform: (TerminalText) -> TerminalText) -> TextBlock {
    var mapped = self
    mapped.lines = lines.map(transform)
    return mapped
  }

  /// The block in a larger one, or the part of it that fits into a smaller one.
  func framed(width: Int, height: Int, alignment: Alignment) -> TextBlock {
    let part = clipped(width: width, height: height)
    var framed = TextBlock.blank(width: width, height: height)
    framed.append(
      part, row: alignment.vertical.offset(of: part.height, in: height),
      column: alignment.horizontal.offset(of: part.width, in: width))
    return framed
  }

  /// Draws a block over this one, which becomes as high as it takes.
  ///
  /// - Parameters:
  ///   - block: what is drawn. Blanks at the ends of its lines show what is below them.
  ///   - row: the row of its first line; lines above the block are left out.
  ///   - column: the column of its lines; below 0 counts as 0.
  mutating func draw(_ block: TextBlock, row: Int, column: Int) {
    let column = max(0, column)
    minimumWidth = max(minimumWidth, column + block.minimumWidth)
    interactions += block.interactions.map { $0.moved(row: row, column: column) }
    for (index, line) in block.lines.enumerated() where row + index >= 0 {
      while lines.count <= row + index { lines.append(TerminalText()) }
      lines[row + index] = lines[row + index].overlaid(by: line, at: column)
    }
  }
}

extension TextBlock {
  /// Blocks below each other, with empty lines between two.
  static func below(_ blocks: [TextBlock], spacing: Int = 0, width: Int = 0) -> TextBlock {
    var stack = TextBlock(width: width)
    for (index, block) in blocks.enumerated() {
      if index > 0 { stack.lines.append(contentsOf: repeatElement(TerminalText(), count: spacing)) }
      stack.interactions += block.interactions.map { $0.moved(row: stack.lines.count, column: 0) }
      stack.lines += block.lines
      stack.minimumWidth = max(stack.minimumWidth, block.minimumWidth)
    }
    return stack
  }

  /// The block further to the right.
  func indented(by columns: Int) -> TextBlock {
    guard columns > 0 else { return self }
    var indented = mapLines { $0.isEmpty ? $0 : .spaces(columns) + $0 }
    indented.minimumWidth += columns
    indented.interactions = interactions.map { $0.moved(row: 0, column: columns) }
    return indented
  }

  /// Puts a block at the right of what is there. It is as high as this one at most.
  mutating func append(_ block: TextBlock, row: Int, column: Int) {
    interactions += block.interactions.map { $0.moved(row: row, column: column) }
    for (index, line) in block.lines.enumerated() where !line.isEmpty {
      lines[row + index] = lines[row + index].padded(to: column) + line
    }
  }

  /// The block with at least that width.
  func widened(to width: Int) -> TextBlock {
    var widened = self
    widened.minimumWidth = max(minimumWidth, width)
    return widened
  }
}

extension TextBlock {
  /// The block as a part that does something with events.
  func interacting(_ effect: Interaction.Effect, in environment: EnvironmentValues) -> TextBlock {
    var block = self
    block.interactions.append(
      Interaction(
        identity: environment.identity, environment: environment, effect: effect, width: width, height: height))
    return block
  }

  /// Other lines around what was laid out, which is at a place of them.
  func surrounded(by lines: [TerminalText], row: Int, column: Int) -> TextBlock {
    var block = TextBlock(lines)
    block.interactions = interactions.map { $0.moved(row: row, column: column) }
    return block
  }

  /// The lines from an offset on, as many as there is room for.
  func scrolled(to offset: Int, height: Int) -> TextBlock {
    var block = TextBlock(Array(lines.dropFirst(offset).prefix(height)), width: minimumWidth)
    block.interactions = interactions.map { $0.moved(row: -offset, column: 0).within(height) }
    return block
  }
}
