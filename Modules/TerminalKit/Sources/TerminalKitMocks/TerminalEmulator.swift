public import TerminalKit

/// A terminal in memory, for tests of programs that draw: it shows what a real one would after the same bytes.
///
/// It is as strict as it can be. It reads what ECMA-48 and xterm have in common, as ``FrameRenderer`` and
/// ``TerminalSession`` write it, and counts everything as a fault on which real terminals differ.
///
/// ```swift
/// var terminal = TerminalEmulator(width: 80, height: 24)
/// terminal.apply(renderer.render(frame))
/// terminal.lines       // what is on the screen
/// terminal.faults      // []
/// ```
public struct TerminalEmulator: Sendable {
  /// A cell of the screen.
  public struct Cell: Hashable, Sendable {
    /// What it shows.
    public var character: Character
    /// The columns of that; 0 for the second cell of a wide one.
    public var width: Int
    /// How it looks.
    public var style = Style.plain

    static let blank = Cell(character: " ", width: 1)
    /// What was there before the first frame.
    static let unknown = Cell(character: "#", width: 1)
  }

  /// The columns.
  public private(set) var width: Int
  /// The rows.
  public private(set) var height: Int
  /// The cells, row by row; `#` where nothing was drawn yet.
  public private(set) var cells: [Cell]
  /// What real terminals would differ on.
  public private(set) var faults: [String] = []
  /// Whether the cursor is seen.
  public private(set) var isCursorVisible = true
  /// The number of frames that were held back until they were complete.
  public private(set) var synchronizedFrames = 0
  /// The bytes of each change of the style.
  public private(set) var styleChanges: [Int] = []
  /// The cursor's row.
  public private(set) var row = 0
  /// The cursor's column; nil where terminals differ.
  public private(set) var column: Int? = 0
  /// The style of what is written next.
  public private(set) var style = Style.plain
  /// The private modes that are on, by their numbers.
  public private(set) var modes: Set<Int> = []
  /// The times the keyboard protocol was switched on and not off again.
  public private(set) var keyboardProtocols = 0
  /// The times the bell rang.
  public private(set) var bells = 0
  private var isHeldBack = false
  private var isWrapping = true
  /// The beginning of a sequence or a letter whose end hasn't come yet.
  private var incomplete: [UInt8] = []

