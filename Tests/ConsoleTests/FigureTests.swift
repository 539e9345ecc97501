import Foundation
import Testing

/// Figures and days as the program tells them.
@Suite struct FigureTests {
  private let modulo: Modulo

  init() throws { modulo = try Modulo() }

  @Test func `the change of the net worth is rounded once`() async throws {
    try await modulo("rate", "set", "EUR", "1.0875", "--on", "2026-04-01")
    for (name, type, balance) in [("Loan", "loan", "--owed=0.01"), ("Savings", "savingsAccount", "--balance=1.00")] {
      try await modulo("account", "add", name, "--type", type, balance, "--currency", "EUR", "--on", "2026-04-01")
    }
    try await modulo("balance", "set", "savings", "1.09", "--on", "2026-04-02")
    let lines = try await modulo("portfolio").output.split(separator: "\n").filter { $0.contains("$") }.prefix(3)
    let changes = lines.map { $0.suffix(6) }
    #expect(changes == ["+$0.10", "+$0.10", "change"])
    let change = try await modulo("portfolio", "--json").json()["change"] as? [String: String]
    #expect(change == ["since": "2026-04-01", "netWorth": "0.10", "assets": "0.10", "debt": "0.00"])
  }

  @Test func `a mortgage without a rate isn't 0 where the net worth excludes it`() async throws {
    let settings = ["MODULO_CURRENCY": "EUR"]
    try await modulo("account", "add", "Bank", "--type", "cash", "--balance", "100", environment: settings)
    try await modulo("account", "add", "Home", "--type", "mortgage", "--owed", "900", "--currency", "USD")
    let line = ["portfolio", "--without", "mortgage"]
    let shown = try await modulo.run(line + ["--remember"], environment: settings).output
    #expect(shown.contains("Not counted: no rate is known\nMortgage: -$900.00\nGive one with: modulo rate set USD"))
    let overview = try await modulo(environment: settings).output
    #expect(overview.contains("Mortgage: -$900.00"))
    let page = try await modulo("report", "--output", "-", environment: settings).output
    #expect(page.contains("Mortgage: -$900.00"))
    let document = try await modulo.run(line + ["--json"], environment: settings).json()
    let unconverted = document["unconverted"] as? [[String: String]]
    #expect(unconverted == [["currency": "USD", "netWorth": "0.00", "debt": "-900.00"]])
  }

  @Test func `the net worth changes by all of what there was none of before`() async throws {
    let settings = ["MODULO_CURRENCY": "EUR"]
    try await modulo(
      "account", "add", "Euro", "--type", "cash", "--balance", "90", "--on", "2026-04-01", environment: settings)
    try await modulo("balance", "set", "Euro", "100", "--on", "2026-04-10")
    try await modulo("account", "add", "Yen", "--type", "cash", "--balance", "50000", "--currency", "JPY")
    try await modulo("rate", "set", "JPY", "0.006", environment: settings)
    let change = try await modulo("portfolio", "--json", environment: settings).json()["change"] as? [String: String]
    #expect(change == ["since": "2026-04-10", "netWorth": "300.00", "assets": "300.00", "debt": "0.00"])
  }

  @Test(arguments: [("en_US", "1/1/1500", "10/10/1582"), ("fr_FR", "01/01/1500", "10/10/1582")])
  func `days before the Gregorian calendar are shown as they were typed`(
    _ locale: String, _ first: String, _ second: String
  ) async throws {
    try await modulo.makeJapan()
    for day in ["1500-01-01", "1582-10-10"] { try await modulo("contribution", "add", "japan", "5", "--on", day) }
    let list = try await modulo("contribution", "list", "japan", "--locale", locale).output
    for day in [first, second] { #expect(list.contains(day), "\(day)") }
    let days =
      try await modulo("contribution", "list", "japan", "--json").json()["contributions"] as? [[String: Any]] ?? []
    let stored = days.suffix(2).compactMap { $0["date"] as? String }
    #expect(stored == ["1582-10-10", "1500-01-01"])
    try await modulo("account", "add", "Old", "--type", "cash", "--balance", "5", "--on", "1500-01-01")
    try await modulo("balance", "set", "old", "6", "--on", "1582-10-14")
    let chart = try await modulo("account", "chart", "old").output
    #expect(chart.contains("Jan 1, 1500 – Oct 14, 1582"))
  }

  @Test(arguments: [
    ("1500-01-01T00:00:00Z", "1500-01-01"), ("2026-04-12T23:30:00.5-02:00", "2026-04-13"),
    ("2026-04-12T00:30:00+02:00", "2026-04-11"), ("0001-01-01T23:59:59.999Z", "0001-01-01"),
  ])
  func `a moment is on the day that was typed`(_ now: String, _ day: String) async throws {
    try await modulo("goal", "add", "Japan", "--target", "3000", "--start", "0001-01-01")
    let added = try await modulo("contribution", "add", "japan", "5", "--now", now, "--json").json()
    #expect(added["date"] as? String == day)
  }

  @Test func `W18 accounts of several currencies stand in one order in every list`() async throws {
    try await modulo("rate", "set", "JPY", "0.0067", "--on", "2026-04-01")
    for (name, type, balance, currency) in [
      ("Yen", "cash", "--balance=199391", "JPY"), ("Dollars", "cash", "--balance=82019", "USD"),
      ("Card", "creditCard", "--owed=0", "USD"), ("Empty", "currentAccount", "--balance=0", "USD"),
      ("Francs", "cash", "--balance=900000", "CHF"),
    ] {
      try await modulo("account", "add", name, "--type", type, balance, "--currency", currency, "--on", "2026-04-01")
    }
    for command in ["account list", "portfolio"] {
      let arguments = command.split(separator: " ").map(String.init) + ["--json"]
      let accounts = try await modulo.run(arguments).json()["accounts"] as? [[String: Any]] ?? []
      let names = accounts.compactMap { $0["name"] as? String }
      #expect(names == ["Dollars", "Yen", "Empty", "Francs", "Card"], "\(command)")
    }
  }
}
