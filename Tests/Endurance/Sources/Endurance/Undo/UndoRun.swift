import Foundation

/// Kills writers in the middle of steps, undos, redos and prunings, again and again, and looks at what they leave.
struct UndoRun {
  /// After so many cycles a new file is begun.
  private static let cyclesPerFile = 25

  private let cycles: Int
  private let seed: UInt64
  private let isControl: Bool

  init(_ options: inout Options) throws {
    cycles = try options.number("--cycles", default: 500)
    seed = try options.seed()
    isControl = try options.flag("--control")
    try options.finish()
  }

  /// Whether nothing was lost and nothing is there in part; of the control, whether losses were found.
  func run() throws -> Bool {
    let folder = try WorkFolder()
    var random = SeededGenerator(seed: seed)
    var tally = UndoTally()
    for cycle in 0..<cycles {
      let file = folder.file("undo-\(cycle / Self.cyclesPerFile).db")
      if cycle.isMultiple(of: Self.cyclesPerFile) { tally.last = 0 }
      try runCycle(cycle, on: file, &random, &tally)
    }
    for fault in tally.faults.prefix(20) { say("undo: \(fault)") }
    let isGood = tally.faults.isEmpty && (tally.lost > 0) == isControl && tally.undos > 0
    say("undo: \(cycles) cycles, \(tally.description), seed \(seed)")
    if isControl { say("undo: the control was \(isGood ? "caught" : "NOT caught: this run proves nothing")") }
    try folder.close(keeping: !isGood)
    return isGood
  }

  private func runCycle(
    _ cycle: Int, on file: URL, _ random: inout SeededGenerator, _ tally: inout UndoTally
  ) throws {
    let killed = try KilledWriters(
      UndoWriter.command, on: file, cycle: cycle, acknowledgingEarly: isControl, microseconds: 5_000..<90_001, &random)
    let lines = killed.lines.joined()
    tally.faults += lines.filter { $0 != "open" && $0 != "step" }
    if killed.ended > 0 { tally.faults.append("a writer ended before it was killed") }
    try UndoInspection(file: file).run(lines.count { $0 == "step" }, by: killed.lines.count, &tally)
  }
}

/// What a run has found so far.
struct UndoTally: CustomStringConvertible {
  /// The last step of the file after the cycle before.
  var last: Int64 = 0
  var acknowledged = 0
  /// Steps that were acknowledged, and aren't there.
  var lost = 0
  /// Steps that are there, and weren't acknowledged before their writer was killed.
  var unacknowledged = 0
  var undos = 0
  var pruned = 0
  var faults: [String] = []

  var description: String {
    "\(acknowledged) steps acknowledged, \(lost) lost, \(unacknowledged) stored but not acknowledged, \(undos) undos and "
      + "redos seen, \(pruned) files pruned, \(faults.count) other faults"
  }
}
