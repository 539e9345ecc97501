/// A line as the cells that it covers.
struct CellRow {
  /// The cells, at most as many as there are columns; what goes beyond is cut.
  private(set) var cells: [Frame.Cell] = []

  /// The column of the terminal's cursor, where the line has it.
  private(set) var cursor: Int?

  private let width: Int
  /// Whether the next cluster is the first of its run, so that it may be one cluster of text with the one before.
  private var isBetweenRuns = false

  /// The cells of a line in some columns.
  init(_ line: TerminalText, width: Int) {
    self.width = width
    cells.reserveCapacity(width)
    for run in line.runs where cells.count < width { append(run) }
  }

  private mutating func append(_ run: TerminalText.Run) {
    var style = run.style
    style.attributes.subtract([.rowStart, .rowPart])
    if style.attributes.contains(.cursor) {
      style.attributes.remove(.cursor)
      cursor = cells.count
    }
    let spaces = style.onSpaces
    isBetweenRuns = !cells.isEmpty
    if run.text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) {
      for byte in run.text.utf8.prefix(width - cells.count) {
        cells.append(Frame.Cell(Character(Unicode.Scalar(byte)), width: 1, style: byte == 0x20 ? spaces : style))
      }
    } else {
      for character in run.text {
        guard cells.count < width else { return }
        append(character, style: character == " " ? spaces : style)
      }
    }
  }

  private mutating func append(_ character: Character, style: Style) {
    let columns = DisplayWidth.columns(of: character)
    if isBetweenRuns, isTakenIn(character, columns) { return }
    switch columns {
    case 0: return
    case 2 where cells.count + 1 == width: appendSpaces(1, style)
    default:
      let cell = Frame.Cell(character, width: Int8(columns), style: style)
      cells.append(cell)
      if columns == 2 { cells.append(cell.second) }
    }
    isBetweenRuns = false
  }

  /// Whether a cluster isn't written by itself, because a terminal would join it to the one before. That happens where
  /// a style begins inside a cluster: a mark goes to its letter, and anything else becomes spaces.
  private mutating func isTakenIn(_ character: Character, _ columns: Int) -> Bool {
    guard !character.isASCII, let index = cells.lastIndex(where: { $0.width > 0 }) else { return false }
    let before = cells[index]
    let joined = String(before.character) + String(character)
    if joined.first == before.character { return false }
    if columns == 0, joined.count == 1, DisplayWidth.columns(of: joined) == before.width {
      let cell = Frame.Cell(Character(joined), width: before.width, style: before.style)
      cells[index] = cell
    } else {
      appendSpaces(columns, before.style)
    }
    return true
  }

  private mutating func appendSpaces(_ count: Int, _ style: Style) {
    let space = Frame.Cell(" ", width: 1, style: style.onSpaces)
    cells.append(contentsOf: repeatElement(space, count: min(count, width - cells.count)))
  }
}
