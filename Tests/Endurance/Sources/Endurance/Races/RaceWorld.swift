import Foundation

/// How two lines ended, and what is stored then; ids are told by the order in which the document names them.
struct RaceOutcome: Hashable {
  let ends: [Int32]
  let document: String
}

/// The databases that races are run on. A line has the same time in every race, so that two orders of the same lines
/// end the same.
final class RaceWorld {
  private let program: ModuloProgram
  private var bases: [RaceBase: Data] = [:]
  private var orders: [String: RaceOutcome] = [:]

  init(_ program: ModuloProgram) throws {
    self.program = program
    for base in RaceBase.allCases {
      try removeDatabase()
      for line in base.lines {
        let status = try run(line.split(separator: " ").map(String.init))
        if status != 0 { throw UsageError(message: "'\(line)' ended with \(status)") }
      }
      bases[base] = try Data(contentsOf: program.database)
    }
  }

  /// What comes of two lines, one after the other.
  func outcome(of first: RaceAct, then second: RaceAct, on base: RaceBase) throws -> RaceOutcome {
    let key = "\(base)\n\(first)\n\(second)"
    if let known = orders[key] { return known }
    try place(base)
    let ends = [try run(first.line), try run(second.line)]
    let outcome = RaceOutcome(ends: ends, document: try document())
    orders[key] = outcome
    return outcome
  }

  /// What comes of two lines at once.
  ///
  /// - Parameter isGated: Whether neither writes before both have come to it.
  func race(_ acts: [RaceAct], on base: RaceBase, isGated: Bool) throws -> RaceOutcome {
    try place(base)
    let gate = isGated ? try WriteGate(program.database) : nil
    let racers = try acts.map {
      try Racer(program.process(["--locale", "en_US"] + Self.region + $0.line), in: program.folder)
    }
    if let gate {
      let end = ContinuousClock.now + .seconds(4)
      while try !racers.allSatisfy({ try $0.isAtWrite }), ContinuousClock.now < end { usleep(1_000) }
      gate.open()
    }
    let ends = try racers.map { try $0.end() }
    return RaceOutcome(ends: ends, document: try document())
  }

  /// How a line ends that is run alone.
  func end(of act: RaceAct, on base: RaceBase) throws -> Int32 {
    try place(base)
    return try run(act.line)
  }

  /// All that is stored.
  func document() throws -> String {
    let answer = try program.run(["data", "export"])
    guard answer.status == 0 else { return "data export ended with \(answer.status)" }
    var text = String(decoding: answer.output, as: UTF8.self)
    var known: [Substring: Int] = [:]
    text.replace(/[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}/) { match in
      let index = known[match.0] ?? known.count
      known[match.0] = index
      return "#\(index)"
    }
    return text
  }

  private static let region = ["--now", "2026-04-12T12:00:00Z", "--time-zone", "UTC"]

  private func run(_ line: [String]) throws -> Int32 { try program.run(Self.region + line).status }

  private func place(_ base: RaceBase) throws {
    try removeDatabase()
    try bases[base]?.write(to: program.database)
  }

  private func removeDatabase() throws {
    for suffix in ["", "-wal", "-shm"] {
      let path = program.database.path + suffix
      if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
    }
  }
}

/// One of two processes at the same time.
private struct Racer {
  private let process: Process
  private let trace: URL

  init(_ process: Process, in folder: URL) throws {
    self.process = process
    trace = folder.appendingPathComponent("trace-\(ProcessInfo.processInfo.globallyUniqueString)")
    try Data().write(to: trace)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: trace)
    try process.run()
  }

  /// Whether it is about to write, or has ended.
  var isAtWrite: Bool {
    get throws { try !process.isRunning || String(contentsOf: trace, encoding: .utf8).contains("write ") }
  }

  func end() throws -> Int32 {
    process.waitUntilExit()
    try FileManager.default.removeItem(at: trace)
    return process.terminationStatus
  }
}
