import Foundation

/// Types random keys into the app, on a database of its own, and looks for what they may not do: end it, hang it, harm
/// the database, or write what no key asked for.
struct KeysRun {
  private let seconds: Int
  private let seed: UInt64
  private let path: String

  init(_ options: inout Options) throws {
    seconds = try options.number("--seconds", default: 600)
    seed = try options.seed()
    path = try options.text("--modulo")
    try options.finish()
  }

  /// Whether nothing was found.
  func run() throws -> Bool {
    let folder = try WorkFolder()
    let program = ModuloProgram(path: path, folder: folder.url)
    var keys = RandomKeys(seed: seed)
    var report = KeysReport()
    try fill(program)
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end, report.faults.isEmpty {
      let link = keys.link()
      let app = try AppProcess(program, at: link)
      report.starts += 1
      try type(&keys, into: app, until: min(end, ContinuousClock.now + .seconds(5)), &report)
      app.end()
      if let fault = app.fault { report.faults.append("\(fault); last keys: \(keys.last)") }
      report.faults += try report.check(KeyTrace(app.traced()))
      if report.starts.isMultiple(of: 5) { try fill(program) }
    }
    let check = try program.run("data", "check")
    if check.status != 0 { report.faults.append("data check: \(String(decoding: check.output, as: UTF8.self))") }
    for fault in report.faults { say("keys: \(fault)") }
    let isGood = report.faults.isEmpty && report.answers > 0
    say("keys: \(seconds) s, \(report.description), seed \(seed)")
    try folder.close(keeping: !isGood)
    return isGood
  }

  private func type(
    _ keys: inout RandomKeys, into app: AppProcess, until end: ContinuousClock.Instant, _ report: inout KeysReport
  ) throws {
    // Until it has begun, the terminal isn't its own: control-C would be ours.
    _ = app.wait { !$0.modes.isEmpty }
    while ContinuousClock.now < end, app.isRunning {
      for _ in 0..<keys.count() where app.isRunning {
        switch keys.next() {
        case .bytes(let bytes, let pause):
          try app.type(bytes)
          app.watch(pause)
        case .resize(let columns, let rows): app.resize(columns: columns, rows: rows)
        }
        report.keys += 1
      }
      guard app.isRunning else { return }
      if try !app.answers(within: .seconds(20)), app.isRunning {
        report.faults.append("no answer to control-L within 20 s; last keys: \(keys.last)\n\(app.text)")
        return
      }
      report.answers += 1
      report.titles.insert(app.screen.lines.first?.filter { !$0.isNumber } ?? "")
    }
  }

  /// Something of every kind, for what the keys have deleted.
  private func fill(_ program: ModuloProgram) throws {
    try program.run("settings", "set", "onboarding", "false")
    try program.run("goal", "add", "Japan", "--target", "3000")
    try program.run("contribution", "add", "Japan", "250")
    try program.run("account", "add", "--type", "current", "--provider", "Bank", "--balance", "100")
    try program.run("block", "add", "Reading")
  }
}

/// What a run of keys has seen.
private struct KeysReport: CustomStringConvertible {
  var (starts, keys, answers, writes) = (0, 0, 0, 0)
  var titles: Set<String> = []
  var causes: [String: Set<String>] = [:]
  var faults: [String] = []

  /// The faults of a trace.
  mutating func check(_ trace: KeyTrace) -> [String] {
    writes += trace.writes
    causes.merge(trace.causes) { $0.union($1) }
    return trace.faults
  }

  var description: String {
    let writing = causes.keys.sorted().map { "\($0): \(causes[$0, default: []].sorted().joined(separator: ", "))" }
    return
      "\(starts) starts, \(keys) keys, \(answers) answers to control-L, \(titles.count) titles, \(writes) writes\n  "
      + writing.joined(separator: "\n  ") + "\nkeys"
  }
}
