import Foundation
import ModuloModels
import ModuloModelsMocks
import Testing

/// Sample things with the program: by commands, as text and as documents, in both languages.
@MainActor
@Suite struct SampleThingTests {
  private let modulo: Modulo

  init() throws {
    modulo = try Modulo()
    try modulo.insert(FinancialAccountEntity.samples)  // slice: owner
  }

  /// The words after `sample-thing add NAME` that give every field.
  private static let fields: [String] = [
    "--account", FinancialAccountEntity.samples[0].id.uuidString,  // slice: owner
    "--first-text", "Words",  // slice: text
    "--spare-text", "More words",  // slice: text?
    "--first-money", "250 EUR",  // slice: money
    "--spare-money", "3",  // slice: money?
    "--first-day", "2026-04-12",  // slice: day
    "--spare-day", "2026-05-01",  // slice: day?
    "--first-flag",  // slice: flag
    "--first-number", "7",  // slice: number
    "--spare-number", "8",  // slice: number?
  ]

  private func add(_ name: String, _ more: [String] = []) async throws -> Modulo.Answer {
    try await modulo.run(["sample-thing", "add", name] + Self.fields + more)
  }

  @Test func `one is added, listed, shown, edited and deleted`() async throws {
    let added = try await add("Full")
    #expect(added.output == "✓ Sample thing Full (#1) created\n", "\(added.error)")
    let listed = try await modulo("sample-thing", "list")
    #expect(listed.output.contains("#1  Full"), "\(listed.output)")
    let shown = try await modulo("sample-thing", "show", "ful")
    #expect(shown.output.hasPrefix("Full  #1\n"), "\(shown.output)")
    let edited = try await modulo("sample-thing", "edit", "full", "--name", "Other")
    #expect(edited.output == "✓ Sample thing Other (#1) updated\n", "\(edited.error)")
    let refused = try await modulo("sample-thing", "delete", "other", "--no-input")
    #expect(refused.status == 64)
    let deleted = try await modulo("sample-thing", "delete", "other", "--yes")
    #expect(deleted.output == "✓ Sample thing Other (#1) deleted\n", "\(deleted.error)")
    let none = try await modulo("sample-thing", "show", "1")
    #expect(none.status == 1)
    #expect(none.error.contains("There is no sample thing \"1\"."), "\(none.error)")
  }

  @Test func `a document has every member, and a list one for each row`() async throws {
    let document = try await add("Full", ["--json"]).json()
    #expect(document["schema"] as? Int == 1)
    #expect(document["number"] as? Int == 1)
    #expect(document["name"] as? String == "Full")
    #expect(document["account"] as? String == FinancialAccountEntity.samples[0].name)  // slice: owner
    #expect(document["firstText"] as? String == "Words")  // slice: text
    #expect(document["spareText"] as? String == "More words")  // slice: text?
    #expect(document["firstMoney"] as? String == "250.00")  // slice: money
    #expect(document["firstMoneyCurrency"] as? String == "EUR")  // slice: money
    #expect(document["spareMoney"] as? String == "3.00")  // slice: money?
    #expect(document["spareMoneyCurrency"] as? String == "USD")  // slice: money?
    #expect(document["firstDay"] as? String == "2026-04-12")  // slice: day
    #expect(document["spareDay"] as? String == "2026-05-01")  // slice: day?
    #expect(document["firstFlag"] as? Bool == true)  // slice: flag
    #expect(document["firstNumber"] as? Int == 7)  // slice: number
    #expect(document["spareNumber"] as? Int == 8)  // slice: number?
    let list = try await modulo("sample-thing", "list", "--json").json()["sampleThings"] as? [[String: Any]]
    #expect(list?.count == 1)
    #expect(list?.first?["id"] as? String == document["id"] as? String)
    let rows = try await modulo("sample-thing", "list", "--csv").output.split(whereSeparator: \.isNewline)
    #expect(rows.count == 2)
    #expect(rows.first?.hasPrefix("id,number,name") == true)
  }

  @Test func `an edit changes what is given, and an empty text empties its field`() async throws {
    _ = try await add("Full")
    let nothing = try await modulo("sample-thing", "edit", "1")
    #expect(nothing.status == 64)
    #expect(nothing.error.contains("Give what to change."), "\(nothing.error)")
    let edited = try await modulo.run(
      ["sample-thing", "edit", "1", "--name", "Full", "--json"] + [
        "--spare-text", "",  // slice: text?
        "--spare-money", "",  // slice: money?
        "--spare-day", "",  // slice: day?
        "--no-first-flag",  // slice: flag
        "--spare-number", "",  // slice: number?
      ])
    let document = try edited.json()
    #expect(document["name"] as? String == "Full")
    #expect(document["firstText"] as? String == "Words")  // slice: text
    #expect(document["spareText"] is NSNull)  // slice: text?
    #expect(document["firstMoney"] as? String == "250.00")  // slice: money
    #expect(document["spareMoney"] is NSNull)  // slice: money?
    #expect(document["firstDay"] as? String == "2026-04-12")  // slice: day
    #expect(document["spareDay"] is NSNull)  // slice: day?
    #expect(document["firstFlag"] as? Bool == false)  // slice: flag
    #expect(document["firstNumber"] as? Int == 7)  // slice: number
    #expect(document["spareNumber"] is NSNull)  // slice: number?
  }

  @Test func `a rule that is broken has its code`() async throws {
    _ = try await add("Full")
    let again = try await add("FULL", ["--json"])
    #expect(again.status == 1)
    #expect(again.error.contains("There is a sample thing named \"Full\" already."), "\(again.error)")
  }

  @Test func `a list without rows says how to begin, and a French one in French`() async throws {
    let english = try await modulo("sample-thing", "list")
    #expect(english.output.contains("No sample things"), "\(english.output)")
    #expect(english.output.contains("modulo sample-thing add"), "\(english.output)")
    let french = try await modulo("sample-thing", "list", "--locale", "fr_FR")
    #expect(!french.output.contains("No sample things"))
    #expect(french.output.contains("modulo sample-thing add"), "\(french.output)")
  }

  @Test func `in ASCII and for a screen reader nothing is drawn`() async throws {
    let added = try await add("Full", ["--ascii"])
    let shown = try await modulo("sample-thing", "list", "--ascii", "--accessible")
    let isASCII = (added.output + shown.output).allSatisfy(\.isASCII)
    #expect(isASCII, "\(added.output)\(shown.output)")
    #expect(shown.output.contains("Full"))
  }

  @Test func `help names each command and each field`() async throws {
    let help = try await modulo("sample-thing", "--help").output
    for command in ["add", "list", "show", "edit", "delete"] { #expect(help.contains("\n  " + command), "\(help)") }
    let fields = try await modulo("sample-thing", "add", "--help").output
    let french = try await modulo("sample-thing", "add", "--help", "--locale", "fr_FR").output
    #expect(fields.contains("Add a sample thing."))
    #expect(!french.contains("Add a sample thing."), "\(french)")
    #expect(!french.contains("No two sample things"), "\(french)")
    for option in Self.fields where option.hasPrefix("--") { #expect(fields.contains(option), "\(fields)") }
    let longest = (help + fields).split(separator: "\n").map(\.count).max() ?? 0
    #expect(longest <= 80)
  }
}
