import Foundation
import PersistenceKit

struct Note: PersistentModel {
  var id: UUID
  var title: String
  var isDone: Bool

  static let schema = Schema<Note>(
    "note", columns: [Column("id", \.id), Column("title", \.title, check: .nonEmpty), Column("is_done", \.isDone)])
}

extension Note {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], title: try row[1], isDone: try row[2])
  }
}

@main struct Notes {
  static func main() async throws {
    let container = try ModelContainer(
      for: Note.self, configuration: ModelConfiguration(url: URL(filePath: "notes.store")))
    try await container.write { try $0.insert(Note(id: UUID(), title: "Milk", isDone: false)) }
    let open = FetchDescriptor<Note>(
      predicate: #Predicate { !$0.isDone }, sortBy: [SortDescriptor(\.title, comparator: .lexical)])
    for note in try await container.read({ try $0.fetch(open) }) { print(note.title) }
  }
}
