import Foundation
import PersistenceKit

extension Engine {
  /// An empty library that keeps a history.
  func recordedLibrary(_ history: HistoryConfiguration = .test) throws -> ModelContainer {
    try container(for: Library.models + [HistoryStep.self], history: history)
  }
}

extension HistoryConfiguration {
  /// Keeps everything, and says the same of each step.
  static let test = HistoryConfiguration {
    StepLabel(id: UUID(), date: Date(timeIntervalSince1970: 1_700_000_000), author: "test", words: "test")
  }
}

extension ModelContainer {
  /// All steps, the first one first.
  func steps() throws -> [HistoryStep] {
    try read { try $0.fetch(FetchDescriptor(sortBy: [SortDescriptor(\HistoryStep.number)])) }
  }

  /// All that is kept of each step, to compare two histories.
  func history() throws -> [String] { try steps().map { String(reflecting: $0) } }

  /// Takes the last step back.
  ///
  /// - Returns: its number; nil when there is none.
  @discardableResult func undoLast() throws -> Int64? {
    try write { context in
      guard let last = try context.undoableSteps(limit: 1).first else { return nil }
      try context.undo([last.number])
      return last.number
    }
  }

  /// Takes the last undo back.
  ///
  /// - Returns: whether there was one.
  @discardableResult func redoLast() throws -> Bool {
    try write { context in
      guard let last = try context.redoableSteps(limit: 1).first else { return false }
      try context.redo([last.number])
      return true
    }
  }
}
