import Foundation
import PersistenceKit

/// Documents as text, for tests.
enum Document {
  static func export(_ container: ModelContainer) throws -> String {
    var data = Data()
    try container.exportDocument { data.append($0) }
    return String(decoding: data, as: UTF8.self)
  }

  @discardableResult
  static func load(
    _ text: String, into container: ModelContainer, by size: Int = 1 << 20
  ) throws(PersistenceError) -> TransferSummary {
    var rest = Data(text.utf8)
    return try container.importDocument {
      defer { rest = Data(rest.dropFirst(size)) }
      return rest.isEmpty ? nil : Data(rest.prefix(size))
    }
  }
}

extension Engine {
  /// An empty container for these models. SQLite's is a rehearsal on a file that doesn't exist.
  func container(for models: [any PersistentModel.Type]) throws -> ModelContainer {
    let file = FileManager.default.temporaryDirectory.appending(path: "PersistenceKitTests-never-made.sqlite")
    return switch self {
    case .memory: try ModelContainer(for: models, configuration: .inMemory)
    case .sqlite: try ModelContainer(for: models, configuration: ModelConfiguration(url: file, discardsChanges: true))
    }
  }
}
