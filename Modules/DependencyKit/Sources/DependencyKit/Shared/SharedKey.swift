/// A value that every part of a program shares: its name in the storage, its type, and its default value.
///
/// ```swift
/// extension SharedKey where Value == Bool {
///   static var isCompact: SharedKey { SharedKey("isCompact", default: false) }
/// }
/// ```
///
/// Two keys of one name mean the same value, wherever they are declared.
public struct SharedKey<Value: SharedValue>: Sendable {
  /// The name in the storage.
  public let name: String
  /// The value while none is stored.
  public let defaultValue: Value

  /// A key by its name in the storage, and the value while none is stored there.
  public init(_ name: String, default defaultValue: Value) {
    self.name = name
    self.defaultValue = defaultValue
  }

  /// The value among the texts of a storage; the default for none, and for a text that can't be read.
  func value(in texts: [String: String]) -> Value { texts[name].flatMap(Value.init(sharedText:)) ?? defaultValue }
}

/// A value that can be shared, as text in the storage.
///
/// An enumeration whose raw values are texts needs no more than the conformance.
public protocol SharedValue: Equatable, Sendable {
  /// The value of a text; `nil` for a text that can't be read.
  init?(sharedText text: String)

  /// The text of the value; `nil` where nothing has to be stored.
  var sharedText: String? { get }
}

extension SharedValue where Self: RawRepresentable, RawValue == String {
  /// The value whose raw value is the text; `nil` for none.
  public init?(sharedText text: String) { self.init(rawValue: text) }
  /// The raw value.
  public var sharedText: String? { rawValue }
}

extension String: SharedValue {
  public init?(sharedText text: String) { self = text }
  public var sharedText: String? { self }
}

extension Bool: SharedValue {
  /// `true` or `false`.
  public init?(sharedText text: String) { self.init(text) }
  public var sharedText: String? { description }
}

extension Int: SharedValue {
  /// Digits, with a sign before them.
  public init?(sharedText text: String) { self.init(text) }
  public var sharedText: String? { description }
}

extension Optional: SharedValue where Wrapped: SharedValue {
  /// The value of a text; `nil` for a text that can't be read.
  public init?(sharedText text: String) {
    guard let wrapped = Wrapped(sharedText: text) else { return nil }
    self = .some(wrapped)
  }

  public var sharedText: String? { flatMap(\.sharedText) }
}
