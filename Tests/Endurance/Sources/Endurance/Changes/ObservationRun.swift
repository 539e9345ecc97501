import Foundation
import PersistenceKit

/// Observes a table while the observer's own container and another process commit to it without pause: each result must be
/// a state that was there, none older than the one before, and the last one the last state, within a second.
struct ObservationRun {
  /// The longest that the last commit may take to be seen.
  private static let patience = Duration.seconds(1)
  /// So many results are to differ, where there are enough commits.
  private static let leastResults = 100

  private let commits: Int
  private let isControl: Bool

  init(_ options: inout Options) throws {
    commits = try options.number("--commits", default: 10_000)
    isControl = try options.flag("--control")
    try options.finish()
  }

  /// Whether nothing was missed; of the control, which reads a state in two parts, whether that was found.
  func run() async throws -> Bool {
    let folder = try WorkFolder()
    let file = folder.file("pairs.db")
    let container = try Posting.open(file)
    let observing = Task { [isControl] in try await PairObserver(container, readsTwice: isControl).run() }
    let child = try Child(PairWriter.command, PairWriter.arguments(file: file, commits: commits / 2))
    try await PairWriter.write(commits - commits / 2, from: commits, to: container)
    guard try child.finish().isWell else { throw UsageError(message: "the process that writes broke off") }
    try await Task.sleep(for: Self.patience)
    container.close()
    let observer = try await observing.value
    var faults: [String] = []
    if observer.torn > 0 { faults.append("\(observer.torn) results were no state that was there") }
    if observer.older > 0 { faults.append("\(observer.older) results were older than the one before") }
    if observer.last != commits { faults.append("the last result has \(observer.last) pairs of \(commits)") }
    let isEnough = observer.results >= min(Self.leastResults, commits / 10)
    if !isEnough { faults.append("there were only \(observer.results) results") }
    for fault in faults { say("observe: \(isControl ? "expected" : "fault"): \(fault)") }
    let isGood = isControl ? observer.torn > 0 : faults.isEmpty
    say("observe: \(commits) commits of two processes, \(observer.results) results, \(faults.count) faults")
    if isControl { say("observe: the control was \(isGood ? "caught" : "NOT caught: this run proves nothing")") }
    try folder.close(keeping: !isGood)
    return isGood
  }
}

/// Counts the two rows of all pairs after each commit, until the container is closed.
private struct PairObserver {
  private let container: ModelContainer
  /// Whether a result is put together from two transactions.
  private let readsTwice: Bool
  private(set) var results = 0
  private(set) var torn = 0
  private(set) var older = 0
  private(set) var last = 0

  init(_ container: ModelContainer, readsTwice: Bool) {
    (self.container, self.readsTwice) = (container, readsTwice)
  }

  consuming func run() async throws -> PairObserver {
    let counts = container.observe(Posting.self) { context in
      (
        try context.fetchCount(FetchDescriptor<Posting>(predicate: #Predicate { $0.id > 0 })),
        try context.fetchCount(FetchDescriptor<Posting>(predicate: #Predicate { $0.id < 0 }))
      )
    }
    for try await (firsts, seconds) in counts {
      let seconds = readsTwice ? try await secondsOfNow() : seconds
      results += 1
      if firsts != seconds { torn += 1 }
      if firsts < last { older += 1 }
      last = firsts
    }
    return self
  }

  private func secondsOfNow() async throws -> Int {
    try await container.read { try $0.fetchCount(FetchDescriptor<Posting>(predicate: #Predicate { $0.id < 0 })) }
  }
}

/// The child, and the observer's own process: commits rows in pairs.
struct PairWriter {
  static let command = "pair-writer"

  private let url: URL
  private let commits: Int

  init(_ options: inout Options) throws {
    url = URL(fileURLWithPath: try options.text("--file"))
    commits = try options.number("--commits", default: 1)
    try options.finish()
  }

  static func arguments(file: URL, commits: Int) -> [String] {
    ["--file", file.path, "--commits", String(commits)]
  }

  func run() async throws {
    let container = try Posting.open(url)
    defer { container.close() }
    try await Self.write(commits, from: 0, to: container)
  }

  /// - Parameter last: The last pair that another writer uses.
  static func write(_ commits: Int, from last: Int, to container: ModelContainer) async throws {
    guard commits > 0 else { return }
    for pair in last + 1...last + commits {
      try await container.write { context in
        for id in [pair, -pair] { try context.insert(Posting(id: id)) }
      }
    }
  }
}
