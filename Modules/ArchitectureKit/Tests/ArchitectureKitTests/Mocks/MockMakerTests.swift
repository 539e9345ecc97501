import Testing

@testable import ArchitectureKit

/// Which protocols are mocked, and how.
@Suite struct MockMakerTests {
  @Test(arguments: [
    Row("protocol P: ~Copyable {}", "1:10 P can't be mocked: it may be noncopyable (~Copyable)"),
    Row("protocol P { associatedtype A: ~Copyable }", "1:29 P can't be mocked: its A may be noncopyable (~Copyable)"),
    Row("protocol P { func a(b: borrowing C) }", "1:19 P can't be mocked: “a(b:)” has a borrowing parameter"),
    Row("protocol P { func a(b: consuming C) }", "1:19 P can't be mocked: “a(b:)” has a consuming parameter"),
    Row("protocol P { consuming func a() }", "1:29 P can't be mocked: “a()” takes ownership of the instance"),
    Row("protocol P { init() }", "1:14 P can't be mocked: “init()” makes an instance that no test can plan"),
    Row(
      "protocol P { static var a: Int { get } }",
      "1:25 P can't be mocked: “a” is static: every test would share its calls"),
    Row("protocol P { func a(b: Int...) }", "1:19 P can't be mocked: “a(b:)” takes any number of arguments"),
    Row(
      "protocol P { func a<each T>(b: repeat each T) }",
      "1:19 P can't be mocked: “a(b:)” has a parameter pack or a value as a parameter"),
    Row(
      "protocol P { func a<E: Error>(b: E) throws(E) }",
      "1:19 P can't be mocked: “a(b:)” throws an error of its caller's type"),
    Row(
      "protocol P { var mocked: Int { get } }",
      "1:18 P can't be mocked: “mocked” has the name of a member of every mock"),
    Row(
      "protocol P: Identifiable where ID == Self {}",
      "1:10 P can't be mocked: what it says of its types names Self"),
    Row(
      "protocol P { associatedtype A where A == [Self] }",
      "1:10 P can't be mocked: what it says of its types names Self"),
    Row("private protocol P {}", "1:18 P can't be mocked: it is private"),
    Row("protocol P: Codable {}", "1:10 P can't be mocked: there is no source of Codable, which it refines"),
    Row("protocol P: Decodable {}", "1:10 P can't be mocked: there is no source of Decodable, which it refines"),
    Row("class C {}\nprotocol P: C {}", "2:10 P can't be mocked: it is for subclasses of C"),
    Row("@objc protocol P {}", "1:16 P can't be mocked: it is one of Objective-C"),
    Row("protocol P { macro a }", "1:14 P can't be mocked: it can't be read: “macro” begins no requirement"),
  ])
  func `a protocol that can't be mocked is named with the reason`(_ row: Row) {
    let made = mocks(of: row.source + "\nprotocol Other {}")
    #expect(made.messages == [row.expected])
    #expect(made.files.map(\.path) == ["Mocks/MockOther.swift", "Mocks/MockSupport.swift"])
  }

