/// Why a setting could not be changed. Then the old value holds.
public enum SettingsError: Error, Equatable, Sendable {
  /// The setting has no such value.
  case unusable(Setting, String)
  /// The settings file can't be understood; `detail` says why.
  case malformed(path: String, detail: String)
  case unreadable(path: String)
  case unwritable(path: String)
  /// Another process is changing them for longer than was waited.
  case busy(path: String)
}
