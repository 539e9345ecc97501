import Foundation
import Testing

/// Exchange rates with the program.
@Suite struct RateTests {
  private let modulo: Modulo

  init() throws { modulo = try Modulo() }

  @Test func `a rate serves the other way when the currency of the settings changes`() async throws {
    try await modulo("account", "add", "Dollars", "--type", "cash", "--balance", "45", "--currency", "USD")
    try await modulo("rate", "set", "EUR", "1.0823", "--on", "2026-04-01")
    let settings = ["MODULO_CURRENCY": "EUR"]
    let document = try await modulo("portfolio", "--json", environment: settings)
    #expect(
      document.output.contains(
        """
        "netWorth":"41.58","assets":"41.58"
        """))
    #expect(
      document.output.contains(
        """
        "rates":[{"currency":"USD","rate":"1/1.0823","on":"2026-04-01","used":"inverse","through":null}],"unconverted":[]
        """))
    let shown = try await modulo("portfolio", environment: settings).output
    #expect(
      shown.singleSpaced.contains("1 USD = 0.9239582371 EUR since Apr 1, 2026, the inverse of 1 EUR = 1.0823 USD"),
      "\(shown)")
    let french = try await modulo("portfolio", "--locale", "fr_FR", environment: settings).output
    #expect(french.singleSpaced.contains("l’inverse de 1 EUR = 1,0823 USD"), "\(french)")
  }

  @Test func `a published table converts across its base, and one undo takes it back`() async throws {
    try await modulo("account", "add", "Dollars", "--type", "cash", "--balance", "100", "--currency", "USD")
    let before = try await modulo("rate", "list", "--json").output
    let file = try modulo.file(
      "rates.csv", "Date,USD,JPY,GBP,HRK,\n2026-04-10,1.0823,162.32,0.85,N/A,\n2026-04-09,1.08,N/A,,,\n")
    let first = try await modulo("rate", "import", file, "--base", "EUR")
    #expect(first.output == "✓ 8 rates read, 4 imported, 4 skipped\nskipped 4: empty or N/A (lines 2, 3)\n")
    let second = try await modulo("rate", "import", file, "--base", "EUR", "--json")
    #expect(second.output == "{\"schema\":1,\"read\":8,\"imported\":0,\"skipped\":8,\"errors\":[],\"warnings\":[]}\n")
    let settings = ["MODULO_CURRENCY": "GBP"]
    let document = try await modulo("portfolio", "--json", environment: settings).output
    #expect(document.contains("\"netWorth\":\"78.54\""), "\(document)")
    #expect(
      document.contains(
        """
        {"currency":"USD","rate":"8500/10823","on":"2026-04-10","used":"cross","through":"EUR"}
        """), "\(document)")
    let shown = try await modulo("portfolio", environment: settings).output.singleSpaced
    #expect(shown.contains("through EUR: 1 EUR = 1.0823 USD, 1 EUR = 0.85 GBP"), "\(shown)")
    try await modulo("undo", "--yes")
    let after = try await modulo("rate", "list", "--json").output
    #expect(after == before)
  }

  @Test func `a bad cell refuses the file, and nothing is stored`() async throws {
    let file = try modulo.file("rates.csv", "date,USD,GBP\n2026-04-10,1.0823,0.85\n2026-04-11,1.08,zero\n")
    let refused = try await modulo("rate", "import", file, "--base", "EUR")
    #expect(refused.status == 65)
    let expected = "line 3, column 17: \"zero\" isn't a rate: look at character 1."
    #expect(refused.error.contains(expected), "\(refused.error)")
    let document = try await modulo("rate", "import", file, "--base", "EUR", "--json")
    let error = try #require((document.json()["errors"] as? [[String: Any]])?.first)
    #expect(error["line"] as? Int == 3)
    #expect(error["column"] as? Int == 17)
    let list = try await modulo("rate", "list", "--json").json()["rates"] as? [Any]
    #expect(list?.isEmpty == true)
  }

  @Test func `a table that has the currency it would count from names the option`() async throws {
    let file = try modulo.file("rates.csv", "date,USD\n2026-04-10,1.0823\n")
    let refused = try await modulo("rate", "import", file)
    #expect(refused.status == 65)
    #expect(refused.error.contains("--base CODE names another"), "\(refused.error)")
  }

  @Test(arguments: [
    ("1/0.92", "1/0.92"), ("0.12345678901234567", "0.12345678901234567"), ("12.345678901234567", "12.345678901234567"),
    ("1/1.2345678901234567", "1/1.2345678901234567"), ("12345678901234567", "12345678901234567"),
  ])
  func `a fraction and seventeen digits are taken exactly`(_ text: String, _ stored: String) async throws {
    let set = try await modulo("rate", "set", "EUR", text, "--json").json()
    #expect(set["rate"] as? String == stored)
    let list = try await modulo("rate", "list", "--json").json()["rates"] as? [[String: Any]]
    #expect(list?.first?["rate"] as? String == stored)
    let exported = try await modulo("data", "export").output
    #expect(exported.contains("\"\(stored)\"") || exported.contains("\"\(stored.replacing("/", with: "\\/"))\""))
  }

  @Test(arguments: ["1/0", "1/", "/2", "1/2/3", "1/-2", "-1/2"])
  func `a bad fraction is refused with its text`(_ text: String) async throws {
    let refused = try await modulo("rate", "set", "EUR", text)
    #expect(refused.status == 64)
    #expect(refused.error.contains("\"\(text)\" isn't a rate"), "\(refused.error)")
    let list = try await modulo("rate", "list", "--json").json()["rates"] as? [Any]
    #expect(list?.isEmpty == true)
  }

  @Test func `a fraction converts exactly`() async throws {
    try await modulo("account", "add", "Euros", "--type", "cash", "--balance", "92", "--currency", "EUR")
    try await modulo("rate", "set", "EUR", "1/0.92")
    let worth = try await modulo("portfolio", "--json").json()["netWorth"] as? String
    #expect(worth == "100.00")
  }
}

extension String {
  /// The text with one space for each run of white space: lines are broken where the terminal ends.
  fileprivate var singleSpaced: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
