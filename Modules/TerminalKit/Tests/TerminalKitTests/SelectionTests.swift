import TerminalKit
import Testing

/// Rows of tables that can be selected.
@Suite struct SelectionTests {
  private let table = Table(
    [Table.Column("Goal", minimumWidth: 4), Table.Column("Saved", alignment: .trailing)],
    rows: [["Japan in spring", "1,250.00"], ["日本", "5.00"]]
  ).selectable()

  private func selecting(_ row: Int?, width: Int? = nil) -> EnvironmentValues {
    var environment = EnvironmentValues(width: width)
    environment.selectedRow = row
    return environment
  }

  @Test func `the selected row has a mark and is reversed to its end, the others keep their columns`() throws {
    let lines = table.lines(in: selecting(1, width: 40))
    #expect(
      lines.map(\.plainText) == [
        "  Goal                Saved", "  Japan in spring  1,250.00",
        "> 日本                 5.00             ",
      ])
    let styles = lines.map { line in line.runs.allSatisfy { $0.style.attributes.contains(.reverse) } }
    #expect(styles == [false, false, true])
    let mark = try #require(lines[2].runs.first)
    #expect(mark.style.attributes.contains(.cursor))
  }

  @Test func `where none can be selected the table is as any other, and where none is it keeps the place`() {
    let plain = Table([Table.Column()], rows: [["a"], ["b"]])
    #expect(plain.selectable().plainLines() == ["a", "b"])
    #expect(plain.plainLines(selecting(0)) == ["a", "b"])
    for row in [-1, 2] { #expect(plain.selectable().plainLines(selecting(row)) == ["  a", "  b"]) }
  }

  @Test func `however narrow, a row is one line, and no line is wider`() {
    for width in 0...40 {
      let lines = table.lines(in: selecting(0, width: width))
      let widest = lines.map(\.width).max() ?? 0
      #expect(lines.count == 3 && widest <= max(2, width), "\(width)")
    }
  }

  @Test func `a second table counts its rows after those of the first`() {
    func marked(_ row: Int?) -> [String] {
      func table(_ letters: String...) -> Table {
        Table([Table.Column()], rows: letters.map { [TerminalText($0)] }).selectable()
      }
      let views: [any View] = [
        table("a", "b"),
        RowOffset(2) {
          table("c", "d")
          RowOffset(2) { table("e") }
        },
      ]
      return views.flatMap { $0.lines(in: selecting(row)) }.map(\.plainText).filter { $0.hasPrefix(">") }
    }
    #expect((0...5).map(marked) == [["> a"], ["> b"], ["> c"], ["> d"], ["> e"], []])
    #expect(marked(nil) == [])
  }
}
