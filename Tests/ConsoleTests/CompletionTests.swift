import Foundation
import Testing

/// The completion scripts, run by the shells themselves.
@Suite struct CompletionTests {
  private let modulo: Modulo
  private static let names = [
    "Japan trip", "It's \"so\" nice", "a:b=c", "$HOME `x` (y) & z; *?", "Été 👩‍👩‍👧", "2027", "-dash",
  ]

  init() throws { modulo = try Modulo() }

  private static let goals = Fixture { modulo in
    for name in names { try await modulo("goal", "add", "--target", "5", "--", name) }
  }

  private func makeGoals() async throws { try await Self.goals.place(in: modulo) }

  @Test(.enabled(if: Shell.isExpected("bash"))) func `bash knows the program's completion`() throws {
    let shell = Shell(name: "bash", modulo: modulo)
    let registered = try shell.run("source <(modulo --generate-completion-script bash); complete -p modulo")
    let commands = try shell.bashReplies("modulo go")
    let verbs = try shell.bashReplies("modulo goal l")
    let options = try shell.bashReplies("modulo goal list --so")
    let values = try shell.bashReplies("modulo goal list --color=al")
    #expect(registered == "complete -F __modulo_completion modulo\n")
    #expect(commands == ["goal", "goals"])
    #expect(verbs == ["list"])
    #expect(options == ["--sort"])
    #expect(values == ["always"])
  }

  @Test(.enabled(if: Shell.isExpected("bash"))) func `bash completes the names of goals`() async throws {
    try await makeGoals()
    let replies = try Shell(name: "bash", modulo: modulo).bashReplies("modulo goal show ")
    #expect(replies.count == Self.names.count)
    #expect(replies.contains("Japan\\ trip"))
    #expect(replies.contains("6"))
    #expect(!replies.contains("2027"))
  }

  @Test(.enabled(if: Shell.isExpected("bash"))) func `bash completes profiles of one's own`() async throws {
    let file = try modulo.file("bank.csv", "Date,Amount,Text\n2026-04-25,1.00,Tea\n")
    try await modulo("import", "profiles", "save", "my-bank", file, "--sign", "signed")
    let shell = Shell(name: "bash", modulo: modulo)
    let (named, shown) = (
      try shell.bashReplies("modulo import x.csv --profile my"), try shell.bashReplies("modulo import profiles show ")
    )
    let deleted = try shell.bashReplies("modulo import profiles delete ")
    #expect(named == ["my-bank"])
    #expect(shown.contains("my-bank") && shown.contains("lloyds"))
    #expect(deleted == ["my-bank"])
  }

  @Test(.enabled(if: Shell.isExpected("bash"))) func `bash completes the steps of the history`() async throws {
    try await modulo("goal", "add", "Japan", "--target", "5")
    try await modulo("goal", "edit", "japan", "--target", "6")
    let shell = Shell(name: "bash", modulo: modulo)
    let (shown, undone) = (try shell.bashReplies("modulo history show "), try shell.bashReplies("modulo undo --step "))
    #expect(shown == ["2", "1"])
    #expect(undone == ["2", "1"])
  }

  @Test(.enabled(if: Shell.isExpected("bash"))) func `bash completes plans, and those of which something is due`()
    async throws
  {
    try await modulo("goal", "add", "Japan", "--target", "5")
    try await modulo("plan", "add", "japan", "1", "--from", "2026-05-01")
    try await modulo("plan", "add", "japan", "2", "--from", "2026-03-01")
    // The shell's program runs on the day that it is, on which both are due.
    let shell = Shell(name: "bash", modulo: modulo)
    let (edited, deleted) = (try shell.bashReplies("modulo plan edit "), try shell.bashReplies("modulo plan delete "))
    #expect([edited, deleted] == [["1", "2"], ["1", "2"]])
    let now = "--now 2026-04-12T12:00:00Z"
    let (entered, skipped) = (
      try shell.bashReplies("modulo \(now) due enter "), try shell.bashReplies("modulo \(now) due skip ")
    )
    #expect([entered, skipped] == [["2"], ["2"]])
  }

