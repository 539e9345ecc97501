import Foundation
import Testing

/// A database with something of everything, and a line for every command that works on it.
struct SampleLines {
  let modulo: Modulo
  /// The names of the files that there are before the command.
  let prepared: Set<String>

  /// - Parameter command: What is run then, whose running session is started before.
  init(_ database: Fixture = Self.everything, before command: Grammar.Command? = nil) async throws {
    modulo = try Modulo()
    try await database.place(in: modulo)
    for (name, text) in Self.files { _ = try modulo.file(name, text) }
    let folder = modulo.folder
    for line in Self.preparations[command?.path.joined(separator: " ") ?? ""] ?? [] {
      _ = try await modulo.run(
        line.map { Self.inputs.values.contains($0) ? folder.appendingPathComponent($0).path : $0 })
    }
    _ = try modulo.file("backup.db", try await Self.everything.bytes)
    _ = try modulo.file("document.json", try await Self.document.value)
    prepared = Set(try FileManager.default.contentsOfDirectory(atPath: modulo.folder.path))
  }

  static let everything = Fixture { modulo in
    try await Fixture.japanAndAccounts.place(in: modulo)
    try await modulo("goal", "add", "Car", "--target", "5000")
    try await modulo("goal", "archive", "car")
    try await modulo("rate", "set", "EUR", "1.0875", "--on", "2026-04-01")
    try await modulo("group", "add", "Work")
    try await modulo("block", "add", "Coding", "--group", "default")
    try await modulo("track", "add", "coding", "--from", "2026-04-10T21:00", "--halves", "2")
  }

  /// The session that a command needs, one hour old.
  private static let started = ["track", "start", "1", "--at", "-1h"]
  /// A plan of which something is due.
  private static let planned = ["plan", "add", "1", "5", "--from", "2026-01-31"]
  /// A plan of a block for a day that was to come then.
  private static let plannedBlocks = [
    ["day", "plan", "add", "1", "2026-04-01T09:00", "2026-04-01T10:00", "--now", "2026-03-30T12:00:00Z"]
  ]
  /// A target of the block that begins on the day of the samples.
  private static let targeted = ["target", "set", "1", "10h", "--from", "2026-04-01"]
  private static let preparations = [
    "target show": [targeted], "target end": [targeted], "target delete": [targeted],
    "target on": [["target", "off", "2026-04-01"]],
    "track pause": [started], "track stop": [started], "track discard": [started],
    "track resume": [started, ["track", "pause"]], "redo": [["undo", "--yes"]],
    "import profiles delete": [["import", "profiles", "save", "Anything", "statement.csv"]],
    "plan edit": [planned], "plan export": [planned], "plan delete": [planned], "due enter": [planned],
    "due skip": [planned], "goal unfund": [["goal", "fund", "1", "--from", "1", "--allow-short"]],
    "day plan copy": plannedBlocks, "day plan move": plannedBlocks, "day plan delete": plannedBlocks,
    "day plan export": plannedBlocks,
    "day plan edit": [["day", "plan", "add", "1", "2026-04-13T09:00", "60m"]],
    "track join": [["track", "add", "1", "--from", "2026-04-10T23:00", "--halves", "1"]],
    "hourly delete": [["hourly", "set", "35"]],
  ]

  private static let files = [
    ("contributions.csv", "date,amount,name\n2026-04-01,5,x\n"),
    ("unreadable.csv", "date,amount,name\n2026-04-01,5,x\n2026-04-02,five,x\n"),
    ("balances.csv", "date,account,balance\n2026-04-05,Card,-60\n"),
    ("rates.csv", "date,GBP,CHF\n2026-04-01,0.85,N/A\n"),
    (
      "statement.csv",
      "Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #\nCREDIT,04/02/2026,x,5.00,ACH,65.00,,\n"
    ),
    ("times.csv", "start,end,block,memo\n2026-04-01T09:00,2026-04-01T10:30,Coding,x\n"),
  ]

  /// All of it, exported once.
  static let document = Task {
    let modulo = try Modulo()
    try await everything.place(in: modulo)
    return try await modulo("data", "export").output
  }

