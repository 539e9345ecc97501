import Foundation
import Testing

@testable import ArchitectureKit

/// What is read of protocols.
@Suite struct ProtocolReaderTests {
  @Test(arguments: [
    Row("func a()", "func a()"), Row("func a(b: Int)", "func a(b: Int)"),
    Row("func a(_ b: Int, to c: [String])", "func a(_|b: Int; to|c: [String])"),
    Row("func a(_: Int)", "func a(_: Int)"), Row("func a(\n  b: Int,\n  c: Int,\n)", "func a(b: Int; c: Int)"),
    Row("func a() async throws -> Int", "func a() async throws -> Int"),
    Row("func a() throws(Bad) -> [Int: String?]", "func a() throws(Bad) -> [Int: String?]"),
    Row("func a() throws(Never)", "func a()"),
    Row("func a(_ b: () throws -> Int) rethrows", "func a(_|b: () throws -> Int) rethrows"),
    Row(
      "func a(_ b: @escaping @Sendable (_ c: Int, D) async throws(E) -> F)",
      "func a(_|b: @escaping @Sendable (_ c: Int, D) async throws(E) -> F)"),
    Row("func a(b: inout Int, c: borrowing D, e: consuming F)", "func a(b: inout Int; c: borrowing D; e: consuming F)"),
    Row("func a(b: Int...)", "func a(b: Int...)"),
    Row("func a(b: isolated (any Actor)?)", "func a(b: isolated (any Actor)?)"),
    Row(
      "func a<T: B & C, U>(_ t: T) -> U where T.D == U, U: Sendable",
      "func a<T: B & C, U>(_|t: T) -> U where T.D == U; U: Sendable"),
    Row("func a(b: Array<Array<Int>>?)", "func a(b: Array<Array<Int>>?)"),
    Row("func a(b: some C<D>, c: any E & F)", "func a(b: some C<D>; c: any E & F)"),
    Row("func a(b: (c: Int, d: String)) -> (Int) -> Void", "func a(b: (c: Int, d: String)) -> (Int) -> Void"),
    Row("func a(b: C.D.Type, e: F.Protocol!)", "func a(b: C.D.Type; e: F.Protocol!)"),
    Row("func `default`(in place: Int)", "func `default`(in|place: Int)"),
    Row("func a(@Maker b: () -> Int)", "func a(@Maker b: () -> Int)"),
    Row(
      "@discardableResult @available(macOS 15, *) mutating func a()",
      "@discardableResult @available(macOS 15, *) mutating func a()"),
    Row("nonisolated(nonsending) func a() async", "nonisolated(nonsending) func a() async"),
    Row("static func == (a: Self, b: Self) -> Bool", "static func ==(a: Self; b: Self) -> Bool"),
    Row("@Maker<A, B> var _$a: Int { get }", "@Maker<A, B> var _$a -> Int"), Row("var a: Int { get }", "var a -> Int"),
    Row("var a: [B]? { get set }", "var a -> [B]? { set }"),
    Row("static var a: Int { get }", "static var a -> Int"),
    Row("var a: Int { get async throws(B) }", "var a async throws(B) -> Int"),
    Row("var a: any B { mutating get nonmutating set }", "mutating var a -> any B { set }"),
    Row("subscript(a: Int) -> B { get }", "subscript subscript(_|a: Int) -> B"),
    Row("subscript<T>(a b: T) -> C { get set }", "subscript subscript<T>(a|b: T) -> C { set }"),
    Row("init?(a: Int) throws", "init init(a: Int) throws"),
    Row("#if os(Linux)\nfunc a()\n#endif", "func a() if os(Linux)"),
    Row("#if A\n#else\nfunc a()\n#endif", "func a() if !(A)"),
    Row("/* no */ func a( /* b */ ) // c", "func a()"), Row("func a(); ", "func a()"),
    Row("typealias B = Int\nfunc a()", "func a()"),
  ])
  func `a requirement is read whole`(_ row: Row) throws {
    let found = try read("protocol P {\n\(row.source)\n}")
    #expect(found.requirements.map(\.sketch) == [row.expected])
    #expect(found.gaps == [])
  }

  @Test func `requirements on single lines follow each other`() throws {
    let found = try read("protocol P { func a() -> Int; var b: Int { get }; var c: (Int) -> Void { get } }")
    #expect(found.requirements.map(\.sketch) == ["func a() -> Int", "var b -> Int", "var c -> (Int) -> Void"])
  }