  /// What is typed, and the goal that is meant.
  private static let typed = [
    ("jap", 1), ("Japan\\ ", 1), ("\"Japan ", 1), ("'Jap", 1), ("It", 2), ("\"It", 2), ("\\$H", 4), ("É", 5), ("-", 7),
  ]

  @Test(.enabled(if: Shell.isExpected("bash")), arguments: typed.dropLast())
  func `a name that bash completes arrives as it is`(_ typed: String, _ number: Int) async throws {
    try await makeGoals()
    let quote = typed.first.map { "\"'".contains($0) ? String($0) : "" } ?? ""
    let answer = try Shell(name: "bash", modulo: modulo).run(
      Shell.bashCompletion + "eval \"modulo goal show $2${COMPREPLY[0]}$2 --json\"", "modulo goal show " + typed, quote)
    #expect(answer.contains("\"number\":\(number),"))
  }

  @Test(.enabled(if: Shell.isExpected("bash"))) func `a name is completed after a colon and an equals sign`()
    async throws
  {
    try await makeGoals()
    let shell = Shell(name: "bash", modulo: modulo)
    let afterColon = try shell.bashReplies("modulo goal show a:")
    let afterEquals = try shell.bashReplies("modulo goal show a\\:b=")
    #expect(afterColon == ["b\\=c"])
    #expect(afterEquals == ["c"])
  }

  @Test(.enabled(if: Shell.isExpected("fish"))) func `fish offers names with what is said of them`() async throws {
    try await makeGoals()
    let shell = Shell(name: "fish", modulo: modulo)
    let goals = try shell.fishOffers("modulo goal show ")
    let commands = try shell.fishOffers("modulo da")
    let options = try shell.fishOffers("modulo goal list --rev")
    let values = try shell.fishOffers("modulo goal list --color ")
    #expect(goals.contains("Japan trip\t#1"))
    #expect(goals.contains("6\t2027"))
    #expect(commands.first?.hasPrefix("data\t") == true)
    #expect(options == ["--reverse\tReverse the order."])
    #expect(values.sorted() == ["always", "auto", "never"])
  }

  @Test(.enabled(if: Shell.isExpected("zsh"))) func `zsh completes commands and the names of goals`() async throws {
    try await makeGoals()
    let shell = Shell(name: "zsh", modulo: modulo)
    let quoted = try shell.typedIntoZsh("modulo goal sh\\tIt\\t --json")
    let money = try shell.typedIntoZsh("modulo goal show \\\\$H\\t --j\\t")
    let coloured = try shell.typedIntoZsh("modulo goal show Jap\\t--color=ne\\t --json")
    #expect(quoted.contains("\"number\":2,"))
    #expect(money.contains("\"number\":4,"))
    #expect(coloured.contains("\"number\":1,"))
  }
}

// Where the names come from.
extension CompletionTests {
  @Test(.enabled(if: Shell.isExpected("bash"))) func `the line and the environment say which database`() async throws {
    try await makeGoals()
    let other = modulo.folder.appendingPathComponent("other.db").path
    try await modulo("--data", other, "goal", "add", "Elsewhere", "--target", "5")
    let shell = Shell(name: "bash", modulo: modulo)
    let fromLine = try shell.bashReplies("modulo --data \(other) goal show ")
    let withEqualsSign = try shell.bashReplies("modulo goal --data=\(other) show ")
    let fromHome = try shell.bashReplies("modulo --data ~/other.db goal show ")
    let fromEnvironment = try shell.bashReplies("modulo goal show ", environment: ["MODULO_DATA": other])
    #expect(fromLine == ["Elsewhere"])
    #expect(withEqualsSign == ["Elsewhere"])
    #expect(fromHome == ["Elsewhere"])
    #expect(fromEnvironment == ["Elsewhere"])
  }

