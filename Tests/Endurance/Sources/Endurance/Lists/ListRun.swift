import Foundation
import PersistenceKit

/// Asks with a list of every length, and looks at how much memory the statements keep: each length of its own
/// would be a statement of its own.
struct ListRun {
  private let lengths: Int
  private let step: Int
  private let limit: Int
  private let isControl: Bool

  init(_ options: inout Options) throws {
    lengths = try options.number("--lengths", default: 20_000)
    step = try options.number("--step", default: 1)
    limit = try options.number("--megabytes", default: 64)
    isControl = try options.flag("--control")
    try options.finish()
  }

  /// Whether the memory stayed below the limit; of the control, which keeps every answer, whether it didn't.
  func run() throws -> Bool {
    let folder = try WorkFolder()
    let container = try ModelContainer(for: Coin.self, configuration: ModelConfiguration(url: folder.file("coins.db")))
    try container.write { context in
      for id in 0..<100 { try context.insert(Coin(id: id)) }
    }
    let start = PeakMemory.megabytes
    var (answers, kept) = (0, [[Int]]())
    for length in stride(from: 1, through: lengths, by: step) {
      let ids = Array(0..<length)
      let coins = FetchDescriptor<Coin>(predicate: #Predicate { ids.contains($0.id) })
      let (count, found) = try container.read { (try $0.fetchCount(coins), try $0.fetch(coins).count) }
      guard count == min(length, 100), found == count else {
        say("lists: fault: of \(length) ids \(count) were counted and \(found) found")
        try folder.close(keeping: true)
        return false
      }
      answers += 1
      if isControl { kept.append(ids) }
    }
    let growth = PeakMemory.megabytes - start
    let isGood = (growth < limit) != isControl
    say(
      "lists: \(answers) lengths up to \(lengths), at most \(growth) MB above the start of \(start) MB, "
        + "limit \(limit) MB")
    if isControl { say("lists: the control was \(isGood ? "caught" : "NOT caught: this run proves nothing")") }
    container.close()
    try folder.close(keeping: false)
    return isGood && (!isControl || !kept.isEmpty)
  }
}

private struct Coin: Identifiable, Sendable {
  let id: Int
}

extension Coin: PersistentModel {
  static let schema = Schema<Coin>("coin", columns: [Column("id", \.id)])

  init(row: borrowing Row) throws(PersistenceError) { self.init(id: try row[0]) }
}

/// The most memory that this process has had so far.
private enum PeakMemory {
  static var megabytes: Int {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss / 1_048_576
    #else
      getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss / 1_024
    #endif
  }
}
