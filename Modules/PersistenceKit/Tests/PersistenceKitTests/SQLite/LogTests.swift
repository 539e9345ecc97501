import Dispatch
import Foundation
import Synchronization
import Testing

@testable import PersistenceKit

/// The write-ahead log beside the file: how long it gets, and when it goes.
@Suite(.timeLimit(.minutes(10))) struct LogTests {
  private let folder: TemporaryFolder
  private let url: URL

  init() throws {
    folder = try TemporaryFolder()
    url = folder.file()
  }

  @Test func `closing during a read leaves the log until the read ends, and no longer`() throws {
    let container = try ModelContainer.league(in: folder)
    try container.write { try $0.insert(Referee(id: .fixed(1))) }
    let (count, names) = try container.read { context in
      container.close()
      return (try context.fetchCount(FetchDescriptor<Referee>()), try folder.contents())
    }
    #expect(count == 1)
    #expect(names.contains("league.store-wal"))
    try expectOneFile(of: 1)
  }

  @Test func `nor is there one when a container that doesn't allow saving is closed last`() throws {
    let writing = try ModelContainer.league(in: folder)
    let reading = try ModelContainer(for: League.models, configuration: .league(url, allowsSave: false))
    try writing.write { try $0.insert(Referee(id: .fixed(1))) }
    writing.close()
    let seen = try Referee.everything(in: reading).count
    #expect(seen == 1)
    reading.close()
    try expectOneFile(of: 1)
  }

  @Test func `a container that only reads leaves none where there was none`() throws {
    try ModelContainer.league(in: folder).close()
    let reading = try ModelContainer(for: League.models, configuration: .league(url, allowsSave: false))
    _ = try Referee.everything(in: reading)
    reading.close()
    try expectOneFile(of: 0)
  }

  @Test func `neither does a check without a container`() throws {
    try ModelContainer.league(in: folder).close()
    let faults = try ModelContainer.check(for: League.models, configuration: .league(url))
    #expect(faults == [])
    try expectOneFile(of: 0)
  }

  @Test func `the log of one large write gives its room back`() throws {
    let container = try Vault.container(in: folder)
    try write(10_000, to: container)
    let peak = try logSize()
    // The log begins anew when it is in the file, and is then cut.
    for _ in 1...3 { try write(10, to: container) }
    let size = try logSize()
    #expect(size <= 4_194_304)
    #expect(peak > 10_000_000)
  }

  @Test func `readers that overlap without a gap don't make it grow without end`() throws {
    let container = try Vault.container(in: folder)
    let (relay, readers) = (Relay(), DispatchGroup())
    for isFirst in [true, false] {
      // Not on the threads of tasks, of which there may be too few for two that wait.
      DispatchQueue(label: "reader").async(group: readers) { Self.read(container, relay, isFirst: isFirst) }
    }
    defer {
      relay.end()
      readers.wait()
    }
    var largest = 0
    for _ in 1...40 {
      try write(1_000, to: container)
      largest = max(largest, try logSize())
    }
    // 40 MB were written. The log is begun anew from 16 MiB on, and a write may come between.
    #expect(largest < 25_000_000)
  }

  @Test func `a checkpoint puts everything into the file, and empties the log`() throws {
    let container = try Vault.container(in: folder)
    try write(500, to: container)
    try container.checkpoint()
    let size = try logSize()
    #expect(size == 0)
    let copy = folder.file("copy.store")
    try FileManager.default.copyItem(at: url, to: copy)
    let copied = try safes(in: ModelContainer(for: Vault.models, configuration: .league(copy)))
    let all = try safes(in: container)
    #expect(copied == all)
  }

  @Test func `a checkpoint waits for a read, and is busy when that goes on`() throws {
    let container = try Vault.container(in: folder)
    let error = try container.read { context in
      _ = try context.fetchCount(FetchDescriptor<Vault.Coin>())
      // Another container of the file, because one can't be called in its own closure.
      let other = try ModelContainer(for: Vault.models, configuration: .league(url))
      try other.write { try $0.delete(model: Vault.Coin.self, where: nil) }
      return thrown { try other.checkpoint() }
    }
    #expect(error == .busy)
    try container.checkpoint()
    let size = try logSize()
    #expect(size == 0)
  }

  @Test func `where there is no log of its own a checkpoint does nothing`() throws {
    let memory = try ModelContainer(for: League.models, configuration: .inMemory)
    try memory.checkpoint()
    memory.close()
    try ModelContainer.league(in: folder).close()
    let trial = try ModelContainer(for: League.models, configuration: .league(url, discardsChanges: true))
    try trial.write { try $0.insert(Referee(id: .fixed(1))) }
    try trial.checkpoint()
    trial.close()
    for container in [memory, trial] {
      let error = thrown { try container.checkpoint() }
      #expect(error == .closed)
    }
    let reading = try ModelContainer(for: League.models, configuration: .league(url, allowsSave: false))
    let error = thrown { try reading.checkpoint() }
    #expect(error == .readOnly)
  }

  /// One transaction of that many kilobytes, about.
  private func write(_ kilobytes: Int, to container: ModelContainer) throws {
    try container.write { context in
      for _ in 0..<kilobytes / 10 {
        try context.insert(
          Vault.Safe(id: UUID(), ownerID: .fixed(1), label: "new", photo: Data(repeating: 7, count: 10_000)))
      }
    }
  }

  /// Reads again and again, and ends no read before the other one's next has begun.
  private static func read(_ container: ModelContainer, _ relay: Relay, isFirst: Bool) {
    defer { relay.end() }
    if !isFirst { relay.wait(for: true) }
    do {
      while !relay.isOver.load(ordering: .relaxed) {
        try container.read { context in
          _ = try context.fetchCount(FetchDescriptor<Vault.Owner>())
          relay.begin(isFirst)
          // Reads that take a while overlap as well as quick ones, and leave the processor to the writer.
          Thread.sleep(forTimeInterval: 0.001)
          relay.wait(for: !isFirst)
        }
      }
    } catch {
      Issue.record(error)
    }
  }

  private func safes(in container: ModelContainer) throws -> Int {
    try container.read { try $0.fetchCount(FetchDescriptor<Vault.Safe>()) }
  }

  /// A copy of the one file has everything.
  private func expectOneFile(of referees: Int, _ location: SourceLocation = #_sourceLocation) throws {
    let names = try folder.contents()
    let alone = ["league.store"]
    #expect(names == alone, sourceLocation: location)
    let copy = folder.file("copy.store")
    try FileManager.default.copyItem(at: url, to: copy)
    let count = try Referee.everything(in: ModelContainer(for: League.models, configuration: .league(copy))).count
    #expect(count == referees, sourceLocation: location)
  }

  private func logSize() throws -> Int {
    try FileManager.default.attributesOfItem(atPath: url.path + "-wal")[.size] as? Int ?? 0
  }
}

/// Two readers of which each waits for the other.
private final class Relay: Sendable {
  let isOver = Atomic(false)
  private let places = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))

  func begin(_ isFirst: Bool) { _ = (isFirst ? places.0 : places.1).signal() }

  func wait(for isFirst: Bool) { (isFirst ? places.0 : places.1).wait() }

  func end() {
    isOver.store(true, ordering: .relaxed)
    begin(true)
    begin(false)
  }
}
