import Testing

@testable import ArchitectureKit

/// Where a drawing puts modules and edges.
@Suite struct GraphLayoutTests {
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `no box covers another, and no edge passes a box`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let names = (0..<Int.random(in: 1...40, using: &random)).map { "M\(String(repeating: "x", count: $0 % 7))\($0)" }
    var town = Town([:])
    for (index, name) in names.enumerated() {
      let imported = names[..<index].filter { _ in Int.random(in: 0..<5, using: &random) == 0 }
      town.add(name, imported.map { "import \($0)\n" }.joined())
    }
    let report = GraphReport(of: town.workspace)
    let edges = report.rows.flatMap { row in row.imports.map { (from: row.module, to: $0) } }
    let layout = GraphLayout(report.rows, edges: edges)
    let boxes = names.compactMap(layout.box).sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    #expect(boxes.count == names.count)
    let overlapping = zip(boxes, boxes.dropFirst()).filter { $0.y == $1.y && $0.x + $0.width > $1.x }
    #expect(overlapping.isEmpty, "seed \(seed)")
    let outside = boxes.filter { $0.x < GraphLayout.margin - 1 || $0.x + $0.width > layout.width }
    #expect(outside.isEmpty, "seed \(seed)")
    let lanes = edges.flatMap { layout.path(from: $0.from, to: $0.to).matches(of: /([\d.]+) ([\d.]+) V/) }
    let passed = lanes.filter { lane in
      let (x, y) = (Double(lane.1) ?? -1, Double(lane.2) ?? -1)
      return boxes.contains { $0.y == y && $0.x < x && x < $0.x + $0.width }
    }
    #expect(passed.isEmpty, "seed \(seed)")
  }

  @Test func `edges go from below a box to above another, by a lane, and below both in a circle`() {
    let report = GraphReport(of: Town(["A": "import B, C", "B": "import C", "C": ""]).workspace)
    let layout = GraphLayout(report.rows, edges: [("A", "B"), ("A", "C"), ("B", "C")])
    #expect(layout.path(from: "A", to: "B").contains(/^M[\d.]+ 58 C[\d. ]+ 122$/))
    #expect(layout.path(from: "A", to: "C").contains(/^M[\d.]+ 58 C[\d. ]+ 122 V148 C[\d. ]+ 212$/))
    let circle = GraphReport(of: Town(["A": "import B", "B": "import A"]).workspace)
    let ring = GraphLayout(circle.rows, edges: [("A", "B"), ("B", "A")])
    #expect(ring.path(from: "A", to: "B").contains(/^M[\d.]+ 58 C[\d.]+ 86 [\d.]+ 86 [\d.]+ 58$/))
  }
}
