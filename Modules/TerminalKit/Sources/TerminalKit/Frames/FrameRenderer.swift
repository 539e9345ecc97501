/// Brings frames to a terminal: it remembers the frame that the terminal shows, and gives the bytes from that one to the
/// next.
///
/// ```swift
/// var renderer = FrameRenderer(colorDepth: .ansi256)
/// output.write(renderer.render(first))   // the whole frame
/// output.write(renderer.render(second))  // what differs
/// output.write(renderer.render(second))  // nothing
/// ```
///
/// The bytes are those of ECMA-48 and xterm that every current terminal reads. Nothing else may move the cursor between
/// two frames, unless ``invalidate()`` is called after it. The style is plain after each frame, and none makes the
/// terminal scroll.
public struct FrameRenderer: Sendable {
  /// The colours that the terminal shows.
  public let colorDepth: ColorDepth

  /// Whether the terminal can hold a frame back until it is complete (private mode 2026), as it says when asked.
  public var isSynchronized: Bool

  /// The frame that the terminal shows; nil when that isn't known.
  public private(set) var frame: Frame?

  private var pen: TerminalPen

  /// A renderer for a terminal of which nothing is known yet.
  public init(colorDepth: ColorDepth, isSynchronized: Bool = false) {
    self.colorDepth = colorDepth
    self.isSynchronized = isSynchronized
    pen = TerminalPen(colorDepth: colorDepth)
  }

  /// Forgets what the terminal shows: the next frame is drawn as a whole. For after something else wrote to the
  /// terminal, or when the user asks for it.
  public mutating func invalidate() { frame = nil }

  /// The bytes that make the terminal show a frame; linear in the cells. A frame of another size is drawn as a whole.
  ///
  /// - Returns: nothing for the frame that the terminal shows.
  public mutating func render(_ next: Frame) -> [UInt8] {
    if next == frame { return [] }
    if isSynchronized { pen.write("\u{1B}[?2026h") }
    let isKnown = next.width == frame?.width && next.height == frame?.height
    if !isKnown { pen.clear(columns: next.width) }
    let old = isKnown ? frame : nil
    for row in 0..<next.height {
      FrameRow(row, of: next, over: old).draw(&pen)
    }
    pen.finish(next.cursor)
    if isSynchronized { pen.write("\u{1B}[?2026l") }
    frame = next
    return pen.takeOutput()
  }
}

/// One row of a frame, beside what the terminal shows there.
private struct FrameRow {
  private let row: Int
  private let old: ArraySlice<Frame.Cell>?
  private let new: ArraySlice<Frame.Cell>

  init(_ row: Int, of frame: Frame, over old: Frame?) {
    let range = row * frame.width..<(row + 1) * frame.width
    self.row = row
    self.old = old?.cells[range]
    new = frame.cells[range]
  }

  func draw(_ pen: inout TerminalPen) {
    guard var last = new.indices.last(where: isChanged) else { return }
    let blankTail = 1 + (new.indices.last { new[$0] != .blank } ?? new.startIndex - 1)
    // Where a terminal may have drawn a cluster wider than it is, the cells beside it are written again.
    var overdrawn = new.startIndex
    var index = new.startIndex
    while index <= last {
      guard isChanged(index) || index < overdrawn else {
        index += 1
        continue
      }
      let isErased = index >= blankTail && last - index >= TerminalPen.eraseCount
      approach(index, &pen, styled: isErased ? .plain : new[index].style)
      if isErased { return pen.eraseToEnd() }
      let cell = new[index]
      if cell.isAmbiguous, cell.scalarColumns < cell.width {
        // A terminal that draws it narrower leaves what is beside it.
        for _ in 0..<cell.width { pen.write(Frame.Cell(" ", width: 1, style: cell.style)) }
        approach(index, &pen, styled: cell.style)
      }
      pen.write(cell)
      if cell.isAmbiguous {
        overdrawn = max(overdrawn, min(new.endIndex, index + cell.scalarColumns))
        last = max(last, overdrawn - 1)
      }
      index += max(1, Int(cell.width))
    }
  }

  private func isChanged(_ index: Int) -> Bool { new[index] != (old?[index] ?? .blank) }

  /// Brings the cursor to a cell, by writing the unchanged ones between anew where that takes fewer bytes.
  private func approach(_ index: Int, _ pen: inout TerminalPen, styled style: Style) {
    let column = index - new.startIndex
    if pen.row == row, pen.column == column { return pen.setStyle(style) }
    let move = pen.move(to: Frame.Position(row: row, column: column))
    if pen.row == row, let from = pen.column, from < column, column - from <= move.count {
      let gap = new[new.startIndex + from..<index]
      let isSimple = gap.allSatisfy { $0.width == 1 && pen.shows($0.style) && !$0.isAmbiguous && !$0.joinsNext }
      if isSimple, gap.reduce(0, { $0 + $1.character.utf8.count }) <= move.count {
        for cell in gap { pen.write(cell) }
        pen.setStyle(style)
        return
      }
    }
    pen.perform(move, to: Frame.Position(row: row, column: column))
    pen.setStyle(style)
  }
}
