/// What stands before rows that can be selected: a mark at the selected one, or the number of each.
struct RowMarks {
  private let selected: Int
  private let firstNumber: Int?
  /// The columns before a row.
  let width: Int
  /// The columns of both; nil where they have no limit.
  private let limit: Int?

  /// The marks of some rows; nil in an environment where none can be selected.
  init?(_ environment: EnvironmentValues, count: Int) {
    guard let selected = environment.selectedRow else { return nil }
    self.selected = selected
    firstNumber = environment.firstRowNumber
    width = firstNumber.map { Self.number($0 + count - 1).width } ?? Self.mark.width
    limit = environment.width
  }

  /// The environment of the rows beside the marks.
  func inside(_ environment: EnvironmentValues) -> EnvironmentValues {
    var inside = environment
    inside.width = limit.map { max(0, $0 - width) }
    return inside
  }

  /// A line with what stands before it.
  ///
  /// - Parameters:
  ///   - row: The row that the line is of; nil for a heading.
  ///   - isFirst: Whether it is the first line of the row.
  func marking(_ line: TerminalText, row: Int?, isFirst: Bool = true) -> TerminalText {
    let start =
      row.map { isFirst ? mark(of: $0).startingRow() : TerminalText.spaces(width).continuingRow() } ?? .spaces(width)
    let fitted = limit.map { (start + line).truncated(to: $0, ellipsis: "") } ?? start + line
    guard firstNumber == nil, row == selected else { return fitted }
    return (limit.map { fitted.padded(to: $0) } ?? fitted).selected()
  }

  private func mark(of row: Int) -> TerminalText {
    if let firstNumber { return Self.number(firstNumber + row).padded(to: width, alignment: .trailing) }
    return row == selected ? Self.mark : .spaces(width)
  }

  private static let mark = TerminalText(">").attributes(.cursor) + " "

  private static func number(_ number: Int) -> TerminalText { "\(number). " }
}
