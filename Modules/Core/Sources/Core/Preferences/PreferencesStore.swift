/// Where settings are kept, as texts by name.
public protocol PreferencesStore: Sendable {
  /// All that was chosen; empty while nothing was.
  ///
  /// - Throws: ``PreferencesError`` when there is something that can't be read; it is never taken for nothing.
  func read() throws(PreferencesError) -> [String: String]

  /// Keeps exactly these settings, in one step: a reader sees the old ones or the new ones.
  func write(_ values: [String: String]) throws(PreferencesError)
}

/// Why settings can't be read or kept.
public enum PreferencesError: Error, Equatable, Sendable {
  /// The file is no JSON object of texts; `detail` says where.
  case malformed(path: String, detail: String)
  case unreadable(path: String)
  case unwritable(path: String)
}
