import Foundation

/// What a child that writes is told: its file, its place among the writers of all cycles, and whether it lies.
struct WriterArguments {
  let url: URL
  let cycle: Int
  let writer: Int
  /// Whether it says that something is stored before it is.
  let acknowledgesEarly: Bool

  init(file: URL, cycle: Int, writer: Int, acknowledgesEarly: Bool) {
    (url, self.cycle, self.writer, self.acknowledgesEarly) = (file, cycle, writer, acknowledgesEarly)
  }

  /// As a child.
  init(_ options: inout Options) throws {
    url = URL(fileURLWithPath: try options.text("--file"))
    cycle = try options.number("--cycle", default: 0, atLeast: 0)
    writer = try options.number("--writer", default: 0, atLeast: 0)
    acknowledgesEarly = try options.flag("--acknowledge-early")
    try options.finish()
  }

  /// The arguments that make a child read the same.
  var words: [String] {
    ["--file", url.path, "--cycle", String(cycle), "--writer", String(writer)]
      + (acknowledgesEarly ? ["--acknowledge-early"] : [])
  }
}

/// One or two children that write, and are killed in the middle of it.
struct KilledWriters {
  /// What each of them said.
  let lines: [[String]]
  /// How many ended before they were killed.
  let ended: Int

  /// Starts them, lets them work for a moment, and kills them.
  init(
    _ command: String, on file: URL, cycle: Int, acknowledgingEarly acknowledgesEarly: Bool,
    microseconds: Range<Int>, _ random: inout SeededGenerator
  ) throws {
    var children = try (0..<(random.pick(0..<3) == 0 ? 2 : 1)).map { writer in
      try Child(
        command,
        WriterArguments(file: file, cycle: cycle, writer: writer, acknowledgesEarly: acknowledgesEarly).words)
    }
    // Else most of them would be killed while they open the file, when the machine is slow.
    if random.pick(0..<4) > 0 { children[0].waitForWord() }
    Thread.sleep(forTimeInterval: Double(random.pick(microseconds)) / 1_000_000)
    for child in children { child.kill() }
    lines = try children.map { try $0.finish().lines }
    ended = children.count { !$0.wasKilled }
  }
}
