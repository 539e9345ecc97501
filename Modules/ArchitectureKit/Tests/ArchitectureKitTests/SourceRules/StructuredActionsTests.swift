import ArchitectureKit
import Testing

/// Actions that say who sends them.
@Suite struct StructuredActionsTests {
  @Test(arguments: [
    Row("enum Action { case view(View), inner(Inner), delegate(Delegate) }", ""),
    Row("enum Action { case view(View)\n case `inner`(Inner) }", ""),
    Row("enum Action { case view(View), loaded }", "1:32"),
    Row("enum Action { case view }", "1:20"),
    Row("enum Action { case view() }", "1:20"),
    Row("enum Action { case view(View, Int) }", "1:20"),
    Row("enum Action { case view((View, Int)), inner([Int: String]) }", ""),
    Row("enum Action { indirect case inner(Inner)\n case tapped(at: Int), view(View) }", "2:7"),
    Row("enum Action { enum View { case tapped }\n case view(View) }", ""),
    Row("enum Other { case tapped }", ""),
    Row("struct Action { let tapped: Int }", ""),
    Row("struct Cart { enum Action { case tapped } }", "1:34"),
    Row("extension Cart { enum Action { case `internal`(Internal) } }", "1:37"),
    Row("enum Action { case view(View); static func f(_ a: Action) { switch a { case .view: break } } }", ""),
    Row("enum Action { case", ""),
    Row("enum Action { case view(", "1:20"),
  ]) func `a case that doesn't say who sends it is reported`(_ row: Row) {
    let found = findings(StructuredActions(), row.source)
    #expect(found == row.expected)
  }

  @Test func `names and kinds are those of the workspace`() {
    let rule = StructuredActions(names: ["Event"], cases: ["view", "internal"])
    let found = findings(
      rule, "enum Event { case view(View), `internal`(Internal), inner(Inner) }\nenum Action { case a }")
    #expect(found == "1:53")
  }

  @Test func `the message says what is wrong, and the advice what there is`() throws {
    let file = SourceFile(path: "f.swift", text: "enum Action {\n  case loaded\n  case view\n}")
    let found = StructuredActions().violations(in: file)
    #expect(
      found.map(\.message) == [
        "'loaded' of Action doesn't say who sends it", "'view' of Action doesn't have the actions as its only value",
      ])
    #expect(found.first?.advice == "say by its case who sends it: view, inner, delegate")
  }
}
