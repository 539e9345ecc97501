public import Foundation

/// How values become text: in which language, and as which locale and time zone write numbers, amounts and days.
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

  /// A title and what it titles, set apart as the language does: `Theme: pink`, in French `Thème : rose`.
  public func titled(_ title: String, _ text: String) -> String { title + strings.console.titleSeparator + text }
}
