public import Foundation
public import ModuloModels

/// A setting: its name in the file, its type, and its default value.
public struct PreferenceKey<Value: PreferenceValue>: Sendable {
  /// The name in the file.
  public let name: String
  /// The value of a setting that isn't in the file.
  public let defaultValue: Value

  /// Creates a key by its name in the settings file, and the value of a setting that isn't there.
  public init(_ name: String, default defaultValue: Value) {
    self.name = name
    self.defaultValue = defaultValue
  }
}

extension PreferenceKey {
  /// The value among the texts of a file; the default for none, and for one that means nothing.
  func value(in texts: [String: String]) -> Value { texts[name].flatMap(Value.init(preference:)) ?? defaultValue }
}

/// The settings that decide how values are read and written.
public enum RegionPreferences {
  /// The ISO 4217 code a new goal gets when none is named.
  public static let currency = PreferenceKey<String?>("currency", default: nil)
  /// Such as `fr_FR`; without one the environment decides.
  public static let locale = PreferenceKey<String?>("locale", default: nil)
  /// Such as `Europe/Paris`; without one the system decides.
  public static let timeZone = PreferenceKey<String?>("timeZone", default: nil)
  /// Such as `monday`; without one the locale decides.
  public static let weekStart = PreferenceKey<String?>("weekStart", default: nil)
}

/// The settings that decide how the product looks and behaves.
public enum GeneralPreferences {
  /// The colour that stands out.
  public static let theme = PreferenceKey("theme", default: ThemeColor.standard)
  /// Whether charts are tables and bars are percentages, for screen readers.
  public static let accessible = PreferenceKey("accessible", default: false)
  /// Whether a mistake rings the bell.
  public static let feedback = PreferenceKey("feedback", default: true)
  /// The active time after which completing a session asks first.
  public static let longSession = PreferenceKey("longSession", default: LongSession.standard)
  /// Whether changes are kept as steps that can be undone.
  public static let history = PreferenceKey("history", default: true)
  /// Whether the welcome still has to be shown.
  public static let onboarding = PreferenceKey("onboarding", default: true)
}

/// The choices that a portfolio and its charts keep from one look to the next.
public enum PortfolioPreferences {
  /// Whether pensions count towards the net worth.
  public static let includePensions = PreferenceKey("includePensions", default: true)
  /// Whether mortgages count towards the net worth.
  public static let includeMortgage = PreferenceKey("includeMortgage", default: true)
  /// The range of the chart of the net worth.
  public static let chartRange = PreferenceKey<ChartRange?>("chartRange", default: nil)

  /// The range of the chart of one account; removed with the account.
  public static func chartRange(of account: UUID) -> PreferenceKey<ChartRange?> {
    PreferenceKey("chartRange.\(account.uuidString.lowercased())", default: nil)
  }
}

/// A value that a setting can have, as text in the file.
public protocol PreferenceValue: Equatable, Sendable {
  /// The value of a text; `nil` when the text can't be read.
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

extension LongSession: PreferenceValue {
  /// Hours in digits: `8`.
  public init?(preference text: String) {
    guard let hours = Int(text), text == "\(hours)" else { return nil }
    self.init(hours: hours)
  }

  public var preference: String? { "\(hours)" }
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
