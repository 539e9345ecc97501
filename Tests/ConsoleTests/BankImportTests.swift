import Foundation
import Testing

/// Importing files of banks with the program.
@Suite struct BankImportTests {
  private static let header = "Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #\n"
  private static let april = """
    DEBIT,04/03/2026,"TEA, MAIN ST",-4.50,CARD,1095.50,,
    CREDIT,04/02/2026,SALARY,1000.00,ACH,1100.00,,

    """
  private let modulo: Modulo
  private let file: String

  init() async throws {
    modulo = try Modulo()
    try await modulo.makeJapan()
    file = try modulo.file("april.csv", Self.header + Self.april)
  }

  @Test func `entries go into a goal, once`() async throws {
    let first = try await modulo("import", file, "--goal", "japan")
    #expect(first.status == 0)
    let shown = [
      "april.csv: CSV (chase-checking)\n", "  order of day and month: mdy (profile chase-checking)\n",
      "  row order: newest-first (by the running balance, line 3)\n",
      "Apr 3, 2026      -$4.50  TEA, MAIN ST\nApr 2, 2026  +$1,000.00  SALARY\n",
      "Apr 2, 2026 – Apr 3, 2026, in $1,000.00, out $4.50\n✓ 2 rows read, 2 imported, 0 skipped\n",
    ]
    for text in shown { #expect(first.output.contains(text), "\(first.output)") }
    let list = try await modulo("contribution", "list", "japan", "--limit", "3").output
    #expect(list.contains("TEA, MAIN ST"))
    let second = try await modulo("import", file, "--goal", "japan")
    #expect(second.output.hasSuffix("2 rows read, 0 imported, 2 skipped\nskipped 2: imported before (lines 2, 3)\n"))
    let longer = try modulo.file("may.csv", Self.header + "CREDIT,05/02/2026,SALARY,1000.00,ACH,,,\n" + Self.april)
    let third = try await modulo("import", longer, "--goal", "japan", "--json").json()
    #expect(third["imported"] as? Int == 1)
    let steps = try await modulo("history", "--json").json()["steps"] as? [[String: Any]]
    #expect(steps?.first?["command"] as? String == "import")
  }

  @Test func `the last balance of each day goes into an account, and its chart has it`() async throws {
    try await modulo("account", "add", "Chase", "--type", "checking", "--currency", "USD")
    let answer = try await modulo("import", file, "--account", "chase", "--json").json()
    #expect(answer["imported"] as? Int == 2)
    #expect(answer["into"] as? String == "account")
    let history = try await modulo("balance", "history", "chase").output
    #expect(history.contains("$1,095.50"))
    #expect(history.contains("$1,100.00"))
    let again = try await modulo("import", file, "--account", "chase", "--json").json()
    #expect(again["imported"] as? Int == 0)
  }

  @Test func `rows of a day against the days are proved, or asked with the options that say so`() async throws {
    try await modulo("account", "add", "Broker", "--type", "checking", "--currency", "USD")
    let header = "Date,Description,Amount,Balance\n"
    let proved = try modulo.file(
      "proved.csv", header + "2026-04-03,A,1,108\n2026-04-03,B,2,110\n2026-04-02,C,7,107\n")
    let first = try await modulo("import", proved, "--account", "broker", "--yes")
    #expect(first.output.contains("row order: newest-days-first (by the running balance, line 4)"), "\(first.output)")
    let open = try modulo.file(
      "open.csv",
      header + "2026-05-04,A,10,110\n2026-05-04,B,-10,100\n2026-05-03,C,10,110\n2026-05-03,D,-10,100\n")
    let asked = try await modulo("import", open, "--account", "broker", "--sign", "signed")
    #expect(asked.status == 65)
    #expect(asked.error.contains("(--newest-first --intraday-reversed)"), "\(asked.error)")
    let options = [
      "import", open, "--account", "broker", "--sign", "signed", "--newest-first", "--intraday-reversed", "--yes",
    ]
    let answer = try await modulo.run(options)
    #expect(answer.status == 0)
    let history = try await modulo("balance", "history", "broker").output
    #expect(history.contains("$110.00") && history.contains("$107.00") && history.contains("$100.00"), "\(history)")
    let alone = try await modulo("import", open, "--account", "broker", "--intraday-reversed")
    #expect(alone.status == 64)
  }

  @Test func `several files are one import, and their common rows are one`() async throws {
    let other = try modulo.file("other.csv", Self.header + "CREDIT,04/02/2026,SALARY,1000.00,ACH,1100.00,,\n")
    let answer = try await modulo("import", file, other, "--goal", "japan", "--json").json()
    #expect(answer["imported"] as? Int == 2)
    let undone = try await modulo("undo", "--yes")
    #expect(undone.status == 0)
    let list = try await modulo("contribution", "list", "japan").output
    #expect(!list.contains("SALARY"))
  }

  @Test func `a reading that nothing proves is refused with the options that decide`() async throws {
    let file = try modulo.file("bank.csv", "Date,Amount,Text\n03/04/2026,10.00,Gift\n05/06/2026,-3.00,Fee\n")
    let refused = try await modulo("import", file, "--goal", "japan", "--yes")
    #expect(refused.status == 65)
    for text in ["line 2", "Apr 3, 2026 (--day-order dmy)", "Mar 4, 2026 (--day-order mdy)", "(--sign signed)"] {
      #expect(refused.error.lowercased().contains(text.lowercased()), "\(refused.error)")
    }
    let options = ["import", file, "--goal", "japan", "--day-order", "dmy", "--sign", "signed"]
    let unconfirmed = try await modulo.run(options)
    #expect(unconfirmed.status == 64)
    #expect(unconfirmed.error.contains("pass --yes"))
    let answer = try await modulo.run(options + ["--yes"])
    #expect(answer.output.contains("2 imported"))
  }

  @Test func `a terminal asks how a file is read, and whether that is right`() async throws {
    let file = try modulo.file("bank.csv", "Date,Amount,Text\n2026-04-01,10.00,Gift\n2026-04-02,-3.00,Fee\n")
    let answer = try modulo.answering("1\n\n", "import", file, "--goal", "japan")
    #expect(answer.status == 0, "\(answer.terminal)")
    #expect(answer.terminal.contains("1  10.00 (--sign signed)"))
    #expect(answer.output.contains("✓ 2 rows read, 2 imported, 0 skipped"))
    let declined = try modulo.answering("x\n", "import", file, "--goal", "japan")
    #expect(declined.status == 1)
    let said = try modulo.answering("n\n", "import", file, "--goal", "japan", "--sign", "signed")
    #expect(said.terminal.contains("Import 0 into Japan trip? [y/N]"), "\(said.terminal)")
    #expect(said.status == 1)
  }

  @Test func `a probable duplicate is shown with the row that it meets`() async throws {
    try await modulo("contribution", "add", "japan", "1000", "--on", "2026-04-02")
    let before = try await modulo.everything()
    let refused = try await modulo("import", file, "--goal", "japan", "--json")
    #expect(refused.status == 65)
    #expect(refused.error.contains("line 3: #6"), "\(refused.error)")
    #expect(refused.error.contains("--probable skip or --probable import decides"))
    let remarks = (try refused.json()["files"] as? [[String: Any]])?.first?["remarks"] as? [[String: Any]]
    #expect(remarks?.first?["numbers"] as? [Int] == [6])
    let after = try await modulo.everything()
    #expect(after == before)
    let skipped = try await modulo("import", file, "--goal", "japan", "--probable", "skip")
    #expect(skipped.output.contains("skipped 1: probably there already (line 3: #6)"))
    let asked = try modulo.answering("2\n", "import", file, "--goal", "japan")
    #expect(asked.output.contains("1 imported, 1 skipped"), "\(asked.output)\(asked.terminal)")
  }

  @Test(arguments: [
    ("1\n2\n1\n", [2], [1, 3]), ("2\n3\n", [1], [2, 3]), ("1\n4\n", [2, 3], [1]), ("3\n", [], [1, 2, 3]),
  ])
  func `a terminal asks about each probable duplicate, until an answer is about the rest`(
    _ answers: String, _ imported: [Int], _ skipped: [Int]
  ) async throws {
    let rows = ["2026-04-01", "2026-04-02", "2026-04-03"].map { "\($0),7.00" }
    func text(_ word: String) -> String { "Date,Amount,Text\n" + rows.map { "\($0),\(word)\n" }.joined() }
    let old = try modulo.file("old.csv", text("old"))
    try await modulo("import", old, "--goal", "japan", "--sign", "signed", "--yes")
    let new = try modulo.file("new.csv", text("new"))
    let answer = try modulo.answering(
      answers + "y\n", "import", new, "--goal", "japan", "--sign", "signed")
    #expect(answer.status == 0, "\(answer.terminal)")
    #expect(answer.terminal.contains("line 2: #"), "\(answer.terminal)")
    let summary = "\(imported.count) imported, \(skipped.count) skipped"
    #expect(answer.output.contains(summary), "\(answer.output)\(answer.terminal)")
    let list = try await modulo("contribution", "list", "japan").output
    let stored = list.split(separator: "\n").filter { $0.contains("new") }
    #expect(imported.allSatisfy { day in stored.contains { $0.contains("4/\(day)/2026") } }, "\(list)")
    #expect(stored.count == imported.count, "\(list)")
  }

  @Test func `a balance made by hand is shown with the row of its day`() async throws {
    try await modulo("account", "add", "Chase", "--type", "checking", "--currency", "USD")
    try await modulo("balance", "set", "chase", "1000", "--on", "2026-04-02")
    let refused = try await modulo("import", file, "--account", "chase")
    #expect(refused.status == 65)
    #expect(refused.error.contains("A row has the day of a balance that was made by hand:"), "\(refused.error)")
    #expect(refused.error.contains("line 3: #1"), "\(refused.error)")
    let skipped = try await modulo("import", file, "--account", "chase", "--probable", "skip")
    #expect(skipped.output.contains("skipped 1: probably there already (line 3: #1)"), "\(skipped.output)")
    let imported = try await modulo("import", file, "--account", "chase", "--probable", "import")
    #expect(imported.output.contains("has the day of a balance made by hand (line 3: #1)"), "\(imported.output)")
  }

  @Test func `a table without names of columns is asked about once, as a whole`() async throws {
    let file = try modulo.file("hsbc.csv", "03/04/2026,CHEMIST,-7.50\n02/04/2026,REFUND,2.50\n")
    let refused = try await modulo("import", file, "--goal", "japan")
    #expect(refused.status == 65)
    let options = "--date 1 --amount 3 --text 2 --no-header --day-order dmy --decimal-mark . --sign signed"
    #expect(refused.error.contains("profile hsbc-uk (--profile hsbc-uk)"), "\(refused.error)")
    #expect(refused.error.contains("-7.50  CHEMIST (\(options))"), "\(refused.error)")
    let words = options.split(separator: " ").map(String.init)
    let said = try await modulo.run(["import", file, "--goal", "japan", "--yes"] + words)
    #expect(said.output.contains("2 imported"), "\(said.error)")
    let asked = try modulo.answering("2\n\n", "import", file, "--goal", "japan")
    #expect(asked.output.contains("0 imported, 2 skipped"), "\(asked.output)\(asked.terminal)")
  }

  @Test func `standard input is read once, and a dry run stores nothing`() async throws {
    let bytes = Data((Self.header + Self.april).utf8)
    let dry = try modulo.spawn(["import", "-", "--goal", "japan", "--dry-run"], input: bytes)
    #expect(dry.output.contains("Dry run: 2 rows read, 2 imported, 0 skipped"))
    let line = ["import", "-", "--goal", "japan", "--id", "6F9619FF-8B86-4D01-B42D-00CF4FC964FF"]
    let first = try modulo.spawn(line, input: bytes)
    #expect(first.output.contains("✓ 2 rows read, 2 imported, 0 skipped"))
    let again = try modulo.spawn(line, input: bytes)
    #expect(again.output == first.output)
    let changed = try modulo.spawn(line, input: bytes + Data("CREDIT,04/01/2026,x,1.00,ACH,,,\n".utf8))
    #expect(changed.status == 64)
  }

  @Test(
    arguments: [
      (["nix.csv", "--goal", "japan"], 66), (["--goal", "japan"], 64),
      (["@", "--goal", "japan", "--account", "1"], 64),
      (["@"], 64), (["@", "--goal", "nowhere"], 1), (["@", "--account", "nowhere"], 1),
      (["@", "--goal", "japan", "--profile", "nix"], 64), (["@", "--goal", "japan", "--profile", "lloyds"], 65),
      (["@", "--goal", "japan", "--currency", "EUR"], 65), (["@", "--goal", "japan", "--currency", "euro"], 64),
      (["@", "--goal", "japan", "--delimiter", "ab"], 64), (["@", "--goal", "japan", "--probable", "maybe"], 64),
      (["pdf", "--goal", "japan"], 65), (["-", "-", "--goal", "japan"], 64),
    ] as [([String], Int32)])
  func `what can't be imported is refused, and changes nothing`(_ words: [String], _ status: Int32) async throws {
    let pdf = try modulo.file("statement.pdf", "%PDF-1.7\n1 0 obj\n")
    let before = try await modulo.everything()
    let line = words.map { $0 == "@" ? file : $0 == "pdf" ? pdf : $0 }
    let answer = try await modulo.run(["import"] + line + ["--yes"])
    #expect(answer.status == status, "\(answer.error)")
    #expect(!answer.error.isEmpty)
    let after = try await modulo.everything()
    #expect(after == before)
  }

  @Test func `a profile is kept, found by its columns, shown and deleted`() async throws {
    let file = try modulo.file("bank.csv", "Day,Sum,Who\n03/04/2026,10.00,Gift\n05/06/2026,-3.00,Fee\n")
    let columns = ["--date", "Day", "--amount", "Sum", "--text", "Who", "--day-order", "dmy", "--sign", "signed"]
    let saved = try await modulo.run(["import", "profiles", "save", "mine", file] + columns)
    #expect(saved.output == "✓ Saved: mine\n", "\(saved.error)")
    let taken = try await modulo.run(["import", "profiles", "save", "mine", file] + columns)
    #expect(taken.status == 73)
    let shipped = try await modulo.run(["import", "profiles", "save", "lloyds", file] + columns)
    #expect(shipped.status == 1)
    let list = try await modulo("import", "profiles", "list").output
    #expect(list.contains("own"))
    let text = try await modulo("import", "profiles", "show", "mine").output
    let json = try modulo.file("mine.json", text)
    let again = try await modulo("import", "profiles", "save", "other", json)
    #expect(again.output == "✓ Saved: other\n")
    let deleted = try await modulo("import", "profiles", "delete", "other", "--yes")
    #expect(deleted.output == "✓ Deleted: other\n")
    let answer = try await modulo("import", file, "--goal", "japan")
    #expect(answer.output.hasPrefix("\(file): CSV (mine)"), "\(answer.error)")
  }

  @Test(arguments: [
    ("{", "this is no JSON"), (#"{"name":"x","title":"x","variants":[],"a":1}"#, "a: there is no such member"),
    (#"{"name":"x","title":"x","variants":[{"sign":"up","columns":{}}]}"#, "variants[0].sign: the value \"up\""),
  ])
  func `a profile that is wrong is refused with the member`(_ text: String, _ message: String) async throws {
    let json = try modulo.file("bad.json", text)
    let answer = try await modulo("import", "profiles", "save", "x", json)
    #expect(answer.status == 65)
    #expect(answer.error.contains(message), "\(answer.error)")
  }

  @Test func `a file with the name of a shipped profile takes its place nowhere`() async throws {
    let text = try await modulo("import", "profiles", "show", "lloyds").output
    try FileManager.default.createDirectory(
      at: modulo.folder.appendingPathComponent(".config/modulo/profiles"), withIntermediateDirectories: true)
    let path = try modulo.file(".config/modulo/profiles/lloyds.json", text)
    let answer = try await modulo("import", "profiles", "list")
    #expect(answer.status == 1)
    #expect(answer.error.contains("lloyds"))
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test func `a file finds the account that has its bank's id`() async throws {
    try await modulo("account", "add", "Giro", "--type", "checking", "--currency", "EUR")
    try await modulo("account", "add", "Other", "--type", "checking", "--currency", "EUR")
    let file = try modulo.file("may.sta", Self.statement)
    let unknown = try await modulo("import", file, "--yes")
    #expect(unknown.status == 64)
    #expect(unknown.error.contains("No account has the bank id DE02120300000000202051"), "\(unknown.error)")
    let edited = try await modulo("account", "edit", "giro", "--bank-id", "de02 1203 0000 0000 2020 51")
    #expect(edited.output.contains("bank id DE02…2051"), "\(edited.output)\(edited.error)")
    let answer = try await modulo("import", file, "--yes", "--json").json()
    #expect(answer["name"] as? String == "Giro")
    #expect(answer["imported"] as? Int == 1)
    let again = try await modulo("import", file, "--yes", "--json").json()
    #expect(again["imported"] as? Int == 0)
    let shown = try await modulo("account", "show", "giro").output
    #expect(shown.contains("DE02…2051"))
    #expect(!shown.contains("DE02120300000000202051"))
    let taken = try await modulo("account", "edit", "other", "--bank-id", "DE02120300000000202051")
    #expect(taken.status == 1)
    #expect(taken.error.contains("Giro (#1) has this bank id already."), "\(taken.error)")
    let document = try await modulo("data", "export").output
    #expect(document.contains("DE02120300000000202051"))
    let removed = try await modulo("account", "edit", "giro", "--bank-id", "")
    #expect(removed.status == 0)
  }

  @Test func `whose file it is is asked once, remembered with its balances, and undone with them`() async throws {
    try await modulo("account", "add", "Giro", "--type", "checking", "--currency", "EUR")
    let file = try modulo.file("may.sta", Self.statement)
    let declined = try modulo.answering("n\nn\n", "import", file, "--account", "giro")
    #expect(declined.status == 1)
    let asked = try modulo.answering("y\ny\n", "import", file, "--account", "giro")
    #expect(asked.status == 0, "\(asked.terminal)")
    #expect(asked.terminal.contains("Remember DE02…2051 as the bank id of Giro? [y/N]"), "\(asked.terminal)")
    #expect(!asked.terminal.contains("DE02120300000000202051"))
    #expect(asked.output.contains("Giro has the bank id DE02…2051 now: the next file needs no account."))
    let again = try modulo.answering("y\n", "import", file)
    #expect(again.output.contains("0 imported, 1 skipped"), "\(again.terminal)")
    #expect(!again.terminal.contains("Remember"))
    let undone = try await modulo("undo", "--yes")
    #expect(undone.status == 0, "\(undone.error)")
    let account = try await modulo("account", "show", "giro", "--json").json()
    #expect(account["bankId"] is NSNull)
    #expect(account["updated"] is NSNull)
  }

  @Test func `a terminal asks for the account of a file that none has`() async throws {
    for name in ["Giro", "Other"] {
      try await modulo("account", "add", name, "--type", "checking", "--currency", "EUR")
    }
    let file = try modulo.file("may.sta", Self.statement)
    let asked = try modulo.answering("2\ny\ny\n", "import", file)
    #expect(asked.status == 0, "\(asked.terminal)")
    #expect(asked.terminal.contains("Whose file is it?"))
    let shown = try await modulo("account", "show", "other").output
    #expect(shown.contains("DE02…2051"), "\(asked.terminal)")
  }

  @Test func `without a terminal nothing is remembered, and the answer says what would`() async throws {
    try await modulo("account", "add", "Giro", "--type", "checking", "--currency", "EUR")
    let file = try modulo.file("may.sta", Self.statement)
    let answer = try await modulo("import", file, "--account", "giro", "--yes")
    let hint = "No account has the bank id DE02…2051; `modulo account edit ACCOUNT --bank-id ID` remembers it.\n"
    #expect(answer.output.hasSuffix(hint), "\(answer.output)")
    let document = try await modulo("import", file, "--account", "giro", "--yes", "--json").json()
    #expect(document["bankId"] as? String == "DE02…2051")
    #expect(document["bankIdRemembered"] as? Bool == false)
    let account = try await modulo("account", "show", "giro", "--json").json()
    #expect(account["bankId"] is NSNull)
  }

  @Test func `a terminal asks which of several accounts is meant, and leaves other currencies out`() async throws {
    try await modulo("account", "add", "Giro", "--type", "checking", "--currency", "EUR")
    let other = Self.statement.replacing("DE02120300000000202051", with: "DE03")
    let several = try modulo.file("several.sta", Self.statement + other)
    let asked = try modulo.answering("1\nn\ny\n", "import", several, "--account", "giro")
    #expect(asked.terminal.contains("The file has several accounts. Which one?"), "\(asked.terminal)")
    #expect(asked.output.contains("1 imported"), "\(asked.terminal)")
    let currencies = try modulo.file(
      "currencies.sta", Self.statement.replacing("EUR", with: "CHF") + Self.statement.replacing("2605", with: "2606"))
    let left = try modulo.answering("1\nn\ny\n", "import", currencies, "--account", "giro")
    #expect(left.terminal.contains("The file has rows in CHF too"), "\(left.terminal)")
    #expect(left.output.contains("another account or currency"), "\(left.output)\(left.terminal)")
  }

  @Test func `a reading that was answered is kept as a profile under a name`() async throws {
    let file = try modulo.file("bank.csv", "Date,Amount,Text\n2026-04-01,10.00,Gift\n2026-04-02,-3.00,Fee\n")
    let asked = try modulo.answering("1\nmy bank\nlloyds\nmybank\n", "import", file, "--goal", "japan")
    #expect(asked.status == 0, "\(asked.terminal)")
    #expect(asked.terminal.contains("The name \"my bank\" isn't possible"), "\(asked.terminal)")
    #expect(asked.terminal.contains("The profile lloyds comes with the program"), "\(asked.terminal)")
    #expect(asked.output.hasSuffix("✓ Saved: mybank\n"), "\(asked.output)")
    let again = try await modulo("import", file, "--goal", "japan")
    #expect(again.output.hasPrefix("\(file): CSV (mybank)"), "\(again.error)")
  }

  private static let statement = """
    :20:1
    :25:DE02120300000000202051
    :28C:1/1
    :60F:C260501EUR100,00
    :61:2605020502C25,50NTRFNONREF
    :86:Salary
    :62F:C260502EUR125,50
    -

    """

  @Test func `the French form says the same`() async throws {
    let answer = try await modulo("import", file, "--goal", "japan", "--locale", "fr_FR", "--accessible")
    #expect(answer.output.contains("ordre du jour et du mois : mdy (profil chase-checking)"))
    #expect(answer.output.contains("2 lignes lues, 2 importées, 0 ignorée"))
  }
}
