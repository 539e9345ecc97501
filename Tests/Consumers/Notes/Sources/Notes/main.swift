import Foundation
import PersistenceKit

let folder = FileManager.default.temporaryDirectory.appendingPathComponent("notes-\(UUID().uuidString)")
defer { try? FileManager.default.removeItem(at: folder) }

func container() throws -> ModelContainer {
  try ModelContainer(
    for: Note.self, configuration: ModelConfiguration(url: folder.appendingPathComponent("notes.db")))
}

do {
  let writer = try container()
  try writer.write { context in
    try context.insert(Note(text: "Milk", isDone: true))
    try context.insert(Note(text: "Bread"))
  }
  writer.close()
}

let open = FetchDescriptor<Note>(predicate: #Predicate { !$0.isDone }, sortBy: [SortDescriptor(\.text)])
let found = try container().read { try $0.fetch(open) }
guard found.map(\.text) == ["Bread"] else { fatalError("found \(found)") }
print("Notes: \(found.count) to do")
