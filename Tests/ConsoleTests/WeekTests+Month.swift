/// One command, and the day of April 2026 on which it is given.
struct Step {
  let day: Int
  let arguments: [String]

  init(_ day: Int, _ arguments: String...) {
    self.day = day
    self.arguments = arguments
  }

  var line: String {
    "modulo " + arguments.map { $0.contains(" ") ? "\"\($0)\"" : $0 }.joined(separator: " ")
  }
}

extension WeekTests {
  /// Net worth from the first account on: what is owned and owed, a trip abroad, a mistake, the end of the month.
  static let month = [
    Step(1, "settings", "set", "locale", "en_GB"), Step(1, "settings", "set", "currency", "GBP"),
    Step(1, "settings", "set", "timeZone", "Europe/London"), Step(1, "portfolio"),
    Step(1, "account", "add", "Starling", "--type", "current-account", "--balance", "1850.20"),
    Step(1, "account", "add", "Marcus", "--type", "savingsAccount", "--balance", "12000", "--name", "Rainy day"),
    Step(1, "account", "add", "Chase", "--type", "creditCard", "--owed", "310.55"),
    Step(1, "account", "add", "Halifax", "--type", "mortgage", "--owed", "182000", "--name", "House"),
    Step(1, "account", "add", "Vanguard", "--type", "pension", "--balance", "64000", "--on", "2026-03-31"),
    Step(1, "account", "list"), Step(1, "portfolio"),
    Step(8, "balance", "set", "starling", "1490.05", "--note", "After the rent"),
    Step(8, "balance", "set", "chase", "-95"), Step(8, "balance", "set", "chase", "95"), Step(8, "portfolio"),
    Step(15, "account", "add", "Livret A", "--type", "savingsAccount", "--balance", "800", "--currency", "EUR"),
    Step(15, "portfolio"), Step(15, "rate", "set", "EUR", "0.8532"), Step(15, "portfolio"),
    Step(16, "balance", "set", "rainy", "1225", "--on", "2026-04-10"),
    Step(16, "balance", "history", "rainy"), Step(16, "balance", "set", "rainy", "12250", "--on", "2026-04-10"),
    Step(16, "balance", "delete", "9", "--yes"), Step(16, "balance", "history", "rainy"),
    Step(16, "balance", "delete", "5", "--yes"), Step(20, "account", "edit", "livret", "--name", "Holidays"),
    Step(20, "account", "edit", "livret", "--type", "loan"),
    Step(30, "balance", "set", "starling", "2105.75"), Step(30, "balance", "set", "house", "181480"),
    Step(30, "balance", "set", "vanguard", "64410.12"), Step(30, "account", "show", "house"),
    Step(30, "account", "list", "--sort", "name"), Step(30, "portfolio"),
    Step(30, "portfolio", "--without", "mortgage", "--without", "pensions"),
    Step(30, "portfolio", "--on", "2026-04-08"),
    Step(30, "portfolio", "chart"), Step(30, "portfolio", "chart", "--range", "1M", "--without", "mortgage"),
    Step(30, "account", "chart", "rainy", "--range", "1W"), Step(30), Step(30, "--locale", "fr_FR"),
    Step(30, "balance", "export", "--account", "starling"), Step(30, "account", "delete", "holidays", "--yes"),
    Step(30, "rate", "list"), Step(30, "rate", "delete", "1", "--yes"), Step(30, "portfolio", "--locale", "fr_FR"),
  ]
}
