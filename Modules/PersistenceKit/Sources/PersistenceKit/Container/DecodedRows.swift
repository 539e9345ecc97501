import Synchronization

/// Counts the rows that were decoded, by model.
final class DecodedRows: Sendable {
  private let counts = Mutex<[ObjectIdentifier: Int]>([:])

  func add<Model: PersistentModel>(_ count: Int, of model: Model.Type) {
    counts.withLock { $0[ObjectIdentifier(model), default: 0] += count }
  }

  func count<Model: PersistentModel>(of model: Model.Type) -> Int {
    counts.withLock { $0[ObjectIdentifier(model)] ?? 0 }
  }
}
