public import Foundation

/// A language in which the product speaks.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case french = "fr"

  /// The language for a locale: its own where the product speaks it, else English.
  public init(_ locale: Locale) {
    self = Language(rawValue: locale.language.languageCode?.identifier ?? "") ?? .english
  }
}
