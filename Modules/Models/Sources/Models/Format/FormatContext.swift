public import Foundation

/// The language, locale and time zone in which values are formatted as text.
public struct FormatContext: Equatable, Sendable {
  public let language: Language
  public let locale: Locale
  public let timeZone: TimeZone

  /// - Parameter language: The language of the words; that of the locale where none is given.
  public init(locale: Locale, timeZone: TimeZone, language: Language? = nil) {
    self.language = language ?? Language(locale)
    self.locale = locale
    self.timeZone = timeZone
  }

  /// The words of the product, in the context's language.
  public var strings: Strings { Strings(language) }

  /// A title and its text, separated as the language does: `Theme: pink`, in French `Thème : rose`.
  public func titled(_ title: String, _ text: String) -> String { title + strings.console.titleSeparator + text }
}