  @Test func `no database and a damaged one complete nothing, quietly`() throws {
    let ask = "modulo ---completion zsh goal --data \"$1\" show '' 2>&1; echo $?"
    let shell = Shell(name: "bash", modulo: modulo)
    let absent = try shell.run(ask, modulo.database.path)
    #expect(absent == "words\n0\n")
    #expect(!FileManager.default.fileExists(atPath: modulo.database.path))
    let damaged = try modulo.file("damaged.db", "this is no database, whatever its name says")
    let found = try shell.run(ask, damaged)
    #expect(found == "words\n0\n")
  }

  @Test(.enabled(if: Shell.isExpected("bash"))) func `goals that were put away are offered where they can be meant`()
    async throws
  {
    try await makeGoals()
    try await modulo("goal", "archive", "japan")
    let shell = Shell(name: "bash", modulo: modulo)
    let shown = try shell.bashReplies("modulo goal show J")
    let unarchived = try shell.bashReplies("modulo goal unarchive ")
    let deleted = try shell.bashReplies("modulo goal delete J")
    #expect(shown.isEmpty)
    #expect(unarchived == ["Japan\\ trip"])
    #expect(deleted == ["Japan\\ trip"])
  }

  @Test func `every argument that names a goal is completed`() async throws {
    let dump = try await modulo("--experimental-dump-help").json()
    let arguments = try CommandTable.commands(in: dump).flatMap { $0["arguments"] as? [[String: Any]] ?? [] }
    let goals = arguments.filter { ["goal", "from", "to"].contains($0["valueName"] as? String) }
    let uncompleted = goals.filter { ($0["completionKind"] as? [String: Any])?["custom"] == nil }
    #expect(goals.count > 3)
    #expect(uncompleted.isEmpty)
  }
}

// Values that need no data, and names by a later word.
extension CompletionTests {
  @Test(
    .enabled(if: Shell.isExpected("bash")),
    arguments: [
      ("settings set the", ["theme"]), ("settings set theme p", ["pink", "purple"]),
      ("settings set feedback ", ["bell", "flash", "off"]),
      ("settings set currency eu", ["EUR"]),
      ("settings set locale fr_B", ["fr_BE", "fr_BF", "fr_BI", "fr_BJ", "fr_BL"]),
      ("settings set timeZone Europe/Par", ["Europe/Paris"]), ("settings set longSession 2", ["2", "20", "21"]),
      ("block add X --tint blue-", ["blue-1", "blue-2"]), ("block add X --icon founta", ["fountain-pen"]),
      ("preview portfolio", ["portfolio", "portfolio/chart"]),
      ("open modulo://port", ["//portfolio", "//portfolio/chart"]),
      ("rate set gb", ["GBP"]), ("goal add X --currency jp", ["JPY"]), ("rate import x.csv --base us", ["USD"]),
      ("goal list --locale en_GB", ["en_GB"]), ("goal list --time-zone Europe/Lond", ["Europe/London"]),
    ] as [(String, [String])])
  func `a value that is known is completed`(_ line: String, _ expected: [String]) throws {
    let replies = try Shell(name: "bash", modulo: modulo).bashReplies("modulo " + line)
    #expect(expected.allSatisfy(replies.contains), "\(replies)")
    #expect(replies.count < 40, "\(replies)")
  }

  @Test(.enabled(if: Shell.isExpected("bash"))) func `rates and sessions are completed by number`() async throws {
    try await modulo("settings", "set", "currency", "USD")
    try await modulo("rate", "set", "EUR", "1.1")
    try await modulo("block", "add", "Reading")
    try await modulo("track", "add", "reading", "--from", "09:00", "--to", "10:00")
    let shell = Shell(name: "bash", modulo: modulo)
    let (rates, sessions) = (try shell.bashReplies("modulo rate delete "), try shell.bashReplies("modulo track edit "))
    #expect(rates == ["1"])
    #expect(sessions == ["1"])
  }

