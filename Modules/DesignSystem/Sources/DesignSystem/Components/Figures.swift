public import TerminalKit

/// Names beside their figures; what has no figure isn't shown.
public struct Figures: View {
  private let rows: [(name: TerminalText, value: TerminalText)]

  /// Creates figures; a row whose value is `nil` is left out.
  public init(_ rows: [(name: String, value: String?)]) {
    self.rows = rows.compactMap { row in
      row.value.map { (name: TerminalText(row.name), value: TerminalText($0)) }
    }
  }

  public var body: some View {
    LabeledRows(rows)
  }
}
