import Foundation
import Testing

/// Every option and argument of every command, with values that mean nothing.
@Suite struct EveryValueTests {
  /// What may be empty, and how the command ends then: as done, or refused by the rule that something needs a name, or
  /// with the links that there are.
  private static let allowed: [String: Int32] = [
    "track stop --memo <text>": 0, "track add --memo <text>": 0, "track edit --memo <text>": 0,
    "track switch --memo <text>": 0,
    "goal add --emoji <emoji>": 0, "goal edit --name <name>": 1, "goal edit --emoji <emoji>": 0,
    "contribution add --name <name>": 0, "contribution withdraw --name <name>": 0, "contribution edit --name <name>": 0,
    "account add --name <name>": 0, "account edit --name <name>": 0,
    "account edit --bank-id <iban>": 0,
    "plan add --note <note>": 0, "plan watch --note <note>": 0, "plan edit --note <note>": 0,
    "balance set --note <text>": 0, "balance edit --note <text>": 0, "open <url>": 64,
    "group edit --name <name>": 1, "block edit --name <name>": 1,
  ]

  /// What a command takes: the global options only for the program itself and for the first command of each parent.
  ///
  /// They are declared once and read in one place, whatever the command.
  private static func arguments(of command: Grammar.Command) async throws -> [Grammar.Argument] {
    let first = try await Grammar.all.value.first { $0.path.dropLast() == command.path.dropLast() }
    return command.arguments.filter { !$0.isGlobal || command.path == first?.path }
  }

  @Test(arguments: try await Grammar.all.value)
  func `an empty or blank value is refused, and nothing is changed`(_ command: Grammar.Command) async throws {
    let lines = try await SampleLines(before: command)
    let before = try lines.modulo.stored()
    for argument in try await Self.arguments(of: command) where Self.allowed[command.name(of: argument)] == nil {
      for blank in ["", "  ", "\u{3000}"] {
        let line = try lines.line(command, argument, as: blank)
        let answer = try await lines.modulo.run(line)
        #expect(answer.status == 64, "\(line)")
        let name = argument.label.prefix { $0 != " " }
        #expect(answer.error.contains("The value '\(blank)' is invalid for '\(name)"), "\(line)")
      }
    }
    try lines.expectUnchanged(since: before)
  }

  @Test(arguments: try await Grammar.all.value)
  func `a name, a note and an emoji may be empty, where a rule doesn't need them`(_ command: Grammar.Command)
    async throws
  {
    let lines = try await SampleLines(before: command)
    for argument in command.arguments {
      guard let status = Self.allowed[command.name(of: argument)] else { continue }
      for blank in ["", "  "] {
        let line = try lines.line(command, argument, as: blank)
        let answer = try await lines.modulo.run(line + ["--dry-run"])
        #expect(answer.status == status, "\(line): \(answer.error)")
      }
    }
  }

  @Test func `what may be empty is there`() async throws {
    let names = try await Grammar.all.value.flatMap { command in command.arguments.map(command.name) }
    let missing = Set(Self.allowed.keys).subtracting(names)
    #expect(missing == [])
  }

