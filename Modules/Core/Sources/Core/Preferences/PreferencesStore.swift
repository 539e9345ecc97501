public import ModuloModels
import Synchronization

/// A store of settings, as texts by name.
public protocol PreferencesStore: Sendable {
  /// All settings of the file; empty without a file.
  ///
  /// - Throws: ``PreferencesError`` when there is something that can't be read; it is never taken for nothing.
  func read() throws(PreferencesError) -> [String: String]

  /// Keeps settings by their names, or forgets those that are `nil`, in one step: a reader sees the old settings or the
  /// new ones. The others stay as they are kept, also those this version doesn't know.
  ///
  /// - Returns: All that is chosen now.
  func set(_ texts: [String: String?]) throws(PreferencesError) -> [String: String]
}

/// Why settings can't be read or written.
public enum PreferencesError: Error, Equatable, Sendable {
  /// The file is no JSON object, or a setting in it is no text or there twice.
  case malformed(path: String, SettingsFault)
  /// The settings file can't be read.
  case unreadable(path: String)
  /// The settings file can't be written.
  case unwritable(path: String)
  /// What is chosen is kept, and the system failed to bring the name of the file to disk.
  case unsynchronized(path: String, reason: String)
  /// Another process keeps changing them; trying again is safe.
  case busy(path: String)
}

/// Keeps settings for as long as it lives: for tests, and for compositions that touch no file.
public final class InMemoryPreferencesStore: PreferencesStore {
  private let values: Mutex<[String: String]>

  /// Creates a store with these texts, which are gone with the process.
  public init(_ values: [String: String] = [:]) {
    self.values = Mutex(values)
  }

  public func read() throws(PreferencesError) -> [String: String] {
    values.withLock { $0 }
  }

  public func set(_ texts: [String: String?]) throws(PreferencesError) -> [String: String] {
    values.withLock { values in
      for (name, text) in texts { values[name] = text }
      return values
    }
  }
}
