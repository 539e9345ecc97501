import Foundation

/// Lets two apps and commands work on one database at the same time. Both apps must show what is stored, nothing that was
/// stored may be lost, and the sums at the end must be those of a model.
struct AppsRun {
  private let seconds: Int
  private let seed: UInt64
  private let path: String
  private let limit: Int

  init(_ options: inout Options) throws {
    seconds = try options.number("--seconds", default: 600)
    seed = try options.seed()
    path = try options.text("--modulo")
    limit = try options.number("--milliseconds", default: 1_000)
    try options.finish()
  }

  /// Whether nothing was found.
  func run() throws -> Bool {
    let folder = try WorkFolder()
    let program = ModuloProgram(path: path, folder: folder.url)
    try program.run("settings", "set", "onboarding", "false")
    var acts = GoalActs(seed: seed)
    for _ in 0..<3 { try acts.add(by: .command(program)) }
    let apps = try (0..<2).map { _ in try AppProcess(program, at: "goal", columns: 100, rows: 40) }
    let end = ContinuousClock.now + .seconds(seconds)
    var (rounds, slowest, faults) = (0, Duration.zero, [String]())
    while ContinuousClock.now < end, faults.isEmpty {
      if let late = try settle(apps, program, acts.goals, &slowest) {
        faults.append(late)
        break
      }
      try acts.perform(in: apps, program)
      rounds += 1
    }
    if faults.isEmpty, let late = try settle(apps, program, acts.goals, &slowest) { faults.append(late) }
    faults += apps.filter { !$0.isRunning }.map { "an app has ended: \($0.fault ?? "by itself")" }
    for app in apps { app.end() }
    let check = try program.run("data", "check")
    if check.status != 0 { faults.append("data check: \(String(decoding: check.output, as: UTF8.self))") }
    for fault in faults { say("apps: \(fault)") }
    say(
      "apps: \(seconds) s, \(rounds) rounds, \(acts.count) acts, \(acts.goals.count) goals, slowest \(slowest), seed \(seed)"
    )
    let isGood = faults.isEmpty && rounds > 0
    try folder.close(keeping: !isGood)
    return isGood
  }

  /// Waits until all that was done is stored, and from then until both apps show it.
  ///
  /// - Returns: What is wrong, if anything.
  private func settle(
    _ apps: [AppProcess], _ program: ModuloProgram, _ expected: [String: Int], _ slowest: inout Duration
  ) throws -> String? {
    let limit = ContinuousClock.now + .seconds(20)
    var stored = try StoredGoals(program).saved
    while stored != expected {
      for app in apps { app.watch(20) }
      if ContinuousClock.now > limit {
        return "lost: \(stored) is stored instead of \(expected)\n\(apps.map(\.text).joined(separator: "\n"))"
      }
      stored = try StoredGoals(program).saved
    }
    let begin = ContinuousClock.now
    for (index, app) in apps.enumerated() {
      let isShown = app.wait(.milliseconds(self.limit)) { GoalLines($0.lines).saved == expected }
      if !isShown { return "app \(index + 1) doesn't show \(expected):\n\(app.text)" }
    }
    slowest = max(slowest, ContinuousClock.now - begin)
    return nil
  }
}

/// What is stored, as a command tells it: the names of the goals, and their cents.
private struct StoredGoals {
  let saved: [String: Int]

  init(_ program: ModuloProgram) throws {
    let answer = try program.run("goal", "list", "--json")
    guard answer.status != 75 else {
      saved = [:]
      return
    }
    struct Document: Decodable {
      struct Goal: Decodable {
        let name: String
        let current: String
      }
      let goals: [Goal]
    }
    let goals = try JSONDecoder().decode(Document.self, from: answer.output).goals
    saved = Dictionary(uniqueKeysWithValues: goals.map { ($0.name, cents($0.current)) })
  }
}

/// The goals of a list on the screen, and their cents.
private struct GoalLines {
  let saved: [String: Int]

  init(_ lines: [String]) {
    var saved: [String: Int] = [:]
    for line in lines {
      guard let match = line.firstMatch(of: /#\d+\s+(goal\d{4})\s+\$([\d,.]+)/) else { continue }
      saved[String(match.1)] = cents(String(match.2))
    }
    self.saved = saved
  }
}

/// The cents of an amount such as 1,234.50 or 3.
private func cents(_ amount: String) -> Int {
  let parts = amount.filter { $0 != "," }.split(separator: ".")
  let fraction = parts.count > 1 ? String(parts[1].prefix(2)).padding(toLength: 2, withPad: "0", startingAt: 0) : "00"
  return (Int(parts.first ?? "") ?? 0) * 100 + (Int(fraction) ?? 0)
}
