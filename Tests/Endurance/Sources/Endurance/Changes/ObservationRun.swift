import Foundation
import PersistenceKit

/// Observes a table while the observer's own container and another process commit to it without pause: each result must be
/// a state that was there, none older than the one before, and the last one the last state, within a second. Then a third
/// process restores a backup without rows, which must be seen, and so must what is written after it.
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
    let backup = folder.file("empty.db")
    try await container.backUp(to: backup)
    let observing = Task { [isControl] in try await PairObserver(container, readsTwice: isControl).run() }
    let child = try Child(PairWriter.command, PairWriter.arguments(file: file, commits: commits / 2))
    try await PairWriter.write(commits - commits / 2, from: commits, to: container)
    guard try child.finish().isWell else { throw UsageError(message: "the process that writes broke off") }
    try await Task.sleep(for: Self.patience)
    let restorer = try Child(PairRestorer.command, PairRestorer.arguments(file: file, backup: backup))
    guard try restorer.finish().isWell else { throw UsageError(message: "the process that restores broke off") }
    try await Task.sleep(for: Self.patience)
    try await PairWriter.write(1, from: 0, to: container)
    try await Task.sleep(for: Self.patience)
    container.close()
    let observer = try await observing.value
    var faults: [String] = []
    if observer.torn > 0 { faults.append("\(observer.torn) results were no state that was there") }
    if observer.older > 0 { faults.append("\(observer.older) results were older than the one before") }
    if observer.most != commits { faults.append("the last result has \(observer.most) pairs of \(commits)") }
    if observer.restores != 1 { faults.append("a restore was seen \(observer.restores) times") }
    if observer.last != 1 { faults.append("the last result after the restore has \(observer.last) pairs of 1") }
    let isEnough = observer.results >= min(Self.leastResults, commits / 10)
    if !isEnough { faults.append("there were only \(observer.results) results") }
    for fault in faults { say("observe: \(isControl ? "expected" : "fault"): \(fault)") }
    let isGood = isControl ? observer.torn > 0 : faults.isEmpty
    say(
      "observe: \(commits) commits of two processes and a restore, \(observer.results) results, \(faults.count) faults")
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
  private(set) var most = 0
  /// The results without rows after those with rows.
  private(set) var restores = 0

  init(_ container: ModelContainer, readsTwice: Bool) {
    (self.container, self.readsTwice) = (container, readsTwice)
  }

  consuming func run() async throws -> PairObserver {
    let counts = container.observe { context in
      (
        try context.fetchCount(FetchDescriptor<Posting>(predicate: #Predicate { $0.id > 0 })),
        try context.fetchCount(FetchDescriptor<Posting>(predicate: #Predicate { $0.id < 0 }))
      )
    }
    for try await (firsts, seconds) in counts {
      let seconds = readsTwice ? try await secondsOfNow() : seconds
      results += 1
      if firsts != seconds { torn += 1 }
      if firsts == 0, last > 0 { restores += 1 } else if firsts < last { older += 1 }
      (last, most) = (firsts, max(most, firsts))
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

/// The child: puts a backup in the place of the database.
struct PairRestorer {
  static let command = "pair-restorer"

  private let url: URL
  private let backup: URL

  init(_ options: inout Options) throws {
    url = URL(fileURLWithPath: try options.text("--file"))
    backup = URL(fileURLWithPath: try options.text("--backup"))
    try options.finish()
  }

  static func arguments(file: URL, backup: URL) -> [String] { ["--file", file.path, "--backup", backup.path] }

  func run() async throws {
    try await ModelContainer.restore(
      from: backup, for: [Posting.self], configuration: ModelConfiguration(url: url))
  }
}