  /// A word for what is given by place or has to be given.
  private static let samples = [
    "name": "Anything", "emoji": "🚲", "amount": "5", "amount|none": "5",
    "day": "2026-04-01", "day|none": "none", "code": "EUR",
    "time": "2026-04-11T21:00", "moment": "2026-04-10T21:20", "session": "1", "other": "2", "number": "1", "step": "1",
    "text": "Anything",
    "goal": "1", "from": "1", "to": "2", "account": "1", "id": "1", "provider": "Monzo", "rate": "1.5",
    "step|time": "1", "value": "automatic", "url": "modulo://goal/1", "file": "new",
    "group": "2", "block": "1", "uuid": "6F9619FF-8B86-4D01-B42D-00CF4FC964FF",
    "profile": "lloyds", "column": "2", "position": "0", "plan": "1", "interval": "2 weeks", "planned": "1",
    "icon": "book",
    "tint": "blue-3", "word": "run", "block|group": "1", "length": "5h", "none|all|length": "all", "days": "mon-fri",
    "share": "0.5", "day[..day]": "2026-04-01", "source": "backup.db", "target": "new.db", "role": "ben",
  ]

  /// What a command needs besides, by its words.
  private static let besides = [
    "track add": ["--from", "2026-04-11T21:00", "--halves", "1"], "track edit": ["--memo", "x"],
    "day plan add": ["--from", "2026-04-13T09:00", "--to", "60m"], "day plan move": ["--from", "2026-04-13T15:00"],
    "day plan edit": ["--to", "2026-04-13T11:00"], "day plan copy": ["--to", "2026-04-14"],
    "goal edit": ["--name", "Kyoto"], "goal fund": ["--allow-short"], "contribution edit": ["--name", "x"],
    "account edit": ["--name", "x"],
    "plan edit": ["--amount", "6"], "balance edit": ["--note", "x"], "block edit": ["--name", "x"],
    "block move": ["--to", "0"],
    "report": ["--output", "new"], "import": ["statement.csv", "--goal", "1"], "data export": ["new"],
    "balance export": ["new"],
    "track export": ["new"], "data import": ["--data", "new.db"],
  ]

  /// What a value needs besides, by its command and its option.
  private static let besidesValues = [
    "plan add --to": ["--from", "2026-01-01"], "plan watch --to": ["--from", "2026-01-01"],
    "plan edit --to": ["--from", "2026-01-01"], "account add --on": ["--balance", "5"],
    "account add --owed": ["--type", "loan"],
    "contribution import --deposit": ["--withdrawal", "y"], "contribution import --withdrawal": ["--deposit", "y"],
  ]

  private static let inputs = [
    "contribution import": "contributions.csv", "balance import": "balances.csv", "rate import": "rates.csv",
    "track import": "times.csv", "import": "statement.csv", "import profiles save": "statement.csv",
    "data restore": "backup.db",
    "data import": "document.json",
  ]

  /// A line of the command that does what it is for, and with one of its arguments given as something else.
  ///
  /// - Parameter words: The words in place of the samples, by the names of the values.
  func line(
    _ command: Grammar.Command, _ chosen: Grammar.Argument? = nil, as text: String = "",
    words samples: [String: String] = [:]
  ) throws -> [String] {
    let words = command.path.joined(separator: " ")
    var line = command.path + (command.flags.contains("yes") ? ["--yes"] : [])
    for argument in command.arguments where !argument.isOptional && argument.name == nil {
      line.append(argument.isSame(as: chosen) ? text : try sample(argument, in: words, samples))
    }
    for argument in command.arguments where !argument.isOptional && argument.name != nil {
      line += ["--\(argument.name ?? "")", try sample(argument, in: words, samples)]
    }
    if let chosen, chosen.isOptional, chosen.name == nil { return line + [text] }
    line += (Self.besides[words] ?? []).map(path)
    // Entries go into a goal or an account.
    if words == "import", chosen?.name == "account" { line.removeLast(2) }
    guard let name = chosen?.name else { return line }
    return line + (Self.besidesValues["\(words) --\(name)"] ?? []) + ["--\(name)", text]
  }

  private func sample(
    _ argument: Grammar.Argument, in words: String, _ samples: [String: String]
  ) throws -> String {
    if let sample = samples[argument.valueName] { return sample }
    if let first = argument.allowed.first { return first }
    if argument.valueName == "file", let name = Self.inputs[words] { return path(name) }
    return path(try #require(Self.samples[argument.valueName], "no sample of a <\(argument.valueName)>"))
  }

  /// The path of what is the name of a file; anything else as it is.
  private func path(_ word: String) -> String {
    let isFile = word.hasPrefix("new") || Self.inputs.values.contains(word)
    return isFile ? modulo.folder.appendingPathComponent(word).path : word
  }
}

extension Grammar.Argument {
  fileprivate func isSame(as other: Grammar.Argument?) -> Bool {
    label == other?.label
  }
}
