import Synchronization

/// The models that reads have looked at: what a commit has to change for another read to find something else.
///
/// A window whose rows come of several reads makes one, listens to ``ModelContainer/changes()``, reads by
/// ``ModelContext/tracking(_:_:)``, and reads again after a change that touches it.
///
/// A read with a predicate looks at the model and at all that its relationships and theirs lead to, either way. A region
/// only grows. Ask it when the reads that it tracks have ended: a commit may come before they are noted.
public final class ModelRegion: Sendable {
  private struct State {
    var models = ModelSet()
    /// Those whose relationships were followed.
    var followed = ModelSet()
  }

  private let state = Mutex(State())

  /// A region of no model.
  public init() {}

  /// Whether the change may have touched one of the models.
  public func isTouched(by change: ModelChange) -> Bool { state.withLock { change.overlaps($0.models) } }

  /// The names of the models' tables.
  public var tables: Set<String> { state.withLock { $0.models.tables } }

  /// Adds a model that is read.
  ///
  /// - Parameter hasRelated: whether those count too that its relationships lead to.
  func insert<Model: PersistentModel>(_ model: Model.Type, withRelated hasRelated: Bool) {
    state.withLock { state in
      state.models.insert(model)
      guard hasRelated, !state.followed.contains(model) else { return }
      state.followed.insert(model)
      state.models.formUnion(model.related)
    }
  }
}

extension ModelContext {
  /// Runs the body with the same transaction, and adds every model that it reads to the region. What a write changes is
  /// in ``ModelChange``; what it reads for that isn't noted.
  ///
  /// - Throws: what the body throws.
  public func tracking<Result, Failure: Error>(
    _ region: ModelRegion, _ body: (borrowing ModelContext) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(
      ModelContext(
        session, isWriting: isWriting, cancellation: cancellation, decoded: decoded, recorder: recorder,
        region: region))
  }
}

extension PersistentModel {
  /// The model, and all that its relationships and theirs lead to, either way.
  fileprivate static var related: ModelSet {
    var (found, pending): (ModelSet, [any PersistentModel.Type]) = (ModelSet(), [Self.self])
    while let model = pending.popLast() {
      if found.contains(model) { continue }
      found.insert(model)
      pending += model.neighbours
    }
    return found
  }

  private static var neighbours: [any PersistentModel.Type] {
    schema.relationships.map(\.parent) + schema.inverses.map(\.child)
  }
}
