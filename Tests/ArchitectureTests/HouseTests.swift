import Foundation
import Testing

/// The house obeys its own rules, and each rule notices when it is broken.
@Suite struct HouseTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let rule: Rule
    /// A file that breaks the rule at its second line.
    let path: String
    let plantedLine: String

    var testDescription: String { name }
  }

  /// The sources of the workspace, read once.
  static let tree = Result { try sourceFiles(in: "Modules", "Apps") }

  static let cases = [
    Case(
      name: "every import is in the table", rule: importTable,
      path: "Modules/Features/Sources/FinancialGoal/Planted.swift", plantedLine: "import ModuloStores"),
    Case(
      name: "a Kit imports no layer", rule: importTable,
      path: "Modules/PersistenceKit/Sources/PersistenceKit/Planted.swift",
      plantedLine: "public import struct ModuloModels.Currency"),
    Case(
      name: "a double imports no double above it", rule: importTable,
      path: "Modules/Stores/Sources/StoresMocks/Planted.swift", plantedLine: "@testable import ModuloProvidersMocks"),
    Case(
      name: "modules import the platform and ours", rule: platformOnly,
      path: "Modules/Models/Sources/Models/Planted.swift", plantedLine: "import SwiftUI"),
    Case(
      name: "doubles stay outside production", rule: mocksStayOutside,
      path: "Modules/Stores/Sources/Stores/Planted.swift", plantedLine: "import ModuloRepositoriesMocks"),
    Case(
      name: "nobody names another layer's default", rule: defaultsStayAtHome,
      path: "Modules/Stores/Sources/Stores/Planted.swift",
      plantedLine: "let repository = DefaultContributionRepository(storage: storage)"),
    Case(
      name: "no module reads the wall clock", rule: nothingAmbient,
      path: "Modules/Stores/Sources/Stores/Planted.swift", plantedLine: "let now = Date()"),
    Case(
      name: "no module reads the current calendar", rule: nothingAmbient,
      path: "Modules/Stores/Sources/Stores/Planted.swift", plantedLine: "let calendar = Calendar.current"),
    Case(
      name: "no module reads the current locale", rule: nothingAmbient,
      path: "Modules/Models/Sources/Models/Planted.swift", plantedLine: "let locale = Locale.current"),
    Case(
      name: "no module reads the current time zone", rule: nothingAmbient,
      path: "Modules/Models/Sources/Models/Planted.swift", plantedLine: "let zone = TimeZone.current"),
    Case(
      name: "ids come from the outside", rule: nothingAmbient,
      path: "Modules/Models/Sources/Models/Planted.swift", plantedLine: "let id = UUID()"),
    Case(
      name: "unsafe code lives in two folders", rule: safeCode,
      path: "Modules/Stores/Sources/Stores/Planted.swift", plantedLine: "final class Box: @unchecked Sendable {}"),
    Case(
      name: "failures are not swallowed", rule: honestFailures,
      path: "Modules/Stores/Sources/Stores/Planted.swift", plantedLine: "do { try save() } catch {}"),
    Case(
      name: "no binary floating point near money", rule: exactMoney,
      path: "Modules/Models/Sources/Models/Planted.swift", plantedLine: "let amount: Double = 1"),
    Case(
      name: "a feature has no raw glyph", rule: tokensOnly,
      path: "Modules/Features/Sources/FinancialGoal/Planted.swift", plantedLine: "let mark = \"✓\""),
    Case(
      name: "a feature has no raw colour", rule: tokensOnly,
      path: "Modules/Features/Sources/FinancialGoal/Planted.swift", plantedLine: "text.foregroundStyle(.green)"),
    Case(
      name: "a feature has no raw distance", rule: tokensOnly,
      path: "Modules/Features/Sources/FinancialGoal/Planted.swift", plantedLine: "VStack(spacing: 2) {}"),
  ]

  @Test(arguments: cases) func `the workspace keeps the rule`(_ item: Case) throws {
    let found = try Self.tree.get().flatMap(item.rule)
    let none: [Violation] = []
    #expect(found == none)
  }

  @Test(arguments: cases) func `a planted line breaks the rule`(_ item: Case) {
    let file = SourceFile(path: item.path, text: "// A file of its own.\n\(item.plantedLine)\n")
    let lines = item.rule(file).map(\.line)
    #expect(lines == [2])
  }

  @Test func `G15 mock product`() throws {
    let found = try Self.tree.get().flatMap(mocksStayOutside)
    let none: [Violation] = []
    #expect(found == none)
    let planted = SourceFile(path: "Modules/Core/Sources/Core/Planted.swift", text: "import ModuloModelsMocks\n")
    let noticed = mocksStayOutside(planted).count
    #expect(noticed == 1)
  }

  @Test func `comments and texts break no rule`() {
    let text = """
      // let now = Date()
      /* Locale.current
         Calendar.current */
      let text = "UUID() and try! here"
      """
    let file = SourceFile(path: "Modules/Models/Sources/Models/Planted.swift", text: text)
    let found = Self.cases.flatMap { $0.rule(file) }
    #expect(found.isEmpty)
  }
}
