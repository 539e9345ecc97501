import ArchitectureKit
import Testing

@Suite struct ReadmeTests {
  @Test func `README example`() {
    let text =
      "import Foundation // Date()\nstruct Basket {\n  func add(_ item: Item, to day: Day = .of(Date())) {}\n}\n"
    let file = SourceFile(path: "Sources/Shop/Basket.swift", text: text)
    let modules = file.imports.map(\.module)
    #expect(modules == ["Foundation"])
    let signatures = file.declarations.map(\.signature)
    #expect(signatures == ["Basket", "add(_:to:)"])

    let rule = ForbiddenCode(id: "clock", patterns: ["Date()", "Date.now"], advice: "take the date as an argument")
    let found = rule.violations(in: file).ignoring(commentsOf: [file])
    let places = found.map(\.location.description)
    #expect(places == ["Sources/Shop/Basket.swift:3:44"])
  }
}
