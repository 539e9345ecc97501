import Synchronization

/// Stores shared values, as texts by name.
public protocol SharedStorage: Sendable {
  /// All texts that are stored.
  ///
  /// - Throws: ``SharedStateError`` where something is stored that can't be read; it is never taken for nothing.
  func read() throws(SharedStateError) -> [String: String]

  /// Stores texts by their names, or removes those that are `nil`, in one step: a reader sees the old texts or the new
  /// ones. All others stay as they are.
  ///
  /// - Returns: All texts that are stored now.
  func set(_ texts: [String: String?]) throws(SharedStateError) -> [String: String]
}

/// Why shared values can't be read or stored.
public enum SharedStateError: Error, Equatable, Sendable {
  /// The file's content isn't that of a storage.
  case malformed(path: String, SharedStateFault)
  /// The file can't be read.
  case unreadable(path: String)
  /// The file can't be written.
  case unwritable(path: String)
  /// The values are stored, and the system failed to bring the name of the file to disk.
  case unsynchronized(path: String, reason: String)
  /// Other processes held the file longer than the timeout; trying again is safe.
  case busy(path: String)
}

/// What is malformed in the file of a storage.
public enum SharedStateFault: Equatable, Sendable {
  /// The file is no JSON object.
  case noObject
  /// An object has the key twice.
  case repeated(key: String)
  /// The value of the key is no text.
  case noText(key: String)
  /// The file has more bytes than that.
  case tooLong(limit: Int)
}

/// Stores values for as long as it lives: for tests, and for programs that touch no file.
public final class InMemorySharedStorage: SharedStorage {
  private let texts: Mutex<[String: String]>

  /// A storage with these texts, which are gone with the process.
  public init(_ texts: [String: String] = [:]) {
    self.texts = Mutex(texts)
  }

  public func read() throws(SharedStateError) -> [String: String] { texts.withLock { $0 } }

  public func set(_ new: [String: String?]) throws(SharedStateError) -> [String: String] {
    texts.withLock { texts in
      for (name, text) in new { texts[name] = text }
      return texts
    }
  }
}
