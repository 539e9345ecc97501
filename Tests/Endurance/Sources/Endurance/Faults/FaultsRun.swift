import Foundation

/// Runs every command of `modulo` that writes, with each of its system calls failing in turn. What a command says must be
/// true: nothing is changed, or all of it is; and the data must be sound afterwards.
struct FaultsRun {
  private let seed: UInt64
  private let path: String
  private let sample: Int
  private let most: Int
  private let isControl: Bool
  private let wanted: String

  init(_ options: inout Options) throws {
    seed = try options.seed()
    path = try options.text("--modulo")
    sample = try options.number("--sample", default: .max)
    most = try options.number("--calls", default: .max)
    wanted = try options.text("--only", default: "")
    isControl = try options.flag("--control")
    try options.finish()
  }

  /// Whether every message was true; with `--control`, whether a lie was found.
  func run() throws -> Bool {
    let folder = try WorkFolder()
    let calls = try FailingCalls(in: folder.url)
    let world = try SampleWorld(ModuloProgram(path: path, folder: folder.file("sample")))
    var (count, lies, outcomes) = (0, 0, [Int32: Int]())
    var random = SeededGenerator(seed: seed)
    var commands = WritingCommand.all.filter { wanted.isEmpty || $0.line.hasPrefix(wanted) }
    if sample < commands.count { commands = Array(commands.shuffled(using: &random).prefix(sample)) }
    let share = sample == .max ? Int.max : max(1, sample / max(1, commands.count))
    for (index, command) in commands.enumerated() {
      let bench = try FaultBench(command, world, calls, ModuloProgram(path: path, folder: folder.file("\(index)")))
      for fault in faults(of: bench).shuffled(using: &random).prefix(share) {
        guard let outcome = try bench.run(fault) else { continue }
        count += 1
        outcomes[outcome.status, default: 0] += 1
        guard let mistake = outcome.mistake else { continue }
        lies += 1
        say("faults: \(command.line), \(fault): exit \(outcome.status): \(mistake)\n  \(outcome.message)")
      }
      try bench.close()
    }
    let statuses = outcomes.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
    say("faults: \(commands.count) commands, \(count) failed calls, exits \(statuses), \(lies) wrong, seed \(seed)")
    let holds = count > 0 && (isControl ? lies > 0 : lies == 0)
    try folder.close(keeping: !holds)
    return holds
  }

  /// Each call that a clean run makes, in each way that it can fail.
  private func faults(of bench: FaultBench) -> [Fault] {
    Fault.Call.allCases.flatMap { call -> [Fault] in
      let numbers = 1...max(1, min(bench.counts[call] ?? 0, most))
      guard bench.counts[call] != nil else { return [] }
      if isControl { return call == .rename ? numbers.map { Fault(call: call, number: $0, way: .lie) } : [] }
      return numbers.flatMap { number in
        Fault.Way.all(of: call).map { Fault(call: call, number: number, way: $0) }
      }
    }
  }
}

/// One command on a folder of its own, which is made anew for each fault.
struct FaultBench {
  /// The calls of each kind that a run without a fault makes.
  let counts: [Fault.Call: Int]
  private let command: WritingCommand
  private let calls: FailingCalls
  private let start: ModuloProgram
  private let program: ModuloProgram
  private let verdict: FaultVerdict

  /// - Parameter program: where it runs; its folder is made.
  init(
    _ command: WritingCommand, _ world: SampleWorld, _ calls: FailingCalls, _ program: ModuloProgram
  ) throws {
    (self.command, self.calls, self.program) = (command, calls, program)
    start = ModuloProgram(path: program.path, folder: program.folder.appendingPathExtension("start"))
    try world.copy(to: start, for: command)
    try Self.begin(program, as: start)
    let before = try StoredState(of: program)
    try Self.begin(program, as: start)
    counts = try calls.count(program, command.arguments)
    verdict = FaultVerdict(before: before, whole: try StoredState(of: program))
  }

  /// What a fault led to; nil when the command made fewer calls.
  func run(_ fault: Fault) throws -> (status: Int32, message: String, mistake: String?)? {
    try Self.begin(program, as: start)
    guard let answer = try calls.answer(of: program, to: command.arguments, with: fault) else { return nil }
    let after = try StoredState(of: program)
    var mistake = verdict.mistake(in: answer, leaving: after)
    if mistake == nil { mistake = try Self.damage(in: program) }
    let message = answer.error.trimmingCharacters(in: .whitespacesAndNewlines)
    return (answer.status, message, mistake)
  }

  func close() throws {
    try FileManager.default.removeItem(at: program.folder)
    try FileManager.default.removeItem(at: start.folder)
  }

  /// What `data check` finds in the database, and in a copy that was made; nil when nothing is wrong.
  private static func damage(in program: ModuloProgram) throws -> String? {
    let copy = program.folder.appendingPathComponent("out.db").path
    for path in [program.database.path, copy] where FileManager.default.fileExists(atPath: path) {
      let check = try program.answer(to: ["data", "check", "--data", path])
      if check.status != 0 { return "data check ends with \(check.status): \(check.error)" }
    }
    return nil
  }

  private static func begin(_ program: ModuloProgram, as start: ModuloProgram) throws {
    if FileManager.default.fileExists(atPath: program.folder.path) {
      try FileManager.default.removeItem(at: program.folder)
    }
    try FileManager.default.copyItem(at: start.folder, to: program.folder)
  }
}
