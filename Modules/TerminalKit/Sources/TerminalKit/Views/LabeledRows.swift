/// Names beside their values, one pair per line: a ``Table`` of two columns without a header.
///
/// Where a pair does not fit side by side, the value is wrapped below its name.
public struct LabeledRows: PrimitiveView {
  private let rows: [(name: TerminalText, value: TerminalText)]
  private let spacing: Int
  private var isSelectable = false

  /// Names at the left, values at the right of the widest name.
  ///
  /// - Parameters:
  ///   - rows: from top to bottom.
  ///   - spacing: empty columns between the two.
  public init(_ rows: [(name: TerminalText, value: TerminalText)], spacing: Int = 2) {
    self.rows = rows
    self.spacing = max(0, spacing)
  }

  /// The rows as ones that can be selected, as those of ``Table/selectable()``; a row that is wrapped has the mark in
  /// its first line.
  public func selectable() -> LabeledRows {
    var rows = self
    rows.isSelectable = true
    return rows
  }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    guard isSelectable, let marks = RowMarks(environment, count: rows.count) else {
      return TextBlock(rowLines(in: environment).flatMap { $0 })
    }
    let lines = rowLines(in: marks.inside(environment)).enumerated().flatMap { row, lines in
      lines.enumerated().map { index, line in marks.marking(line, row: row, isFirst: index == 0) }
    }
    return TextBlock(lines)
  }

  /// The lines of each row.
  private func rowLines(in environment: EnvironmentValues) -> [[TerminalText]] {
    let names = rows.map { environment.adapting($0.name) }
    let indent = names.reduce(0) { max($0, $1.width) } + spacing
    return zip(names, rows).map { name, row in lines(name, row.value, indent: indent, in: environment) }
  }

  private func lines(
    _ name: TerminalText, _ value: TerminalText, indent: Int, in environment: EnvironmentValues
  ) -> [TerminalText] {
    var narrow = environment
    narrow.width = environment.width.map { $0 - indent }
    if let width = narrow.width, width < environment.adapting(value).width, width < indent {
      return [name, value].filter { !$0.isEmpty }.flatMap { Text($0).lines(in: environment) }
    }
    return Text(value).lines(in: narrow).enumerated().map { index, line in
      ((index == 0 ? name : "").padded(to: indent) + line).trimmed
    }
  }
}
