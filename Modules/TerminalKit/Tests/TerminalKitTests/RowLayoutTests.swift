import TerminalKit
import Testing

/// Which row is where in the lines of a screen.
@Suite struct RowLayoutTests {
  private func environment(width: Int) -> EnvironmentValues {
    var environment = EnvironmentValues(width: width)
    environment.selectedRow = 0
    return environment
  }

  @Test func `rows are found below headings and between other lines`() {
    let columns = [Table.Column("Name"), Table.Column("Amount")]
    let view = VStack(spacing: 1) {
      Table(columns, rows: [["Car", "1"], ["Bike", "2"]]).selectable()
      RowOffset(2) { Section("Others") { Table(columns, rows: [["Boat", "3"]]).selectable() } }
    }
    let lines = view.lines(in: environment(width: 20))
    let layout = RowLayout(lines)
    #expect(layout.count == 3)
    let rows = lines.indices.map { layout.row(atLine: $0) }
    #expect(rows == [nil, 0, 1, nil, nil, nil, 2])
    #expect(layout.row(atLine: 99) == nil)
  }

  @Test func `each line of a row that is wrapped is the row's, and reversed where it is selected`() {
    let grid = LabeledRows([("Name", "a long value that is wrapped"), ("Other", "b")]).selectable()
    let lines = grid.lines(in: environment(width: 20))
    let layout = RowLayout(lines)
    #expect(layout.count == 2)
    #expect(layout.lines(of: 0) == [0, 1, 2])
    #expect(layout.lines(of: 1) == [3])
    let isReversed = lines.map { $0.runs.allSatisfy { $0.style.attributes.contains(.reverse) } }
    #expect(isReversed == [true, true, true, false])
  }

  @Test func `rows beside each other are told by the column`() {
    let cells: [TerminalText] = ["1", "2".dimmed, "3"]
    let lines = [
      cells.map { $0.padded(to: 3).startingRow() }.joined(separator: " "),
      cells.map { $0.padded(to: 3).continuingRow() }.joined(separator: " "),
      cells.map { $0.padded(to: 3).startingRow() }.joined(separator: " "),
    ]
    let layout = RowLayout(lines)
    #expect(layout.count == 6)
    #expect([0, 3, 4, 10].map { layout.row(atLine: 0, column: $0) } == [0, 0, 1, 2])
    #expect(layout.row(atLine: 1, column: 5) == 1)
    #expect(layout.row(atLine: 2, column: 5) == 4)
  }

  @Test func `a selected row is one bar, whatever colours it has`() {
    let cell = TerminalText("+5").foregroundStyle(.green) + TerminalText(" since").dim() + TerminalText(" x").bold()
    let line = Table([Table.Column()], rows: [[cell]]).selectable().lines(in: environment(width: 20))[0]
    let styles = Set(line.runs.map { Style(attributes: $0.style.attributes.subtracting([.bold, .cursor])) })
    #expect(line.runs.allSatisfy { $0.style.foreground == nil && $0.style.background == nil })
    #expect(styles.allSatisfy { $0.attributes.contains(.reverse) && !$0.attributes.contains(.dim) })
    #expect(line.width == 20)
  }

  @Test func `nothing is shown for the marks`() {
    let frame = Frame([TerminalText("a").startingRow()], width: 1, height: 1)
    #expect(frame == Frame([TerminalText("a")], width: 1, height: 1))
  }
}

extension String {
  fileprivate var dimmed: TerminalText { TerminalText(self).dim() }
}
