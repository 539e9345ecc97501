import ArchitectureKit
import Testing

/// Doubles whose methods nobody calls.
@Suite struct UnreplaceableDoubleTests {
  static let protocols = """
    protocol Store: Base { func load(); var count: Int { get } }
    extension Store {
      func load(of id: Int) {}
      func load() {}
      var isEmpty: Bool { count == 0 }
      static func make() {}
    }
    protocol Base {}
    extension Models.Base { func reset() {} }
    extension Array { func sum() {} }
    """

  static let doubles = [
    Row("class MockStore: Store { func load(of id: Int) {} }", "1:31"),
    Row("class MockStore: Store { func load() {}\n var count = 1 }", ""),
    Row("class MockStore: Store { var isEmpty: Bool { true } }", "1:30"),
    Row("class MockStore: Store { func reset() {} }", "1:31"),
    Row("class MockStore: Stores.Store { func reset() {} }", "1:38"),
    Row("class MockStore {}\nextension MockStore: Store { func load(of id: Int) {} }", "2:35"),
    Row("class MockStore: Store { func load(by id: Int) {}\n func sum() {} }", ""),
    Row("class MockStore: Other { func reset() {} }", ""),
    Row("class LiveStore: Store { func load(of id: Int) {} }", ""),
    Row("class MockStore: Store { static func make() {} }", ""),
    Row("protocol Other: Store { func reset() }\nclass MockStore: Other { func reset() {} }", ""),
  ]

  @Test(arguments: doubles) func `a double replaces what it declares`(_ row: Row) {
    let files = [
      SourceFile(path: "Store.swift", text: Self.protocols), SourceFile(path: "MockStore.swift", text: row.source),
    ]
    let found = findings(UnreplaceableDouble().violations(in: files))
    #expect(found == row.expected)
  }

  @Test func `the report names the double and the protocol`() throws {
    let files = [
      SourceFile(path: "Store.swift", text: Self.protocols),
      SourceFile(path: "StoreStub.swift", text: "struct StoreStub: Store { func load(of id: Int) {} }"),
    ]
    let rule = UnreplaceableDouble { $0.hasSuffix("Stub") }
    let found = try #require(rule.violations(in: files).first)
    #expect(found.message == "'load(of:)' of StoreStub replaces nothing: Store declares it in an extension only")
    #expect(found.chain == ["StoreStub", "Store"])
    #expect(found.location.file == "StoreStub.swift")
  }
}
