import Synchronization

/// Counts the rows that were decoded, by model.
final class DecodedRows: Sendable {
  private let counts = Mutex(DecodedRowCounts())

  func add<Model: PersistentModel>(_ count: Int, of model: Model.Type) {
    counts.withLock { $0.add(count, of: ObjectIdentifier(model)) }
  }

  func count<Model: PersistentModel>(of model: Model.Type) -> Int {
    counts.withLock { $0.count(of: ObjectIdentifier(model)) }
  }
}

private struct DecodedRowCounts {
  private var counts: [ObjectIdentifier: Int] = [:]
  /// What the model that was decoded last has beyond its count: to look it up would cost a small fetch a part of its time.
  private var recent: (model: ObjectIdentifier, count: Int)?

  mutating func add(_ count: Int, of model: ObjectIdentifier) {
    var total = count
    if let recent {
      if recent.model == model { total += recent.count } else { counts[recent.model, default: 0] += recent.count }
    }
    recent = (model, total)
  }

  func count(of model: ObjectIdentifier) -> Int {
    let beyond = if let recent, recent.model == model { recent.count } else { 0 }
    return (counts[model] ?? 0) + beyond
  }
}
