import Foundation

/// Flips one bit of a database at a time, over all of its pages, and lets commands read it: each must answer what it
/// answers of the sound database, or fail and say so. A wrong answer with exit 0 is a fault.
struct FlipsRun {
  private let seed: UInt64
  private let path: String
  private let flips: Int
  private let reads: Int
  private let isControl: Bool

  init(_ options: inout Options) throws {
    seed = try options.seed()
    path = try options.text("--modulo")
    flips = try options.number("--flips", default: 10_000)
    reads = try options.number("--reads", default: .max)
    isControl = try options.flag("--control")
    try options.finish()
  }

  /// Whether no wrong answer was given; with `--control`, whether one was found.
  func run() throws -> Bool {
    let folder = try WorkFolder()
    var tally = FlipTally()
    // A change that is no damage: it has a right checksum, and other figures.
    let samples = isControl ? Array(FlipSample.all.prefix(1)) : FlipSample.all
    for (index, sample) in samples.enumerated() {
      var random = SeededGenerator(seed: seed + UInt64(index))
      let program = ModuloProgram(path: path, folder: folder.file(sample.name))
      try sample.make(program)
      let bench = try FlipBench(sample, program)
      if isControl { try bench.change() }
      let share = flips / samples.count + (index < flips % samples.count ? 1 : 0)
      for number in 0..<share {
        let flip = isControl ? nil : bench.flip(number, &random)
        let chosen = sample.reads.shuffled(using: &random).prefix(reads)
        try bench.read(Array(chosen), with: flip, into: &tally)
      }
      say("flips: \(sample.name): \(bench.pages) pages, \(share) flips so far: \(tally)")
    }
    say("flips: \(flips) flips, \(tally), seed \(seed)")
    let holds = tally.count > 0 && (isControl ? tally.wrong > 0 : tally.wrong == 0 && tally.failures == 0)
    try folder.close(keeping: !holds)
    return holds
  }
}

/// What the reads answered.
struct FlipTally: CustomStringConvertible {
  var right = 0
  var refused = 0
  /// Wrong figures with exit 0.
  var wrong = 0
  /// Ends that no damage may lead to: a crash, a hang, a mistake of the program.
  var failures = 0
  /// The flips that led to a wrong figure.
  var wrongFlips = 0

  var count: Int { right + refused + wrong + failures }

  var description: String {
    "\(count) reads: \(right) right, \(refused) refused, \(wrong) wrong with exit 0 (\(wrongFlips) flips), "
      + "\(failures) crashes and other ends"
  }
}

/// A bit of a file.
struct Flip: CustomStringConvertible {
  let offset: Int
  let bit: Int

  var description: String { "byte \(offset) (page \(offset / FlipBench.pageSize + 1)), bit \(bit)" }
}

/// A sound database with what is read from it, and the copy that is damaged.
struct FlipBench {
  static let pageSize = 4096
  private let program: ModuloProgram
  private let sound: [UInt8]
  private let answers: [String: Data]

  var pages: Int { sound.count / Self.pageSize }

  init(_ sample: FlipSample, _ program: ModuloProgram) throws {
    self.program = program
    var answers: [String: Data] = [:]
    for read in sample.reads {
      let answer = try program.answer(to: Self.words(read))
      if answer.status != 0 { throw UsageError(message: "\(read): \(answer.error)") }
      answers[read] = answer.output
    }
    self.answers = answers
    sound = [UInt8](try Data(contentsOf: program.database))
  }

  /// A bit of one page after the other; every second one is of a byte that isn't 0, since most of a page is free.
  func flip(_ number: Int, _ random: inout SeededGenerator) -> Flip {
    let start = number % pages * Self.pageSize
    let used = (start..<start + Self.pageSize).filter { sound[$0] != 0 }
    let offset = number / pages % 2 == 0 ? used.randomElement(using: &random) : nil
    return Flip(offset: offset ?? start + random.pick(0..<Self.pageSize), bit: random.pick(0..<8))
  }

  /// The control: other figures in a database that is sound.
  func change() throws { try program.run("contribution", "edit", "1", "--amount", "4") }

  /// Reads the database with a bit flipped, or as it is.
  func read(_ reads: [String], with flip: Flip?, into tally: inout FlipTally) throws {
    if let flip { try damage(flip) }
    let before = tally.wrong
    for read in reads {
      let answer = try program.answer(to: Self.words(read))
      let place = flip.map { "\($0)" } ?? "the control"
      if answer.isCrash || answer.status == 70 {
        tally.failures += 1
        say("flips: \(place): \(read) ends with \(answer.status): \(answer.error)")
      } else if answer.status != 0 {
        tally.refused += 1
      } else if answer.output == answers[read] {
        tally.right += 1
      } else {
        tally.wrong += 1
        say("flips: \(program.folder.lastPathComponent), \(place): \(read) is wrong with exit 0")
      }
    }
    if tally.wrong > before { tally.wrongFlips += 1 }
  }

  private func damage(_ flip: Flip) throws {
    var bytes = sound
    bytes[flip.offset] ^= 1 << UInt8(flip.bit)
    for ending in ["-wal", "-shm", "-journal"] {
      let file = program.database.path + ending
      if FileManager.default.fileExists(atPath: file) { try FileManager.default.removeItem(atPath: file) }
    }
    try Data(bytes).write(to: program.database)
  }

  private static func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }
}
