import Foundation

/// A command that writes, and what has to be there before it.
struct WritingCommand {
  let arguments: [String]
  /// The commands before it, on the sample data.
  let preparation: [String]
  /// Whether there is no database yet.
  let isFirst: Bool

  init(_ line: String, after preparation: [String] = [], first isFirst: Bool = false) {
    arguments = line.split(separator: " ").map(String.init)
    self.preparation = preparation
    self.isFirst = isFirst
  }

  var line: String { arguments.joined(separator: " ") }

  /// Every command of `modulo` that writes data, settings or a file. The paths are those of the working folder.
  ///
  /// One lacks: `preview --svg` draws the screen as the app shows it, also when that shows a failure.
  static let all: [WritingCommand] = [
    WritingCommand("goal add New --target 500"),
    WritingCommand("goal add New --target 500", first: true),
    WritingCommand("goal edit car --name Auto"),
    WritingCommand("goal archive car"),
    WritingCommand("goal unarchive car", after: ["goal archive car"]),
    WritingCommand("goal delete car --yes"),
    WritingCommand("contribution add car 5"),
    WritingCommand("contribution withdraw car 5"),
    WritingCommand("contribution move car trip 5"),
    WritingCommand("contribution edit 1 --amount 15"),
    WritingCommand("contribution delete 1 --yes"),
    WritingCommand("contribution import trip rows.csv"),
    WritingCommand("account add New --type savingsAccount --balance 5"),
    WritingCommand("account edit bank --name Bnk"),
    WritingCommand("account delete bank --yes"),
    WritingCommand("balance set bank 7"),
    WritingCommand("balance edit 1 --note n"),
    WritingCommand("balance delete 2 --yes"),
    WritingCommand("balance import balances.csv"),
    WritingCommand("balance export out.csv"),
    WritingCommand("rate set GBP 1.3"),
    WritingCommand("rate delete 1 --yes"),
    WritingCommand("group add New"),
    WritingCommand("group edit work --name Office"),
    WritingCommand("group move work --to 1"),
    WritingCommand("group delete work --yes"),
    WritingCommand("block add New"),
    WritingCommand("block edit piano --name Flute"),
    WritingCommand("block move piano --to 1"),
    WritingCommand("block delete reading --yes"),
    WritingCommand("track start piano"),
    WritingCommand("track pause", after: ["track start piano"]),
    WritingCommand("track resume", after: ["track start piano", "track pause"]),
    WritingCommand("track stop --now 2026-04-12T14:00:00Z", after: ["track start piano"]),
    WritingCommand("track discard --yes", after: ["track start piano"]),
    WritingCommand("track add reading --from 2026-04-10T09:00 --to 2026-04-10T10:00"),
    WritingCommand("track edit 1 --memo m"),
    WritingCommand("track delete 1 --yes"),
    WritingCommand("time reset --yes"),
    WritingCommand("settings set currency EUR"),
    WritingCommand("settings set currency EUR", after: ["settings set theme green"]),
    WritingCommand("portfolio --without mortgage --remember"),
    WritingCommand("report --output out.html"),
    WritingCommand("report --output old.html --force"),
    WritingCommand("goal chart car --svg out.svg"),
    WritingCommand("account chart bank --svg out.svg"),
    WritingCommand("portfolio chart --svg out.svg"),
    WritingCommand("calendar --svg out.svg"),
    WritingCommand("data backup out.db"),
    WritingCommand("data restore backup.db --yes"),
    WritingCommand("data restore backup.db --yes", first: true),
    WritingCommand("data export out.json"),
    WritingCommand("data import document.json", first: true),
    WritingCommand("data import document.json", after: ["data delete --yes"]),
    WritingCommand("data delete --yes"),
    WritingCommand("data delete --with-copies --yes"),
  ]
}

/// The folder that every command begins with: some of everything, and files to be read.
struct SampleWorld {
  private let program: ModuloProgram

  /// Makes it in a folder.
  init(_ program: ModuloProgram) throws {
    self.program = program
    try FileManager.default.createDirectory(at: program.folder, withIntermediateDirectories: true)
    for line in Self.lines { try run(line) }
    try write("date,amount,name\n2026-04-01,5.00,a\n2026-04-02,6.00,b\n", to: "rows.csv")
    try write("date,account,balance,currency,note\n2026-04-05,Bank,150.00,USD,\n", to: "balances.csv")
    try run("data backup backup.db")
    try run("data export document.json")
    try run("report --output old.html")
    // The backup has other data than the database.
    try run("contribution add car 1")
  }

  /// Makes the folder that a command begins with.
  func copy(to program: ModuloProgram, for command: WritingCommand) throws {
    if FileManager.default.fileExists(atPath: program.folder.path) {
      try FileManager.default.removeItem(at: program.folder)
    }
    try FileManager.default.copyItem(at: self.program.folder, to: program.folder)
    if command.isFirst { try FileManager.default.removeItem(at: program.database) }
    let copy = SampleWorld(copied: program)
    for line in command.preparation { try copy.run(line) }
  }

  private init(copied program: ModuloProgram) { self.program = program }

  private func run(_ line: String) throws {
    let arguments = line.split(separator: " ").map(String.init)
    let answer = try program.answer(to: arguments)
    if answer.status != 0 { throw UsageError(message: "\(line): \(answer.error)") }
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: program.folder.appendingPathComponent(name))
  }

  private static let lines = [
    "goal add Car --target 500", "goal add Trip --target 900", "contribution add car 100", "contribution add car 20",
    "contribution add trip 30", "account add Bank --type savingsAccount --balance 250",
    "balance set bank 300 --on 2026-04-11", "rate set EUR 1.1", "group add Work", "block add Reading --group work",
    "block add Piano", "track add reading --from 2026-04-11T09:00 --to 2026-04-11T10:00",
  ]
}
