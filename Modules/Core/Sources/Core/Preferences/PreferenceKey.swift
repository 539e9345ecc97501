/// A setting: its name in the file, its type, and what holds while nothing was chosen.
public struct PreferenceKey<Value: PreferenceValue>: Sendable {
  public let name: String
  public let defaultValue: Value

  public init(_ name: String, default defaultValue: Value) {
    self.name = name
    self.defaultValue = defaultValue
  }
}

/// A value that a setting can have, as the text that stands in the file.
public protocol PreferenceValue: Equatable, Sendable {
  /// The value that `text` stands for; `nil` when it stands for none.
  init?(preference text: String)

  /// The text that stands for the value; `nil` when nothing has to be kept.
  var preference: String? { get }
}

extension String: PreferenceValue {
  public init?(preference text: String) { self = text }
  public var preference: String? { self }
}

extension Optional: PreferenceValue where Wrapped: PreferenceValue {
  public init?(preference text: String) {
    guard let wrapped = Wrapped(preference: text) else { return nil }
    self = .some(wrapped)
  }

  public var preference: String? { flatMap(\.preference) }
}

/// The settings that decide how values are read and written.
public enum RegionPreferences {
  /// The ISO 4217 code a new goal gets when none is named.
  public static let currency = PreferenceKey<String?>("currency", default: nil)
  /// Such as `fr_FR`; without one the environment decides.
  public static let locale = PreferenceKey<String?>("locale", default: nil)
  /// Such as `Europe/Paris`; without one the system decides.
  public static let timeZone = PreferenceKey<String?>("timeZone", default: nil)
}
