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
