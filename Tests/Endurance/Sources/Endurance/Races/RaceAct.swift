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

  /// Lines of every writing command of groups, blocks and tracking. They name rows by their numbers: what a name means
  /// may change between two lines.
  static let all = [
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
    RaceAct("track complete", "", on: .running), RaceAct("track complete", "--until 11:00 --memo x", on: .paused),
    RaceAct("track stop", "--yes", on: .running),
    RaceAct("track add", "2 --from 2026-04-11T09:00 --halves 2"),
    RaceAct("track add", "3 --from 2026-04-11T09:30 --halves 2"),
    RaceAct("track edit", "1 --memo a"), RaceAct("track edit", "1 --memo b"),
    RaceAct("track delete", "1 --yes"), RaceAct("track delete", "2 --yes"),
    RaceAct("time reset", "--yes"),
  ]
}

/// What the database holds before a race: three groups, four blocks and two sessions, and what runs.
enum RaceBase: String, CaseIterable {
  case idle, running, paused

  /// The lines that make it.
  var lines: [String] {
    let rows = [
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
