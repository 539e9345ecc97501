import Foundation
import Testing

/// `architect mocks`, from outside.
@Suite struct MocksCommandTests {
  private let architect: Architect
  private static let folder = "Sources/ShopStores/Mocks"

  init() throws {
    architect = try Architect()
    try architect.write(
      "architecture.json",
      #"{ "mocks": [{ "protocols": ["*Store"], "modules": ["ShopStores"], "folder": "\#(Self.folder)" }] }"#)
    try write("Orders.swift", Self.orders)
  }

  private static let orders = """
    public enum OrderError: Error { case missing }

    public protocol OrderStore: Sendable {
      func find(_ number: Int) async throws(OrderError) -> String
    }

    // architect:mock
    public protocol Till { func take(_ cents: Int) }
    """

  private func write(_ file: String, _ text: String) throws { try architect.write("Sources/ShopStores/\(file)", text) }

  private func mocks(_ options: String...) throws -> Architect.Answer { try architect.run(["mocks"] + options) }

  /// The written files with their texts.
  private func written() throws -> [String: String] {
    let place = architect.folder.appendingPathComponent(Self.folder)
    guard FileManager.default.fileExists(atPath: place.path) else { return [:] }
    return try FileManager.default.contentsOfDirectory(atPath: place.path).reduce(into: [:]) { files, name in
      files[name] = try String(contentsOf: place.appendingPathComponent(name), encoding: .utf8)
    }
  }

  @Test func `mocks that are made again are the same bytes`() throws {
    let made = try mocks()
    #expect(made.status == 0, "\(made.error)")
    #expect(made.output.hasSuffix("\n2 of 2 protocols mocked, 3 changed\n"), "\(made.output)")
    let files = try written()
    #expect(files.keys.sorted() == ["MockOrderStore.swift", "MockTill.swift", "ShopStoresSupport.swift"])
    #expect(try mocks().output == "2 of 2 protocols mocked, all as they were\n")
    #expect(try mocks("--check").status == 0)
    #expect(try written() == files)
  }

  @Test func `a stale mock fails a check that writes nothing, and is made anew`() throws {
    _ = try mocks()
    let files = try written()
    try write("Mocks/MockTill.swift", try #require(files["MockTill.swift"]) + "// mine\n")
    try write(
      "Orders.swift", Self.orders.replacing("missing", with: "missing, closed").replacing("_ number", with: "number"))
    let stale = try written()
    let check = try mocks("--check")
    #expect(check.status == 1)
    #expect(
      check.output == """
          ~ Sources/ShopStores/Mocks/MockOrderStore.swift
          ~ Sources/ShopStores/Mocks/MockTill.swift
        2 of 2 protocols mocked, 2 stale; architect mocks makes them anew

        """)
    #expect(try written() == stale)
    #expect(try mocks().status == 0)
    let made = try written()
    #expect(made["MockTill.swift"] == files["MockTill.swift"])
    #expect(made["MockOrderStore.swift"]?.contains("find(number: Int)") == true)
  }

  @Test func `a mock whose mark is gone is removed`() throws {
    _ = try mocks()
    try write("Orders.swift", Self.orders.replacing("// architect:mock", with: ""))
    let check = try mocks("--check")
    #expect(check.status == 1)
    #expect(
      check.output.hasSuffix(
        "  - Sources/ShopStores/Mocks/MockTill.swift\n1 of 1 protocols mocked, 2 stale; architect mocks makes them anew\n"
      ))
    #expect(try mocks().status == 0)
    #expect(try written().keys.sorted() == ["MockOrderStore.swift", "ShopStoresSupport.swift"])
    #expect(try mocks("--check").status == 0)
  }