  @Test func `what a refined protocol can't have is told at its place`() {
    let made = mocks(of: "protocol A { static func a() }\nprotocol B: A {}")
    #expect(
      made.messages == [
        "1:26 A can't be mocked: “a()” is static: every test would share its calls",
        "1:26 B can't be mocked: “a()” is static: every test would share its calls",
      ])
    #expect(made.protocolCount == 2)
  }

  @Test(arguments: [
    Row("protocol P: Sendable { func a(b: Int) }", "SendableMockedRequirement<Int, Void, Never, SyncRequirement>"),
    Row(
      "typealias S = AnyObject & Sendable\nprotocol P: S { func a() }",
      "SendableMockedRequirement<Void, Void, Never, SyncRequirement>"),
    Row(
      "@MainActor protocol P: Sendable { func a() async throws }",
      "MockedRequirement<Void, Void, any Error, AsyncRequirement>"),
    Row(
      "protocol P { func a(b: some Sequence<Int>, c: Int!) }",
      "MockedRequirement<(b: any Sequence<Int>, c: Int?), Void, Never, SyncRequirement>"),
    Row(
      "protocol P { func a(b: () -> Void, c: @escaping () -> Void) }",
      "MockedRequirement<(() -> Void), Void, Never, SyncRequirement>"),
    Row(
      "typealias F = (Int) -> Void\nprotocol P { func a(b: F, c: F?) }",
      "MockedRequirement<F?, Void, Never, SyncRequirement>"),
    Row(
      "class C {}\nprotocol P: Sendable { func a(b: C, d: Int) -> C? }",
      "SendableMockedRequirement<Int, Never, Never, SyncRequirement>"),
    Row(
      "protocol Q {}\nprotocol P: Sendable { func a(b: Q, c: any Q, d: Any) }",
      "SendableMockedRequirement<Void, Void, Never, SyncRequirement>"),
    Row(
      "struct S {}\n@available(*, unavailable)\nextension S: Sendable {}\nprotocol P: Sendable { func a(b: S) }",
      "SendableMockedRequirement<Void, Void, Never, SyncRequirement>"),
  ])
  func `an argument is kept by a type that can leave the call`(_ row: Row) throws {
    let text = try #require(mocks(of: row.source).text(of: "MockP"))
    #expect(text.contains("let a: \(row.expected)\n"), "\(text)")
  }

  @Test(arguments: [
    Row("func a(b: Self) -> [Self]", "func a(b: MockP) -> [MockP] {"),
    Row("func a<T: Sequence<Self>>(b: T)", "func a<T: Sequence<MockP>>(b: T) {"),
    Row(
      "func a<T>(b: T) where T: Collection, T.Element == Self",
      "func a<T>(b: T) where T: Collection, T.Element == MockP {"),
    Row("var a: Self? { get set }", "var a: MockP? {"),
    Row("associatedtype A\nfunc a(b: Self.A, c: Self.Type)", "func a(b: A, c: MockP.Type) {"),
    Row("func a(_ b: () throws -> Void) rethrows", "func a(_ b: () throws -> Void) rethrows {"),
  ])
  func `a requirement about Self is about the mock`(_ row: Row) throws {
    let made = mocks(of: "protocol P {\n\(row.source)\n}")
    #expect(made.messages == [])
    let text = try #require(made.text(of: "MockP"))
    #expect(text.contains("\n\(row.expected)\n"), "\(text)")
  }

  @Test func `what is Encodable is asked to encode itself`() throws {
    let text = try #require(mocks(of: "protocol P: Encodable, Sendable {}").text(of: "MockP"))
    #expect(text.contains("func encode(to encoder: any Encoder) throws {"))
  }

  @Test func `requirements of one name have names by their arguments`() throws {
    let source = """
      protocol P {
        func a(_ goal: Int); func a(_ goals: [Int]); func a(_ goal: String); func b(); var log: Int { get set }
        func setLog()
      }
      """
    let text = try #require(mocks(of: source).text(of: "MockP"))
    let names = text.matches(of: /let (\w+): MockedRequirement/).map { String($0.1) }
    #expect(names == ["aGoal", "aGoal2", "aGoals", "b", "logRequirement", "setLog", "setLog2"])
  }

  @Test func `attributes of a body aren't those of a mock`() throws {
    let source = """
      protocol P: Hashable {
        associatedtype A
        @inlinable @discardableResult @MainActor func a() -> Int
        @Maker<A> var b: A { get }
      }
      """
    let text = try #require(mocks(of: source).text(of: "MockP"))
    #expect(text.contains("\n@discardableResult\n@MainActor\nfunc a() -> Int {"))
    #expect(!text.contains("@Maker") && !text.contains("@inlinable"))
    #expect(text.contains("static func == (left: MockP, right: MockP) -> Bool"))
  }

  @Test func `a requirement that is stated again is one`() throws {
    let text = try #require(
      mocks(of: "protocol A { func a(b c: Int) }\nprotocol P: A { func a(b d: Int) }").text(of: "MockP"))
    #expect(text.matches(of: /func a\(/).count == 1)
  }

  @Test func `a condition that is around a mock isn't around its imports too`() throws {
    let source = "#if A\nimport Goods\n#if B\nimport Rules\n#endif\nprotocol P { var a: Item { get } }\n#endif"
    let text = try #require(mocks(of: source).text(of: "MockP"))
    #expect(text.contains("#if A\n#if B\nimport Rules\n#endif\n@testable import Shop\nimport Goods\n"), "\(text)")
  }

  @Test func `a protocol of some sources that can't be mocked is told, wherever the reason is`() {
    let (shop, store) = (
      sampleModule("Shop", path: "Sources/Shop", ["Clerk.swift": "protocol Clerk { init() }"]),
      sampleModule("Store", path: "Sources/Store", ["Seller.swift": "import Shop\nprotocol Seller: Clerk {}"])
    )
    let paths = PathSet(["Sources/Store"])
    let rule = MockRule(protocols: ["*"], in: paths, folder: "Mocks")
    let made = MockMaker(Workspace(modules: [shop, store]), rules: [rule]).mocks().narrowed(to: paths)
    #expect(made.messages == ["1:18 Seller can't be mocked: “init()” makes an instance that no test can plan"])
    #expect(made.protocolCount == 1)
  }

  @Test func `protocols of other sources take no names from those that are asked for`() {
    let (shop, store) = (
      sampleModule("Shop", path: "Sources/Shop", ["Clerk.swift": "protocol Clerk {}"]),
      sampleModule("Store", path: "Sources/Store", ["Clerk.swift": "protocol Clerk {}"])
    )
    let rule = MockRule(protocols: ["*"], in: PathSet(["Sources/Store"]), folder: "Mocks")
    let made = MockMaker(Workspace(modules: [shop, store]), rules: [rule]).mocks()
    #expect(made.messages == [])
    #expect(made.files.map(\.source) == ["Sources/Store/Clerk.swift", ""])
  }

  @Test func `a mock imports what it names, of what its protocols' files import`() throws {
    let shop = sampleModule(
      "Shop", path: "Sources/Shop",
      [
        "Clerk.swift": """
        public import Foundation
        public import Goods
        public import Rules
        public import Observation
        @preconcurrency public import struct Weights.Gram
        public protocol Clerk: Seller { func sell(_ item: Item, on date: Date, weighing: Gram) }
        """,
        "Inner.swift": "import Goods\nprotocol Inner { var item: Item { get } }",
        "Shared.swift": "import Goods\npackage protocol Shared { var item: Item { get } }",
      ])
    let goods = sampleModule("Goods", path: "Sources/Goods", ["Item.swift": "public struct Item {}"])
    let rules = sampleModule(
      "Rules", path: "Sources/Rules", ["Seller.swift": "public protocol Seller { var name: String { get } }"])
    let tests = sampleModule("ShopTests", path: "Tests/ShopTests", [:])
    let made = MockMaker(
      Workspace(modules: [shop, goods, rules, tests]),
      rules: [MockRule(protocols: ["Clerk", "Inner", "Shared"], folder: "Tests/ShopTests")]
    ).mocks()
    let imports = { (name: String) in
      made.text(of: name)?.split(separator: "\n").filter { $0.contains("import ") }.map(String.init)
    }
    #expect(
      imports("MockClerk") == [
        "@preconcurrency public import struct Weights.Gram", "public import Foundation", "public import Goods",
        "import Rules", "public import Shop",
      ])
    #expect(imports("MockInner") == ["@testable import Shop", "import Goods"])
    #expect(imports("MockShared") == ["package import Goods", "package import Shop"])
  }
}
