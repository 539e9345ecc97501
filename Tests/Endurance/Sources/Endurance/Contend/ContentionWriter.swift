import Foundation
import PersistenceKit

/// A child that writes as fast as it can, and says at the end what it was told is stored.
struct ContentionWriter {
  static let command = "contention-writer"

  private let url: URL
  private let seconds: Int
  private let seed: UInt64
  /// Reads in one transaction and writes in another, as one must not.
  private let isSplit: Bool
  /// How many milliseconds each transaction keeps the lock, as one does on a slow disk.
  private let hold: Int

  init(_ options: inout Options) throws {
    url = URL(fileURLWithPath: try options.text("--file"))
    seconds = try options.number("--seconds", default: 60)
    seed = try options.seed()
    hold = try options.number("--hold", default: 0, atLeast: 0)
    isSplit = try options.flag("--split")
    try options.finish()
  }

  func run() throws -> Bool {
    var random = SeededGenerator(seed: seed)
    var report = ContentionReport()
    do {
      let container = try Bank.open(url)
      let end = ContinuousClock.now + .seconds(seconds)
      while ContinuousClock.now < end {
        let start = ContinuousClock.now
        if random.pick(0..<2) == 0 {
          try increment(random.pick(0..<Counter.count), in: container)
          report.increments += 1
        } else {
          try transfer(&random, in: container)
          report.transfers += 1
        }
        report.note(ContinuousClock.now - start)
      }
    } catch {
      report.faults.append("a writer stopped: \(error)")
    }
    report.tell()
    return report.faults.isEmpty
  }

  private func increment(_ id: Int, in container: ModelContainer) throws {
    if isSplit {
      let value = try container.read { try $0.model(Counter.self, for: id)?.value ?? 0 }
      try container.write { try $0.update(Counter(id: id, value: value + 1)) }
    } else {
      try container.write { context in
        let value = try context.model(Counter.self, for: id)?.value ?? 0
        try context.update(Counter(id: id, value: value + 1))
        keepTheLock()
      }
    }
  }

  private func transfer(_ random: inout SeededGenerator, in container: ModelContainer) throws {
    let from = random.pick(0..<Account.count)
    let to = (from + random.pick(1..<Account.count)) % Account.count
    let amount = Int64(random.pick(1..<1_000))
    if isSplit {
      try container.write { try $0.move(-amount, to: from) }
      try container.write { try $0.move(amount, to: to) }
    } else {
      try container.write { context in
        try context.move(-amount, to: from)
        try context.move(amount, to: to)
        keepTheLock()
      }
    }
  }

  private func keepTheLock() {
    if hold > 0 { Thread.sleep(forTimeInterval: TimeInterval(hold) / 1_000) }
  }
}

extension ModelContext {
  borrowing func move(_ amount: Int64, to id: Int) throws {
    guard var account = try model(Account.self, for: id) else { throw PersistenceError.notFound(table: "account") }
    account.balance += amount
    try update(account)
  }
}
