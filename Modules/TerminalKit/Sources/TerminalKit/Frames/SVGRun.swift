/// Neighbouring cells of a row that are written as one element: of one style, and of characters that one font is likely
/// to have. So a character that another font stands in for moves none of the others.
struct SVGRun {
  let style: Style
  private let row: Int
  private let column: Int
  private var columns: Int
  private var characters: String
  private var kind: Kind

  private enum Kind {
    /// Without anything to be seen but the background.
    case blank
    /// Letters and figures.
    case letters
    /// Bars, boxes and other signs.
    case signs
    /// One wide cluster.
    case wide

    init(_ cell: Frame.Cell) {
      if cell.width == 2 {
        self = .wide
      } else if cell.character == " ", !cell.style.attributes.contains(.underline) {
        self = .blank
      } else {
        self = cell.character.unicodeScalars.allSatisfy { $0.value < 0x2000 } ? .letters : .signs
      }
    }
  }

  /// The runs of a row, from left to right; blank ones only where they have a background.
  static func runs(in frame: Frame, row: Int) -> [SVGRun] {
    var runs: [SVGRun] = []
    for column in 0..<frame.width {
      let cell = frame[row, column]
      guard cell.width > 0 else { continue }
      if runs.indices.last.map({ runs[$0].append(cell, at: column) }) == true { continue }
      runs.append(SVGRun(cell, row: row, column: column))
    }
    return runs.filter { $0.kind != .blank || $0.hasBackground }
  }

  private init(_ cell: Frame.Cell, row: Int, column: Int) {
    style = cell.style
    self.row = row
    self.column = column
    columns = Int(cell.width)
    characters = String(cell.character)
    kind = Kind(cell)
  }

  private mutating func append(_ cell: Frame.Cell, at column: Int) -> Bool {
    let new = Kind(cell)
    guard cell.style == style, kind != .wide, new == kind || new == .blank && characters.last != " " else {
      // One blank between words belongs to them; after it, another word goes on.
      return false
    }
    characters.append(cell.character)
    columns += 1
    return true
  }
}

extension SVGRun {
  static let cellWidth = 8
  static let cellHeight = 16
  static let margin = 12
  /// From the top of a row to the line that letters stand on.
  private static let baseline = 12

  static func x(_ column: Int) -> Int { margin + column * cellWidth }
  static func y(_ row: Int) -> Int { margin + row * cellHeight }

  /// Whether the background is another than that of the page.
  var hasBackground: Bool { style.background != nil || style.attributes.contains(.reverse) }

  /// The element behind the text.
  func background(_ name: String) -> String {
    let (x, y, width) = (Self.x(column), Self.y(row), columns * Self.cellWidth)
    return "<rect class=\"b\(name)\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(Self.cellHeight)\"/>"
  }

  /// The element of the text; nil for a blank.
  func text(_ name: String) -> String? {
    // A blank at the end has no word after it.
    let hasEnd = kind != .blank && columns > 1 && characters.last == " " && !style.attributes.contains(.underline)
    let text = String(hasEnd ? characters.dropLast() : characters[...]).escapedForSVG
    let y = Self.y(row) + Self.baseline
    switch kind {
    case .blank: return nil
    case .wide:
      return "<text class=\"t\(name) wide\" x=\"\(Self.x(column) + Self.cellWidth)\" y=\"\(y)\">\(text)</text>"
    case .letters, .signs:
      let length =
        "textLength=\"\((hasEnd ? columns - 1 : columns) * Self.cellWidth)\" lengthAdjust=\"spacingAndGlyphs\""
      return "<text class=\"t\(name)\" x=\"\(Self.x(column))\" y=\"\(y)\" \(length)>\(text)</text>"
    }
  }
}
