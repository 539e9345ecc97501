import Foundation
import PersistenceKit

/// What a writer adds to a book, once: its number names the writer and the place among what that one has written.
struct ServerPosting: PersistentModel {
  let id: Int
  let amount: Int64

  static let schema = Schema<ServerPosting>(
    "server_posting", columns: [Column("id", \.id), Column("amount", \.amount)])

  init(id: Int, amount: Int64) {
    self.id = id
    self.amount = amount
  }

  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], amount: try row[1])
  }

  /// The most postings of a writer.
  static let most = 1_000_000
}

/// A child that writes to a book and reads it, as a member, and says of each posting whether it is stored.
struct ServerWriter {
  static let command = "server-writer"

  private let address: String
  private let writer: Int
  private let seconds: Int

  init(_ options: inout Options) throws {
    address = try options.text("--address")
    writer = try options.number("--writer", default: 0, atLeast: 0)
    seconds = try options.number("--seconds", default: 60)
    try options.finish()
  }

  func run() throws -> Bool {
    var random = SeededGenerator(seed: UInt64(writer))
    let container = try open()
    let end = ContinuousClock.now + .seconds(seconds)
    var number = 0
    while ContinuousClock.now < end, number < ServerPosting.most {
      if random.pick(0..<4) == 0 {
        do { for fault in try container.read({ try Snapshot($0) }).faults { say("fault \(fault)") } } catch {
          guard isOfServer(error) else { throw error }
        }
        continue
      }
      say("\(try post(number, in: container, &random)) \(number)")
      number += 1
    }
    return true
  }

  /// A server that is just being started is waited for.
  private func open() throws -> ModelContainer {
    let end = ContinuousClock.now + .seconds(60)
    while true {
      do { return try Bank.open(address) } catch {
        guard isOfServer(error), ContinuousClock.now < end else { throw error }
        Thread.sleep(forTimeInterval: 0.05)
      }
    }
  }

  /// What is known of a posting: it is stored, it isn't, or nobody knows.
  private func post(_ number: Int, in container: ModelContainer, _ random: inout SeededGenerator) throws -> String {
    let (from, step) = (random.pick(0..<Account.count), random.pick(1..<Account.count))
    let amount = Int64(random.pick(1..<1_000))
    let posting = ServerPosting(id: writer * ServerPosting.most + number, amount: amount)
    do {
      try container.write { context in
        try context.insert(posting)
        try context.move(-amount, to: from)
        try context.move(amount, to: (from + step) % Account.count)
      }
      return "stored"
    } catch PersistenceError.outcomeUnknown {
      return "unknown"
    } catch {
      guard isOfServer(error) else { throw error }
      return "refused"
    }
  }

  private func isOfServer(_ error: any Error) -> Bool {
    switch error {
    case PersistenceError.unreachable, PersistenceError.busy: true
    default: false
    }
  }
}
