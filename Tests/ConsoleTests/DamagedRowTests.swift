import Foundation
import Testing

/// One value of a table that isn't what was stored, and the commands that would show, sum or change it.
struct DamagedValue: Sendable, CustomTestStringConvertible {
  let table: String
  let change: String
  let commands: [String]

  var testDescription: String { "\(table): \(change)" }

  static let all = [
    Self(
      table: "financial_goal", change: "goal_amount_minor = 1",
      commands: ["goal list", "goal show 1", "goal edit 1 --name Van", "contribution add 1 5", "report --output -"]),
    Self(
      table: "contribution", change: "amount_minor = 999900",
      commands: [
        "contribution list 1", "contribution edit 1 --name x", "contribution edit 1 --amount 5",
        "contribution delete 1 --yes",
      ]),
    Self(
      table: "financial_account", change: "type = 'mortgage'",
      commands: [
        "account list", "account show 1", "account edit 1 --name x", "portfolio", "balance export -", "--json",
        "open modulo://",
      ]),
    Self(
      table: "balance_update", change: "balance_minor = 777",
      commands: ["balance history 1", "balance edit 1 --note x", "balance export -"]),
    Self(
      table: "exchange_rate", change: "rate = '9.5'",
      commands: ["rate list"]),
    Self(table: "block_group", change: "position = 7", commands: ["group list", "group edit 1 --name x"]),
    Self(table: "block", change: "color = 5", commands: ["block list", "block show 1", "block edit 1 --name x"]),
    Self(
      table: "tracking_session", change: "memo = 'x'",
      commands: ["track list", "track edit 1 --memo y", "day 2026-04-11", "track export -"]),
    Self(
      table: "tracking_time", change: "\"end\" = \"end\" - 60000",
      commands: ["track list", "day 2026-04-11", "track delete 1 --yes", "track export -"]),
  ]
}

/// A derived sum that isn't what was stored, and the commands that would show it, sum it up or change it.
struct DamagedSum: Sendable, CustomTestStringConvertible {
  let table: String
  let commands: [String]

  var testDescription: String { table }

  static let all = [
    Self(
      table: "contribution_month",
      commands: [
        "--json", "goal list", "goal show 1", "goal chart 1", "contribution list 1", "contribution add 1 5",
        "contribution edit 1 --amount 5", "contribution delete 1 --yes", "goal edit 1 --name Van",
        "goal delete 1 --yes", "report --output -",
      ]),
    Self(
      table: "balance_day",
      commands: [
        "--json", "portfolio", "portfolio chart", "balance set 1 130", "balance edit 1 --amount 3",
        "balance delete 1 --yes", "account delete 1 --yes", "report --output -",
      ]),
    Self(
      table: "balance_total",
      commands: [
        "--json", "account list", "account show 1", "account chart 1", "account edit 1 --name x", "portfolio",
        "balance history 1", "balance set 1 130", "balance edit 1 --amount 3", "report --output -",
      ]),
    Self(
      table: "tracking_block_day",
      commands: [
        "time", "time --from 2026-04-01 --to 2026-04-30", "block list", "block show reading", "track delete 1 --yes",
        "track add reading --from 2026-04-12T09:00 --halves 1",
      ]),
  ]
}

/// A flipped bit is never shown, summed, exported or changed as if it were right.
@Suite struct DamagedRowTests {
  private let modulo: Modulo

  init() async throws {
    modulo = try Modulo()
    let lines = [
      "goal add Car --target 500", "goal add Trip --target 900", "contribution add car 10", "contribution add trip 20",
      "account add Bank --type savingsAccount --balance 100", "balance set bank 120",
      "rate set EUR 1.1 --on 2026-04-01",
      "group add Study", "block add Reading --group study", "track add reading --from 2026-04-11T09:00 --halves 2",
    ]
    for line in lines {
      let answer = try await modulo.run(line.split(separator: " ").map(String.init))
      try #require(answer.status == 0, "\(line): \(answer.error)")
    }
  }

  @Test(arguments: DamagedValue.all)
  func `every command that reaches it names the row, and changes nothing`(_ damaged: DamagedValue) async throws {
    try OtherProgram(modulo.database).run("UPDATE \(damaged.table) SET \(damaged.change) WHERE number = 1")
    let before = try Data(contentsOf: modulo.database)
    let whole = ["data export -", "data backup \(modulo.folder.path)/copy.db", "data check"]
    for line in damaged.commands + whole {
      let answer = try await modulo.run(line.split(separator: " ").map(String.init))
      #expect(answer.status == 65, "\(line): \(answer.output)\(answer.error)")
      let isNamed = answer.error.contains("\(damaged.table) #1 isn't what its checksum says")
      #expect(isNamed, "\(line): \(answer.error)")
    }
    let after = try Data(contentsOf: modulo.database)
    #expect(after == before)
    let deleted = try await modulo("data", "delete", "--yes")
    #expect(deleted.status == 0, "\(deleted.error)")
    let empty = try await modulo("data", "check")
    #expect(empty.status == 0, "\(empty.error)")
  }

