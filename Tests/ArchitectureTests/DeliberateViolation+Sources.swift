// What may stand in a source.
extension DeliberateViolation {
  static let sources = [
    DeliberateViolation("empty-catch", in: "ModuloStores", "func f() { do { try save() } ‸catch {} }"),
    DeliberateViolation("empty-catch", in: "ModuloStoresTests", "func f() { do { try save() } ‸catch {} }"),
    DeliberateViolation("forbidden-code", rule: "honest-failures", in: "modulo", "let value = ‸try! read()"),
    DeliberateViolation(
      "forbidden-code", rule: "honest-failures", in: "ModuloModelsTests", "let value = other ‸as! String"),
    DeliberateViolation(
      "forbidden-code", rule: "tests-own-their-files", in: "ModuloStoresTests",
      "let file = FileManager.default‸.temporaryDirectory"),
    DeliberateViolation("forbidden-code", rule: "nothing-ambient", in: "ModuloStores", "let now = ‸Date()"),
    DeliberateViolation(
      "forbidden-code", rule: "nothing-ambient", in: "ModuloStores", "let calendar = ‸Calendar.current"),
    DeliberateViolation("forbidden-code", rule: "nothing-ambient", in: "ModuloModels", "let locale = ‸Locale.current"),
    DeliberateViolation("forbidden-code", rule: "nothing-ambient", in: "ModuloModels", "let zone = ‸TimeZone.current"),
    DeliberateViolation("forbidden-code", rule: "nothing-ambient", in: "ModuloModels", "let id = ‸UUID()"),
    DeliberateViolation("forbidden-code", rule: "one-clock", in: "ModuloStores", "let clock: ‸DateGenerator"),
    DeliberateViolation("forbidden-code", rule: "one-clock", in: "ModuloTracking", "let now = dependencies.‸date()"),
    DeliberateViolation("forbidden-code", rule: "one-clock", in: "modulo", "let now = ‸Date()"),
    DeliberateViolation("forbidden-code", rule: "one-clock", in: "modulo", "session.‸clock.tick()"),
    DeliberateViolation(
      "forbidden-code", rule: "safe-code", in: "ModuloStores", "final class Box: ‸@unchecked Sendable {}"),
    DeliberateViolation(
      "forbidden-code", rule: "safe-code", in: "PersistenceKit", "func f(_ row: ‸UnsafeRawPointer) {}"),
    DeliberateViolation("forbidden-text", rule: "sql-in-its-place", in: "PersistenceKit", "let a = \"‸SELECT 1\""),
    DeliberateViolation("forbidden-text", rule: "portable-server", in: "PersistenceKit", "let a = \"‸LOCK TABLE a\""),
    DeliberateViolation("forbidden-code", rule: "exact-money", in: "ModuloModels", "let amount: ‸Double = 1"),
    DeliberateViolation("forbidden-code", rule: "one-way-out", in: "ModuloStores", "func f() { ‸print(goal) }"),
    DeliberateViolation(
      "forbidden-code", rule: "one-way-out", in: "modulo", "try ‸FileHandle.standardOutput.write(contentsOf: name)"),
    DeliberateViolation("forbidden-code", rule: "one-reader", in: "modulo", "let amount = ‸Decimal(string: text)"),
    DeliberateViolation(
      "forbidden-code", rule: "language-is-a-value", in: "ModuloModels", #"let a = ‸String(localized: "b")"#),
    DeliberateViolation(
      "forbidden-code", rule: "no-error-in-screens", in: "ModuloData", "let failure = ‸viewModel.failure"),
    DeliberateViolation("leading-blank-line", in: "ModuloCore", file: "‸\nlet a = 1\n"),
    DeliberateViolation("sorted-imports", in: "ModuloStores", file: "import ModuloUtilities\n‸import ModuloModels\n"),
    DeliberateViolation(
      "sorted-imports", in: "ModuloStoresTests", file: "import Testing\n\nimport ModuloStores\n‸import Foundation\n"),
    DeliberateViolation(
      "cyclomatic-complexity", in: "ModuloCore",
      "func ‸f(x: Bool) { \(String(repeating: "if x {} ", count: 31)) }"),
    DeliberateViolation(
      "function-length", in: "ModuloCore",
      file: "\nstruct A {\n  func ‸f() {\n\(String(repeating: "    a()\n", count: 61))  }\n}\n"),
    DeliberateViolation("file-length", in: "ModuloCore", file: "‸" + String(repeating: "let a = 1\n", count: 351)),
    DeliberateViolation("file-length", in: "ModuloCoreTests", file: "‸" + String(repeating: "let a = 1\n", count: 451)),
    DeliberateViolation("undocumented-public", in: "TerminalKit", "public struct ‸Undocumented {}"),
    DeliberateViolation("undocumented-public", in: "ModuloStores", "public protocol ‸Undocumented {}"),
    DeliberateViolation(
      "unreplaceable-double", in: "ModuloStoresMocks",
      """
      extension StoreSample { func f() {} }; struct MockSample: StoreSample { func ‸f() {} }; protocol StoreSample {}
      """),
    DeliberateViolation(
      "forwarding-double", in: "ModuloStoresMocks",
      "struct MockSample { func ‸load() async throws { try await base.load() } }"),
    DeliberateViolation(
      "no-dispatch-queue", in: "ModuloStores", "let queue = ‸DispatchQueue(label: \"store\")"),
    DeliberateViolation(
      "forbidden-signature", rule: "whole-money", in: "ModuloStores",
      "func ‸add(_ amount: Decimal, in currency: Currency) {}"),
    DeliberateViolation("ignore-comment", in: "ModuloCore", "let f = 1  ‸// architect:ignore acyclic: nothing here"),
  ]

  /// What belongs to the DesignSystem.
  static let design = [
    DeliberateViolation(
      "forbidden-text", rule: "words-of-the-console", in: "ModuloModels", "let a = \"Use `‸modulo goal list`.\""),
    DeliberateViolation(
      "forbidden-text", rule: "words-of-the-console", in: "ModuloFinancialGoal", "let a = \"Give ‸--currency.\""),
    DeliberateViolation("forbidden-text", rule: "raw-glyph", in: "ModuloFinancialGoal", "let mark = \"‸✓\""),
    DeliberateViolation("forbidden-text", rule: "raw-glyph", in: "ModuloFinancialGoal", "let word = \"caf‸é\""),
    DeliberateViolation("forbidden-text", rule: "raw-glyph", in: "modulo", "let mark = \"a ‸→\""),
    DeliberateViolation(
      "forbidden-code", rule: "raw-colour", in: "ModuloFinancialGoal", "text‸.foregroundStyle(.green)"),
    DeliberateViolation("forbidden-code", rule: "raw-colour", in: "modulo", "let colour = ‸Color.green"),
    DeliberateViolation("raw-number", rule: "raw-distance", in: "ModuloFinancialGoal", "VStack(spacing: ‸2) {}"),
    DeliberateViolation("raw-number", rule: "raw-distance", in: "ModuloData", "text.padded(to: ‸20)"),
  ]

  /// Names and habits of MEGA's apps, which this workspace has no contract about.
  static let actions = [
    DeliberateViolation(
      "structured-actions", in: "ModuloCore", "enum Action { case ‸loaded }",
      contract: #"{ "contracts": [{ "kind": "structured-actions" }] }"#)
  ]

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
      DeliberateViolation("mega", rule: $0, in: "ModuloModels", $1, contract: #"{ "contracts": [{ "kind": "mega" }] }"#)
    } + [
      DeliberateViolation(
        "mega", rule: "leading-blank-line", in: "ModuloModels", file: "‸\nlet a = 1\n",
        contract: #"{ "contracts": [{ "kind": "mega" }] }"#)
    ]
}
