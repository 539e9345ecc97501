import Foundation
import Testing

/// A sound database with what is read from it, and the copies that are damaged.
struct FlipBench {
  private static let pageSize = 4096
  let sound: [UInt8]
  let reads: [String]
  private let answers: [String: String]

  var pages: Int { sound.count / Self.pageSize }

  init(_ sample: FlipSample) async throws {
    let modulo = try Modulo()
    try await sample.make(modulo)
    reads = sample.reads
    var answers: [String: String] = [:]
    for read in reads {
      let answer = try await modulo.run(read)
      try #require(answer.status == 0, "\(read): \(answer.error)")
      answers[read] = Self.figures(of: answer.output)
    }
    self.answers = answers
    sound = [UInt8](try modulo.stored())
  }

  /// A bit of one page after the other; every second one is of a byte that isn't 0, since most of a page is free.
  func flip(_ number: Int, using random: inout SeededGenerator) -> Flip {
    let start = number % pages * Self.pageSize
    let used = (start..<start + Self.pageSize).filter { sound[$0] != 0 }
    let offset = number / pages % 2 == 0 ? used.randomElement(using: &random) : nil
    return Flip(
      offset: offset ?? Int.random(in: start..<start + Self.pageSize, using: &random),
      bit: UInt8.random(in: 0..<8, using: &random))
  }

  /// Has every command read the database with a bit flipped, in this process, and a given one in a process of its own.
  func read(_ flip: Flip, spawning spawned: String?, into tally: inout FlipTally) async throws {
    var bytes = sound
    bytes[flip.offset] ^= 1 << flip.bit
    let modulo = try Modulo(database: bytes)
    for read in reads {
      let answer = try await modulo.run(read)
      tally.count(outcome(of: answer, to: read), of: answer, "\(flip): \(read)")
    }
    guard let read = spawned else { return }
    let answer = try modulo.spawn(read.split(separator: " ").map(String.init))
    tally.count(outcome(of: answer, to: read), of: answer, "\(flip): \(read), as a process")
  }

  /// The commands that answer otherwise of a database than of the sound one, and don't fail.
  func misreadings(of bytes: [UInt8]) async throws -> [String] {
    let modulo = try Modulo(database: bytes)
    var wrong: [String] = []
    for read in reads {
      let answer = try await modulo.run(read)
      if outcome(of: answer, to: read) == .wrong { wrong.append(read) }
    }
    return wrong
  }

  /// An answer without the highest numbers that tables have given out. One that is too high skips numbers, and one that
  /// is below a row's is damage.
  private static func figures(of output: String) -> String {
    output.replacing(/"lastNumber":[0-9]+/, with: "")
  }

  private func outcome(of answer: Modulo.Answer, to read: String) -> FlipTally.Outcome {
    if answer.status == 0 { return Self.figures(of: answer.output) == answers[read] ? .right : .wrong }
    // A mistake of the program, or a crash.
    return answer.status == 70 || answer.status > 100 || answer.error.isEmpty ? .failed : .refused
  }
}

extension Modulo {
  /// A world that begins with the bytes of a database.
  convenience init(database bytes: [UInt8]) throws {
    try self.init()
    try FileManager.default.createDirectory(
      at: database.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: database)
  }
}

/// A bit of a file.
struct Flip: CustomStringConvertible {
  let offset: Int
  let bit: UInt8

  var description: String { "byte \(offset) (page \(offset / 4096 + 1)), bit \(bit)" }
}

/// What the commands answered.
struct FlipTally: CustomStringConvertible {
  enum Outcome: CaseIterable { case right, refused, wrong, failed }

  private var outcomes: [Outcome: Int] = [:]
  private var statuses: [Int32: Int] = [:]
  /// The wrong answers with exit 0, and the ends that no damage may lead to.
  private(set) var faults: [String] = []

  mutating func count(_ outcome: Outcome, of answer: Modulo.Answer, _ call: String) {
    outcomes[outcome, default: 0] += 1
    statuses[answer.status, default: 0] += 1
    if outcome == .wrong { faults.append("\(call) is wrong with exit 0") }
    if outcome == .failed { faults.append("\(call) ends with \(answer.status): \(answer.error)") }
  }

  var description: String {
    let counts = Outcome.allCases.map { "\(outcomes[$0] ?? 0) \($0)" }.joined(separator: ", ")
    let exits = statuses.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
    return "\(outcomes.values.reduce(0, +)) answers: \(counts); exits \(exits)"
  }
}
