/// A line of the grammar that writes, as one of two processes runs it.
struct RaceAct: Hashable, CustomStringConvertible {
  /// The words that call the command.
  let command: String
  let line: [String]
  /// What has to run, or not to, for the line to do what it is for; `nil` where that makes no difference.
  let base: RaceBase?

  var description: String { line.joined(separator: " ") }

  private init(_ command: String, _ rest: String, on base: RaceBase? = nil) {
    self.command = command
    line = (command + " " + rest).split(separator: " ").map(String.init)
    self.base = base
  }

  /// Lines of every command that writes rows. They name rows by their numbers: what a name means may change between two
  /// lines.
  static let all = money + time

  private static let money = [
    RaceAct("goal add", "Boat --target 70"), RaceAct("goal add", "boat --target 80"),
    RaceAct("goal edit", "1 --name Auto"), RaceAct("goal edit", "1 --target 700"), RaceAct("goal edit", "1 --emoji 🚙"),
    RaceAct("goal edit", "1 --end 2027-01-01"), RaceAct("goal edit", "1 --start 2026-08-01"),
    RaceAct("goal edit", "1 --end 2026-07-01"), RaceAct("goal edit", "2 --name auto"),
    RaceAct("goal archive", "1"), RaceAct("goal unarchive", "1"),
    RaceAct("goal delete", "1 --yes"), RaceAct("goal delete", "2 --yes"),
    RaceAct("contribution add", "1 5"), RaceAct("contribution add", "2 6 --name gift"),
    RaceAct("contribution withdraw", "1 90"), RaceAct("contribution withdraw", "1 120"),
    RaceAct("contribution move", "1 2 70"), RaceAct("contribution move", "1 2 110"),
    RaceAct("contribution edit", "1 --amount 40"), RaceAct("contribution edit", "1 --name first"),
    RaceAct("contribution edit", "1 --on 2026-03-01"), RaceAct("contribution edit", "1 --type remove"),
    RaceAct("contribution edit", "2 --amount 500"),
    RaceAct("contribution delete", "1 --yes"), RaceAct("contribution delete", "2 --yes"),
    RaceAct("account add", "Visa --type creditCard --balance 5"), RaceAct("account add", "visa --type cash"),
    RaceAct("account edit", "1 --name Daily"), RaceAct("account edit", "1 --provider Other"),
    RaceAct("account edit", "1 --type cash"), RaceAct("account edit", "2 --name daily"),
    RaceAct("account delete", "1 --yes"), RaceAct("account delete", "2 --yes"),
    RaceAct("balance set", "1 7 --on 2026-04-05"), RaceAct("balance set", "1 8 --on 2026-04-05"),
    RaceAct("balance set", "2 9"),
    RaceAct("balance edit", "1 --amount 260"), RaceAct("balance edit", "1 --note counted"),
    RaceAct("balance edit", "1 --on 2026-04-12"), RaceAct("balance edit", "2 --amount 310"),
    RaceAct("balance delete", "1 --yes"), RaceAct("balance delete", "2 --yes"),
    RaceAct("rate set", "GBP 1.3"), RaceAct("rate set", "GBP 1.4"), RaceAct("rate set", "EUR 1.2 --on 2026-04-01"),
    RaceAct("rate delete", "1 --yes"),
  ]

  private static let time = [
    RaceAct("group add", "Play"), RaceAct("group add", "Sport"), RaceAct("group add", "play"),
    RaceAct("group edit", "2 --name Job"), RaceAct("group edit", "3 --name Job"),
    RaceAct("group move", "2 --to 0"), RaceAct("group move", "1 --to 2"),
    RaceAct("group delete", "2 --yes"), RaceAct("group delete", "3 --yes"),
    RaceAct("block add", "Write --group 2"), RaceAct("block add", "write --group 3"), RaceAct("block add", "Plan"),
    RaceAct("block edit", "1 --name Code"), RaceAct("block edit", "1 --icon book"),
    RaceAct("block edit", "1 --tint blue-3"), RaceAct("block edit", "1 --group 2"),
    RaceAct("block move", "1 --group 2 --to 0"), RaceAct("block move", "2 --to 0"), RaceAct("block move", "3 --to 1"),
    RaceAct("block delete", "1 --yes"), RaceAct("block delete", "3 --yes"),
    RaceAct("track start", "1", on: .idle), RaceAct("track start", "2", on: .idle),
    RaceAct("track pause", "", on: .running), RaceAct("track pause", "--at 10:00", on: .running),
    RaceAct("track resume", "", on: .paused), RaceAct("track resume", "--at 11:00", on: .paused),
    RaceAct("track stop", "", on: .running), RaceAct("track stop", "--until 11:00 --memo x", on: .paused),
    RaceAct("track discard", "--yes", on: .running),
    RaceAct("track add", "2 --from 2026-04-11T09:00 --halves 2"),
    RaceAct("track add", "3 --from 2026-04-11T09:30 --halves 2"),
    RaceAct("track edit", "1 --memo a"), RaceAct("track edit", "1 --memo b"),
    RaceAct("track delete", "1 --yes"), RaceAct("track delete", "2 --yes"),
    RaceAct("time reset", "--yes"),
  ]
}

/// What the database holds before a race: two goals, two accounts and a rate, three groups, four blocks and two sessions,
/// and what runs.
enum RaceBase: String, CaseIterable {
  case idle, running, paused

  /// The lines that make it.
  var lines: [String] {
    let rows = [
      "goal add Car --target 500 --start 2026-01-01 --end 2026-12-31", "goal add Trip --target 900",
      "contribution add 1 100 --on 2026-04-01", "contribution add 1 20", "contribution add 2 30",
      "account add Bank --type savingsAccount --balance 250 --on 2026-04-01", "account add Purse --type cash",
      "balance set 1 300 --on 2026-04-11", "rate set EUR 1.1 --on 2026-04-01",
      "block add coding", "block add mail", "group add Work", "group add Home", "block add run --group 2",
      "block add read --group 2", "track add 1 --from 2026-04-10T21:00 --halves 2",
      "track add 3 --from 2026-04-11T20:00 --halves 1",
    ]
    switch self {
    case .idle: return rows
    case .running: return rows + ["track start 1 --at 08:30"]
    case .paused: return rows + ["track start 1 --at 08:30", "track pause --at 10:30"]
    }
  }
}
