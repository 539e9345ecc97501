import ArchitectureKit
import Testing

/// Doubles whose methods are never called, and doubles that only pass calls on.
@Suite struct DoubleTests {
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

  @Test(arguments: [
    Row("struct MockStore { func load() { base.load() } }", "1:25"),
    Row(
      "struct MockStore { func load() async throws { return try await self.base.store.load(by: id) { _ in } } }", "1:25"
    ),
    Row("extension MockStore { var count: Int { base.count } }", "1:27"),
    Row("extension MockStore { var count: Int { get { base.count } set { base.count = newValue } } }", "1:27"),
    Row("extension Mocks.MockStore { func load<T>(_ type: T.Type) -> T { base.load(type) } }", "1:34"),
    Row("struct MockStore { func load() { log.record(1); base.load() } }", ""),
    Row("struct MockStore { func load() { base.load().sorted() } }", ""),
    Row("struct MockStore { func load() { base.load() ?? [] } }", ""),
    Row("struct MockStore { func load() { base.loadAll() } }", ""),
    Row("struct MockStore { func load() { load(by: 1) } }", ""),
    Row("struct MockStore { func load(_ other: MockStore) { other.load() } }", ""),
    Row("struct MockStore { func load() { [base].map { $0.load() } } }", ""),
    Row("struct MockStore { func load() {} }", ""),
    Row("struct MockStore { let load = base.load }", ""),
    Row("struct DefaultStore { func load() { base.load() } }", ""),
    Row("func load() { base.load() }", ""),
  ]) func `a double that only passes a call on is reported`(_ row: Row) {
    let found = findings(ForwardingDouble(), row.source)
    #expect(found == row.expected)
  }

  @Test func `the report names the double and what it calls`() throws {
    let file = SourceFile(
      path: "f.swift", text: "struct StubStore { func load(by id: Int) { self.base.load(by: id) } }")
    let found = try #require(ForwardingDouble(prefix: "Stub").violations(in: file).first)
    #expect(found.message == "'load(by:)' of StubStore only calls base.load")
  }
}
