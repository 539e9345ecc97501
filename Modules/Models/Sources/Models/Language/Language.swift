public import Foundation

/// A language of the product.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case french = "fr"

  /// The language for a locale: its own where the product supports it, else English.
  public init(_ locale: Locale) {
    self = Language(rawValue: locale.language.languageCode?.identifier ?? "") ?? .english
  }
}
