import Foundation

/// Runs two processes of `modulo` at once on one database, for each command that writes rows.
/// What comes of them must be what comes of the two lines in one order or the other, in what is stored and in how they
/// end: so nothing is lost, and nothing is done twice.
struct RacesRun {
  private let count: Int
  private let seed: UInt64
  private let path: String
  private let isControl: Bool

  init(_ options: inout Options) throws {
    count = try options.number("--races", default: 200)
    seed = try options.seed()
    path = try options.text("--modulo")
    isControl = try options.flag("--control")
    try options.finish()
  }

  /// Whether every race had an order; in a control, whether those were found that had none.
  func run() throws -> Bool {
    let folder = try WorkFolder()
    let world = try RaceWorld(ModuloProgram(path: path, folder: folder.url))
    var random = SeededGenerator(seed: seed)
    var report = RaceReport()
    let commands = Dictionary(grouping: RaceAct.all, by: \.command)
    let missing = WritingCommand.all.filter { $0.writesRows && !commands.keys.contains(where: $0.line.hasPrefix) }
    if let first = missing.first { throw UsageError(message: "no race has '\(first.line)'") }
    for command in commands.keys.sorted() {
      for number in 0..<count {
        guard let act = commands[command]?.randomElement(using: &random) else { continue }
        // Half of the races are between lines of one command, the others with any.
        let others = number.isMultiple(of: 2) ? commands[command] ?? [] : RaceAct.all
        guard let other = others.randomElement(using: &random) else { continue }
        let base = act.base ?? other.base ?? RaceBase.allCases[random.pick(0..<RaceBase.allCases.count)]
        try race(act, other, on: base, isGated: random.pick(0..<2) == 0, in: world, &report)
      }
      if !isControl { say("races: \(command), \(count): \(report.ends(of: command))") }
    }
    for fault in report.faults.prefix(20) { say("races: \(fault)") }
    let found = report.faults.count
    let result = isControl ? report.controlText : "\(found) without an order"
    say("races: \(commands.count) commands, \(count) races each, \(result), seed \(seed)")
    let isGood = isControl ? report.foundLoss && report.foundRepetition : found == 0
    try folder.close(keeping: !isGood && !isControl)
    return isGood
  }

  private func race(
    _ act: RaceAct, _ other: RaceAct, on base: RaceBase, isGated: Bool, in world: RaceWorld, _ report: inout RaceReport
  ) throws {
    let inOrder = try world.outcome(of: act, then: other, on: base)
    var reversed = try world.outcome(of: other, then: act, on: base)
    reversed = RaceOutcome(ends: reversed.ends.reversed(), document: reversed.document)
    let orders = [inOrder, reversed]
    guard isControl else {
      let outcome = try world.race([act, other], on: base, isGated: isGated)
      return report.note(outcome, act, other, on: base, in: orders)
    }
    // The second line is acknowledged without being run; or both are, also where the first leaves nothing to do.
    let lost = RaceOutcome(
      ends: [try world.end(of: act, on: base), inOrder.ends[1]], document: try world.document())
    if !orders.contains(lost) { report.foundLoss = true }
    if !orders.contains(RaceOutcome(ends: [0, 0], document: inOrder.document)) { report.foundRepetition = true }
  }
}

extension WritingCommand {
  /// Whether it writes rows that are named on its line, and no file.
  fileprivate var writesRows: Bool {
    let nouns = ["goal", "contribution", "account", "balance", "rate", "group", "block", "track", "time"]
    return nouns.contains(where: line.hasPrefix)
      && ["import", "export", "chart"].allSatisfy { !arguments.contains($0) }
  }
}

/// What was found in races.
private struct RaceReport {
  private(set) var faults: [String] = []
  var foundLoss = false
  var foundRepetition = false
  /// By command, how often its line came first, the other one did, both orders end so, and none does.
  private var won: [String: [Int]] = [:]

  mutating func note(
    _ outcome: RaceOutcome, _ act: RaceAct, _ other: RaceAct, on base: RaceBase, in orders: [RaceOutcome]
  ) {
    let isEither = orders.allSatisfy { $0 == outcome }
    won[act.command, default: [0, 0, 0, 0]][isEither ? 2 : orders.firstIndex(of: outcome) ?? 3] += 1
    guard !orders.contains(outcome) else { return }
    let texts = orders.map { "\($0.ends): \(difference(of: outcome, from: $0))" }
    faults.append(
      """
      \(base): \(act) | \(other) ended with \(outcome.ends), which is no order of the two
        instead of \(texts[0])
        or of \(texts[1])
      """)
  }

  /// What a control has found.
  var controlText: String { "loss found: \(foundLoss), repetition found: \(foundRepetition)" }

  /// Which of the two came first.
  func ends(of command: String) -> String {
    let counts = won[command] ?? [0, 0, 0, 0]
    return "the first line first \(counts[0]), the second \(counts[1]), either \(counts[2]), neither \(counts[3])"
  }

  private func difference(of outcome: RaceOutcome, from order: RaceOutcome) -> String {
    let (found, expected) = (Set(outcome.document.split(separator: "\n")), Set(order.document.split(separator: "\n")))
    return "+ " + found.subtracting(expected).sorted().joined(separator: " ")
      + "\n    - " + expected.subtracting(found).sorted().joined(separator: " ")
  }
}
