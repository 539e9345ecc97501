import Foundation
import ModuloModels
import Testing

@testable import modulo

/// The app by lines, as a script or a screen reader uses it.
@Suite struct LineAppTests {
  private let modulo: Modulo

  init() throws { modulo = try Modulo() }

  /// Runs the app with these lines typed.
  private func type(
    _ lines: String..., arguments: [String] = [], environment: [String: String] = ["MODULO_ACCESSIBLE": "1"]
  ) throws -> Modulo.Answer {
    try modulo.spawn(
      ["app"] + arguments, environment: environment, input: Data((lines.joined(separator: "\n") + "\n").utf8))
  }

  @Test func `a goal and its contributions are added, listed, edited and deleted by lines alone`() async throws {
    let added = try type("go 2", "a", "Japan", "", "3000", "", "", "2026-12-12", "s", "q")
    #expect(added.status == 0, "\(added.error)")
    #expect(added.output.contains("Goal Japan (#1) created"))
    #expect(added.output.contains("1. #1    Japan"))

    let contributed = try type(
      "go 2", "1", "a", "250.5", "2", "First", "", "", "", "s", "", "1", "", "", "maybe", "n", "", "s", "")
    #expect(contributed.output.contains("its total would fall below zero"))
    #expect(contributed.output.contains("Japan: $250.50 of $3,000 saved"))
    #expect(contributed.output.contains("1. #1  4/12/2026  First  +$250.50"))

    let edited = try type(
      "go 2", "e 1", "Kyoto", "⛩️", "", "", "-", "s", "1", "1", "300", "", "-", "", "n", "", "s", "q")
    #expect(edited.output.contains("Goal ⛩️ Kyoto (#1) updated"))
    let goal = try await modulo("goal", "show", "kyoto", "--json").json()
    let values = ["name", "emoji", "target", "current"].map { goal[$0] as? String }
    #expect(values == ["Kyoto", "⛩️", "3000.00", "300.00"])
    #expect(goal["end"] is NSNull)

    let deleted = try type("d 1", "n", "d 1", "y", "u", "d 1", "y", "q", arguments: ["modulo://goal/1"])
    #expect(deleted.output.contains("+$300 deleted · ⛩️ Kyoto: $0 of $3,000 saved · u Undo"))
    #expect(deleted.output.contains("Undone"))
    let removed = try type("d 1", "maybe", "d 1", "y", "", arguments: ["modulo://goal"])
    #expect(removed.output.contains("This deletes goal ⛩️ Kyoto (#1)"))
    #expect(removed.output.contains("No goals yet"))
    let goals = try await modulo("goal", "list", "--json").json()["goals"] as? [Any]
    #expect(goals?.isEmpty == true)
  }

  @Test func `a new user at a terminal is welcomed, once`() throws {
    let first = try modulo.answering("enter\nq\n", "app", "--accessible")
    #expect(first.output.contains("Welcome to Modulo"))
    #expect(first.output.contains("Choices: enter Begin"))
    #expect(first.output.contains("Everywhere: q Quit"))
    let second = try modulo.answering("q\n", "app", "--accessible")
    #expect(!second.output.contains("Welcome to Modulo"))
  }

  @Test func `what can't be done is said, and another line is read`() async throws {
    try await modulo.makeJapan()
    let answer = try type(
      "x", "d", "d 9", "go 9", ">", "/nothing", "/japan", ":goal lst", ":goal delete 1", "n", ":app", "?", "e 1", "",
      "", "x", "", "", "z", "s", ".", "q", "y", "q", arguments: ["modulo://goal"])
    #expect(answer.status == 0)
    let expected = [
      "\"x\" isn't one of the choices", "Of which row? As in \"d 1\".", "There is no row 9.", "\"go 9\" isn't one",
      "There are no more rows.", "Not found: nothing", "Unexpected argument 'lst'", "This deletes goal Japan trip (#1)",
      "Nothing was changed.", "The app is running already.", "a colon runs a command", "\"x\" isn't an amount",
      "\"z\" isn't one of the choices",
    ]
    let missing = expected.filter { !answer.output.contains($0) }
    #expect(missing == [], "\(answer.output)")
    let form = try type("a", "5", "w", arguments: ["modulo://goal/1/contribution"])
    #expect(form.output.contains("The field can't be \"w\"."))
  }

  @Test func `a form is left at any field, and input that ends within one is an error`() async throws {
    let left = try type("a", "Japan", ".", "q", "y", "q", arguments: ["modulo://goal"])
    #expect(left.status == 0, "\(left.error)")
    let ended = try type("a", "Japan", "", arguments: ["modulo://goal"])
    #expect(ended.status == 65)
    #expect(ended.error.contains("which wasn't saved"))
    let demo = try type(":demo", "q")
    #expect(demo.output.contains("Type a to add your first goal, go 3 for accounts"))
    #expect(demo.output.contains("Japan trip"))
    #expect(!demo.output.contains("could not be written"))
  }

  @Test func `why a form was refused is said once, and what is stored is no form that wasn't saved`() async throws {
    try await modulo.makeJapan()
    let refused = try type(
      "a", "9000", "2", ".", "s", "", "1", ".", "c", ".", "q", "y", "q", arguments: ["modulo://goal/1/contribution"])
    #expect(refused.status == 0, "\(refused.error)")
    #expect(refused.output.components(separatedBy: "its total would fall below zero").count == 2)
    let backup = modulo.folder.appendingPathComponent("backup.db").path
    let ended = try type("go 5", "o", "b", backup, "s")
    #expect(ended.status == 0, "\(ended.error)")
    #expect(ended.output.contains("Backed up to \(backup)"))
  }

