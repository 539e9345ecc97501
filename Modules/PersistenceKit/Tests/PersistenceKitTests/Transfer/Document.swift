import Foundation
import PersistenceKit
import Synchronization

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

/// A document that is read at once.
final class Once: Sendable {
  private let rest: Mutex<Data?>

  init(_ data: Data) { rest = Mutex(data) }

  func next() -> Data? {
    rest.withLock { rest in
      defer { rest = nil }
      return rest
    }
  }
}
