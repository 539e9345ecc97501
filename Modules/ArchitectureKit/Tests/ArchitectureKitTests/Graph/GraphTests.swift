import Testing

@testable import ArchitectureKit

/// Figures about the graph of modules.
@Suite struct GraphTests {
  private let town = Town([
    "App": "import Shop\nimport Base", "Shop": "import Base\nimport Foundation", "Base": "", "Lone": "",
  ])

  @Test func `levels, fan-in, fan-out and instability`() {
    let rows = GraphReport(of: town.workspace).rows
    let figures = rows.map { "\($0.module) \($0.level) \($0.fanIn) \($0.fanOut) \($0.instability ?? -1)" }
    #expect(figures == ["App 2 0 2 100", "Shop 1 1 1 50", "Base 0 2 0 0", "Lone 0 0 0 -1"])
  }

  @Test func `the modules of a circle share a level`() {
    let town = Town(["A": "import B", "B": "import C", "C": "import B\nimport D", "D": ""])
    let levels = GraphReport(of: town.workspace).rows.map { "\($0.module)\($0.level)" }
    #expect(levels == ["A2", "B1", "C1", "D0"])
  }

  @Test func `the picture leaves out what longer ways show`() {
    let picture = GraphReport(of: town.workspace).text(as: .mermaid)
    let names = "  n1[\"App\"]\n  n2[\"Shop\"]\n  n3[\"Base\"]\n  n4[\"Lone\"]\n"
    #expect(picture == "graph TD\n" + names + "  n1 --> n2\n  n2 --> n3\n")
  }

  @Test(arguments: ["end", "graph", "click"]) func `a name that means something to Mermaid is written as text`(
    _ name: String
  ) {
    let picture = GraphReport(of: Town([name: ""]).workspace).text(as: .mermaid)
    #expect(picture == "graph TD\n  n1[\"\(name)\"]\n")
  }

  @Test func `every way that begins with another import, the shortest of each`() {
    let town = Town(["A": "import B\nimport C\nimport D", "B": "import E", "C": "import F", "F": "import E", "D": ""])
    let ways = town.workspace.graph.detours(from: "A", to: "E") { _ in true }
    #expect(ways == [["A", "B", "E"], ["A", "C", "F", "E"]])
    let ownWay = Town(["A": "import B", "B": "import A, C"]).workspace.graph.detours(from: "B", to: "C") { _ in true }
    #expect(ownWay.isEmpty)
  }

  @Test func `the table`() {
    let table = GraphReport(of: town.workspace).text(as: .text)
    let expected = """
      level  in  out  inst  module  imports
          2   0    2  1.00  App     Base Shop
          1   1    1  0.50  Shop    Base
          0   2    0  0.00  Base
          0   0    0     -  Lone

      """
    #expect(table == expected)
  }

  @Test func `the shortest way, and none`() {
    let graph = town.workspace.graph
    let way = graph.way(from: "App", to: "Foundation")
    #expect(way == ["App", "Shop", "Foundation"])
    let back = graph.way(from: "Base", to: "App")
    #expect(back == nil)
  }
}
