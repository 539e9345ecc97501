import Synchronization

/// Keeps settings for as long as it lives: for tests, and for compositions that touch no file.
public final class InMemoryPreferencesStore: PreferencesStore {
  private let values: Mutex<[String: String]>

  public init(_ values: [String: String] = [:]) {
    self.values = Mutex(values)
  }

  public func read() throws(PreferencesError) -> [String: String] {
    values.withLock { $0 }
  }

  public func set(_ text: String?, for name: String) throws(PreferencesError) -> [String: String] {
    values.withLock { values in
      values[name] = text
      return values
    }
  }
}