  /// A terminal of which nothing was drawn yet.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
    cells = Array(repeating: .unknown, count: width * height)
  }

  /// Gives the window another size. What it shows then is unknown.
  public mutating func resize(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    cells = Array(repeating: .unknown, count: width * height)
    (row, column) = (0, 0)
  }

  /// The text of each row, without the spaces at its end.
  public var lines: [String] {
    (0..<height).map { row in
      let text = cells[row * width..<(row + 1) * width].reduce(into: "") { text, cell in
        if cell.width > 0 { text.append(cell.character) }
      }
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// What is wrong with what the terminal shows; nothing where it shows the frame exactly, in the colours it has.
  public func differences(from frame: Frame, _ depth: ColorDepth) -> [String] {
    var shown: [Style: Style] = [:]
    for style in Set((0..<height).flatMap { row in (0..<width).map { frame[row, $0].style } }) {
      shown[style] = Self.shown(style, depth)
    }
    var differences = faults
    for row in 0..<height {
      for column in 0..<width {
        let cell = frame[row, column]
        let expected = Cell(character: cell.character, width: Int(cell.width), style: shown[cell.style] ?? .plain)
        let actual = cells[row * width + column]
        if actual != expected { differences.append("\(row), \(column): \(actual) instead of \(expected)") }
      }
    }
    if isCursorVisible != (frame.cursor != nil) { differences.append("cursor visible: \(isCursorVisible)") }
    if let cursor = frame.cursor, cursor.row != row || cursor.column != column { differences.append("cursor") }
    if style != .plain || isHeldBack || !isWrapping { differences.append("the state is left behind") }
    return differences
  }

  /// A style as the terminal shows it that reads a whole line.
  private static func shown(_ style: Style, _ depth: ColorDepth) -> Style {
    var terminal = TerminalEmulator(width: 1, height: 1)
    let line = Renderer(EnvironmentValues(colorDepth: depth)).render(TerminalText("x", style: style))
    terminal.apply(Array(line.utf8))
    return terminal.cells[0].style
  }

  /// Takes bytes of a program. They may end anywhere, also within a sequence.
  public mutating func apply(_ bytes: some Sequence<UInt8>) {
    var all = incomplete + bytes
    incomplete = []
    while let last = all.last, String(validating: all, as: UTF8.self) == nil, incomplete.count < 4 {
      incomplete.insert(last, at: 0)
      all.removeLast()
    }
    guard let text = String(validating: all, as: UTF8.self) else { return faults.append("no UTF-8") }
    var rest = text.unicodeScalars[...]
    while let first = rest.first {
      if first == "\u{1B}" {
        guard let end = Self.end(of: rest) else {
          incomplete = Array(String(rest).utf8) + incomplete
          return
        }
        escape(String(rest[rest.index(after: rest.startIndex)...end]))
        rest = rest[rest.index(after: end)...]
      } else if first.value < 0x20 {
        control(first)
        rest = rest.dropFirst()
      } else {
        let end = rest.firstIndex { $0.value < 0x20 } ?? rest.endIndex
        for character in String(rest[..<end]) { put(character) }
        rest = rest[end...]
      }
    }
  }

  /// The last scalar of the sequence at the beginning of a text; nil where it hasn't come yet.
  private static func end(of text: Substring.UnicodeScalarView) -> String.UnicodeScalarView.Index? {
    let body = text.dropFirst()
    guard let kind = body.first else { return nil }
    switch kind {
    case "[": return body.dropFirst().firstIndex { ("@"..."~").contains($0) }
    case "]": return body.firstIndex { $0 == "\u{7}" || $0 == "\\" }
    default: return body.startIndex
    }
  }
}

extension TerminalEmulator {
  private mutating func put(_ character: Character) {
    let columns = DisplayWidth.columns(of: character)
    guard let column, columns > 0, column + columns <= width, 0..<height ~= row else {
      return faults.append("no place for \(character)")
    }
    let index = row * width + column
    // The rest of a wide cluster that is written over is anything.
    if cells[index].width == 0 { cells[index - 1] = Cell(character: "?", width: 1) }
    if cells[index + columns - 1].width == 2 { cells[index + columns] = Cell(character: "?", width: 1) }
    let scalarColumns = character.unicodeScalars.reduce(0) { $0 + DisplayWidth.columns(of: Character($1)) }
    if isWrapping, column + scalarColumns > width { faults.append("\(character) may wrap") }
    // What a terminal that measures by the scalar covers beyond the cluster, or leaves of what was there.
    for other in column + columns..<max(column + columns, min(width, column + scalarColumns)) {
      let index = row * width + other
      if cells[index].width == 2 { cells[index + 1] = Cell(character: "?", width: 1) }
      cells[index] = Cell(character: "?", width: 1)
    }
    let isLeft = scalarColumns < columns && cells[index + 1] != Cell(character: " ", width: 1, style: style)
    if isLeft { faults.append("\(character) may not cover \(cells[index + 1])") }
    cells[index] = Cell(character: character, width: columns, style: style)
    if columns == 2 { cells[index + 1] = Cell(character: " ", width: 0, style: style) }
    self.column = column + columns == width || scalarColumns != columns ? nil : column + columns
  }

  private mutating func control(_ control: Unicode.Scalar) {
    switch control {
    case "\r": column = 0
    case "\n" where row + 1 < height && column == 0: row += 1
    case "\u{8}" where column ?? 0 > 0: column = column.map { $0 - 1 }
    case "\u{7}": bells += 1
    // It ends a sequence that was cut off.
    case "\u{18}": break
    default: faults.append("control \(control.value) in row \(row), column \(column ?? -1)")
    }
  }

  private mutating func escape(_ sequence: String) {
    // A question to the terminal; who asks gets the answer elsewhere.
    if sequence.hasPrefix("]") || sequence == "[c" { return }
    guard sequence.hasPrefix("["), let final = sequence.last else { return faults.append(sequence) }
    let body = sequence.dropFirst().dropLast()
    if body.hasPrefix("?") { return mode(String(body), final) }
    if final == "u" { return keyboardProtocols += body.hasPrefix(">") ? 1 : -1 }
    let parameters = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    if final == "m" {
      styleChanges.append(sequence.utf8.count + 1)
      return selectGraphicRendition(parameters)
    }
    move(parameters.map { max(1, $0) }, final, sequence)
  }

  private mutating func mode(_ mode: String, _ final: Character) {
    switch mode + String(final) {
    case "?7h", "?7l": isWrapping = mode == "?7" && final == "h"
    case "?25h": isCursorVisible = true
    case "?25l": isCursorVisible = false
    case "?2026h" where !isHeldBack: isHeldBack = true
    case "?2026l" where isHeldBack:
      isHeldBack = false
      synchronizedFrames += 1
    case "?2026l": break
    default:
      guard let number = Int(mode.dropFirst().prefix { $0.isNumber }) else { return faults.append(mode) }
      switch final {
      case "h": modes.insert(number)
      case "l": modes.remove(number)
      case "p", "u": break
      default: faults.append(mode)
      }
    }
  }

  private mutating func move(_ parameters: [Int], _ final: Character, _ sequence: String) {
    let number = parameters.first ?? 1
    switch final {
    case "A": row -= number
    case "B": row += number
    case "C" where column != nil: column = column.map { $0 + number }
    case "D" where column != nil: column = column.map { $0 - number }
    case "G": column = number - 1
    case "H":
      row = number - 1
      column = (parameters.count > 1 ? parameters[1] : 1) - 1
    case "J" where sequence == "[2J" && style == .plain: cells = Array(repeating: .blank, count: width * height)
    case "K" where sequence == "[K" && style == .plain && column != nil: erase(from: column ?? 0)
    default: faults.append(sequence)
    }
    let isInside = height == 0 || 0..<height ~= row && column.map { 0..<max(1, width) ~= $0 } ?? true
    if isInside { return }
    faults.append("\(sequence) leads outside")
    // A terminal stops at its edges.
    row = max(0, min(row, height - 1))
    column = column.map { max(0, min($0, width - 1)) }
  }

  private mutating func erase(from column: Int) {
    guard column < width, 0..<height ~= row else { return faults.append("nothing to erase in row \(row)") }
    let index = row * width + column
    if cells[index].width == 0 { cells[index - 1] = Cell(character: "?", width: 1) }
    for index in index..<(row + 1) * width { cells[index] = .blank }
  }

  private mutating func selectGraphicRendition(_ codes: [Int]) {
    var rest = (codes.isEmpty ? [0] : codes)[...]
    while let code = rest.popFirst() {
      switch code {
      case 0: style = .plain
      case 1, 2, 3, 4: style.attributes.insert(Style.Attributes(rawValue: 1 << UInt8(code - 1)))
      case 7: style.attributes.insert(.reverse)
      case 22: style.attributes.subtract([.bold, .dim])
      case 23: style.attributes.remove(.italic)
      case 24: style.attributes.remove(.underline)
      case 27: style.attributes.remove(.reverse)
      case 30...37, 90...97: style.foreground = Self.named(code - 30)
      case 40...47, 100...107: style.background = Self.named(code - 40)
      case 38: style.foreground = Self.color(&rest)
      case 48: style.background = Self.color(&rest)
      case 39: style.foreground = nil
      case 49: style.background = nil
      default: faults.append("style \(code)")
      }
    }
  }

  private static func named(_ index: Int) -> Color? {
    Color.Name(rawValue: UInt8(index < 8 ? index : index - 60 + 8)).map(Color.named)
  }

  private static func color(_ rest: inout ArraySlice<Int>) -> Color? {
    let kind = rest.popFirst()
    let numbers = rest.prefix(kind == 5 ? 1 : 3).map { UInt8(clamping: $0) }
    rest = rest.dropFirst(numbers.count)
    if kind == 5, numbers.count == 1 { return .palette(numbers[0]) }
    return kind == 2 && numbers.count == 3 ? .rgb(numbers[0], numbers[1], numbers[2]) : nil
  }
}