  @Test func `a protocol that can't be mocked is named, and the others are made`() throws {
    try write(
      "Stock.swift",
      """
      protocol StockStore {
        func count(of items: Int...) -> Int
        static func open()
      }
      // architect:mock
      struct Shelf {}
      """)
    let made = try mocks()
    #expect(made.status == 1)
    let lines = made.output.split(separator: "\n").dropFirst(3)
    #expect(
      Array(lines) == [
        "Sources/ShopStores/Stock.swift:2:8: error: StockStore can't be mocked: “count(of:)” takes any number of arguments",
        "Sources/ShopStores/Stock.swift:3:15: error: StockStore can't be mocked: “open()” is static: every test would share its calls",
        "Sources/ShopStores/Stock.swift:5:1: error: no protocol follows // architect:mock",
        "2 of 3 protocols mocked, 3 changed; 1 can't be mocked",
      ])
    #expect(try written().count == 3)
    #expect(try mocks("--check").status == 1)
  }

  @Test func `nothing that is named is no success`() throws {
    try architect.write("architecture.json", "{}")
    try write("Orders.swift", "")
    let nothing = try mocks("--check")
    #expect(nothing.status == 1)
    #expect(nothing.output.hasPrefix("no protocol is named"))
    try architect.write("architecture.json", #"{ "mocks": [{ "protocols": ["X*"], "folder": "Mocks" }] }"#)
    let misspelt = try mocks()
    #expect(misspelt.status == 1)
    #expect(misspelt.output.hasPrefix("architecture.json:1:13: error: no protocol is named for mocks in Mocks\n"))
  }

  @Test func `a failure changes nothing and names the file`() throws {
    try write("Mocks/MockTill.swift", "// mine\n")
    let before = try written()
    let other = try mocks()
    #expect(other.status == 74)
    #expect(
      other.error.contains("Sources/ShopStores/Mocks/MockTill.swift: can't be written: another file stands there"))
    #expect(try written() == before)
    try architect.write("Taken", "")
    let taken = try mocks("--protocol", "OrderStore", "--into", "Taken/Mocks")
    #expect(taken.status == 74)
    #expect(taken.error.contains("Taken/Mocks/MockSupport.swift: can't be written"))
  }

  @Test func `two at once make the same mocks`() async throws {
    let statuses = try await withThrowingTaskGroup { group in
      for _ in 0..<2 { group.addTask { [architect] in try architect.run(["mocks"]).status } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses == [0, 0])
    #expect(try mocks("--check").status == 0)
  }

  @Test func `a part of the sources has its mocks made alone`() throws {
    try write("Stock.swift", "public protocol StockStore { func count() -> Int }")
    let part = try mocks("Sources/ShopStores/Stock.swift", "--json")
    #expect(part.status == 0, "\(part.error)")
    #expect(try written().keys.sorted() == ["MockStockStore.swift", "ShopStoresSupport.swift"])
    let document = try #require(try JSONSerialization.jsonObject(with: Data(part.output.utf8)) as? [String: Any])
    #expect(document["mocks"] as? Int == 1)
    let actions = (document["files"] as? [[String: Any]])?.map { $0["action"] as? String }
    #expect(actions == ["create", "create"])
    try write("Text.swift", "public protocol Text { init() }")
    let none = try mocks("Sources/ShopStores/Text.swift", "--protocol", "*", "--into", "Other")
    #expect(none.output.hasSuffix("0 of 1 protocols mocked, all as they were; 1 can't be mocked\n"), "\(none.output)")
    #expect(try mocks("..").status == 64)
    #expect(try mocks("--protocol", "Till").status == 64)
    let chosen = try mocks("--protocol", "Till", "--into", "Other")
    #expect(
      chosen.output == "  + Other/MockSupport.swift\n  + Other/MockTill.swift\n1 of 1 protocols mocked, 2 changed\n")
    #expect(try written().count == 2)
  }

  @Test(arguments: [
    ("mock.mocked.find.plan(.throwing(.missing), .returning(\"\"))", true),
    ("mock.mocked.find.plan(.returning(1))", false), ("mock.mocked.find.plan(.throwing(CancellationError()))", false),
    ("till.mocked.take.plan(.hanging)", false), ("till.mocked.take.plan(.throwing(OrderError.missing))", false),
  ])
  func `a plan of another type doesn't compile`(_ plan: String, _ compiles: Bool) throws {
    _ = try mocks()
    try write("Use.swift", "func use(_ mock: MockOrderStore, _ till: MockTill) { \(plan) }")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let places = ["", "/Mocks"].flatMap { folder -> [String] in
      let place = architect.folder.appendingPathComponent("Sources/ShopStores" + folder)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []  // none fails the test below
      return names.filter { $0.hasSuffix(".swift") && $0 != "ShopStores.swift" }.map { place.path + "/" + $0 }
    }
    #expect(places.count == 5)
    process.arguments = ["swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors"] + places
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect((process.terminationStatus == 0) == compiles)
  }
}
