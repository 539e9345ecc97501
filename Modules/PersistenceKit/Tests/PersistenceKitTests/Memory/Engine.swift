import Foundation
import PersistenceKit

/// The engines that must agree.
enum Engine: CaseIterable, Sendable {
  case memory, sqlite

  /// An empty library.
  func library() throws -> ModelContainer {
    try container(for: Library.models)
  }

  /// An empty container. SQLite's is a rehearsal on a file that doesn't exist, so nothing is left behind.
  func container(for models: [any PersistentModel.Type]) throws -> ModelContainer {
    let file = URL(filePath: "/nowhere/never-made.sqlite")
    let configuration =
      switch self {
      case .memory: ModelConfiguration.inMemory
      case .sqlite: ModelConfiguration(url: file, discardsChanges: true)
      }
    return try ModelContainer(for: models, configuration: configuration)
  }

  /// A library with these shelves, readers, books and loans.
  func library(
    shelves: [Library.Shelf] = [], readers: [Library.Reader] = [], books: [Library.Book] = [],
    loans: [Library.Loan] = []
  ) throws -> ModelContainer {
    let container = try library()
    try container.write { context in
      for shelf in shelves { try context.insert(shelf) }
      for reader in readers { try context.insert(reader) }
      for book in books { try context.insert(book) }
      for loan in loans { try context.insert(loan) }
    }
    return container
  }
}

/// What the body throws; nil when it throws nothing.
func failure(of body: () throws -> Void) -> PersistenceError? {
  do {
    try body()
    return nil
  } catch {
    return error as? PersistenceError
  }
}