  @Test(.enabled(if: Shell.isExpected("bash")))
  func `contributions and balances are completed by number, newest first`()
    async throws
  {
    try await makeEntries()
    let shell = Shell(name: "bash", modulo: modulo)
    for line in ["contribution edit", "contribution delete"] {
      let replies = try shell.bashReplies("modulo \(line) ")
      #expect(replies == ["2", "1"], "\(line)")
    }
    for line in ["balance edit", "balance delete"] {
      let replies = try shell.bashReplies("modulo \(line) ")
      #expect(replies == ["2", "1"], "\(line)")
    }
  }

  @Test func `a number is offered with what the contribution or the balance says`() async throws {
    try await makeEntries()
    let shell = Shell(name: "bash", modulo: modulo)
    let ask = "modulo ---completion zsh $1 \"$2\" ''"
    let contributions = try shell.run(ask, "contribution", "edit")
    let balances = try shell.run(ask, "balance", "delete")
    for text in ["Bonus, Japan, Apr 2, 2026", "Money added, Japan, Apr 1, 2026"] {
      #expect(contributions.contains(text), "\(contributions)")
    }
    for text in ["Marcus, $70.00, After the trip, Apr 2, 2026", "Marcus, $50.00, Apr 1, 2026"] {
      #expect(balances.contains(text), "\(balances)")
    }
  }

  private func makeEntries() async throws {
    for line in [
      ["goal", "add", "Japan", "--target", "500", "--currency", "USD"],
      ["save", "japan", "20", "--on", "2026-04-01"], ["save", "japan", "5", "--on", "2026-04-02", "--name", "Bonus"],
      ["account", "add", "Marcus", "--type", "savings", "--balance", "50", "--on", "2026-04-01", "--currency", "USD"],
      ["set", "marcus", "70", "--on", "2026-04-02", "--note", "After the trip"],
    ] {
      let answer = try await modulo.run(line)
      #expect(answer.status == 0, "\(line): \(answer.error)")
    }
  }

  private func makeRoofs() async throws {
    for name in ["New roof", "New car", "Home"] { try await modulo("goal", "add", name, "--target", "5") }
  }

  @Test(
    .enabled(if: Shell.isExpected("bash")),
    arguments: [
      ("roof", ["New\\ roof"]), ("RO", ["New\\ roof"]), ("\"roof", ["New roof"]), ("ome", []), ("h", ["Home"]),
      ("new", ["New\\ car", "New\\ roof"]), ("xyz", []),
    ] as [(String, [String])])
  func `a later word of a name is enough where no name begins so`(_ typed: String, _ expected: [String]) async throws {
    try await makeRoofs()
    let replies = try Shell(name: "bash", modulo: modulo).bashReplies("modulo save " + typed)
    #expect(replies.sorted() == expected)
  }

  @Test(.enabled(if: Shell.isExpected("zsh"))) func `zsh completes a later word too`() async throws {
    try await makeRoofs()
    let shown = try Shell(name: "zsh", modulo: modulo).typedIntoZsh("modulo goal show roof\\t --json")
    #expect(shown.contains("\"number\":1,"), "\(shown)")
  }

  @Test func `every argument that names a session, a currency or a screen is completed`() async throws {
    let dump = try await modulo("--experimental-dump-help").json()
    let arguments = try CommandTable.commands(in: dump).flatMap { $0["arguments"] as? [[String: Any]] ?? [] }
    for name in ["code", "icon", "tint", "screen", "url", "other", "zone"] {
      let named = arguments.filter { $0["valueName"] as? String == name }
      #expect(!named.isEmpty, "\(name)")
      let uncompleted = named.filter { ($0["completionKind"] as? [String: Any])?["custom"] == nil }
      #expect(uncompleted.isEmpty, "\(name)")
    }
  }
}
