import Foundation
import PersistenceKit
import Synchronization

/// The child: stores and deletes transactions, undoes and redoes, until it is killed, and says so of each once `write` has
/// returned.
struct UndoWriter {
  static let command = "undo-writer"
  /// The end of a child that is not killed, because its parent is gone.
  private static let limit = 100_000

  private let arguments: WriterArguments

  init(_ options: inout Options) throws { arguments = try WriterArguments(&options) }

  func run() throws -> Bool {
    do {
      let words = StepWords()
      let container = try UndoFile(url: arguments.url).open(words)
      say("open")
      var random = SeededGenerator(
        seed: UInt64(TransactionName.make(cycle: arguments.cycle, writer: arguments.writer, count: 0)))
      for count in 0..<Self.limit {
        let act = random.pick(0..<10)
        let transaction = TransactionName.make(cycle: arguments.cycle, writer: arguments.writer, count: count)
        let isDone = try container.write { context in
          let isDone = try perform(act, transaction, in: context, words)
          if arguments.acknowledgesEarly {
            if isDone { say("step") }
            // Most of the rest is waiting for the disk, when a killed process has nothing left to lose.
            Thread.sleep(forTimeInterval: 0.002)
          }
          return isDone
        }
        if isDone, !arguments.acknowledgesEarly { say("step") }
      }
    } catch {
      say("failed \(error)")
    }
    return false
  }

  /// Whether the write is a step.
  private func perform(
    _ act: Int, _ transaction: Int, in context: borrowing ModelContext, _ words: StepWords
  ) throws -> Bool {
    words.text = ""
    switch act {
    case 0...4:
      words.text = StepWords.storing(transaction)
      for row in Entry.rows(of: transaction) { try context.insert(row) }
    case 5:
      var descriptor = FetchDescriptor<Entry>()
      descriptor.fetchLimit = 1
      guard let found = try context.fetch(descriptor).first?.transaction else { return false }
      words.text = StepWords.deleting(found)
      try context.delete(model: Entry.self, where: #Predicate { $0.transaction == found })
    case 6...7:
      let last = try context.undoableSteps(limit: act - 5).map(\.number)
      if last.isEmpty { return false }
      try context.undo(last)
    default:
      let last = try context.redoableSteps(limit: 1).map(\.number)
      if last.isEmpty { return false }
      try context.redo(last)
    }
    return true
  }
}

/// What the next step of a process says: the transaction that it stores or deletes, nothing for an undo.
final class StepWords: Sendable {
  private let words = Mutex("")

  var text: String {
    get { words.withLock(\.self) }
    set { words.withLock { $0 = newValue } }
  }

  static func storing(_ transaction: Int) -> String { "+\(transaction)" }
  static func deleting(_ transaction: Int) -> String { "-\(transaction)" }
}

/// A file that keeps so short a history that pruning is a part of the work.
struct UndoFile {
  static let steps = 48
  /// The writes between two prunings, at most.
  static let pruningInterval = 32

  let url: URL

  func open(_ words: StepWords = StepWords()) throws -> ModelContainer {
    let history = HistoryConfiguration(steps: Self.steps, days: 0) {
      StepLabel(id: UUID(), date: Date(), author: "", words: words.text)
    }
    return try ModelContainer(
      for: Entry.self, HistoryStep.self, configuration: ModelConfiguration(url: url, history: history))
  }
}
