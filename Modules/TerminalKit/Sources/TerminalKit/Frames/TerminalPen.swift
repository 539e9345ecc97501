/// What a terminal writes with: the place of its cursor and its style, as far as they are known, and the bytes for it.
struct TerminalPen: Sendable {
  /// The bytes of an erasure to the end of the line.
  static let eraseCount = 3

  private static let withoutWrapping = "\u{1B}[?7l"
  private static let withWrapping = "\u{1B}[?7h"
  private static let maximumSequences = 1_024

  /// The row of the cursor.
  private(set) var row = 0

  /// The column of the cursor; nil after the last column was written, where terminals differ, after a cluster that they
  /// measure differently, and after one that what follows would become a part of.
  private(set) var column: Int? = 0

  private let colorDepth: ColorDepth
  private var columns = 0
  private var style = Style.plain
  /// The sequences that were needed before: a screen has few styles, and changes between them all the time.
  private var sequences: [StyleChange: [UInt8]] = [:]
  private var isCursorVisible: Bool?
  private var output: [UInt8] = []

  init(colorDepth: ColorDepth) {
    self.colorDepth = colorDepth
  }

  /// The bytes since the last time.
  mutating func takeOutput() -> [UInt8] {
    defer { output = [] }
    return output
  }

  /// Writes a sequence that changes neither place nor style.
  mutating func write(_ sequence: String) { output.append(contentsOf: sequence.utf8) }

  /// Blanks the window, whatever the terminal's state.
  mutating func clear(columns: Int) {
    write("\u{1B}[m\u{1B}[H\u{1B}[2J")
    self.columns = columns
    (row, column) = (0, 0)
    style = .plain
    isCursorVisible = nil
  }

  /// The shortest way to a place.
  func move(to place: Frame.Position) -> CursorMove { CursorMove(from: (row, column), to: place) }

  /// Moves the cursor.
  mutating func perform(_ move: CursorMove, to place: Frame.Position) {
    move.write(to: &output)
    row = place.row
    column = place.column
  }

  /// Whether a style is the one that is set.
  func shows(_ style: Style) -> Bool { style == self.style }

  /// Sets the style of what is written next.
  mutating func setStyle(_ wanted: Style) {
    guard wanted != style else { return }
    let change = StyleChange(from: style, to: wanted)
    style = wanted
    if let sequence = sequences[change] { return output.append(contentsOf: sequence) }
    let (old, new) = (change.from.limited(to: colorDepth), wanted.limited(to: colorDepth))
    let sequence = Array(SelectGraphicRendition.change(from: old, to: new, depth: colorDepth).utf8)
    if sequences.count == Self.maximumSequences { sequences = [:] }
    sequences[change] = sequence
    output.append(contentsOf: sequence)
  }

  /// Writes a cell at the cursor, in the style that is set.
  mutating func write(_ cell: Frame.Cell) {
    let isAmbiguous = cell.isAmbiguous
    // A terminal that draws it wider would go on in the next line, and scroll at the end of the last one.
    let isHeld = isAmbiguous && (column ?? 0) + cell.scalarColumns > columns
    if isHeld { write(Self.withoutWrapping) }
    output.append(contentsOf: cell.character.utf8)
    if isHeld { write(Self.withWrapping) }
    let next = column.map { $0 + Int(cell.width) }
    column = next == columns || isAmbiguous || cell.joinsNext ? nil : next
  }

  /// Blanks the rest of the row; the cursor stays.
  mutating func eraseToEnd() { write("\u{1B}[K") }

  /// Ends a frame: in the plain style, with the cursor where it is shown.
  mutating func finish(_ cursor: Frame.Position?) {
    setStyle(.plain)
    if let cursor, row != cursor.row || column != cursor.column { perform(move(to: cursor), to: cursor) }
    let isVisible = cursor != nil
    if isCursorVisible != isVisible { write(isVisible ? "\u{1B}[?25h" : "\u{1B}[?25l") }
    isCursorVisible = isVisible
  }
}

/// Two styles, one after the other.
private struct StyleChange: Hashable {
  let from: Style
  let to: Style
}
