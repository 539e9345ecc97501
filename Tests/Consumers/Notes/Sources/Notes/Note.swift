import Foundation
import PersistenceKit

struct Note: PersistentModel, Equatable {
  let id: UUID
  var text: String
  var isDone: Bool

  static let schema = Schema<Note>(
    "note", columns: [Column("id", \.id), Column("text", \.text, check: .nonEmpty), Column("is_done", \.isDone)])

  init(id: UUID = UUID(), text: String, isDone: Bool = false) {
    self.id = id
    self.text = text
    self.isDone = isDone
  }

  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], text: try row[1], isDone: try row[2])
  }
}
