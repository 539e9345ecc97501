import TerminalKit
import Testing

/// Room that is too small, too large, or none.
@Suite struct LayoutEdgeTests {
  private func drawn(_ view: some View, _ width: Int?, _ height: Int? = nil) -> [String] {
    var environment = EnvironmentValues(width: width)
    environment.height = height
    return view.lines(in: environment).map(\.plainText)
  }

  @Test func `a wide character in one column is the sign for what was cut`() {
    #expect(drawn(Text("日"), 1) == ["…"])
    #expect(drawn(Text("日").frame(width: 1), 9) == ["…"])
    let narrow = HStack {
      Text("日")
      Text("本")
    }
    #expect(drawn(narrow, 3) == ["… …"])
  }

  @Test func `half of a wide character that is covered is blank`() {
    for (column, expected) in [(0, "x 本"), (1, " x本"), (2, "日x "), (3, "日 x")] {
      let layers = ZStack(alignment: .topLeading) {
        Text("日本")
        Text("x").padding(.leading, column)
      }
      #expect(drawn(layers, nil) == [expected], "\(column)")
    }
  }

  @Test func `a frame is never larger than its room, and below nothing is nothing`() {
    #expect(drawn(Text("abc").frame(width: 900, height: 2), 4) == ["abc", ""])
    #expect(drawn(Text("abc").frame(width: 900, height: 900), 4, 3).count == 3)
    #expect(drawn(Text("abc").frame(width: -5, height: -5), 4) == [])
    #expect(drawn(Text("abc").frame(maxWidth: FrameLength(-1)), 4) == ["", "", ""])
  }

  @Test func `elements with equal ids are drawn, each of them`() {
    let letters = ForEach(["a", "b", "a"], id: \.self) { Text($0) }
    #expect(drawn(letters, nil) == ["a", "b", "a"])
  }

  @Test func `in no room nothing is wider than that`() {
    let view = VStack(alignment: .trailing, spacing: 1) {
      HStack(alignment: .bottom) {
        Text("日本旅行 and more")
        Divider()
        Spacer()
        ProgressView(value: 0.5)
      }
      Grid {
        GridRow {
          Text("a long name")
          Text("12")
        }
        Divider()
      }
      .border(title: "Grid")
      GroupBox("Box") { Text("in") }.overlay { Text("over") }
      Text("one").padding().background(.blue).fixedSize()
    }
    for width in 0...40 {
      for height in [nil, 0, 1, 2, 5, 40] {
        let widest = drawn(view, width, height).map { TerminalText($0).width }.max() ?? 0
        #expect(widest <= width, "\(width) × \(height ?? -1)")
      }
    }
  }

  @Test func `what scrolls takes the lines that others leave`() {
    let view = VStack {
      Text("title")
      ScrollView { for number in 0..<9 { Text("\(number)") } }
      Text("status")
    }
    #expect(drawn(view, 9, 5) == ["title", "0", "1", "2", "status"])
    #expect(drawn(view, 9, 1) == ["title", "status"])
    #expect(drawn(view, 9).count == 11)
  }

  @Test func `rows in memory are given their new rows, and the selection stays`() {
    struct Row: Identifiable { let id: Int }
    var list = ListState((0..<5).map(Row.init), height: 3)
    list.select(3)
    list.update([1, 3, 9].map(Row.init))
    #expect(list.selection?.id == 3 && !list.hasRowsBefore && !list.hasRowsAfter)
    list.update([1, 9, 10].map(Row.init))
    #expect(list.selection?.id == 9)
    list.update([Row(id: 7)])
    #expect(list.selection?.id == 7)
    list.update([])
    #expect(list.selection == nil && list.isEmpty)
  }
}
