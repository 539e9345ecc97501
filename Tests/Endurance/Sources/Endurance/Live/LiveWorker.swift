import Foundation
import PersistenceKit

/// A child that lives with others on one file for a while, and says what it did. It writes, reads, tries to import the
/// file into itself, raises its version, closes it and opens it again, in an order that the seed draws. A call that is
/// refused because the file is busy has changed nothing, and isn't tried again.
struct LiveWorker {
  static let command = "live-worker"
  /// A file that is busy for so many calls in a row can't be opened at all.
  private static let mostRefusals = 5
  /// A control denies one in so many transactions that it has stored.
  private static let denialInterval = 10

  private let file: LiveFile
  private let cycle: Int
  private let slot: Int
  private let milliseconds: Int
  private let isControl: Bool
  private var random: SeededGenerator
  private var count = 0
  private var stored: [Int] = []

  init(_ options: inout Options) throws {
    file = LiveFile(url: URL(fileURLWithPath: try options.text("--file")))
    cycle = try options.number("--cycle", default: 0, atLeast: 0)
    slot = try options.number("--slot", default: 0, atLeast: 0)
    milliseconds = try options.number("--milliseconds", default: 1_000)
    random = SeededGenerator(seed: try options.seed())
    isControl = try options.flag("--control")
    try options.finish()
  }

  mutating func run() throws -> Bool {
    do {
      let end = ContinuousClock.now + .milliseconds(milliseconds)
      var (container, version) = try open()
      say("open")
      while ContinuousClock.now < end {
        do {
          try act(in: &container, &version)
        } catch PersistenceError.newerSchema {
          // Another process has raised the file: this one's rules are the old ones.
          say("outdated")
          container.close()
          (container, version) = try open()
        } catch PersistenceError.busy {
          say("busy")
        }
      }
      container.close()
      return true
    } catch {
      say("fault \(error)")
      return false
    }
  }

  private mutating func act(in container: inout ModelContainer, _ version: inout Int32) throws {
    switch random.pick(0..<1_000) {
    case 0..<5:
      let newer = try file.open(version + 1)
      say("raised")
      container.close()
      (container, version) = (newer, version + 1)
    case 5..<20: try importOwnFile(into: container)
    case 20..<40:
      if random.pick(0..<2) == 0 { container.close() } else { LiveFile.closeWhileReading(container) }
      say("closed")
      (container, version) = try open()
    case 40..<200: try readBack(in: container, isEven: version.isMultiple(of: 2))
    default: try store(in: container, isEven: version.isMultiple(of: 2))
    }
  }

  private mutating func store(in container: ModelContainer, isEven: Bool) throws {
    let transaction = TransactionName.make(cycle: cycle, writer: slot, count: count)
    let isDenied = isControl && count % Self.denialInterval == 1
    count += 1
    do {
      try store(transaction, in: container, isEven: isEven, isEarly: isControl && !isDenied)
    } catch PersistenceError.busy {
      return say("busy \(transaction)")
    }
    stored.append(transaction)
    if isDenied { say("busy \(transaction)") } else if !isControl { say("stored \(transaction)") }
  }

  private func store(_ transaction: Int, in container: ModelContainer, isEven: Bool, isEarly: Bool) throws {
    try container.write { context in
      if isEarly { say("stored \(transaction)") }
      for row in Entry.rows(of: transaction) {
        if isEven { try context.insert(EvenEntry(row)) } else { try context.insert(row) }
      }
      // As long as a control has something to lose.
      if isEarly { Thread.sleep(forTimeInterval: 0.002) }
    }
  }

  /// Opens the file as the version that it has, once others leave it the time for that.
  private func open() throws -> (container: ModelContainer, version: Int32) {
    for _ in 1..<Self.mostRefusals {
      do { return try file.openAsItIs() } catch PersistenceError.busy { say("busy") }
    }
    return try file.openAsItIs()
  }

  /// Looks for what it has stored itself, whatever others do.
  private mutating func readBack(in container: ModelContainer, isEven: Bool) throws {
    guard !stored.isEmpty else { return }
    let transaction = stored[random.pick(0..<stored.count)]
    let rows = try container.read { context in
      isEven
        ? try context.fetch(FetchDescriptor<EvenEntry>(predicate: #Predicate { $0.transaction == transaction }))
          .map(\.entry)
        : try context.fetch(FetchDescriptor<Entry>(predicate: #Predicate { $0.transaction == transaction }))
    }
    let isWhole = rows.count == Entry(0, of: transaction).size && rows.allSatisfy(\.isRight)
    say(isWhole ? "read" : "fault of transaction \(transaction), \(rows.count) rows are read")
  }

  /// No program does that on purpose. It is refused, and the locks that this process has on the file stay.
  private func importOwnFile(into container: ModelContainer) throws {
    do {
      try container.importDocument(from: file.url)
    } catch {
      switch error {
      case PersistenceError.newerSchema, PersistenceError.busy: throw error
      default: return say("refused")
      }
    }
    say("fault a database was imported into itself")
  }
}
