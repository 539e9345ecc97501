// What may stand in a source.
extension Planted {
  static let sources = [
    Planted("empty-catch", in: "ModuloStores", "func f() { do { try save() } ‸catch {} }"),
    Planted("empty-catch", in: "ModuloStoresTests", "func f() { do { try save() } ‸catch {} }"),
    Planted("forbidden-code", rule: "honest-failures", in: "modulo", "let value = ‸try! read()"),
    Planted("forbidden-code", rule: "honest-failures", in: "ModuloModelsTests", "let value = other ‸as! String"),
    Planted(
      "forbidden-code", rule: "tests-own-their-files", in: "ModuloStoresTests",
      "let file = FileManager.default‸.temporaryDirectory"),
    Planted("forbidden-code", rule: "nothing-ambient", in: "ModuloStores", "let now = ‸Date()"),
    Planted("forbidden-code", rule: "nothing-ambient", in: "ModuloStores", "let calendar = ‸Calendar.current"),
    Planted("forbidden-code", rule: "nothing-ambient", in: "ModuloModels", "let locale = ‸Locale.current"),
    Planted("forbidden-code", rule: "nothing-ambient", in: "ModuloModels", "let zone = ‸TimeZone.current"),
    Planted("forbidden-code", rule: "nothing-ambient", in: "ModuloModels", "let id = ‸UUID()"),
    Planted("forbidden-code", rule: "safe-code", in: "ModuloStores", "final class Box: ‸@unchecked Sendable {}"),
    Planted("forbidden-code", rule: "safe-code", in: "PersistenceKit", "func f(_ row: ‸UnsafeRawPointer) {}"),
    Planted("forbidden-code", rule: "exact-money", in: "ModuloModels", "let amount: ‸Double = 1"),
    Planted("forbidden-code", rule: "one-way-out", in: "ModuloStores", "func f() { ‸print(goal) }"),
    Planted(
      "forbidden-code", rule: "one-way-out", in: "modulo", "try ‸FileHandle.standardOutput.write(contentsOf: name)"),
    Planted("forbidden-code", rule: "one-reader", in: "modulo", "let amount = ‸Decimal(string: text)"),
    Planted("forbidden-code", rule: "language-is-a-value", in: "ModuloModels", #"let a = ‸String(localized: "b")"#),
    Planted("leading-blank-line", in: "ModuloCore", file: "‸\nlet a = 1\n"),
    Planted("sorted-imports", in: "ModuloStores", file: "import ModuloUtilities\n‸import ModuloModels\n"),
    Planted(
      "sorted-imports", in: "ModuloStoresTests", file: "import Testing\n\nimport ModuloStores\n‸import Foundation\n"),
    Planted(
      "cyclomatic-complexity", in: "ModuloCore",
      "func ‸f(x: Bool) { \(String(repeating: "if x {} ", count: 31)) }"),
    Planted(
      "function-length", in: "ModuloCore",
      file: "\nstruct A {\n  func ‸f() {\n\(String(repeating: "    a()\n", count: 61))  }\n}\n"),
    Planted("file-length", in: "ModuloCore", file: "‸" + String(repeating: "let a = 1\n", count: 351)),
    Planted("file-length", in: "ModuloCoreTests", file: "‸" + String(repeating: "let a = 1\n", count: 451)),
    Planted("undocumented-public", in: "TerminalKit", "public struct ‸Planted {}"),
    Planted("undocumented-public", in: "ModuloStores", "public protocol ‸Planted {}"),
    Planted(
      "unreplaceable-double", in: "ModuloStoresMocks",
      """
      extension StorePlanted { func f() {} }; struct MockPlanted: StorePlanted { func ‸f() {} }; protocol StorePlanted {}
      """),
    Planted(
      "forwarding-double", in: "ModuloStoresMocks",
      "struct MockPlanted { func ‸load() async throws { try await base.load() } }"),
    Planted(
      "forbidden-signature", rule: "whole-money", in: "ModuloStores",
      "func ‸add(_ amount: Decimal, in currency: Currency) {}"),
    Planted("ignore-comment", in: "ModuloCore", "let f = 1  ‸// architect:ignore acyclic: nothing here"),
  ]

  /// What belongs to the DesignSystem.
  static let design = [
    Planted("forbidden-text", rule: "raw-glyph", in: "ModuloFinancialGoal", "let mark = \"‸✓\""),
    Planted("forbidden-text", rule: "raw-glyph", in: "ModuloFinancialGoal", "let word = \"caf‸é\""),
    Planted("forbidden-text", rule: "raw-glyph", in: "modulo", "let mark = \"a ‸→\""),
    Planted("forbidden-code", rule: "raw-colour", in: "ModuloFinancialGoal", "text‸.foregroundStyle(.green)"),
    Planted("forbidden-code", rule: "raw-colour", in: "modulo", "let colour = ‸Color.green"),
    Planted("raw-number", rule: "raw-distance", in: "ModuloFinancialGoal", "VStack(spacing: ‸2) {}"),
    Planted("raw-number", rule: "raw-distance", in: "ModuloData", "text.padded(to: ‸20)"),
  ]

  /// Names and habits of MEGA's apps, which this house has no contract about.
  static let mega =
    [
      ("disallow-mega-sdk-manager", "‸MEGASdkManager.shared"),
      ("disallow-mega-generic-request-delegate", "‸MEGAGenericRequestDelegate()"),
      ("disallow-mega-result-request-delegate", "‸MEGAResultRequestDelegate()"),
      ("disallow-mega-chat-generic-request-delegate", "‸MEGAChatGenericRequestDelegate()"),
      ("disallow-mega-chat-result-request-delegate", "‸MEGAChatResultRequestDelegate()"),
      ("discouraged-path-extension", "let a = ‸URL(fileURLWithPath: path).pathExtension"),
      ("discouraged-last-path-component", "let a = ‸URL(filePath: path).lastPathComponent"),
    ].map {
      Planted("mega", rule: $0, in: "ModuloModels", $1, contract: #"{ "contracts": [{ "kind": "mega" }] }"#)
    } + [
      Planted(
        "mega", rule: "leading-blank-line", in: "ModuloModels", file: "‸\nlet a = 1\n",
        contract: #"{ "contracts": [{ "kind": "mega" }] }"#)
    ]
}
