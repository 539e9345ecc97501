public import Foundation

/// A language of the product.
public enum Language: String, CaseIterable, Sendable {
  /// English, and the language of every locale without texts of its own.
  case english = "en"
  /// French, for every region.
  case french = "fr"

  /// The language for a locale: its own where the product supports it, else English.
  public init(_ locale: Locale) {
    self = Language(rawValue: locale.language.languageCode?.identifier ?? "") ?? .english
  }
}

extension Language {
  /// The value in this language: one argument for each, so that the compiler proves that none is missing. Only the one
  /// that is returned is made.
  public func callAsFunction<Value>(
    _ english: @autoclosure () -> Value, _ french: @autoclosure () -> Value
  ) -> Value {
    switch self {
    case .english: english()
    case .french: french()
    }
  }
}