  @Test func `the menu of a form names what is done with it, and a question mark lists it again`() async throws {
    try await modulo.makeJapan()
    let answer = try type("i", ".", "?", "q", arguments: ["modulo://goal/1/contribution"])
    #expect(answer.output.components(separatedBy: "s Import, c Change, q Close").count == 3, "\(answer.output)")
    #expect(!answer.output.contains("isn't one of the choices"))
    let saved = try type("a", ".", "?", "q", arguments: ["modulo://goal/1/contribution"])
    #expect(saved.output.contains("s Save, c Change, q Close"))
  }

  @Test func `a locale that is chosen in the app separates titles as its language does`() throws {
    let given = Array(Modulo.fixed.dropLast(2))
    let lines = ["go 5", "2", "fr_FR", "s", "go 2", "a", ".", "q", "q"]
    let answer = try modulo.spawn(
      ["app", "--accessible"], after: given, input: Data((lines.joined(separator: "\n") + "\n").utf8))
    #expect(answer.output.contains("Choix\u{A0}: a "), "\(answer.output)")
    #expect(answer.output.contains("Nom []\u{A0}: "))
    #expect(!answer.output.contains("Choix: "))
  }

  @Test func `in French a key is typed by lines, and pressed on the full screen`() {
    let texts = [true, false].map { AppAdvice(isByLines: $0).text(.startTracking, in: .french) }
    #expect(
      texts == [
        "Tapez B pour les blocs, puis b pour en démarrer un.",
        "Appuyez sur B pour les blocs, puis sur b pour en démarrer un.",
      ])
  }

  @Test func `a command's file is in the home folder, as in a shell, and a line without its end is refused`()
    async throws
  {
    try await modulo.makeJapan()
    let home = modulo.folder.path
    let answer = try type(
      ":data backup ~/copy.db", ":goal show 'Japan", ":app", "q", arguments: ["--accessible", "--locale", "fr_FR"],
      environment: ["HOME": home])
    #expect(answer.status == 0, "\(answer.error)")
    #expect(FileManager.default.fileExists(atPath: home + "/copy.db"))
    #expect(answer.output.contains("Un guillemet n’est pas fermé."))
    #expect(answer.output.contains("L’application est déjà ouverte."))
  }

  @Test func `a long list is read by pages, and its rows keep their numbers`() async throws {
    try await modulo.makeJapan()
    let rows = (1...70).map { "2026-02-\($0 % 28 + 1 < 10 ? "0" : "")\($0 % 28 + 1),\($0)\n" }.joined()
    _ = try await modulo("contribution", "import", "1", modulo.file("rows.csv", "date,amount\n" + rows))
    let answer = try type(">", ">", "75", "", arguments: ["modulo://goal/1/contribution"])
    #expect(answer.output.contains("Rows 21 to 50 of 75"))
    #expect(answer.output.contains("Rows 51 to 75 of 75"))
    #expect(answer.output.contains("75.  #1  1/12/2026"))
    #expect(answer.output.contains("Edit contribution"))
  }

  @Test func `a search finds the rows of the whole list, and their numbers open them`() async throws {
    try await modulo.makeJapan()
    let rows = (1...70).map { "2026-02-\($0 % 28 + 1 < 10 ? "0" : "")\($0 % 28 + 1),\($0)\n" }.joined()
    _ = try await modulo("contribution", "import", "1", modulo.file("rows.csv", "date,amount\n" + rows))
    let answer = try type("/-$50", "/ 1/12/2026", "75", arguments: ["modulo://goal/1/contribution"])
    #expect(answer.output.contains("> \n 3.  #3  3/12/2026  Money withdrawn   -$50\n> "))
    #expect(answer.output.contains("> \n75.  #1  1/12/2026  Money added      +$200\n> "))
    #expect(answer.output.contains("Edit contribution"))
  }

  @Test func `a plain terminal has it too, and without either the app says what to use`() async throws {
    let plain = try type("q", environment: ["TERM": "dumb"])
    #expect(plain.status == 0)
    #expect(plain.output.contains("Everywhere: q Quit, go 1 Overview"))
    let french = try type("zut", arguments: ["--accessible", "--locale", "fr_FR"], environment: [:])
    #expect(french.output.contains("« zut » n’est pas un des choix"))
    #expect(french.output.contains("Choix\u{A0}: a "))
    #expect(french.output.contains("Partout\u{A0}: q Quitter"))
    let refused = try type("q", environment: ["TERM": "xterm"])
    #expect(refused.status == 64)
    #expect(refused.output == "")
    #expect(refused.error.contains("The app needs a terminal. `modulo app --accessible`"))
  }

  @Test(arguments: [
    ("", LineCommand.show), ("  ", .show), ("?", .help), (">", .nextPage), ("<", .previousPage),
    (":goal list", .command("goal list")), (": goal", .command("goal")), ("/a b", .search("a b")), ("go 2", .flow(2)),
    ("12", .row(12)), ("e 2", .key("e", row: 2)), ("enter 2", .key("enter", row: 2)), ("e", .key("e", row: nil)),
    ("page down", .key("page down", row: nil)), ("e 2 3", .key("e 2 3", row: nil)), ("-1", .row(-1)),
  ])
  func `a line is a row, a key, or a sign with a text`(_ line: String, _ command: LineCommand) {
    let read = LineCommand(line)
    #expect(read == command)
  }
}
