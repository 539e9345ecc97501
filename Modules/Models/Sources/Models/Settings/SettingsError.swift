/// Why a setting could not be changed. The old value is kept.
public enum SettingsError: Error, Equatable, Sendable {
  /// The setting has no such value.
  case unusable(Setting, String)
  /// The settings file is malformed; `detail` says why.
  case malformed(path: String, detail: String)
  case unreadable(path: String)
  case unwritable(path: String)
  /// Another process held the settings longer than the timeout.
  case busy(path: String)
}
