import TerminalKit
import Testing

@Suite struct CanvasTests {
  private func drawn(
    _ view: some View, width: Int?, height: Int?, _ style: CanvasStyle = .braille, ascii: Bool = false
  ) -> [String] {
    var environment = EnvironmentValues(width: width, characterSet: ascii ? .ascii : .unicode)
    environment.height = height
    environment.canvasStyle = style
    return view.lines(in: environment).map(\.plainText)
  }

  private let corners = Canvas { context in
    for (x, y) in [(0, 0), (context.width - 1, 0), (0, context.height - 1), (context.width - 1, context.height - 1)] {
      context.dot(x: x, y: y)
    }
  }

  @Test func `a cell has two by four dots, two by two, or one by two`() {
    #expect(drawn(corners, width: 1, height: 1) == ["⣉"])
    #expect(drawn(corners, width: 2, height: 1) == ["⡁⢈"])
    #expect(drawn(corners, width: 1, height: 1, .blocks) == ["█"])
    #expect(drawn(corners, width: 2, height: 2, .blocks) == ["▘▝", "▖▗"])
    #expect(drawn(corners, width: 2, height: 2, ascii: true) == ["''", ".."])
  }

  @Test func `lines, areas and rectangles`() {
    let diagonal = Canvas { context in
      let end = CanvasPoint(x: Double(context.width), y: Double(context.height))
      context.line(from: CanvasPoint(x: 0, y: 0), to: end)
    }
    #expect(drawn(diagonal, width: 2, height: 1, .blocks) == ["▀▄"])
    let area = Canvas { context in
      let points = [CanvasPoint(x: 0, y: 3), CanvasPoint(x: 3, y: 0)]
      context.area(through: points, to: Double(context.height))
    }
    #expect(drawn(area, width: 2, height: 2, .blocks) == [" ▟", "▟█"])
    let rectangle = Canvas { $0.rectangle(x: 1, y: 1, width: 2, height: 2) }
    #expect(drawn(rectangle, width: 2, height: 2, .blocks) == ["▗▖", "▝▘"])
  }

  @Test func `what is outside, endless or no number is left out`() {
    let far = [Double.nan, -.infinity, .infinity, -1e300, 1e300, -1, 0, 1, 50]
    let wild = Canvas { context in
      for x in far {
        for y in far {
          let point = CanvasPoint(x: x, y: y)
          context.line(from: CanvasPoint(x: 1, y: 1), to: point)
          context.line(from: point, to: CanvasPoint(x: y, y: x))
          context.area(through: [point, CanvasPoint(x: 3, y: 3)], to: y)
          context.rectangle(x: x, y: y, width: y, height: x)
        }
      }
      context.line(through: [])
      context.dot(x: .max, y: .min)
    }
    for (width, height) in [(0, 0), (1, 1), (0, 5), (5, 0), (3, 2)] {
      let lines = drawn(wild, width: width, height: height)
      let widest = lines.map { TerminalText($0).width }.max() ?? 0
      #expect(widest <= width && lines.count <= height)
    }
  }

  @Test(
    arguments: [
      ([0.0, 87], 5, [0.0, 50, 100]), ([12, 18], 5, [12, 14, 16, 18]), ([-40, 120], 6, [-50, 0, 50, 100, 150]),
      ([3], 5, [0, 1, 2, 3]), ([], 5, [0, 0.5, 1]), ([.nan, .infinity, 5, 6], 3, [5, 5.5, 6]),
      ([1_234_567, 9_876_543], 4, [0, 5_000_000, 10_000_000]),
    ] as [([Double], Int, [Double])])
  func `the figures beside an axis are few and round`(_ values: [Double], _ count: Int, _ ticks: [Double]) {
    let scale = AxisScale(values, count: count)
    #expect(scale.ticks == ticks)
  }