  @Test func `the head of a protocol is read whole`() throws {
    let found = try read(
      """
      extension Shop {
        #if os(Linux)
        /// Text.
        // architect:mock
        @MainActor
        public protocol Clerk<Item, Place>: AnyObject, Store.Clerk & Sendable, ~Copyable where Item: Hashable,
          Self.Place == Int {
          associatedtype Item: Codable = Int
          associatedtype Place where Place: Hashable
        }
        #endif
      }
      """)
    #expect(found.name == "Shop.Clerk")
    #expect(found.attributes == ["@MainActor"])
    #expect(found.primaryTypes == ["Item", "Place"])
    #expect(found.inherited == ["AnyObject", "Store.Clerk", "Sendable", "~Copyable"])
    #expect(found.constraints == ["Item: Hashable", "Self.Place == Int"])
    #expect(found.associatedTypes.map(\.name) == ["Item", "Place"])
    #expect(found.condition == "os(Linux)")
    #expect(found.isMarked)
    #expect(found.gaps == [])
  }

  @Test func `a mark belongs to the next protocol alone`() throws {
    let source = """
      // architect:mock
      protocol A {}
      protocol B {}
      /// architect:mock
      protocol C {}
      // architect:mock please
      protocol D {}
      @MainActor // architect:mock
      public protocol E {}
      """
    let found = ProtocolReader.protocols(in: SourceFile(path: "P.swift", text: source))
    #expect(found.filter(\.isMarked).map(\.name) == ["A"])
  }

  @Test(arguments: [
    Row("let a: Int", "2:1 “let” begins no requirement"), Row("func (a: Int)", "2:1 its func isn't understood"),
    Row("var a: Int", "2:1 its var isn't understood"), Row("var a: Int { peek }", "2:1 its var isn't understood"),
    Row("struct A {}", "2:1 “struct” begins no requirement"), Row("func a() = 1", "2:10 “=”"),
  ])
  func `what isn't understood is a gap with its place`(_ row: Row) throws {
    let found = try read("protocol P {\n\(row.source)\nfunc z()\n}")
    #expect(found.gaps.map { "\($0.location.line):\($0.location.column) \($0.reason)" } == [row.expected])
    #expect(found.requirements.last?.sketch == "func z()")
  }

  private func read(_ source: String) throws -> ProtocolDeclaration {
    try #require(ProtocolReader.protocols(in: SourceFile(path: "P.swift", text: source)).first)
  }
}

/// What holds for every source.
@Suite struct ProtocolPropertyTests {
  static let pieces = [
    "func ", "var ", "subscript", "init", "associatedtype ", "static ", "mutating ", "async ", "throws ", "rethrows ",
    "where ", "a", "B", "Self", "some ", "any ", "inout ", "each ", "_ ", "(", ")", "<", ">", ">?", "[", "]", "{", "}",
    ":", ",", ";", ".", "->", " -> ", "...", "&", "=", "==", "?", "!", "@", "@escaping ", "@available(", "#if A",
    "#else",
    "#endif", "\n", "\n", " ", "//", "// architect:mock\n", "\"", "`", "`b`", "protocol Q ", "~Copyable", "{ get }",
    "get ", "set ", "é", "\0",
  ]

  @Test(arguments: [1, 2, 3] as [UInt64]) func `any pieces are read to their end`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<400 {
      let count = Int.random(in: 0...40, using: &generator)
      let source = (0..<count).compactMap { _ in Self.pieces.randomElement(using: &generator) }.joined()
      checkMocks(of: "protocol P\(source.hasPrefix(":") ? "" : " {")\n" + source)
    }
  }

  @Test func `any part of a source is read to its end`() throws {
    var generator = SeededGenerator(seed: 4)
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Workshop.swift")
    let bytes = Array(try Data(contentsOf: file))
    for _ in 0..<200 {
      let start = Int.random(in: 0..<bytes.count, using: &generator)
      let end = Int.random(in: start...bytes.count, using: &generator)
      checkMocks(of: String(decoding: bytes[start..<end], as: UTF8.self))
    }
  }

  /// A protocol is mocked or refused, and the same source has the same mocks.
  private func checkMocks(of source: String) {
    let (first, second) = (mocks(of: source), mocks(of: source))
    let isWhole = first.protocolCount <= first.mockCount + first.problems.count
    let isSame = first.files == second.files && first.problems == second.problems
    if !isWhole || !isSame { Issue.record("\(source.debugDescription) is read in two ways, or in none") }
  }
}
