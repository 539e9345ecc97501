import TerminalKit
import Testing

@Suite struct TableTests {
  private let table = Table(
    [Table.Column("Goal", minimumWidth: 4), Table.Column("Saved", alignment: .trailing), Table.Column("On")],
    rows: [["Japan in spring", "1,250.00", "Apr"], ["日本", "5.00", ""], ["Bike"]])

  @Test func `columns are as wide as their content in a pipe`() {
    let lines = table.plainLines()
    let expected = [
      "Goal                Saved  On",
      "Japan in spring  1,250.00  Apr",
      "日本                 5.00",
      "Bike",
    ]
    #expect(lines == expected)
  }

  @Test func `the column that may shrink does, figures stay whole`() {
    let lines = table.plainLines(EnvironmentValues(width: 22))
    let expected = ["Goal        Saved  On", "Japan …  1,250.00  Apr", "日本         5.00", "Bike"]
    #expect(lines == expected)
  }

  @Test func `a table that is still too wide becomes a list`() {
    let lines = table.plainLines(EnvironmentValues(width: 16))
    let expected = [
      "Goal: Japan in", "spring", "Saved: 1,250.00", "On: Apr", "", "Goal: 日本", "Saved: 5.00", "", "Goal: Bike",
    ]
    #expect(lines == expected)
  }

  @Test func `ASCII is measured as it is written`() {
    let prices = Table(
      [Table.Column(), Table.Column(alignment: .trailing)], rows: [["é…", "5 €"], ["abcde", "10 €"]])
    let lines = prices.plainLines(EnvironmentValues(characterSet: .ascii))
    #expect(lines == ["e...    5 EUR", "abcde  10 EUR"])
  }

  @Test func `rows that can be selected have their numbers, on from those of the table before`() {
    var environment = EnvironmentValues(width: 30)
    (environment.selectedRow, environment.firstRowNumber) = (1, 8)
    let view = VStack {
      table.selectable()
      RowOffset(3) { LabeledRows([("a", "1"), ("b", "2")]).selectable() }
    }
    let lines = view.plainLines(environment)
    let expected = [
      "    Goal            Saved  On", " 8. Japan in s…  1,250.00  Apr", " 9. 日本             5.00", "10. Bike",
      "11. a  1",
      "12. b  2",
    ]
    #expect(lines == expected)
  }

  @Test func `titles are bold and appear only where there are some`() throws {
    let first = try #require(table.lines(in: EnvironmentValues()).first?.runs.first)
    let bare = Table([Table.Column()], rows: [["a"]]).plainLines()
    #expect(first.style == Style(attributes: .bold))
    #expect(bare == ["a"])
  }

  @Test(arguments: [nil, 22, 1]) func `the selected row of a table or a grid has a mark before it`(_ width: Int?) {
    var environment = EnvironmentValues(width: width)
    environment.selectedRow = 1
    let grid = LabeledRows([("Name", "Japan"), ("Note", "sea")]).selectable()
    let views: [any View] = [table.selectable(), RowOffset(1) { grid }, RowOffset(2) { table.selectable() }, grid]
    let marked = views.map { view in view.lines(in: environment).map(\.plainText).filter { $0.hasPrefix(">") } }
    let expected = [
      nil: [["> 日本                 5.00"], ["> Name  Japan"], [], ["> Note  sea"]],
      22: [["> 日本       5.00     "], ["> Name  Japan         "], [], ["> Note  sea           "]],
      1: [[">"], [">"], [], [">"]],
    ]
    #expect(marked == expected[width])
    let widest = views.flatMap { $0.lines(in: environment) }.map(\.width).max() ?? 0
    #expect(widest <= width ?? .max)
    environment.selectedRow = nil
    #expect(grid.plainLines(environment) == LabeledRows([("Name", "Japan"), ("Note", "sea")]).plainLines(environment))
  }

  @Test func `no rows, no table`() {
    let lines = Table([Table.Column("Goal")], rows: []).plainLines()
    let none = Table([], rows: [["a"]]).plainLines()
    #expect(lines.isEmpty)
    #expect(none.isEmpty)
  }

  @Test func `the widest column shrinks first`() {
    let columns = [Table.Column(minimumWidth: 2), Table.Column(minimumWidth: 2)]
    let lines = Table(columns, rows: [["abcdefghij", "abcd"]]).plainLines(EnvironmentValues(width: 10))
    #expect(lines == ["abc…  abcd"])
  }

  @Test func `a cell without end is cut at once`() {
    let long = TerminalText(String(repeating: "x", count: 1_000_000))
    let lines = Table([Table.Column(minimumWidth: 3)], rows: [[long]]).plainLines(EnvironmentValues(width: 5))
    #expect(lines == ["xxxx…"])
  }
}
