import CommandKit
import Foundation

/// LOCALE on a command line: a language that there is, with or without a region.
struct LocaleArgument: ExpressibleByArgument {
  let locale: Locale

  init?(argument: String) {
    locale = Locale(identifier: argument)
    if locale.language.languageCode?.isISOLanguage != true { return nil }
  }

  var defaultValueDescription: String { locale.identifier }

  static var defaultCompletionKind: CompletionKind { .locales }
}

/// ZONE on a command line: a time zone that the system knows.
struct TimeZoneArgument: ExpressibleByArgument {
  let timeZone: TimeZone

  init?(argument: String) {
    guard let timeZone = TimeZone(identifier: argument) else { return nil }
    self.timeZone = timeZone
  }

  var defaultValueDescription: String { timeZone.identifier }

  static var defaultCompletionKind: CompletionKind { .timeZones }
}

/// INSTANT on a command line: a moment as RFC 3339 writes it.
struct InstantArgument: ExpressibleByArgument {
  let text: String
  let date: Date

  init?(argument: String) {
    guard let date = InstantReader.read(argument) else { return nil }
    text = argument
    self.date = date
  }

  var defaultValueDescription: String { text }
}
