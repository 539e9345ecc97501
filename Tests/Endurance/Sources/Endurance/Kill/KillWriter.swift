import Foundation
import PersistenceKit

/// The child: says when it has opened the file, writes transactions until it is killed, and says of each that it is
/// stored once `write` has returned.
struct KillWriter {
  static let command = "kill-writer"
  /// The end of a child that is not killed, because its parent is gone.
  private static let limit = 100_000

  private let arguments: WriterArguments

  init(_ options: inout Options) throws { arguments = try WriterArguments(&options) }

  func run() throws -> Bool {
    do {
      let container = try ModelContainer(for: Entry.self, configuration: ModelConfiguration(url: arguments.url))
      say("open")
      for count in 0..<Self.limit {
        try store(TransactionName.make(cycle: arguments.cycle, writer: arguments.writer, count: count), in: container)
      }
    } catch {
      say("failed \(error)")
    }
    return false
  }

  private func store(_ transaction: Int, in container: ModelContainer) throws {
    try container.write { context in
      if arguments.acknowledgesEarly {
        say("stored \(transaction)")
        // Most of the rest is waiting for the disk, when a killed process has nothing left to lose.
        Thread.sleep(forTimeInterval: 0.002)
      }
      for row in Entry.rows(of: transaction) { try context.insert(row) }
    }
    if !arguments.acknowledgesEarly { say("stored \(transaction)") }
  }
}