  /// What each kind of value can't be, and how a command ends that is given it.
  private static let garbage: [String: [(text: String, status: Int32)]] = [
    "time": usage("x", "-", "25:00", "2026-02-30T10:00", "-1x", "10000-01-01T00:00"),
    "moment": usage("x", "-", "25:00", "2026-02-30T10:00", "-1x", "10000-01-01T00:00"),
    "session": usage("x", "#", "#x", "\u{1}") + [("99999", 1)],
    "other": usage("x", "#", "#x", "\u{1}") + [("99999", 1)],
    "number": numbers + usage("0"), "plan": usage("x", "#", "#x", "\u{1}") + [("99999", 1)],
    "planned": usage("x", "#", "#x", "\u{1}") + [("99999", 1)],
    "interval": [("x", 64), ("0 days", 1), ("10000 weeks", 1), ("-1 month", 64)],
    "amount": usage("x", "-", "+", "1e5", "1.2.3", "999999999999999999999999"),
    "rate": usage("x", "-", "1e5", "1.2.3", "1/0", "1/", "/2", "1/2/3", "-1/2", "1/-2"),
    "day": usage("x", "-", "none", "2026-02-30", "10000-01-01", "+99999999w"),
    "block|group": references, "length": usage("x", "-", "1e5", "999999999999h", "0"),
    "none|all|length": usage("x", "-", "1e5", "-5h"), "days": usage("x", "mon-", "mon-x", "mon,", "sat-"),
    "share": usage("x", "0", "1.5", "-1", "1e1", "0.001"), "day[..day]": usage("x", "-", "2026-02-30", ".."),
    "amount|none": usage("x", "-", "+", "1e5", "1.2.3", "999999999999999999999999"),
    "day|none": usage("x", "-", "2026-02-30"), "month": usage("x", "2026", "2026-13"),
    "code": usage("XXX", "EURO", "€"),
    "goal": references, "from": references, "to": references, "account": references,
    "id": usage("x", "#", "#x", "\u{1}") + [("99999", 1)],
    "uuid": usage("x", "6F9619FF", "6F9619FF-8B86-4D01-B42D-00CF4FC964FG"),
    "step": numbers + usage("0") + [("99999", 1)], "count": numbers + usage("0") + [("99999", 1)],
    "step|time": usage("x", "-", "0", "99999", "tomorrow", "2026-02-30", "25:00", "99999999999999999999"),
    "limit": numbers, "offset": numbers, "page": numbers,
    "group": references, "block": references, "position": numbers, "icon": usage("nothing", "326", "\u{1}"),
    "tint": usage("mauve", "55", "re"), "parts": usage("x", "goal,", "goal,goal", "goal;kind", "account"),
    "columns": usage("x", "0", "-1", "1.5", "99999999999999999999"),
    "format": usage("QQ"), "mark": usage("x"), "character": usage("ab"), "encoding": usage("utf-7"),
    "url": usage("x", "modulo://nowhere", "https://example.org", "modulo://goal/%00", "modulo://goal/%23x"),
    "screen": usage("x", "goal/1/x", "modulo://nowhere", "calendar/x", "settings/x"), "lines": numbers + usage("0"),
    "value": usage("XXX"), "zone": usage("Mars"), "locale": usage("zz_ZZ"),
    "instant": usage("noon", "2026-02-30T10:00:00Z", "2026-04-12T25:00:00Z", "10000-01-01T00:00:00Z"),
    "currency": usage("EURO", "€"), "year": usage("x", "1.5", "-1", "0"), "profile": usage("nowhere"),
    "source": [("nowhere.db", 66), ("-", 64), ("postgresql://ann:x@localhost/home", 64)], "role": [("", 64)],
    // Any text will do.
    "target": [],
    "iban": [], "note": [], "status": [], "name": [], "provider": [], "text": [], "column": [], "file": [], "word": [],
    "emoji": [("x", 1), ("🚲🚲", 1), ("hello world this is", 1)],
  ]

  private static let references = usage("#", "#x", "\u{1}") + [("nobody", 1)]
  private static let numbers = usage("x", "1.5", "-1", "99999999999999999999")

  private static func usage(_ texts: String...) -> [(text: String, status: Int32)] { texts.map { ($0, 64) } }

  @Test(arguments: try await Grammar.all.value)
  func `a value that can't be read is refused, and nothing is changed`(_ command: Grammar.Command) async throws {
    let lines = try await SampleLines(before: command)
    let before = try lines.modulo.stored()
    for argument in command.arguments where !argument.isGlobal || command.path.isEmpty {
      let known = argument.allowed.isEmpty ? Self.garbage[argument.valueName] : Self.usage("nonsense")
      let cases = try #require(known, "what can't <\(argument.valueName)> be?")
      for (text, status) in cases {
        let line = try lines.line(command, argument, as: text)
        let answer = try await lines.modulo.run(line)
        #expect(answer.status == status, "\(line): \(answer.error)")
        #expect(answer.output == "", "\(line)")
      }
    }
    try lines.expectUnchanged(since: before)
  }
}

extension Grammar.Command {
  /// The argument by its command and what it is called.
  fileprivate func name(of argument: Grammar.Argument) -> String { (path + [argument.label]).joined(separator: " ") }
}

extension SampleLines {
  fileprivate func expectUnchanged(since before: Data) throws {
    let isUnchanged = try modulo.stored() == before
    #expect(isUnchanged)
    let names = try FileManager.default.contentsOfDirectory(atPath: modulo.folder.path)
    let isMade = names.contains { !prepared.contains($0) && ($0.hasPrefix("new") || $0 == ".config" || $0 == "-") }
    #expect(!isMade, "\(names)")
  }
}
