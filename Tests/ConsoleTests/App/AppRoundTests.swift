import Foundation
import Testing

/// The monthly round: down a list, with a new figure for each of its rows.
@Suite struct AppRoundTests {
  private typealias Key = RunningApp.Key

  private let modulo: Modulo

  init() throws { modulo = try Modulo() }

  private func makeAccounts() async throws {
    for (name, type, balance) in [
      ("Marcus", "savings-account", "900"), ("Visa", "credit-card", "14"), ("Amex", "credit-card", "1596"),
      ("Home", "mortgage", "300000"),
    ] {
      try await modulo(
        "account", "add", name, "--type", type, type == "savings-account" ? "--balance" : "--owed", balance,
        "--currency", "USD", "--on", "2026-03-12")
    }
  }

  private func balances() async throws -> [String: String] {
    let accounts = try await modulo("account", "list", "--json").json()["accounts"] as? [[String: Any]] ?? []
    return Dictionary(
      accounts.compactMap { account in
        (account["name"] as? String).flatMap { name in (account["balance"] as? String).map { (name, $0) } }
      }
    ) { first, _ in first }
  }

  @Test(arguments: ["modulo://account", "modulo://portfolio"])
  func `a balance for each account, down the list, ends on the account that the form names`(_ list: String)
    async throws
  {
    try await makeAccounts()
    let app = try RunningApp(modulo, [list], columns: 100)
    // A new user, who begins at the main screen of a flow, is welcomed.
    if list == "modulo://portfolio" { try app.press("\r") }
    try app.see("Marcus")
    for (name, last, amount, now) in [
      ("Marcus", "$900.00", "950", "$950.00"), ("Visa", "-$14.00", "1700", "-$1,700.00"),
      ("Amex", "-$1,596.00", "1250", "-$1,250.00"), ("Home", "-$300,000.00", "299180", "-$299,180.00"),
    ] {
      try app.press("b")
      try app.see("New balance · \(name), \(last) on Mar 12, 2026")
      for key in amount { try app.press(String(key)) }
      try app.press(Key.save)
      try app.see("✓ \(name): \(now) (was \(last))")
      try app.press("j")
    }
    let balances = try await balances()
    #expect(balances == ["Marcus": "950.00", "Visa": "-1700.00", "Amex": "-1250.00", "Home": "-299180.00"])
  }

  @Test func `s sorts a list anew, and so does the key of its flow`() async throws {
    try await makeAccounts()
    let app = try RunningApp(modulo, ["modulo://portfolio"], columns: 100)
    try app.press("\r")
    try app.see("Home")
    func order() -> [String] {
      app.lines.filter { !$0.hasPrefix("✓") }
        .compactMap { line in ["Marcus", "Visa", "Amex", "Home"].first { line.contains($0) } }
    }
    try app.press("jb1700" + Key.save)
    try app.see("✓ Visa: -$1,700.00")
    #expect(order() == ["Marcus", "Visa", "Amex", "Home"])
    try app.press("3")
    try app.settle()
    #expect(order() == ["Marcus", "Amex", "Visa", "Home"])
    try app.press("l")
    try app.see("› Accounts")
    try app.press("ssss")
    try app.settle()
    #expect(order() == ["Marcus", "Amex", "Visa", "Home"])
  }

  @Test func `an account of another process stands at the end of a list that is worked in`() async throws {
    try await makeAccounts()
    let app = try RunningApp(modulo, ["modulo://account"], columns: 100)
    try app.see("Home")
    let shell = try modulo.shell(
      "\"$0\" account add Barclays --type savings-account --balance 5000 --currency USD")
    #expect(shell.status == 0, "\(shell.error)")
    try app.see("Barclays")
    let names = app.lines.compactMap { line in
      ["Barclays", "Marcus", "Visa", "Amex", "Home"].first { line.contains($0) }
    }
    #expect(names == ["Marcus", "Visa", "Amex", "Home", "Barclays"])
  }

  @Test func `a contribution for each goal, down a list by progress, goes to the goal that the form names`()
    async throws
  {
    for (name, saved) in [("Alps", "10"), ("Bike", "20"), ("Car", "30")] {
      try await modulo("goal", "add", name, "--target", "100", "--currency", "USD")
      try await modulo("contribution", "add", name, saved)
    }
    let app = try RunningApp(modulo, ["modulo://goal"], columns: 100)
    try app.press("\r")
    try app.see("Alps")
    // By progress.
    try app.press("ss")
    try app.press("g")
    for (name, saved, amount, total) in [
      ("Car", "30", "1", "31"), ("Bike", "20", "55", "75"), ("Alps", "10", "80", "90"),
    ] {
      try app.press("c")
      try app.see("New contribution · \(name), $\(saved) of $100 saved")
      for key in amount { try app.press(String(key)) }
      try app.press(Key.save)
      try app.see("✓ +$\(amount) · \(name): $\(total) of $100 saved")
      try app.press("j")
    }
    let goals = try await modulo("goal", "list", "--json").json()["goals"] as? [[String: Any]] ?? []
    let totals = goals.compactMap { $0["current"] as? String }
    #expect(totals.sorted() == ["31.00", "75.00", "90.00"])
  }

  @Test func `the way to a form that is too long for its line loses its beginning, not whose form it is`() async throws
  {
    try await makeAccounts()
    let app = try RunningApp(modulo, ["modulo://account/1"], columns: 44, rows: 12)
    try app.see("Marcus")
    try app.press("a")
    try app.see("… › New balance · Marcus, $900.00")
  }
}
