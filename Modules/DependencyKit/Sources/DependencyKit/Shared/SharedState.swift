public import Observation
import Synchronization

/// The values that all parts of a program share, as one observable object, kept by a ``SharedStorage``.
///
/// A composition root registers one; ``Shared`` is one value of it.
@MainActor
@Observable
public final class SharedState {
  private var texts: [String: String] {
    didSet { latest.withLock { $0 = texts } }
  }
  /// The same for other threads.
  @ObservationIgnored private nonisolated let latest: Mutex<[String: String]>
  @ObservationIgnored private let storage: any SharedStorage

  /// Reads what is stored.
  public init(_ storage: any SharedStorage) throws(SharedStateError) {
    self.storage = storage
    let texts = try storage.read()
    latest = Mutex(texts)
    self.texts = texts
  }

  /// Values that are gone with the process: for tests and previews.
  ///
  /// - Parameter texts: What is stored, as texts by name.
  public init(inMemory texts: [String: String] = [:]) {
    storage = InMemorySharedStorage(texts)
    latest = Mutex(texts)
    self.texts = texts
  }

  /// Reads the values again, which another process may have changed.
  ///
  /// - Returns: Whether one is another.
  /// - Throws: ``SharedStateError`` where they can't be read; those that were read stay.
  public func reload() throws(SharedStateError) -> Bool {
    let current = try storage.read()
    guard current != texts else { return false }
    texts = current
    return true
  }

  /// The value of a key: the one that was set, or its default where none was, or where the stored one can't be read.
  public subscript<Value>(key: SharedKey<Value>) -> Value { key.value(in: texts) }

  /// The same on any thread, without being observed.
  public nonisolated func current<Value>(_ key: SharedKey<Value>) -> Value { latest.withLock { key.value(in: $0) } }

  /// Sets a value. It holds once it is stored: when that fails, the old value stays.
  public func set<Value>(_ value: Value, for key: SharedKey<Value>) throws(SharedStateError) {
    try set([SharedChange(value, for: key)])
  }

  /// Sets several values in one step: all of them hold, or none.
  public func set(_ changes: [SharedChange]) throws(SharedStateError) {
    let new = Dictionary(changes.map { ($0.name, $0.text) }) { $1 }
    do throws(SharedStateError) { texts = try storage.set(new) } catch {
      // They are stored, whatever failed after that.
      if case .unsynchronized = error { for (name, text) in new { texts[name] = text } }
      throw error
    }
  }
}

/// A new value of a key, whatever its type.
public struct SharedChange: Hashable, Sendable {
  let name: String
  let text: String?

  /// The value for the key.
  public init<Value>(_ value: Value, for key: SharedKey<Value>) {
    name = key.name
    text = value.sharedText
  }
}

private enum SharedStateDependency: DependencyKey { typealias Value = SharedState }

extension DependencyValues {
  /// The values that all parts of the program share. Unimplemented until registered.
  public var shared: SharedState {
    get { self[SharedStateDependency.self] }
    set { self[SharedStateDependency.self] = newValue }
  }
}