  @Test func `random values are within their scale, which has few figures`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let power = Double(Int.random(in: -12...12, using: &generator))
      let size = (0..<Int(abs(power))).reduce(1.0) { size, _ in power < 0 ? size / 10 : size * 10 }
      let values = (0..<5).map { _ in Double.random(in: -1...1, using: &generator) * size }
      let count = Int.random(in: 3...7, using: &generator)
      let scale = AxisScale(values, count: count)
      let isRight = scale.ticks.count <= count && values.allSatisfy { scale.range.contains($0) }
      #expect(isRight, "\(values) \(scale.ticks)")
    }
  }

  @Test func `a chart of lines has its figures at the left and its marks below`() {
    let points = (0...10).map { (x: Double($0), y: Double($0 * $0)) }
    let chart = LineChart([LineChart.Series(points)], marks: [(0, "Jan"), (5, "Jun"), (10, "Nov")])
    let lines = drawn(chart, width: 20, height: 6, ascii: true)
    #expect(lines.count == 6 && lines[5] == "     Jan   Jun   Nov")
    #expect(lines[0].hasPrefix("100 +") && lines[4].hasPrefix("  0 +"))
    let narrow = drawn(chart, width: 5, height: 2)
    #expect(narrow.count == 2)
    for (width, height) in [(0, 0), (1, 1), (3, 9), (80, 1)] {
      let lines = drawn(chart, width: width, height: height)
      #expect(lines.allSatisfy { TerminalText($0).width <= width } && lines.count <= height)
    }
    #expect(drawn(LineChart([]), width: 20, height: 5).isEmpty)
  }

  @Test func `a cursor is a line through the chart`() {
    let chart = LineChart([LineChart.Series([(0, 0), (10, 0)])], cursor: 5)
    let lines = drawn(chart, width: 13, height: 4, ascii: true)
    #expect(lines.map { $0.dropFirst(3) }.filter { $0.contains("'") || $0.contains(":") }.count == 4)
  }

  @Test func `columns rise from zero, and fall below it`() {
    let chart = BarChart([("Jan", 100), ("Feb", -50)])
    let lines = drawn(chart, width: 30, height: 7, .blocks)
    #expect(lines.last == "      Jan Feb")
    #expect(lines[0].hasSuffix("┤███") && lines[3].hasSuffix("███"))
    #expect(drawn(BarChart([]), width: 30, height: 7).isEmpty)
    for width in 0...12 {
      let widest = drawn(chart, width: width, height: 3).map { TerminalText($0).width }.max() ?? 0
      #expect(widest <= width)
    }
  }

  @Test func `a heat map tells amounts by characters, and shows the latest ones`() {
    let map = HeatMap([[0, 1, 2], [nil, 3, 4]], cellWidth: 1)
    #expect(drawn(map, width: 9, height: nil) == ["·░▒", " ▓█"])
    #expect(drawn(map, width: 2, height: nil) == ["░▒", "▓█"])
    #expect(drawn(map, width: 9, height: nil, ascii: true) == [".:+", " ##"])
    #expect(drawn(HeatMap([[.nan, -1, .infinity]], cellWidth: 1), width: 9, height: nil) == [" ··"])
  }

  @Test func `a sparkline is a column for each value`() {
    #expect(drawn(Sparkline([0, 1, 2, 3, 4, 5, 6, 7]), width: 9, height: nil) == ["▁▂▃▄▅▆▇█"])
    #expect(drawn(Sparkline([0, 7, 7]), width: 2, height: nil) == ["▅▅"])
    #expect(drawn(Sparkline([.nan, 1, 2]), width: 9, height: nil) == [" ▁█"])
    #expect(drawn(Sparkline([]), width: 9, height: nil).isEmpty)
  }

  @Test func `where nothing is drawn there are no pictures`() {
    let environment = EnvironmentValues(width: 40, isAccessible: true)
    let pictures: [any View] = [
      corners, LineChart([LineChart.Series([(0, 1)])]), BarChart([("a", 1)]), HeatMap([[1]]), Sparkline([1]),
    ]
    #expect(pictures.allSatisfy { $0.lines(in: environment).isEmpty })
  }
}
