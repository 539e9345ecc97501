import Foundation
import PersistenceKit
import Testing

/// The blocks of README.md.
@Suite struct ReadmeExample {
  @Test func `the note that isn't done is found`() async throws {
    let folder = try TemporaryFolder()
    let (url, id) = (folder.file("notes.store"), UUID(1))
    let container = try ModelContainer(for: Note.self, configuration: ModelConfiguration(url: url))
    try await container.write { context in try context.insert(Note(id: id, title: "Milk", isDone: false)) }
    let open = FetchDescriptor<Note>(
      predicate: #Predicate { !$0.isDone }, sortBy: [SortDescriptor(\.title, comparator: .lexical)])
    let notes = try await container.read { try $0.fetch(open) }
    let titles = notes.map(\.title)
    #expect(titles == ["Milk"])
  }
}

private struct Note: PersistentModel {
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
