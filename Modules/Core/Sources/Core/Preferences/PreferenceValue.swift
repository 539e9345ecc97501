public import ModuloModels

/// A value that a setting can have, as text in the file.
public protocol PreferenceValue: Equatable, Sendable {
  /// The value of a text; `nil` when the text is none.
  init?(preference text: String)

  /// The text of the value; `nil` when nothing has to be kept.
  var preference: String? { get }
}

extension String: PreferenceValue {
  public init?(preference text: String) { self = text }
  public var preference: String? { self }
}

extension Bool: PreferenceValue {
  /// `true` or `false`.
  public init?(preference text: String) { self.init(text) }
  public var preference: String? { description }
}

extension ThemeColor: PreferenceValue {
  public init?(preference text: String) { self.init(rawValue: text) }
  public var preference: String? { rawValue }
}

extension ChartRange: PreferenceValue {
  public init?(preference text: String) { self.init(rawValue: text) }
  public var preference: String? { rawValue }
}

extension Optional: PreferenceValue where Wrapped: PreferenceValue {
  public init?(preference text: String) {
    guard let wrapped = Wrapped(preference: text) else { return nil }
    self = .some(wrapped)
  }

  public var preference: String? { flatMap(\.preference) }
}
