import Foundation
import Testing

@testable import ArchitectureKit

/// The mocks of the workshop, as they are made and compiled.
@Suite @MainActor struct MockTests {
  private let kiln = MockKiln()

  @Test func `the compiled mocks are those that are made`() throws {
    let folder = "Modules/ArchitectureKit/Tests/ArchitectureKitTests"
    var root = URL(fileURLWithPath: #filePath)
    while !FileManager.default.fileExists(atPath: root.appendingPathComponent("Modules/ArchitectureKit").path) {
      root.deleteLastPathComponent()
    }
    let path = "\(folder)/Mocks/Workshop.swift"
    let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    let module = Module(
      name: "ArchitectureKitTests", kind: .test, package: "kit",
      location: SourceLocation(file: "Package.swift", line: 1, column: 1), path: folder, dependencies: [],
      files: [SourceFile(path: path, module: "ArchitectureKitTests", text: text)])
    let scratch = try TemporaryFolder()
    let style = root.appendingPathComponent(".swift-format")
    let rules = try Configuration(
      reading: #"{ "mocks": [{ "folder": "\#(folder)/Mocks/Made" }] }"#.utf8, file: "c.json")
    let made = try MockMaker(Workspace(modules: [module]), rules: rules.mocks).mocks()
      .formatted(style: style, in: scratch.url)
    #expect(made.problems == [])
    #expect(made.mockCount == 7)
    // The workspace's own rule writes them.
    for file in made.files {
      #expect(file.text == (try String(contentsOf: root.appendingPathComponent(file.path), encoding: .utf8)))
    }
  }

  @Test func `planned answers are given in order, each once`() async throws {
    kiln.mocked.firePotsAtFor.plan(.returning(1), .throwing(.cold), .calling { $0.heat * 2 })
    #expect(try await kiln.fire([Pot()], at: 3, for: .seconds(1)) == 1)
    await #expect(throws: KilnError.cold) { try await kiln.fire([], at: 4, for: .seconds(1)) }
    #expect(try await kiln.fire([], at: 5, for: .seconds(1)) == 10)
    #expect(kiln.mocked.firePotsAtFor.calls.map(\.heat) == [3, 4, 5])
    #expect(kiln.mocked.firePotsAtFor.calls.first?.pots == [Pot()])
    try kiln.mocked.log.verify()
  }

  @Test func `a lasting plan answers what has no plan of its own`() {
    kiln.mocked.pots.planAll(.returning([]))
    kiln.mocked.pots.plan(.returning([Pot()]))
    #expect(kiln.pots == [Pot()])
    #expect(kiln.pots == [])
    #expect(kiln.pots == [])
  }

  @Test func `a call without a plan is the fake's`() async throws {
    let fake = MockKiln()
    fake.mocked.firePotsAtFor.plan(.returning(7))
    fake.mocked.setHeat.plan(.returning(()))
    fake.mocked.swap.plan(.returning(true))
    fake.mocked.each.plan(.throwing(.broken(2)))
    let kiln = MockKiln(fake: fake)
    #expect(try await kiln.fire([], at: 1, for: .zero) == 7)
    kiln.heat = 12
    var pot = Pot()
    #expect(kiln.swap(&pot))
    #expect(throws: KilnError.broken(2)) { try kiln.each { _ in } }
    #expect(fake.mocked.setHeat.calls == [12])
    #expect(fake.mocked.log.calls == kiln.mocked.log.calls)
    try fake.mocked.log.verify()
  }

  @Test func `a fake that is a value changes`() {
    struct Balance: Scale {
      var total = 1
      mutating func add(_ weight: Int) -> Int {
        total += weight
        return total
      }
    }
    let scale = MockScale(fake: Balance())
    scale.total = 5
    #expect(scale.add(2) == 7)
    #expect(scale.total == 7)
    #expect(scale.mocked.add.calls == [2])
  }

  @Test func `properties and subscripts are planned as methods are`() async throws {
    kiln.mocked.smoke.plan(.throwing(.cold), .returning(nil))
    await #expect(throws: KilnError.cold) { try await kiln.smoke }
    #expect(try await kiln.smoke == nil)
    kiln.mocked.subscriptRowColumn.plan(.calling { Pot(name: "\($0.row)-\($0.column)") })
    #expect(try kiln[row: 2, 3].name == "2-3")
    kiln.mocked.setSubscript.plan(.returning(()))
    kiln[4] = Pot()
    #expect(kiln.mocked.setSubscript.calls.first?.place == 4)
  }

  @Test func `a generic answer has the caller's type`() throws {
    kiln.mocked.find.plan(.returning(["a"]))
    #expect(kiln.find("a", in: ["a": 1]) == ["a"])
    let ledger = MockLedger()
    ledger.mocked.value.plan(.returning(3), .throwing(.cold))
    #expect(try ledger.value(of: "key", as: 0) == 3)
    #expect(throws: KilnError.cold) { try ledger.value(of: "key", as: "") }
    #expect(ledger.mocked.value.calls.map(\.key) == ["key", "key"])
  }

  @Test func `a call hangs until it is told what to do`() async throws {
    kiln.mocked.firePotsAtFor.plan(.hanging)
    let call = Task { try await kiln.fire([], at: 1, for: .zero) }
    await kiln.mocked.firePotsAtFor.waitUntilHanging()
    #expect(throws: UnusedMockPlan.self) { try kiln.mocked.log.verify() }
    kiln.mocked.firePotsAtFor.resume(.throwing(.broken(1)))
    await #expect(throws: KilnError.broken(1)) { try await call.value }
    try kiln.mocked.log.verify()
  }

  @Test func `calls that hang in several tasks are told one by one`() async throws {
    let ledger = MockLedger()
    ledger.mocked.write.planAll(.hanging)
    let calls = (1...8).map { number in Task { try await ledger.write("\(number)") {} } }
    for number in 1...8 {
      await ledger.mocked.write.waitUntilHanging()
      ledger.mocked.write.resume(.returning(number))
    }
    var answers: Set<Int> = []
    for call in calls { answers.insert(try await call.value) }
    #expect(answers == Set(1...8))
    #expect(Set(ledger.mocked.write.calls).count == 8)
  }

  @Test func `an unused plan is told with its place`() throws {
    kiln.mocked.open.plan(.returning(()))
    let line = #line - 1
    let found = #expect(throws: UnusedMockPlan.self) { try kiln.mocked.log.verify() }
    #expect(
      found?.description
        == "ArchitectureKitTests/MockTests.swift:\(line):26: no call of Kiln.open(_:) has used this plan")
    kiln.open(nil)
    try kiln.mocked.log.verify()
  }

  @Test func `what is outside of an actor is planned as what is inside`() async throws {
    let panel = MockPanel()
    panel.mocked.description.plan(.returning("on"))
    panel.mocked.press.plan(.returning(true))
    let text = await Task.detached { panel.description }.value
    #expect(text == "on")
    #expect(try await panel.press(4, on: nil))
    #expect(panel.mocked.press.calls == [4])
  }

  @Test func `one log orders the calls of several mocks`() async throws {
    let vault = MockVault(log: kiln.mocked.log)
    vault.mocked.open.plan(.returning(Pot(name: "gold")))
    kiln.mocked.label.plan(.returning("kiln"))
    #expect(try await vault.open(7).name == "gold")
    #expect(kiln.label == "kiln")
    #expect(kiln.mocked.log.calls == ["Vault.open(_:)", "Kiln.label"])
    #expect(vault.mocked.open.calls == [7])
  }

  @Test func `what is about Self is about the mock`() {
    let (clay, other) = (MockClay<Int>(), MockClay<Int>())
    clay.mocked.shaped.plan(.returning(other))
    clay.mocked.joined.plan(.returning(nil))
    #expect(clay.shaped(as: 3) === other)
    #expect(clay.joined(with: [other], by: 4) == nil)
    #expect(clay.mocked.joined.calls.map(\.form) == [4])
  }

  @Test func `what a closure throws is thrown by the fake that runs it`() throws {
    final class Lump: Clay {
      let form = 7
      func shaped(as form: Int) -> Self { self }
      func joined(with others: [Lump], by form: Int) -> Self? { nil }
      func each<Value>(_ body: (Int) throws -> Value) rethrows -> Value { try body(form) }
    }
    let clay = MockClay(fake: Lump())
    #expect(throws: KilnError.broken(7)) { try clay.each { throw KilnError.broken($0) } }
    #expect(clay.each { $0 + 1 } == 8)
    clay.mocked.each.plan(.returning(2))
    #expect(clay.each { $0 + 1 } == 2)
  }

  @Test func `a mock is generic over the types that its protocol leaves open`() {
    let shelf = MockShelf<String>()
    shelf.mocked.put.plan(.calling { $0.item.count })
    #expect(shelf.put("cup", at: nil) == 3)
  }
}
