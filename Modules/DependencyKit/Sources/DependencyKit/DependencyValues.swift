import Synchronization

/// A set of dependency values, by key.
///
/// The composition root fills the process-wide set once with ``register(_:)``; ``current`` reads it. A test, a preview
/// or a single operation overlays some of the values with `withDependencies`.
///
/// Read dependencies in initialisers and keep what you read. The overlay is a task-local: it does not follow work onto
/// a dispatch queue or into a detached task.
public struct DependencyValues: Sendable {
  /// Which default answers for a key that isn't set.
  public var context: DependencyContext

  private var entries: [ObjectIdentifier: any Sendable] = [:]

  /// An empty set: every key answers with its default for the context.
  public init(context: DependencyContext = .test) {
    self.context = context
  }

  /// The value of a key: the one that was set, else the key's default for the ``context``.
  ///
  /// A key that has neither ends the process with a message that names it.
  public subscript<Key: DependencyKey>(key: Key.Type) -> Key.Value {
    get {
      if let entry = entries[ObjectIdentifier(key)] as? Entry<Key> { return entry.value }
      return context == .live ? key.liveValue : key.testValue
    }
    set { entries[ObjectIdentifier(key)] = Entry<Key>(value: newValue) }
  }
}

extension DependencyValues {
  /// The values in force here: those of the innermost `withDependencies` around this task, else the process's.
  public static var current: DependencyValues { overlay ?? registered.withLock { $0 } }

  /// Sets the process-wide values and makes their context ``DependencyContext/live``: for the composition root, once.
  ///
  /// A second call starts from what the first one registered: the keys it sets are replaced, all others stay. A caller
  /// that read a value before keeps it, and a `withDependencies` that is under way keeps the set it began with.
  ///
  /// - Parameter update: sets the values. It must not read ``current`` or register values itself.
  public static func register(_ update: (inout DependencyValues) -> Void) {
    registered.withLock { values in
      values.context = .live
      update(&values)
    }
  }
}

extension DependencyValues {
  @TaskLocal static var overlay: DependencyValues?
  private static let registered = Mutex(DependencyValues())

  /// Tagged with its key, so that reading is an exact cast and never a search for a conformance.
  private struct Entry<Key: DependencyKey>: Sendable {
    let value: Key.Value
  }
}
