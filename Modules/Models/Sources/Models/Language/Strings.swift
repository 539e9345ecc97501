public import ModuloUtilities

/// Every text of the user interface, in a language. Each noun adds its own, in its folder.
public struct Strings: Sendable {
  /// The language of the texts.
  public let language: Language

  /// The texts in a language.
  public init(_ language: Language) { self.language = language }
}

extension Strings {
  /// The separator between a title and its text.
  public var titleSeparator: String { language(": ", "\u{A0}: ") }

  /// The day of a change, after what was changed.
  func onDay(_ day: String) -> String { language(" on \(day)", " le \(day)") }

  /// The words for days that are typed.
  public var dayWords: DayWords { language(.english, .french) }

  /// Texts of errors.
  public var error: ErrorStrings { ErrorStrings(language: language) }
}
