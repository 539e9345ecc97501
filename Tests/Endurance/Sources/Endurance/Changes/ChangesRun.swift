import Foundation
import PersistenceKit

/// Lets a container write without pause while another one, and then another process, commit to its file: a listener must
/// have seen each commit within a second, the last one too. Then a commit is made between a read and the iteration after
/// it, and must be heard.
struct ChangesRun {
  /// The longest that a commit may take to be heard of.
  private static let patience = Duration.seconds(1)

  private let commits: Int
  private let seed: UInt64
  private let isControl: Bool

  init(_ options: inout Options) throws {
    commits = try options.number("--commits", default: 200)
    seed = try options.seed()
    isControl = try options.flag("--control")
    try options.finish()
  }

  /// Whether each commit was heard of in time; of the control, whether a deaf listener was found in each of the three.
  func run() async throws -> Bool {
    let folder = try WorkFolder()
    let faults = [
      try await listen(to: "a container", in: folder.file("container.db")) { try await $0.run() },
      try await listen(to: "a process", in: folder.file("process.db")) { writer in
        let child = try Child(PostingWriter.command, writer.arguments)
        guard try child.finish().isWell else { throw UsageError(message: "the process that writes broke off") }
      },
      try await readThenListen(in: folder.file("read.db")),
    ].compactMap(\.self)
    for fault in faults { say("changes: \(isControl ? "expected" : "fault"): \(fault)") }
    let isGood = faults.count == (isControl ? 3 : 0)
    say("changes: \(commits) commits of each kind, \(faults.count) faults, seed \(seed)")
    if isControl { say("changes: the control was \(isGood ? "caught" : "NOT caught: this run proves nothing")") }
    try folder.close(keeping: !isGood)
    return isGood
  }

  /// Hears the commits of a writer. Returns a fault, or nil.
  private func listen(
    to name: String, in file: URL, while work: (PostingWriter) async throws -> Void
  ) async throws -> String? {
    let container = try Posting.open(file)
    let listener = PostingListener(container: container, pause: isControl ? Self.patience * 3 : .zero)
    let changes = container.changes()
    let hearing = Task { try await listener.hear(changes) }
    let writing = Task { try await listener.write() }
    try await work(PostingWriter(url: file, commits: commits, seed: seed))
    try await Task.sleep(for: Self.patience)
    writing.cancel()
    let own = try await writing.value
    hearing.cancel()
    let ages = try await hearing.value
    container.close()
    let late = ages.count { $0 > Self.patience }
    let slowest = ages.max() ?? .zero
    say("changes: of \(name), beside \(own) own commits: \(ages.count) heard of, the slowest after \(slowest)")
    return ages.count == commits && late == 0
      ? nil : "of \(commits) commits of \(name) \(late) were heard of late, and \(commits - ages.count) never"
  }

  /// Makes a commit after each read and before the iteration. Returns a fault, or nil.
  private func readThenListen(in file: URL) async throws -> String? {
    let container = try Posting.open(file)
    let other = try Posting.open(file)
    defer {
      container.close()
      other.close()
    }
    var heard = 0
    for id in 1...commits {
      let early = isControl ? nil : container.changes()
      _ = try await container.read { try $0.fetchCount(FetchDescriptor<Posting>()) }
      try await other.write { _ = try $0.insert(Posting(id: id)) }
      // By then it was looked for.
      if isControl { try await Task.sleep(for: Self.patience) }
      if await hasForeign(early ?? container.changes()) { heard += 1 }
    }
    say("changes: read, then listen: \(heard) of \(commits) heard")
    return heard == commits
      ? nil : "\(commits - heard) of \(commits) commits between a read and the iteration weren't heard"
  }

  /// Whether there is a foreign change within the patience.
  private func hasForeign(_ changes: ModelChanges) async -> Bool {
    let hearing = Task { () -> Bool in
      for await change in changes where change.isForeign { return true }
      return false
    }
    let end = Task {
      try await Task.sleep(for: Self.patience)
      hearing.cancel()
    }
    defer { end.cancel() }
    return await hearing.value
  }
}