  @Test(arguments: DamagedSum.all)
  func `every command that reaches a sum names it by its bucket, and changes nothing`(
    _ damaged: DamagedSum
  ) async throws {
    try OtherProgram(modulo.database).run("UPDATE \(damaged.table) SET net = net + 1024")
    let before = try Data(contentsOf: modulo.database)
    for line in damaged.commands {
      let answer = try await modulo.run(line.split(separator: " ").map(String.init))
      #expect(answer.status == 65, "\(line): \(answer.output)\(answer.error)")
      let isNamed = (answer.error + answer.output).contains("\(damaged.table) #")
      #expect(isNamed, "\(line): \(answer.error)")
    }
    for line in ["data backup \(modulo.folder.path)/copy.db", "data check"] {
      let answer = try await modulo.run(line.split(separator: " ").map(String.init))
      #expect(answer.status == 65, "\(line): \(answer.error)")
    }
    let after = try Data(contentsOf: modulo.database)
    #expect(after == before)
    let rescued = modulo.folder.path + "/rescued.json"
    let exported = try await modulo("data", "export", rescued)
    #expect(exported.status == 0, "\(exported.error)")
    let copy = ["--data", modulo.folder.path + "/rescued.db"]
    let imported = try await modulo.run(["data", "import", rescued] + copy)
    #expect(imported.status == 0, "\(imported.error)")
    let checked = try await modulo.run(["data", "check"] + copy)
    #expect(checked.status == 0, "\(checked.error)")
  }

  @Test(arguments: DamagedValue.all)
  func `an export leaves a damaged row out, with what belongs to it, and lists them`(
    _ damaged: DamagedValue
  ) async throws {
    try OtherProgram(modulo.database).run("UPDATE \(damaged.table) SET \(damaged.change) WHERE number = 1")
    let rescued = modulo.folder.path + "/rescued.json"
    let answer = try await modulo("data", "export", rescued, "--damaged", "--json")
    #expect(answer.status == 0, "\(answer.error)")
    let omitted = try #require(answer.json()["omitted"] as? [[String: Any]])
    let details = omitted.compactMap { $0["detail"] as? String }
    #expect(details.first == "\(damaged.table) #1 isn't what its checksum says")
    let streamed = try await modulo("data", "export", "--damaged")
    let listed = streamed.error.contains("left out:\n  not as it was written: \(damaged.table) #1 isn't what")
    #expect(listed, "\(streamed.error)")
    let document = try String(contentsOfFile: rescued, encoding: .utf8)
    #expect(streamed.output == document)
    let copy = ["--data", modulo.folder.path + "/rescued.db"]
    let imported = try await modulo.run(["data", "import", rescued] + copy)
    #expect(imported.status == 0, "\(imported.error)")
    for line in ["data check", "goal list", "portfolio", "block list", "track list", "--json"] {
      let read = try await modulo.run(line.split(separator: " ").map(String.init) + copy)
      #expect(read.status == 0, "\(line): \(read.error)")
    }
  }

  @Test func `damaged rows and the way on are said in French too`() async throws {
    try OtherProgram(modulo.database).run("UPDATE contribution SET amount_minor = 7 WHERE number = 1")
    let exported = try await modulo("data", "export", "--damaged", "--locale", "fr_FR").error
    let heading = "1 ligne a été omise :\n  différent de ce qui a été écrit : contribution #1 "
    #expect(exported.replacing("\u{A0}", with: " ").hasPrefix(heading), "\(exported)")
    let checked = try await modulo("data", "check", "--locale", "fr_FR").error
    #expect(checked.contains("ou `modulo data export FICHIER --damaged` écrit ce qui est intact"), "\(checked)")
  }

  @Test(arguments: [
    "CREATE TRIGGER evil AFTER INSERT ON contribution BEGIN DELETE FROM contribution WHERE goal_id <> new.goal_id; END",
    "CREATE UNIQUE INDEX evil ON contribution (type, amount_minor)", "CREATE VIEW evil AS SELECT * FROM contribution",
    "ALTER TABLE exchange_rate RENAME TO evil; CREATE VIEW exchange_rate AS SELECT * FROM evil",
  ])
  func `what others put onto its tables is refused by every command, and by a restore`(_ sql: String) async throws {
    let backup = modulo.folder.path + "/backup.db"
    try await modulo("data", "backup", backup)
    try OtherProgram(URL(fileURLWithPath: backup)).run(sql)
    let restored = try await modulo("data", "restore", backup, "--yes")
    #expect(restored.status == 65, "\(restored.error)")
    let lines = ["goal list", "contribution add car 10", "data check --json", "data export -", "goal list --dry-run"]
    for line in lines {
      let answer = try await modulo.run(line.split(separator: " ").map(String.init) + ["--data", backup])
      #expect(answer.status == 65, "\(line): \(answer.error)")
      // A check that finds more than one fault lists them in its document.
      let isNamed = (answer.error + answer.output).contains("isn't part of the schema")
      #expect(isNamed, "\(line): \(answer.error)")
    }
    let whole = try await modulo("data", "check")
    #expect(whole.status == 0)
  }
}
