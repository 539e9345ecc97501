import Foundation
import Testing

/// What bad input gets: a clear error, its exit code, and untouched data.
@Suite struct BadInputTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let arguments: [String]
    let status: Int32
    let message: String

    init(_ arguments: String..., status: Int32, _ message: String) {
      self.arguments = arguments
      self.status = status
      self.message = message
    }

    var testDescription: String { arguments.joined(separator: " ") }
  }

  private static let ambiguousAmount = "The amount could be 1.23456 or 1234.56. Write one of the two."

  private static let long = String(repeating: "n", count: 201)

  static let cases = [
    Case("goal", "show", "moon", status: 1, "There is no goal \"moon\""),
    Case("goal", "show", "#99", status: 1, "There is no goal \"#99\""),
    Case("goal", "show", "\u{202E}", status: 1, "There is no goal \"U+202E\""),
    Case("open", "modulo://goal/%E2%80%AE", status: 1, "There is no goal \"U+202E\""),
    Case("block", "show", "a\u{200B}", status: 1, "There is no block \"aU+200B\""),
    Case("goal", "show", "ja", status: 1, "\"ja\" could be several goals:\n  #1  Japan trip\n  #2  Jar"),
    Case("goal", "add", "japan TRIP", "--target", "5", status: 1, "There is a goal named \"Japan trip\" already."),
    Case("goal", "add", " ", "--target", "5", status: 64, "The value ' ' is invalid for '<name>'"),
    Case("goal", "add", "Jar\u{200B}", "--target", "5", status: 1, "an invisible character at position 4."),
    Case("goal", "add", "Japan\n trip", "--target", "5", status: 1, "There is a goal named \"Japan trip\" already."),
    Case("goal", "edit", "jar", "--name", long, status: 1, "The name is longer than 200 characters."),
    Case("account", "add", "Bank\u{AD}", "--type", "cash", status: 1, "an invisible character at position 5."),
    Case("rate", "set", "EUR", "1.1234567890123456789", status: 64, "The rate has more than 18 decimals."),
    Case("rate", "set", "EUR", "1.08x", status: 64, "\"1.08x\" isn't a rate: look at character 5."),
    Case("goal", "add", "X", "--target", "0", status: 1, "A goal needs an amount above zero."),
    Case("goal", "add", "X", "--target", "-5", status: 1, "A goal's amount can't be negative."),
    Case("goal", "add", "X", "--target", "1.005", status: 64, "more decimals than its currency, which has 2"),
    Case("goal", "add", "X", "--target", "0.5", "--currency", "JPY", status: 64, "its currency has none"),
    Case("goal", "add", "X", "--target", "1.234,56", status: 64, ambiguousAmount),
    Case("goal", "add", "X", "--target", "1.001", "--locale", "de_DE", status: 64, "could be 1,001 or 1001. Write one"),
    Case("goal", "add", "X", "--target", "12abc", status: 64, "\"12abc\" isn't an amount: look at character 3."),
    Case("goal", "add", "X", "--target", "92233720368547758.08", status: 64, "The amount is out of range"),
    Case("goal", "add", "X", "--target", "5", "--currency", "XXX", status: 64, "\"XXX\" isn't a currency."),
    Case("goal", "add", "X", "--target", "5", "--start", "2026-02-30", status: 64, "\"2026-02-30\" doesn't exist."),
    Case("goal", "add", "X", "--target", "5", "--end", "soon", status: 64, "\"soon\" isn't a day."),
    Case("goal", "add", "X", "--target", "5", "--end", "2026-04-11", status: 1, "The end is before the start."),
    Case("goal", "add", "X", status: 64, "Missing expected argument '--target <amount>'"),
    Case("goal", "shw", status: 64, "Unexpected argument 'shw'. Did you mean 'show'?"),
    Case("goal", "list", "--revrse", status: 64, "Unknown option '--revrse'. Did you mean '--reverse'?"),
    Case("balance", "set", "japan", "5", "--dat", "2026-04-01", status: 64, "Did you mean '--date'?"),
    Case("goal", "list", "--dta", "x", status: 64, "Unknown option '--dta'. No option with a similar name can be"),
    Case("goal", "list", "-data", "x", status: 64, "Unknown option '-d'. No option with a similar name can be"),
    Case("goal", "list", "--confg", "x", status: 64, "Unknown option '--confg'. No option with a similar name can be"),
    Case("goal", "add", "X", "--target", "5", "--until", "+1m", status: 64, "Unknown option '--until'. No option"),
    Case("report", "-o", "x.html", status: 64, "Unknown option '-o'. No option with a similar name can be suggested."),
    Case("block", "add", "X", "--colour", "blu", status: 64, "\"blu\" could be several colours"),
    Case("goal", "add", "Japan", "trip", "--target", "5", status: 64, "several words needs quotes: \"Japan trip\""),
    Case("contribution", "add", "Japan", "trip", "5", status: 64, "several words needs quotes: \"Japan trip\""),
    Case("contribution", "add", "jar", "5", "--name", "Big", "day", status: 64, "needs quotes: \"Big day\""),
    Case("goal", "list", "Japan", status: 64, "Unexpected argument 'Japan'\n"),
    Case("goal", "list", "--sort", "size", status: 64, "The value 'size' is invalid for '--sort <sort>'"),
    Case("goal", "list", "--time-zone", "Mars", status: 64, "The value 'Mars' is invalid for '--time-zone <zone>'"),
    Case("goal", "list", "--now", "noon", status: 64, "The value 'noon' is invalid for '--now <instant>'"),
    Case("contribution", "add", "japan", "0", status: 1, "A contribution needs an amount above zero."),
    Case("contribution", "add", "japan", "-5", status: 1, "use `modulo take`"),
    Case("contribution", "withdraw", "japan", "-5", status: 1, "`modulo save`"),
    Case("contribution", "withdraw", "japan", "601", status: 1, "The goal has $600: its total would fall below zero."),
    Case("contribution", "add", "japan", "5", "--on", "2026-13-01", status: 64, "\"2026-13-01\" doesn't exist."),
    Case("goal", "edit", "japan", status: 64, "Give what to change: '--name'"),
    Case("goal", "edit", "japan", "--name", " ", status: 1, "A goal needs a name."),
    Case("goal", "edit", "japan", "--name", "JAR", status: 1, "There is a goal named \"Jar\" already."),
    Case("goal", "edit", "japan", "--target", "-5", status: 1, "A goal's amount can't be negative."),
    Case("goal", "edit", "japan", "--target", "x", status: 64, "\"x\" isn't an amount"),
    Case("goal", "edit", "japan", "--end", "2026-01-11", status: 1, "The end is before the start."),
    Case("goal", "edit", "ja", "--name", "X", status: 1, "could be several goals:\n  #1  Japan trip\n  #2  Jar"),
    Case("goal", "archive", "moon", status: 1, "There is no goal \"moon\""),
    Case("goal", "unarchive", "#9", status: 1, "There is no goal \"#9\""),
    Case("goal", "delete", "japan", status: 64, "pass --yes."),
    Case("goal", "delete", "moon", "--yes", status: 1, "There is no goal \"moon\""),
    Case("contribution", "move", "japan", "jar", "601", status: 1, "The goal has $600: its total would fall"),
    Case("contribution", "move", "japan", "jar", "-5", status: 1, "name the goals the other way round"),
    Case("contribution", "move", "japan", "1", "5", status: 1, "Money can't be moved from a goal to itself."),
    Case("contribution", "move", "japan", "yen", "5", status: 1, "One goal is in USD, the other in JPY"),
    Case("contribution", "move", "japan", "moon", "5", status: 1, "There is no goal \"moon\""),
    Case("contribution", "move", "japan", "jar", "5", "--on", "x", status: 64, "\"x\" isn't a day."),
    Case("contribution", "edit", "1", status: 64, "Give what to change: '--amount'"),
    Case("contribution", "edit", "9", "--name", "x", status: 1, "There is no such contribution."),
    Case("contribution", "edit", "first", "--name", "x", status: 64, "\"first\" doesn't name a contribution."),
    Case("contribution", "edit", "1", "--amount", "-5", status: 1, "give `--type remove`"),
    Case("contribution", "edit", "3", "--amount", "-5", status: 1, "`--type add`"),
    Case("contribution", "edit", "1", "--amount", "0", status: 1, "A contribution needs an amount above zero."),
    Case("contribution", "edit", "1", "--amount", "401", "--type", "remove", status: 1, "The goal has $600:"),
    Case("contribution", "edit", "1", "--type", "gift", status: 64, "Please provide one of 'add' and 'remove'."),
    Case("contribution", "delete", "1", status: 64, "pass --yes."),
    Case("contribution", "delete", "9", "--yes", status: 1, "There is no such contribution."),
    Case("contribution", "import", "japan", "/nowhere.csv", status: 66, "/nowhere.csv: there is no such file."),
    Case("contribution", "import", "japan", "x.csv", "--date-format", "QQ", status: 64, "invalid for '--date-format'"),
    Case("contribution", "import", "japan", "x.csv", "--deposit", "a", status: 64, "go together"),
  ]

  /// The worked example's goal, and two more.
  private static let goals = Fixture { modulo in
    try await modulo.makeJapan()
    try await modulo("goal", "add", "Jar", "--target", "5")
    try await modulo("goal", "add", "Yen", "--target", "5", "--currency", "JPY")
  }

  @Test func `an option that is like none, and words that need quotes, are told in French too`() async throws {
    let modulo = try Modulo()
    let words = try await modulo("goal", "add", "Japan", "trip", "--target", "5", "--locale", "fr_FR").error
    let option = try await modulo("goal", "list", "--due", "5", "--locale", "fr_FR").error
    let advice = "Une valeur de plusieurs mots se met entre guillemets\u{A0}: \"Japan trip\"\n"
    #expect(words.hasPrefix("Erreur : Argument inattendu : « trip ». \(advice)"))
    let likeNone = "Aucune option au nom proche ne peut être proposée.\n"
    #expect(option.hasPrefix("Erreur : Option inconnue : « --due ». \(likeNone)"))
  }

  @Test(arguments: cases) func `bad input changes nothing and says what is wrong`(_ item: Case) async throws {
    let modulo = try Modulo()
    try await Self.goals.place(in: modulo)
    let before = try modulo.stored()
    let answer = try await modulo.run(item.arguments)
    #expect(answer.status == item.status)
    #expect(answer.output == "")
    #expect(answer.error.hasPrefix("Error: "))
    #expect(answer.error.contains(item.message), "\(answer.error)")
    let isUnchanged = try modulo.stored() == before
    #expect(isUnchanged)
  }

  @Test func `without any currency it says how to give one`() async throws {
    let modulo = try Modulo()
    let process = ["MODULO_CURRENCY": "", "LANG": "C"]
    let answer = try await modulo.run(["goal", "add", "A", "--target", "5", "--locale", "en"], environment: process)
    #expect(answer.status == 64)
    #expect(answer.error.contains("--currency CODE"))
  }

  @Test func `a failure is a document too`() async throws {
    let modulo = try Modulo()
    let answer = try await modulo("goal", "show", "moon", "--json")
    #expect(
      answer.output
        == #"{"schema":1,"error":{"code":"notFound","message":"There is no goal \"moon\". `modulo goals` shows them all."}}"#
        + "\n")
    #expect(answer.error.hasPrefix("Error: There is no goal"))
  }

  @Test func `failures speak French too`() async throws {
    let modulo = try Modulo()
    let answer = try await modulo("contribution", "add", "lune", "5", "--locale", "fr_FR")
    #expect(answer.error.contains("Il n’y a pas d’objectif « lune »."))
    let rate = try await modulo("rate", "set", "JPY", "1.234", "--locale", "fr_FR")
    #expect(rate.status == 64)
    #expect(rate.error.contains("Le taux peut être 1,234 ou 1234. Écrivez l’un des deux."))
  }

  @Test func `a negative total can be allowed`() async throws {
    let modulo = try Modulo()
    try await modulo.makeJapan()
    try await modulo("contribution", "withdraw", "japan", "601", "--allow-negative")
    let current = try await modulo("goal", "show", "japan", "--json").json()["current"] as? String
    #expect(current == "-1.00")
  }

  @Test func `help and version need no data`() async throws {
    let modulo = try Modulo()
    _ = try modulo.file("broken.db", "this is no database")
    let environment = ["MODULO_DATA": modulo.folder.appendingPathComponent("broken.db").path]
    for arguments in [["--help"], ["goal", "--help"], ["help", "contribution", "import"], ["--version"], ["goal"]] {
      let answer = try await modulo.run(arguments, environment: environment)
      #expect(answer.status == 0, "\(arguments)")
      #expect(!answer.output.isEmpty, "\(arguments)")
    }
  }
}
