import Foundation
import PersistenceKit

/// Takes steps of random changes back, by the history and by SQLite's session extension, and compares the rows.
///
/// What the history takes back, the extension takes back without a conflict, and then the rows are equal. The history may
/// refuse more: it asks whether a row was changed since, and the extension only whether the columns were that the step
/// changed.
struct SessionRun {
  private let rounds: Int
  private let seed: UInt64
  private let isControl: Bool

  init(_ options: inout Options) throws {
    rounds = try options.number("--rounds", default: 200)
    seed = try options.seed()
    isControl = try options.flag("--control")
    try options.finish()
  }

  /// Whether all rows were equal; of the control, whose oracle doesn't know a table, whether that was found.
  func run() throws -> Bool {
    guard SessionProbe.isAvailable else {
      say("session: SKIPPED: SQLite \(SessionProbe.version) has no session extension, so nothing was compared")
      return true
    }
    let folder = try WorkFolder()
    var tally = SessionTally()
    for round in 0..<rounds {
      let (place, acts) = (folder.file("\(round)"), OrchardActs(SeededGenerator(seed: seed &+ UInt64(round))))
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let found = tally.faults.count
      let oracle = SessionProbe(tables: isControl ? ["crate"] : ["crate", "apple"])
      try SessionRound(in: place, acts, oracle: oracle).run(&tally)
      if tally.faults.count == found { try FileManager.default.removeItem(at: place) }
    }
    for fault in tally.faults.prefix(20) { say("session: \(isControl ? "expected" : "fault"): \(fault)") }
    let isGood = tally.faults.isEmpty != isControl && tally.takenBack > 0 && tally.refused > 0
    say("session: \(tally.description), SQLite \(SessionProbe.version), seed \(seed)")
    if isControl { say("session: the control was \(isGood ? "caught" : "NOT caught: this run proves nothing")") }
    try folder.close(keeping: !isGood)
    return isGood
  }
}

/// What a run has found so far.
struct SessionTally: CustomStringConvertible {
  var takenBack = 0
  var refused = 0
  /// Those of the refused that the extension would have taken back.
  var refusedAlone = 0
  var faults: [String] = []

  var description: String {
    "\(takenBack) steps taken back, \(refused) refused, \(refusedAlone) of them by the history alone, \(faults.count) faults"
  }
}

/// A database of its own, with a file of it after each step.
struct SessionRound {
  private static let steps = 16

  private let folder: URL
  private let container: ModelContainer
  /// What compares rows.
  private let whole = SessionProbe(tables: ["crate", "apple"])
  /// What knows the changes.
  private let oracle: SessionProbe
  /// The step from the middle that is taken back.
  private let picked: Int
  /// The file before the first step, and after each.
  private var files: [URL] = []

  /// Makes the steps.
  init(in folder: URL, _ acts: OrchardActs, oracle: SessionProbe) throws {
    (self.folder, self.oracle) = (folder, oracle)
    let history = HistoryConfiguration {
      StepLabel(id: UUID(), date: Date(timeIntervalSince1970: 0), author: "", words: "")
    }
    container = try ModelContainer(
      for: Crate.self, Apple.self, HistoryStep.self,
      configuration: ModelConfiguration(url: folder.appendingPathComponent("orchard.db"), history: history))
    var acts = acts
    picked = acts.pick(1..<Self.steps + 1)
    files.append(try copy("after-0"))
    while files.count <= Self.steps {
      try container.write { try acts.change($0) }
      // Changes that come to nothing are no step.
      if try lastStep() == files.count { files.append(try copy("after-\(files.count)")) }
    }
  }

  /// Takes a step from the middle back, and then all steps, the last one first.
  func run(_ tally: inout SessionTally) throws {
    defer { container.close() }
    try takeBackPicked(&tally)
    for step in (1...Self.steps).reversed() {
      let last = step == Self.steps ? files[step] : oracleFile(step + 1)
      let (expected, isFree) = try takenBack(step, from: last)
      guard isFree else {
        tally.faults.append("the last step of \(folder.lastPathComponent), \(step), is in conflict for the extension")
        return
      }
      try container.write { try $0.undo([Int64(step)]) }
      tally.takenBack += 1
      try compare(try copy("undone-\(step)"), with: expected, of: step, &tally)
    }
  }

  private func takeBackPicked(_ tally: inout SessionTally) throws {
    let (expected, isFree) = try takenBack(picked, from: files[Self.steps])
    do throws(PersistenceError) {
      try container.write { try $0.undo([Int64(picked)]) }
    } catch .undo(.conflict) {
      tally.refused += 1
      if isFree { tally.refusedAlone += 1 }
      return
    }
    tally.takenBack += 1
    if isFree {
      try compare(try copy("picked"), with: expected, of: picked, &tally)
    } else {
      tally.faults.append("step \(picked) of \(folder.lastPathComponent) was taken back over a conflict")
    }
    _ = try container.write { try $0.redo($0.redoableSteps(limit: 1).map(\.number)) }
  }

  /// A file without a step, as the extension makes it of another file, and whether nothing was in the way.
  private func takenBack(_ step: Int, from file: URL) throws -> (file: URL, isFree: Bool) {
    let changes = try oracle.inverse(from: files[step - 1], to: files[step])
    let target = oracleFile(step)
    if FileManager.default.fileExists(atPath: target.path) { try FileManager.default.removeItem(at: target) }
    try FileManager.default.copyItem(at: file, to: target)
    return (target, try oracle.apply(changes, to: target))
  }

  private func compare(_ file: URL, with expected: URL, of step: Int, _ tally: inout SessionTally) throws {
    if try whole.rows(of: file) == whole.rows(of: expected) { return }
    tally.faults.append("the rows without step \(step) of \(folder.lastPathComponent) differ")
  }

  private func copy(_ name: String) throws -> URL {
    let file = folder.appendingPathComponent("\(name).db")
    try container.backUp(to: file)
    return file
  }

  private func oracleFile(_ step: Int) -> URL { folder.appendingPathComponent("oracle-\(step).db") }

  private func lastStep() throws -> Int { Int(try container.read { try $0.historyToken() }.number) }
}
