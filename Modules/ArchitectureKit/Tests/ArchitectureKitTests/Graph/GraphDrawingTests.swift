import Testing

@testable import ArchitectureKit

/// Parts of graphs, and drawings of them.
@Suite struct GraphDrawingTests {
  private let report = GraphReport(
    of: Town(["App": "import Shop", "Tool": "import Base", "Shop": "import Base", "Base": "import Disk", "Disk": ""])
      .workspace)

  @Test func `a part is what imports and is imported, as far as the depth`() throws {
    func part(_ modules: [String], _ depth: Int?) throws -> [String] {
      try #require(report.focused(on: modules, depth: depth)).rows.map {
        ([$0.module] + $0.imports).joined(separator: " ")
      }
    }
    #expect(try part(["Shop"], 0) == ["Shop"])
    #expect(try part(["Shop"], 1) == ["App Shop", "Shop Base", "Base"])
    #expect(try part(["Shop"], nil) == ["App Shop", "Shop Base", "Base Disk", "Disk"])

    #expect(report.focused(on: ["Nowhere"], depth: nil)?.rows == nil)
  }

  @Test func `Graphviz gets the modules of a level side by side`() {
    let dot = GraphReport(of: Town(["A": "import B, C", "B": "", "C\"": ""]).workspace).text(as: .dot)
    let expected = """
      digraph modules {
        node [shape=box];
        { rank=same; "A"; }
        { rank=same; "B"; "C\\""; }
        "A" -> "B";
      }

      """
    #expect(dot == expected)
  }

  @Test func `a page loads nothing, marks what is broken, and has a table beside`() {
    let page = GraphReport(of: Town(["A": "import B", "B": "", "<C>": ""]).workspace)
      .text(as: .html, broken: [["A", "B"]])
    #expect(page.contains("<h1>3 modules in 2 levels, 1 broken import</h1>"))
    #expect(page.contains("<path class=\"broken\""))
    #expect(page.contains("<td><strong>B (broken)</strong></td>"))
    #expect(page.contains("&lt;C&gt;"))
    #expect(!page.contains("<C>") && !page.contains(/src=|href=|url\(|@import/))
  }

  @Test func `a page has no markup of names, whatever marks stand after a bracket`() {
    let plain = GraphReport(of: Town(["C": ""]).workspace).text(as: .html)
    let page = GraphReport(of: Town(["<\u{301}script>\u{301}&\u{301}\"\u{301}": ""]).workspace).text(as: .html)
    for scalar in "<>\"".unicodeScalars {
      #expect(page.unicodeScalars.count { $0 == scalar } == plain.unicodeScalars.count { $0 == scalar })
    }
    #expect(page.contains(/&amp;/.matchingSemantics(.unicodeScalar)))
  }
}
