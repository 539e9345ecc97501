import TerminalKit
import Testing

/// Random views beside an oracle that lays them out cell by cell.
@Suite struct LayoutPropertyTests {
  /// `TERMINALKIT_LAYOUTS=20000` asks for more.
  @Test func `random views are laid out as the oracle does it, in any width`() {
    let campaign = Campaign("LAYOUTS", 400)
    var generator = SeededGenerator(seed: campaign.seed)
    for number in 0..<campaign.count {
      let node = LayoutNode.random(depth: 4, &generator)
      let width = number % 4 == 0 ? nil : Int.random(in: 0...60, using: &generator)
      let expected = LayoutOracle.lines(of: node, width: width)
      let drawn = node.view.lines(in: EnvironmentValues(width: width))
      let lines = drawn.map { String($0.plainText.reversed().drop { $0 == " " }.reversed()) }
      let widest = drawn.map(\.width).max() ?? 0
      let isRight = lines == expected && widest <= width ?? .max
      #expect(
        isRight,
        "seed \(campaign.seed), view \(number) in \(width.map(String.init) ?? "no limit"): \(node)\n\(lines)\n\(expected)"
      )
      if !isRight { return }
    }
  }

  @Test func `a thousand views inside each other are laid out`() {
    for axis in Axis.allCases {
      let node = (0..<1_000).reduce(LayoutNode.box(width: 3, height: 1, letter: "x")) { node, _ in
        .stack(axis, spacing: 1, alignment: .topLeading, [node])
      }
      for width in [nil, 0, 1, 80] {
        let text = node.view.lines(in: EnvironmentValues(width: width)).map(\.plainText).joined(separator: "\n")
        #expect(text == String(repeating: "x", count: min(3, width ?? 3)))
      }
    }
  }
}
