import ModuloDesignSystem
import TerminalKit
import Testing

/// Panels that fill a window.
@Suite struct PanelGridTests {
  private func panels(_ heights: [Int], flexible: Int? = nil) -> [Panel] {
    heights.enumerated().map { index, height in
      Panel("Panel \(index)", growingFrom: index == flexible ? 4 : nil) {
        if index == flexible {
          Canvas { context in
            for x in 0..<context.width { context.dot(x: x, y: context.height - 1) }
          }
        } else {
          VStack { for line in 0..<height { Text(verbatim: "\(index).\(line)") } }
        }
      }
    }
  }

  private func window(_ width: Int, _ height: Int, selected: Int? = nil) -> EnvironmentValues {
    var environment = EnvironmentValues(width: width)
    environment.height = height
    environment.selectedRow = selected
    return environment
  }

  private func lines(_ panels: [Panel], _ environment: EnvironmentValues) -> [TerminalText] {
    // A screen is laid out without a limit of its height; the grid knows that of the window.
    var endless = environment
    endless.height = nil
    return PanelGrid(panels, height: environment.height ?? 0).lines(in: endless)
  }

  @Test(arguments: [(80, 1), (81, 2), (140, 2), (141, 3), (500, 3)])
  func `a window has one, two or three columns by its width`(_ width: Int, _ columns: Int) {
    let lines = lines(panels([1, 1, 1, 1, 1, 1]), window(width, 60)).map(\.plainText)
    let corners = lines[0].count { $0 == "┌" }
    #expect(corners == columns)
  }

  @Test(arguments: [(80, 24), (79, 20), (120, 40), (200, 60), (500, 200)])
  func `panels fill the window, whatever is in them`(_ width: Int, _ height: Int) {
    for heights in [[1, 2, 3, 4, 5, 6], [30, 1, 1, 1, 30, 1], [0, 0, 0, 0, 0, 0], [3, 100, 2, 7]] {
      for flexible in [nil, 2] {
        let lines = lines(panels(heights, flexible: flexible), window(width, height, selected: 1))
        let widths = Set(lines.map(\.width))
        #expect(lines.count == height, "\(heights) \(flexible ?? -1)")
        #expect(widths == [width], "\(heights) \(flexible ?? -1)")
      }
    }
  }

  @Test func `what is left goes to the panel that makes use of it`() {
    let lines = lines(panels([1, 1, 1], flexible: 1), window(80, 24)).map(\.plainText)
    let tops = lines.indices.filter { lines[$0].hasPrefix("┌") }
    #expect(tops == [0, 3, 21])
  }

  @Test func `the last line says how much more there is`() {
    let lines = lines(panels([30, 30]), window(60, 12)).map(\.plainText)
    #expect(lines[0].hasPrefix("┌ Panel 0 ─"))
    #expect(lines[4].hasPrefix("│ … +27"))
    #expect(lines.count == 12)
  }

  @Test func `the selected panel keeps its lines as far as there is room`() {
    for selected in 0..<6 {
      let lines = lines(panels(Array(repeating: 4, count: 6)), window(80, 22, selected: selected)).map(\.plainText)
      let whole = (0..<6).filter { index in lines.contains { $0.contains("\(index).3") } }
      #expect(whole == [selected])
      #expect(lines.count == 22)
    }
  }

  @Test func `each panel is a row, and the selected one has a mark and a heavy border`() {
    let lines = lines(panels([3, 3, 3, 3, 3]), window(150, 30, selected: 4))
    let layout = RowLayout(lines)
    #expect(layout.count == 5)
    let rows = [(5, 10), (5, 60), (5, 120), (20, 10), (20, 120)].map { layout.row(atLine: $0.0, column: $0.1) }
    #expect(rows == [0, 1, 2, 3, 4])
    let cursor = lines.first(where: \.hasCursor)?.plainText ?? ""
    #expect(cursor.contains("┏ > Panel 4 ━"))
    let marks = lines.count { $0.plainText.contains(">") }
    #expect(marks == 1)
  }

  @Test func `in ASCII the selected one has its mark`() {
    var environment = window(90, 20, selected: 1)
    environment.characterSet = .ascii
    let lines = lines(panels([1, 1]), environment).map(\.plainText)
    let isASCII = lines.joined().allSatisfy(\.isASCII)
    #expect(isASCII)
    #expect(lines[0].contains("+ > Panel 1 -"))
  }

  @Test func `where nothing is drawn, or too little has room, there is no grid`() {
    var (accessible, numbered) = (window(120, 40), window(120, 40))
    accessible.isAccessible = true
    numbered.firstRowNumber = 1
    let environments = [accessible, numbered, window(39, 40), window(80, 19), EnvironmentValues(width: 120)]
    let rooms = environments.map { PanelGrid.hasRoom(for: 6, in: $0) }
    #expect(rooms == [false, false, false, false, false])
    let room = [window(80, 20), window(120, 11), window(200, 8)].map { PanelGrid.hasRoom(for: 6, in: $0) }
    #expect(room == [true, true, true])
    let none = PanelGrid.hasRoom(for: 0, in: window(80, 24))
    #expect(!none)
  }
}
